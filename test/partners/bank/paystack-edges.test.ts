import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PartnerRefused, PartnerUnavailable, refusalCodeOf } from '../../../server/src/ports/bank.js';
import { hourMs, minuteMs } from '../fakes/clock.js';
import { call } from '../fakes/paystack/caller.js';
import type { FakePaystackOptions } from '../fakes/paystack/paystack.js';
import { testKey } from '../fakes/paystack/settings.js';
import { customerEmail, type PaystackWorld, payee, startWorld } from './paystack-world.js';

let world: PaystackWorld;
const start = async (options: FakePaystackOptions = {}) => {
  await world?.stop();
  world = await startWorld(options);
};
beforeEach(() => start());
afterEach(() => world.stop());

const open = (partnerReference: string, bank = world.bank) =>
  bank.openVirtualAccount({ accountId: 'acc', partnerReference, amount: 50_000, customerEmail, now: 0 });
const resolve = (accountNumber = payee.accountNumber) =>
  world.bank.resolveAccount(payee.bankCode, accountNumber, 'acc');
const lastNotification = () => {
  const { fake, bank } = world;
  const { rawBody = '' } = fake.notifier.notifications.at(-1) ?? {};
  return bank.readNotification(fake.notifier.headers(rawBody), Buffer.from(rawBody));
};
const calledTimes = (route: string) => world.fake.exchanges.filter((each) => each.route === route).length;

describe('An account at Paystack', () => {
  it('has the expiry that Paystack gave, and a number that may begin with 0', async () => {
    const numbers: string[] = [];
    for (let n = 0; n < 50 && !numbers.at(-1)?.startsWith('0'); n += 1) {
      const opened = await open(`esc-${n}`);
      expect(opened?.expiresAt).toBe(world.fake.clock.now() + 8 * hourMs);
      expect(opened).toMatchObject({ bankName: 'Titan Paystack' });
      expect(opened?.accountName).toMatch(/ESCROW CHECKOUT/);
      numbers.push(opened?.accountNumber ?? '');
    }
    expect(numbers.at(-1)).toMatch(/^0\d{9}$/);
  });

  it.each(['cut_before', 'error_before'] as const)(
    'that was never opened is opened again: %s',
    async (kind) => {
      world.fake.faults.add({ on: 'POST /charge', kind });
      await expect(open('esc-1')).rejects.toThrow(PartnerUnavailable);
      expect(await open('esc-1')).toMatchObject({ accountNumber: expect.stringMatching(/^\d{10}$/) });
    },
  );

  it.each(['cut_after', 'error_after'] as const)(
    'whose answer is lost burns its reference: %s',
    async (kind) => {
      world.fake.faults.add({ on: 'POST /charge', kind });
      await expect(open('esc-1')).rejects.toThrow(PartnerUnavailable);
      expect(await open('esc-1')).toBeNull();
      world.fake.control.payReference('esc-1');
      expect(await world.bank.findCredits('esc-1')).toMatchObject([{ status: 'credited', amount: 50_000 }]);
    },
  );

  it('is not opened while the channel is off, nor with a reference that Paystack does not take', async () => {
    await expect(open('esc_1')).rejects.toMatchObject({ code: 'invalid_reference' });
    expect(calledTimes('POST /charge')).toBe(0);
    world.fake.settings.isChannelOn = false;
    await expect(open('esc-1')).rejects.toThrow(PartnerRefused);
  });
});

describe('A payment at Paystack', () => {
  it('is no credit before it is made, after the account expired, or if it is late', async () => {
    await open('esc-1');
    expect(await world.bank.findCredits('esc-1')).toEqual([]);
    world.fake.clock.advance(9 * hourMs);
    world.fake.control.payReference('esc-1');
    expect(await world.bank.findCredits('esc-1')).toEqual([]);
    expect(await world.bank.findCredits('esc-never')).toEqual([]);
  });

  it('that Paystack takes late is a credit all the same, with its payer', async () => {
    const opened = await open('esc-1');
    world.fake.clock.advance(9 * hourMs);
    const { accountNumber = '' } = opened ?? {};
    const payer = { name: 'OBI BUYER', bankName: 'First  City Monument Bank' };
    world.fake.control.pay({ accountNumber, amount: 50_000, isForced: true, payer });
    const [credit] = await world.bank.findCredits('esc-1');
    expect(credit).toMatchObject({
      payerName: 'OBI BUYER',
      payerBankName: 'First City Monument Bank',
      sessionId: null,
      paidAt: world.fake.clock.now(),
      accountId: null,
    });
  });

  it.each([
    ['sent', 49_999],
    ['expected', 50_000],
  ] as const)(
    'of a wrong amount is rejected under our reference, amount %s',
    async (rejectedAmount, amount) => {
      world.fake.settings.rejectedAmount = rejectedAmount;
      const { accountNumber = '' } = (await open('esc-1')) ?? {};
      world.fake.control.pay({ accountNumber, amount: 49_999 });
      const rejection = { amount, reason: 'incorrect_amount' };
      const partnerCreditId = String(world.fake.control.transaction('esc-1').id);
      expect(lastNotification()).toEqual([{ kind: 'credit', partnerCreditId, rejection }]);
      const rejected = { partnerCreditId, partnerReference: 'esc-1', status: 'rejected', amount };
      expect(await world.bank.findCredit(partnerCreditId, rejection)).toMatchObject(rejected);
      expect(await world.bank.findCredit(partnerCreditId)).toBeNull();
      world.fake.control.payReference('esc-1');
      const credited = { partnerCreditId, status: 'credited', amount: 50_000 };
      expect(await world.bank.findCredit(partnerCreditId, rejection)).toMatchObject(credited);
      expect(await world.bank.findCredit('1', rejection)).toBeNull();
    },
  );

  it('is still credited after a failed refund, one made past us, and a dispute that was won', async () => {
    const { fake, bank, pay } = world;
    const partnerCreditId = await pay('esc-1', 50_000);
    const credited = [{ status: 'credited' }];
    fake.control.resolveDispute(fake.control.openDispute('esc-1').id, false);
    expect(lastNotification()).toEqual([{ kind: 'credit', partnerCreditId, rejection: null }]);
    expect(await bank.findCredits('esc-1')).toMatchObject(credited);
    const { body } = await call(fake, 'POST /refund', { transaction: 'esc-1', amount: 50_000 });
    fake.control.moveRefund(body.data.id, 'processing');
    expect(await bank.findCredits('esc-1')).toMatchObject(credited);
    fake.control.moveRefund(body.data.id, 'failed');
    expect(await bank.findCredits('esc-1')).toMatchObject(credited);
  });

  it('is not taken for reversed when its refund fails between two answers', async () => {
    const { fake, bank, pay } = world;
    fake.settings.statusWhileRefunding = 'reversed';
    await pay('esc-1', 50_000);
    const { body } = await call(fake, 'POST /refund', { transaction: 'esc-1' });
    const planned = fake.faults.add({ on: 'GET /refund', kind: 'hold_before' });
    const found = bank.findCredits('esc-1');
    await planned.reached;
    fake.control.moveRefund(body.data.id, 'failed');
    planned.release();
    expect(await found).toMatchObject([{ status: 'credited' }]);
  });

  it('is unknown while Paystack names a state that no refund explains', async () => {
    const { fake, bank, pay } = world;
    await pay('esc-1', 50_000);
    const { body } = await call(fake, 'POST /refund', { transaction: 'esc-1' });
    const refund = fake.control.refund(body.data.id);
    fake.control.business.refunds.splice(fake.control.business.refunds.indexOf(refund), 1);
    await expect(bank.findCredits('esc-1')).rejects.toThrow(/reversal-pending/);
  });

  it('is unknown, and no missing payment, with another key or without Paystack', async () => {
    const { fake, another, pay } = world;
    await pay('esc-1', 50_000);
    const stranger = another({ secretKey: 'sk_live_other' });
    await expect(stranger.findCredits('esc-1')).rejects.toThrow(PartnerUnavailable);
    fake.faults.add({
      on: 'GET /transaction/verify/:reference',
      kind: 'error_before',
      status: 404,
      times: 2,
    });
    await expect(world.bank.findCredits('esc-1')).rejects.toThrow(PartnerUnavailable);
  });

  it('is found although one look-up broke', async () => {
    await world.pay('esc-1', 50_000);
    world.fake.faults.add({ on: 'GET /transaction/verify/:reference', kind: 'cut_after' });
    expect(await world.bank.findCredits('esc-1')).toHaveLength(1);
  });
});

describe('Banks and names at Paystack', () => {
  it('have codes with their zeros, on several pages, asked for once a day', async () => {
    const { fake, bank } = world;
    for (let n = 0; n < 150; n += 1) {
      fake.control.addBank({ id: 1_000 + n, name: `Bank ${n}`, slug: `bank-${n}`, code: `9${n}0` });
    }
    const [banks] = await Promise.all([bank.banks(), bank.banks(), bank.banks()]);
    expect(banks).toHaveLength(162);
    expect(banks).toContainEqual({ code: '044', name: 'Access Bank' });
    await bank.banks();
    expect(calledTimes('GET /bank')).toBe(2);
  });

  it('are an old list while Paystack is down, and none if it never answered', async () => {
    let nowMs = 0;
    const clock = { now: () => nowMs, wait: async () => {} };
    const [bank, fresh] = [world.another({ clock }), world.another({ clock })];
    const banks = await bank.banks();
    nowMs += 25 * hourMs;
    world.fake.faults.add({ on: 'GET /bank', kind: 'error_before', times: 4 });
    expect(await bank.banks()).toEqual(banks);
    await expect(fresh.banks()).rejects.toThrow(PartnerUnavailable);
    nowMs += 2 * minuteMs;
    await bank.banks();
    expect(calledTimes('GET /bank')).toBe(2);
  });

  it('an unknown account and a bank that is down are the same unclear answer', async () => {
    expect(await resolve('9999999999')).toBe('unclear');
    world.fake.control.setBankDown(payee.bankCode, true);
    expect(await resolve()).toBe('unclear');
    world.fake.control.setBankDown(payee.bankCode, false);
    expect(await resolve()).toMatchObject({ accountName: 'ADA SELLER', bankName: 'Guaranty Trust Bank' });
  });

  it('are limited in test mode, which is no bad account', async () => {
    await start({ settings: { secretKey: testKey } });
    for (const _ of [1, 2, 3]) expect(await resolve()).toMatchObject({ accountName: 'ADA SELLER' });
    const refused = await resolve().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PartnerUnavailable);
    expect(refusalCodeOf(world.bank, refused)).toBeNull();
  });
});
