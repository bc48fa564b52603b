import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { steppingClock } from '../../../server/src/adapters/bank/http/testing/stepping-clock.js';
import { PartnerPostponed, type TransferRequest } from '../../../server/src/ports/bank.js';
import { refundReference as note, orderTo, postponedBy, reference, thrownBy } from './orders.js';
import { type PaystackWorld, payee, startWorld } from './paystack-world.js';

let world: PaystackWorld;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.stop());

const order = (fields: Partial<TransferRequest> = {}) => orderTo(payee, fields);
const transfer = (fields: Partial<TransferRequest> = {}) => world.bank.transfer(order(fields));
const find = () => world.bank.findTransfer(reference, 0);
const made = () => world.fake.control.business.transfers.length;
const refunds = () => world.fake.control.business.refunds.length;
const isPosted = (path: string) => world.fake.exchanges.some(({ route }) => route === `POST ${path}`);

describe('A transfer that Paystack certainly did not make', () => {
  it('was not sent if its payee was not created', async () => {
    world.fake.faults.add({ on: 'POST /transferrecipient', kind: 'cut_after' });
    await expect(transfer()).rejects.toThrow(PartnerPostponed);
    expect(isPosted('/transfer')).toBe(false);
    expect(await transfer()).toMatchObject({ status: 'pending' });
  });

  it('was not sent if its payee was not taken up, which is no definite refusal', async () => {
    world.fake.faults.add({ on: 'POST /transferrecipient', kind: 'rate_limited' });
    expect(await postponedBy(transfer())).toBe('not_sent');
    expect(await postponedBy(world.another().transfer(order({ accountName: '' })))).toBe('not_sent');
    expect(isPosted('/transfer')).toBe(false);
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

  it('is postponed if our key is withdrawn before its call', async () => {
    const { fake } = world;
    const planned = fake.faults.add({ on: 'POST /transfer', kind: 'hold_before' });
    const reason = postponedBy(transfer());
    await planned.reached;
    fake.settings.secretKey = 'sk_live_other';
    planned.release();
    expect(await reason).toBe('not_permitted');
    expect(made()).toBe(0);
  });

  it('is not sent to a partner that cannot be reached, nor after it went silent', async () => {
    const away = world.another({ baseUrl: 'http://127.0.0.1:9' });
    expect(await postponedBy(away.transfer(order()))).toBe('not_sent');
    world.fake.faults.add({ on: '*', kind: 'cut_before', times: 12 });
    const { bank } = world;
    for (let n = 0; n < 6; n += 1) await thrownBy(bank.findTransfer(reference, 0));
    world.fake.faults.clear();
    expect(await postponedBy(bank.transfer(order()))).toBe('not_sent');
    expect(isPosted('/transfer')).toBe(false);
  });

  it('is not refused by a wrong key or a full limit: it is postponed', async () => {
    const stranger = world.another({ secretKey: 'sk_live_other' });
    expect(await postponedBy(stranger.transfer(order()))).toBe('not_sent');
    const clock = steppingClock();
    const limited = world.another({ clock });
    world.fake.faults.add({ on: 'POST /transfer', kind: 'rate_limited' });
    const begunAt = clock.now();
    expect(await clock.run(postponedBy(limited.transfer(order())))).toBe('limit');
    expect(await clock.run(limited.transfer(order()))).toMatchObject({ status: 'pending' });
    expect(clock.now() - begunAt).toBe(7_000);
    expect(made()).toBe(1);
  });
});

describe('A refund that Paystack certainly did not make', () => {
  let partnerCreditId: string;
  const request = () => ({ reference: note, partnerCreditId, amount: 20_000, now: 0 });
  beforeEach(async () => {
    partnerCreditId = await world.pay('esc-1', 50_000);
  });

  it('is not made while its look-up breaks, and so postponed', async () => {
    world.fake.faults.add({ on: 'GET /refund', kind: 'cut_before', times: 2 });
    expect(await postponedBy(world.bank.refund(request()))).toBe('not_sent');
    expect(isPosted('/refund')).toBe(false);
    expect(await world.bank.refund(request())).toMatchObject({ status: 'pending' });
    expect(refunds()).toBe(1);
  });

  it('is postponed by a full limit', async () => {
    const clock = steppingClock();
    const limited = world.another({ clock });
    world.fake.faults.add({ on: 'POST /refund', kind: 'rate_limited' });
    expect(await clock.run(postponedBy(limited.refund(request())))).toBe('limit');
    expect(refunds()).toBe(0);
  });
});
