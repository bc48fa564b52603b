import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { steppingClock } from '../../../server/src/adapters/bank/http/testing/stepping-clock.js';
import { createTransport } from '../../../server/src/adapters/bank/http/transport.js';
import { PartnerUnavailable, type TransferRequest } from '../../../server/src/ports/bank.js';
import { minuteMs } from '../fakes/clock.js';
import { type MonnifyWorld, payee, startWorld } from './monnify-world.js';
import { orderTo, postponedBy, reference, refundReference, thrownBy } from './orders.js';

let world: MonnifyWorld;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.stop());

const login = 'POST /api/v1/auth/login';
const single = 'POST /api/v2/disbursements/single';
const summary = 'GET /api/v2/disbursements/single/summary';
const initiate = 'POST /api/v1/refunds/initiate-refund';
const order = (fields: Partial<TransferRequest> = {}) => orderTo(payee, fields);
const transfer = (fields: Partial<TransferRequest> = {}) => world.bank.transfer(order(fields));
const find = () => world.bank.findTransfer(reference, 0);
const made = () => world.fake.control.business.transfers.length;
const refunds = () => world.fake.control.business.refunds.length;
const isPosted = (route: string) => world.fake.exchanges.some((each) => each.route === route);

describe('A transfer that Monnify certainly did not make', () => {
  it.each([
    ['token', login],
    ['list of banks', 'GET /api/v1/banks'],
  ])('was not sent without the %s that it needs', async (_, on) => {
    world.fake.faults.add({ on, kind: 'cut_before', times: 2 });
    expect(await postponedBy(transfer())).toBe('not_sent');
    world.fake.faults.clear();
    world.fake.faults.add({ on, kind: 'rate_limited' });
    expect(await postponedBy(world.another().transfer(order()))).toBe('not_sent');
    expect(isPosted(single)).toBe(false);
    expect(await world.another().transfer(order())).toMatchObject({ status: 'pending' });
  });

  it('was refused for its old token, and not sent again without a new one', async () => {
    const { fake, bank } = world;
    await bank.banks();
    fake.control.endTokens();
    fake.faults.add({ on: login, kind: 'cut_after' });
    expect(await postponedBy(transfer())).toBe('not_sent');
    expect(await transfer()).toMatchObject({ status: 'pending' });
    expect(made()).toBe(1);
  });

  it('waits for the float, and is made under the same reference once there is enough', async () => {
    const { fake } = world;
    const balance = await world.bank.balance();
    fake.control.topUp(1_000_000 - balance);
    expect(await postponedBy(transfer())).toBe('float');
    expect(await find()).toBeNull();
    fake.control.topUp(balance);
    expect(await transfer()).toMatchObject({ status: 'pending' });
    expect(made()).toBe(1);
  });

  it('is not to be had with other keys', async () => {
    const stranger = world.another({ secretKey: 'othersecretkey01' });
    expect(await postponedBy(stranger.transfer(order()))).toBe('not_sent');
    expect(isPosted(single)).toBe(false);
  });

  it('is postponed while Monnify has not activated transfers', async () => {
    world.fake.settings.areTransfersAllowed = false;
    expect(await postponedBy(transfer())).toBe('not_permitted');
    expect(await find()).toBeNull();
    world.fake.settings.areTransfersAllowed = true;
    expect(await transfer()).toMatchObject({ status: 'pending' });
  });

  it('is postponed while the address of the server is not allowed; the log says what to do', async () => {
    world.fake.settings.isAddressAllowed = false;
    expect(await postponedBy(transfer())).toBe('not_permitted');
    expect(world.lines.join()).toContain('have it allowed there');
    expect(await find()).toBeNull();
    world.fake.settings.isAddressAllowed = true;
    expect(await transfer()).toMatchObject({ status: 'pending' });
    expect(made()).toBe(1);
  });

  it('is not sent to a partner that cannot be reached, nor after it went silent', async () => {
    const away = world.another({ transport: createTransport('http://127.0.0.1:9') });
    expect(await postponedBy(away.transfer(order()))).toBe('not_sent');
    const { bank } = world;
    await bank.banks();
    world.fake.faults.add({ on: '*', kind: 'cut_before', times: 12 });
    for (let n = 0; n < 6; n += 1) await thrownBy(find());
    world.fake.faults.clear();
    expect(await postponedBy(transfer())).toBe('not_sent');
    expect(isPosted(single)).toBe(false);
  });

  it('waits for the time that a full limit names', async () => {
    const clock = steppingClock();
    const limited = world.another({ clock });
    await clock.run(limited.banks());
    world.fake.faults.add({ on: single, kind: 'rate_limited' });
    const begunAt = clock.now();
    expect(await clock.run(postponedBy(limited.transfer(order())))).toBe('limit');
    expect(await clock.run(limited.transfer(order()))).toMatchObject({ status: 'pending' });
    expect(clock.now() - begunAt).toBe(7_000);
    expect(made()).toBe(1);
  });

  it('waits for two minutes after an equal one', async () => {
    let nowMs = 0;
    const bank = world.another({ clock: { now: () => nowMs, wait: async () => {} } });
    await bank.transfer(order());
    const next = order({ reference: 'po-fedcba9876543210' });
    expect(await postponedBy(bank.transfer(next))).toBe('limit');
    nowMs += 125_000;
    world.fake.clock.advance(2 * minuteMs);
    expect(await bank.transfer(next)).toMatchObject({ status: 'pending' });
    expect(made()).toBe(2);
  });
});

describe('A transfer that Monnify may have made', () => {
  it.each(['cut_before', 'cut_after', 'error_after'] as const)('is not postponed: %s', async (kind) => {
    world.fake.faults.add({ on: single, kind });
    await expect(transfer()).rejects.toThrow(PartnerUnavailable);
  });

  it('is not postponed if its second call, with a new token, breaks', async () => {
    await world.bank.banks();
    world.fake.control.endTokens();
    world.fake.faults.add({ on: single, kind: 'cut_after', after: 1 });
    await expect(transfer()).rejects.toThrow(PartnerUnavailable);
    expect(await find()).toMatchObject({ status: 'pending' });
  });

  it('is found although the wallet is short by now', async () => {
    world.fake.faults.add({ on: single, kind: 'cut_after' });
    await thrownBy(transfer());
    world.fake.control.topUp(-(await world.bank.balance()));
    expect(await transfer()).toMatchObject({ status: 'pending' });
    expect(made()).toBe(1);
  });

  it('is not postponed for the float if the look-up after it breaks', async () => {
    world.fake.control.topUp(-999_000_000);
    world.fake.faults.add({ on: summary, kind: 'cut_before', times: 2 });
    await expect(transfer()).rejects.toThrow(PartnerUnavailable);
  });

  it('is not postponed for an equal one of another process', async () => {
    await transfer();
    const second = world.another().transfer(order({ reference: 'po-fedcba9876543210' }));
    await expect(second).rejects.toThrow(PartnerUnavailable);
  });
});

describe('A refund that Monnify certainly did not make', () => {
  let partnerCreditId: string;
  const request = () => ({ reference: refundReference, partnerCreditId, amount: 20_000, now: 0 });
  beforeEach(async () => {
    partnerCreditId = await world.pay('esc-1', 50_000);
  });

  it('was not sent without a token', async () => {
    world.fake.faults.add({ on: login, kind: 'cut_before' });
    expect(await postponedBy(world.another().refund(request()))).toBe('not_sent');
    expect(isPosted(initiate)).toBe(false);
    expect(await world.bank.refund(request())).toMatchObject({ status: 'pending' });
    expect(refunds()).toBe(1);
  });

  it('waits for the float, and is made under the same reference once there is enough', async () => {
    const { fake, bank } = world;
    const balance = await bank.balance();
    fake.control.topUp(10_000 - balance);
    expect(await postponedBy(bank.refund(request()))).toBe('float');
    expect(await bank.findRefund(request())).toBeNull();
    fake.control.topUp(balance);
    expect(await bank.refund(request())).toMatchObject({ status: 'pending' });
    expect(refunds()).toBe(1);
  });

  it('is not postponed for the float if the look-up after it breaks', async () => {
    world.fake.control.topUp(-(await world.bank.balance()));
    world.fake.faults.add({ on: 'GET /api/v1/refunds/:reference', kind: 'cut_before', times: 2 });
    await expect(world.bank.refund(request())).rejects.toThrow(PartnerUnavailable);
  });

  it('is postponed by a full limit', async () => {
    const clock = steppingClock();
    const limited = world.another({ clock });
    world.fake.faults.add({ on: initiate, kind: 'rate_limited' });
    expect(await clock.run(postponedBy(limited.refund(request())))).toBe('limit');
    expect(refunds()).toBe(0);
  });

  it('is none if its answer is lost: that one is unknown', async () => {
    world.fake.faults.add({ on: initiate, kind: 'cut_after' });
    await expect(world.bank.refund(request())).rejects.toThrow(PartnerUnavailable);
    world.fake.control.topUp(-(await world.bank.balance()));
    expect(await world.bank.refund(request())).toMatchObject({ status: 'pending' });
    expect(refunds()).toBe(1);
  });
});
