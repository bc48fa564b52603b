import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { steppingClock } from '../../../server/src/adapters/bank/http/testing/stepping-clock.js';
import {
  PartnerRefused,
  PartnerUnavailable,
  refusalCodeOf,
  type TransferRequest,
} from '../../../server/src/ports/bank.js';
import { minuteMs } from '../fakes/clock.js';
import { call } from '../fakes/paystack/caller.js';
import type { FakePaystackOptions } from '../fakes/paystack/paystack.js';
import { testKey } from '../fakes/paystack/settings.js';
import { refundReference as note, orderTo, reference, thrownBy } from './orders.js';
import { customerEmail, type PaystackWorld, payee, startWorld } from './paystack-world.js';

let world: PaystackWorld;
const start = async (options: FakePaystackOptions = {}) => {
  await world?.stop();
  world = await startWorld(options);
};
beforeEach(() => start());
afterEach(() => world.stop());

const order = (fields: Partial<TransferRequest> = {}) => orderTo(payee, fields);
const transfer = (fields: Partial<TransferRequest> = {}) => world.bank.transfer(order(fields));
const find = () => world.bank.findTransfer(reference, 0);
const made = () => world.fake.control.business.transfers.length;
const refunds = () => world.fake.control.business.refunds.length;

describe('A transfer at Paystack', () => {
  it.each([
    ['success', 'paid'],
    ['failed', 'failed'],
    ['reversed', 'reversed'],
    ['blocked', 'failed'],
    ['rejected', 'failed'],
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
    const said = { success: 'paid', reversed: 'reversed' };
    await transfer();
    for (const outcome of ['success', 'reversed'] as const) {
      fake.control.settleTransfer(reference, outcome);
      const { rawBody = '' } = fake.notifier.notifications.at(-1) ?? {};
      const read = bank.readNotification(fake.notifier.headers(rawBody), Buffer.from(rawBody));
      expect(read).toEqual([{ kind: 'transfer', reference, outcome: said[outcome] }]);
    }
    expect(await find()).toMatchObject({ status: 'reversed' });
  });

  it('has succeeded at once in test mode, with its fee', async () => {
    await start({ settings: { secretKey: testKey } });
    const fee = (await transfer()).fee;
    expect(fee).toBe(world.fake.control.transfer(reference).fee);
    expect(await find()).toMatchObject({ status: 'paid', fee });
  });

  it('that waits for a code is pending and a loud mistake, and fails after 30 minutes', async () => {
    world.fake.settings.isOtpRequired = true;
    expect(await transfer()).toMatchObject({ status: 'pending' });
    const errors = world.lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([{ reference }]);
    world.fake.clock.advance(30 * minuteMs);
    expect(await find()).toMatchObject({ status: 'failed', failureReason: 'abandoned' });
  });

  it.each(['cut_before', 'error_before'] as const)('that never arrived is unknown: %s', async (kind) => {
    world.fake.faults.add({ on: 'POST /transfer', kind });
    await expect(transfer()).rejects.toThrow(PartnerUnavailable);
    expect(await find()).toBeNull();
    expect(await transfer()).toMatchObject({ status: 'pending' });
    expect(made()).toBe(1);
  });

  it.each(['cut_after', 'error_after'] as const)('whose answer is lost is found, once: %s', async (kind) => {
    world.fake.faults.add({ on: 'POST /transfer', kind });
    await expect(transfer()).rejects.toThrow(PartnerUnavailable);
    expect(await find()).toMatchObject({ status: 'pending', amount: 2_000_000 });
    expect(await transfer({ amount: 3_000_000 })).toMatchObject({ amount: 2_000_000 });
    expect(made()).toBe(1);
  });

  it('that Paystack holds is unknown in time, not known at first, and found later', async () => {
    const { fake, another } = world;
    const hasty = another({ deadlineMs: 400 });
    const planned = fake.faults.add({ on: 'POST /transfer', kind: 'hold_before' });
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
  ])('is definitely refused for %s', async (_, fields, code) => {
    const error = await thrownBy(transfer(fields));
    expect(refusalCodeOf(world.bank, error)).toBe(code);
    expect(made()).toBe(0);
  });

  it.each([
    [
      'a starter business',
      () => {
        world.fake.settings.areTransfersAllowed = false;
      },
      'transfer_unavailable',
    ],
  ])('is refused for %s, which is not definite', async (_, change, code) => {
    change();
    const error = await thrownBy(transfer());
    expect(error).toMatchObject({ code });
    expect(refusalCodeOf(world.bank, error)).toBeNull();
  });

  it('to a masked account is looked up at its recipient', async () => {
    await transfer();
    const { recipient } = world.fake.control.transfer(reference);
    const { accountNumber } = recipient;
    const planned = world.fake.faults.add({ on: 'GET /transferrecipient/:code', kind: 'hold_before' });
    recipient.accountNumber = 'XXXXXXX780';
    const found = find();
    await planned.reached;
    recipient.accountNumber = accountNumber;
    planned.release();
    expect(await found).toMatchObject({ destination: { accountNumber } });
  });

  it('draws on a balance that can be read', async () => {
    const before = await world.bank.balance();
    await transfer();
    expect(before - (await world.bank.balance())).toBe(
      2_000_000 + world.fake.control.transfer(reference).fee,
    );
  });
});

describe('A refund at Paystack', () => {
  let partnerCreditId: string;
  const request = (fields = {}) => ({ reference: note, partnerCreditId, amount: 20_000, now: 0, ...fields });
  beforeEach(async () => {
    partnerCreditId = await world.pay('esc-1', 50_000);
  });

  it('that never arrived is unknown, and not made by looking it up', async () => {
    world.fake.faults.add({ on: 'POST /refund', kind: 'cut_before' });
    await expect(world.bank.refund(request())).rejects.toThrow(PartnerUnavailable);
    expect(await world.bank.findRefund(request())).toBeNull();
    expect(refunds()).toBe(0);
  });

  it.each(['cut_after', 'error_after'] as const)('whose answer is lost is found, once: %s', async (kind) => {
    world.fake.faults.add({ on: 'POST /refund', kind });
    await expect(world.bank.refund(request())).rejects.toThrow(PartnerUnavailable);
    const { bank, another } = world;
    const other = another();
    const found = await Promise.all([bank, other, bank, other].map((each) => each.findRefund(request())));
    expect(found[0]).toMatchObject({ reference: note, status: 'pending', amount: 20_000 });
    for (const each of found) expect(each).toEqual(found[0]);
    expect(await other.refund(request({ amount: 30_000 }))).toEqual(found[0]);
    expect(refunds()).toBe(1);
  });

  it('is told from others of the same payment and amount', async () => {
    const { fake, bank } = world;
    await call(fake, 'POST /refund', { transaction: 'esc-1', amount: 20_000 });
    expect(await bank.findRefund(request())).toBeNull();
    const made = await bank.refund(request());
    expect(await bank.refund(request({ reference: `${note}0`, amount: 10_000 }))).not.toEqual(made);
    expect(refunds()).toBe(3);
  });

  it.each([
    ['needs-attention', 'needs_details'],
    ['failed', 'failed'],
    ['processing', 'pending'],
  ] as const)('that is %s there is %s here', async (moved, status) => {
    const { fake, bank } = world;
    await bank.refund(request());
    const { id } = fake.control.business.refunds[0] ?? {};
    fake.control.moveRefund(id ?? 0, moved);
    expect(await bank.findRefund(request())).toMatchObject({ status });
    const { rawBody = '' } = fake.notifier.notifications.at(-1) ?? {};
    const read = bank.readNotification(fake.notifier.headers(rawBody), Buffer.from(rawBody));
    expect(read).toEqual([{ kind: 'refunds', partnerReference: 'esc-1' }]);
  });

  it('of more than there is stays unknown, of what is all refunded it is definitely refused', async () => {
    const { bank } = world;
    const tooLarge = await thrownBy(bank.refund(request({ amount: 50_001 })));
    expect(tooLarge).toBeInstanceOf(PartnerRefused);
    expect(refusalCodeOf(bank, tooLarge)).toBeNull();
    await bank.refund(request({ amount: 50_000 }));
    const nothingLeft = await thrownBy(bank.refund(request({ reference: `${note}0` })));
    expect(refusalCodeOf(bank, nothingLeft)).toBe('fully_refunded');
    const unknown = await thrownBy(bank.refund(request({ partnerCreditId: '1' })));
    expect(refusalCodeOf(bank, unknown)).toBe('unknown_transaction');
  });
});

describe('The statement of Paystack', () => {
  it('has every page, and what was made past us under names of its own', async () => {
    const { fake, bank, pay } = world;
    const partnerCreditId = await pay('esc-1', 50_000);
    await transfer();
    const recipient = fake.control.transfer(reference).recipient.code;
    for (let n = 0; n < 120; n += 1) {
      fake.clock.advance(1_000);
      const fields = { source: 'balance', amount: 10_000, recipient, currency: 'NGN' };
      await call(fake, 'POST /transfer', { ...fields, reference: `made-past-us-${1_000 + n}` });
    }
    const since = fake.clock.now() - 110_500;
    await call(fake, 'POST /refund', { transaction: 'esc-1', amount: 10_000 });
    fake.control.resolveDispute(fake.control.openDispute('esc-1', 20_000).id, true);
    const lines = await bank.listTransfers(since);
    const times = lines.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(lines.filter(({ kind }) => kind === 'payout')).toHaveLength(112);
    const [first, second] = fake.control.business.refunds;
    const destination = { to: 'credit', partnerCreditId };
    expect(lines.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { reference: `refund-${first?.id}`, status: 'pending', amount: 10_000, destination },
      { reference: `refund-${second?.id}`, status: 'paid', amount: 20_000, destination },
    ]);
  });
});

describe('The log', () => {
  it('has one line for each call, and no key, address, name or account number', async () => {
    const { fake, bank, pay, lines, finishRefund } = world;
    const partnerCreditId = await pay('esc-1', 50_000);
    await bank.resolveAccount(payee.bankCode, payee.accountNumber, 'acc');
    await bank.resolveAccount(payee.bankCode, '9999999999', 'acc');
    for (const kind of ['cut_after', 'rate_limited'] as const) {
      fake.faults.add({ on: 'POST /transfer', kind });
      await thrownBy(world.another({ clock: steppingClock() }).transfer(order()));
    }
    await transfer();
    await thrownBy(transfer({ reference: `${reference}0`, accountNumber: '987654321' }));
    await bank.refund({ reference: note, partnerCreditId, amount: 20_000, now: 0 });
    finishRefund(note);
    await bank.findCredits('esc-1');
    await bank.listTransfers(0);
    await thrownBy(world.another({ secretKey: 'sk_live_other' }).banks());
    const { account, paid } = fake.control.transaction('esc-1');
    const private_ = [fake.secretKey, 'sk_live_other', customerEmail, 'ADA SELLER', payee.accountNumber];
    private_.push(account.number, account.name, paid?.payer.name ?? '', '9999999999', '987654321');
    for (const text of private_) expect(lines.join('\n')).not.toContain(text);
    const calls = lines.map((line) => JSON.parse(line)).filter(({ operation }) => operation);
    const counted = bank.counters().reduce((sum, { count }) => sum + count, 0);
    expect(calls.length).toBeGreaterThan(counted);
    expect(counted).toBeGreaterThan(12);
    expect(calls.filter(({ outcome }) => outcome === 'unknown')).toMatchObject([
      { operation: 'create_transfer', method: 'POST', path: '/transfer', status: null },
    ]);
  });
});
