import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PartnerUnavailable, refusalCodeOf, type TransferRequest } from '../../../server/src/ports/bank.js';
import { minuteMs } from '../fakes/clock.js';
import { sendRefund, sendTransfer } from '../fakes/monnify/caller.js';
import type { FakeMonnifyOptions } from '../fakes/monnify/monnify.js';
import { type MonnifyWorld, payee, startWorld } from './monnify-world.js';
import { orderTo, reference, refundReference, thrownBy } from './orders.js';

let world: MonnifyWorld;
const start = async (options: FakeMonnifyOptions = {}) => {
  await world?.stop();
  world = await startWorld(options);
};
beforeEach(() => start());
afterEach(() => world.stop());

const on = 'POST /api/v2/disbursements/single';
const order = (fields: Partial<TransferRequest> = {}) => orderTo(payee, fields);
const transfer = (fields: Partial<TransferRequest> = {}) => world.bank.transfer(order(fields));
const find = () => world.bank.findTransfer(reference, 0);
const made = () => world.fake.control.business.transfers.length;
const refunds = () => world.fake.control.business.refunds.length;

describe('A transfer at Monnify', () => {
  it.each([
    ['SUCCESS', 'paid'],
    ['COMPLETED', 'paid'],
    ['FAILED', 'failed'],
    ['REVERSED', 'reversed'],
  ] as const)('that is %s there is %s here', async (outcome, status) => {
    expect(await transfer()).toMatchObject({ status: 'pending', fee: 0 });
    world.fake.control.settleTransfer(reference, outcome);
    const found = await find();
    expect(found).toMatchObject({ status, amount: 2_000_000, destination: { to: 'bank_account', ...payee } });
    expect(found?.fee).toBe(status === 'paid' ? world.fake.control.transfer(reference).fee : 0);
    expect(found?.failureReason === null).toBe(status === 'paid');
    expect(await transfer()).toEqual(found);
    expect(made()).toBe(1);
  });

  it('is reversed even after it was paid, and notified each time', async () => {
    const { fake, bank } = world;
    const said = { SUCCESS: 'paid', REVERSED: 'reversed' };
    await transfer();
    for (const outcome of ['SUCCESS', 'REVERSED'] as const) {
      fake.control.settleTransfer(reference, outcome);
      const { rawBody = '' } = fake.notifier.notifications.at(-1) ?? {};
      const read = bank.readNotification(fake.notifier.headers(rawBody), Buffer.from(rawBody));
      expect(read).toEqual([{ kind: 'transfer', reference, outcome: said[outcome] }]);
    }
    expect(await find()).toMatchObject({ status: 'reversed' });
  });

  it('that waits for a code is pending and a loud mistake, and fails once it has expired', async () => {
    world.fake.settings.isOtpRequired = true;
    expect(await transfer()).toMatchObject({ status: 'pending' });
    const errors = world.lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([{ reference }]);
    world.fake.control.settleTransfer(reference, 'EXPIRED');
    expect(await find()).toMatchObject({ status: 'failed' });
  });

  it.each(['cut_before', 'error_before'] as const)('that never arrived is unknown: %s', async (kind) => {
    world.fake.faults.add({ on, kind });
    await expect(transfer()).rejects.toThrow(PartnerUnavailable);
    expect(await find()).toBeNull();
    expect(await transfer()).toMatchObject({ status: 'pending' });
    expect(made()).toBe(1);
  });

  it.each([
    ['cut_after', false],
    ['error_after', false],
    ['cut_after', true],
  ] as const)(
    'whose answer is lost is found, once: %s, equal first %s',
    async (kind, checksEqualTransferFirst) => {
      world.fake.settings.checksEqualTransferFirst = checksEqualTransferFirst;
      world.fake.faults.add({ on, kind });
      await expect(transfer()).rejects.toThrow(PartnerUnavailable);
      expect(await find()).toMatchObject({ status: 'pending', amount: 2_000_000 });
      expect(await transfer()).toMatchObject({ amount: 2_000_000 });
      expect(await transfer({ amount: 3_000_000 })).toMatchObject({ amount: 2_000_000 });
      expect(made()).toBe(1);
    },
  );

  it('that Monnify holds is unknown in time, not known at first, and found later', async () => {
    const { fake, another } = world;
    const hasty = another({ deadlineMs: 1_000 });
    await hasty.banks();
    const planned = fake.faults.add({ on, kind: 'hold_before' });
    await expect(hasty.transfer(order())).rejects.toThrow(PartnerUnavailable);
    expect(await find()).toBeNull();
    planned.release();
    expect(await transfer()).toMatchObject({ reference, status: 'pending' });
    expect(made()).toBe(1);
  });

  it.each([
    ['too small an amount', { amount: 9_999 }, 'amount_too_small'],
    ['too large an amount', { amount: 1_000_000_001 }, 'amount_too_large'],
    ['an unknown bank', { bankCode: '999999' }, 'unknown_bank'],
    ['an impossible account', { accountNumber: '012345678' }, 'invalid_account'],
  ])('is definitely refused for %s, and not sent', async (_, fields, code) => {
    const error = await thrownBy(transfer(fields));
    expect(refusalCodeOf(world.bank, error)).toBe(code);
    expect(world.fake.exchanges.some(({ route }) => route === on)).toBe(false);
  });

  it('draws on a wallet that can be read, in which its fee is missing too', async () => {
    const before = await world.bank.balance();
    await transfer();
    const { fee } = world.fake.control.transfer(reference);
    expect(before - (await world.bank.balance())).toBe(2_000_000 + fee);
  });

  it('is paid without the banks’ number where Monnify does not say it', async () => {
    await start({ settings: { hasSessionId: false } });
    await transfer();
    world.fake.control.settleTransfer(reference, 'SUCCESS');
    expect(await find()).toMatchObject({ status: 'paid', sessionId: null });
  });
});

describe('Equal transfers at Monnify', () => {
  const other = 'po-fedcba9876543210';

  it('are not sent within two minutes, and then they are', async () => {
    let nowMs = 0;
    const bank = world.another({ clock: { now: () => nowMs, wait: async () => {} } });
    await bank.transfer(order());
    const calls = world.fake.exchanges.length;
    await expect(bank.transfer(order({ reference: other }))).rejects.toThrow(/nothing was sent/);
    expect(world.fake.exchanges.length).toBe(calls);
    expect(await bank.findTransfer(other, 0)).toBeNull();
    nowMs += 125_000;
    world.fake.clock.advance(2 * minuteMs);
    expect(await bank.transfer(order({ reference: other }))).toMatchObject({ status: 'pending' });
    expect(made()).toBe(2);
  });

  it('of another process are refused by Monnify, and are no definite refusal', async () => {
    await transfer();
    const bank = world.another();
    const error = await thrownBy(bank.transfer(order({ reference: other })));
    expect(error).toBeInstanceOf(PartnerUnavailable);
    expect(await bank.findTransfer(other, 0)).toBeNull();
    world.fake.clock.advance(2 * minuteMs);
    expect(await bank.transfer(order({ reference: other }))).toMatchObject({ status: 'pending' });
  });
});

describe('A refund at Monnify', () => {
  let partnerCreditId: string;
  const request = (fields = {}) => ({
    reference: refundReference,
    partnerCreditId,
    amount: 20_000,
    now: 0,
    ...fields,
  });
  const route = 'POST /api/v1/refunds/initiate-refund';
  beforeEach(async () => {
    partnerCreditId = await world.pay('esc-1', 50_000);
  });

  it.each(['cut_after', 'error_after'] as const)('whose answer is lost is found, once: %s', async (kind) => {
    world.fake.faults.add({ on: route, kind });
    await expect(world.bank.refund(request())).rejects.toThrow(PartnerUnavailable);
    const found = await world.bank.findRefund(request());
    expect(found).toMatchObject({ reference: refundReference, status: 'pending', amount: 20_000 });
    const others = [world.another(), world.another()].map((each) => each.refund(request()));
    for (const each of await Promise.all(others)) expect(each).toEqual(found);
    expect(refunds()).toBe(1);
  });

  it('that never arrived is unknown, and not made by looking it up', async () => {
    world.fake.faults.add({ on: route, kind: 'cut_before' });
    await expect(world.bank.refund(request())).rejects.toThrow(PartnerUnavailable);
    expect(await world.bank.findRefund(request())).toBeNull();
    expect(refunds()).toBe(0);
    expect(await world.bank.refund(request())).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['COMPLETED', 'paid'],
    ['FAILED', 'failed'],
  ] as const)('that is %s there is %s here', async (moved, status) => {
    const { fake, bank } = world;
    await bank.refund(request());
    fake.control.moveRefund(refundReference, moved);
    expect(await bank.findRefund(request())).toMatchObject({ status });
    const { rawBody = '' } = fake.notifier.notifications.at(-1) ?? {};
    const read = bank.readNotification(fake.notifier.headers(rawBody), Buffer.from(rawBody));
    expect(read).toEqual([{ kind: 'refund', reference: refundReference }]);
  });

  it('is refused definitely by the codes that settle it, and by no other', async () => {
    const { bank, fake } = world;
    const codeOf = async (fields: object) =>
      refusalCodeOf(bank, await thrownBy(bank.refund(request(fields))));
    expect(await codeOf({ amount: 50_001 })).toBe('refund_too_large');
    expect(await codeOf({ amount: 9_999 })).toBe('amount_too_small');
    expect(await codeOf({ partnerCreditId: 'MNFY|none' })).toBe('unknown_transaction');
    expect(await codeOf({ partnerCreditId: '1' })).toBe('unknown_transaction');
    fake.control.topUp(-999_990_000);
    expect(await codeOf({})).toBeNull();
    fake.control.topUp(999_990_000);
    await bank.refund(request({ amount: 50_000 }));
    expect(await codeOf({ reference: `${refundReference}0` })).toBe('refund_too_large');
    const [payment] = fake.control.transaction('esc-1').payments;
    fake.control.business.refunds.length = 0;
    fake.control.transaction('esc-1').refunds.length = 0;
    if (payment) payment.payer.accountNumber = '';
    expect(await codeOf({ reference: `${refundReference}1` })).toBe('unknown_payer');
  });
});

describe('The statement of Monnify', () => {
  it('names the payment that a refund returns, of several to one account', async () => {
    await start({ settings: { secondPayment: 'accepted' } });
    const { bank, fake, pay } = world;
    const first = await pay('esc-1', 50_000);
    fake.control.pay({
      accountNumber: fake.control.transaction('esc-1').account?.number ?? '',
      amount: 30_000,
    });
    const [, second] = await bank.findCredits('esc-1');
    const paymentOf = { 're-0000000000000001': first, 're-0000000000000002': second?.partnerCreditId ?? '' };
    for (const [reference, partnerCreditId] of Object.entries(paymentOf))
      await bank.refund({ reference, partnerCreditId, amount: 20_000, now: 0 });
    const lines = await bank.listTransfers(fake.clock.now());
    expect(lines).toHaveLength(2);
    for (const { reference, destination } of lines) {
      const partnerCreditId = paymentOf[reference as keyof typeof paymentOf];
      expect(destination).toEqual({ to: 'credit', partnerCreditId });
    }
    expect(second?.partnerCreditId).not.toBe(first);
  });

  it.each([
    {},
    { listOrder: 'oldest_first' },
    { filtersByTime: false },
    { listOrder: 'oldest_first', filtersByTime: false },
  ] as const)(
    'has every page, and what was made past us: %j',
    async (settings) => {
      await start({ settings });
      const { fake, bank, pay } = world;
      const partnerCreditId = await pay('esc-1', 50_000);
      for (let n = 0; n < 230; n += 1) {
        fake.clock.advance(1_000);
        await sendTransfer(fake, `made-past-us-${n}`, { amount: 100 + n });
      }
      const since = fake.clock.now() - 209_500;
      await sendRefund(fake, 'esc-1', { refundReference: 'theirs-1' });
      const lines = await bank.listTransfers(since);
      const times = lines.map(({ createdAt }) => createdAt);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(lines.filter(({ kind }) => kind === 'payout')).toHaveLength(211);
      expect(lines.filter(({ kind }) => kind === 'refund')).toMatchObject([
        { reference: 'theirs-1', amount: 10_000, destination: { to: 'credit', partnerCreditId } },
      ]);
    },
    30_000,
  );
});
