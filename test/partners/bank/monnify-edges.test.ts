import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PartnerRefused, PartnerUnavailable } from '../../../server/src/ports/bank.js';
import { hourMs, minuteMs } from '../fakes/clock.js';
import { openAccount, sendRefund } from '../fakes/monnify/caller.js';
import type { FakeMonnifyOptions } from '../fakes/monnify/monnify.js';
import { customerEmail, type MonnifyWorld, payee, startWorld } from './monnify-world.js';

let world: MonnifyWorld;
const start = async (options: FakeMonnifyOptions = {}) => {
  await world?.stop();
  world = await startWorld(options);
};
beforeEach(() => start());
afterEach(() => world.stop());

const open = (partnerReference: string, bank = world.bank) =>
  bank.openVirtualAccount({ accountId: 'acc', partnerReference, amount: 50_000, customerEmail, now: 0 });
const resolve = (accountNumber = payee.accountNumber) =>
  world.bank.resolveAccount(payee.bankCode, accountNumber, 'acc');
const calledTimes = (route: string) => world.fake.exchanges.filter((each) => each.route === route).length;
const login = 'POST /api/v1/auth/login';
const begin = 'POST /api/v1/merchant/transactions/init-transaction';
const show = 'POST /api/v1/merchant/bank-transfer/init-payment';
const query = 'GET /api/v2/merchant/transactions/query';

describe('A token of Monnify', () => {
  it('is shared by all calls that need one at once, and by those after', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => world.bank.findCredits(`esc-${n}`)));
    await world.bank.findCredits('esc-1');
    expect(calledTimes(login)).toBe(1);
  });

  it('is renewed before its end', async () => {
    let nowMs = 0;
    const clock = { now: () => nowMs, wait: async () => {} };
    const bank = world.another({ clock });
    await bank.findCredits('esc-1');
    nowMs = 54 * minuteMs;
    await bank.findCredits('esc-1');
    expect(calledTimes(login)).toBe(1);
    nowMs = 55 * minuteMs;
    await bank.findCredits('esc-1');
    expect(calledTimes(login)).toBe(2);
  });

  it('that Monnify no longer takes is renewed once for all calls, and none is lost', async () => {
    await world.bank.findCredits('esc-1');
    world.fake.control.endTokens();
    await Promise.all(Array.from({ length: 10 }, (_, n) => world.bank.findCredits(`esc-${n}`)));
    expect(calledTimes(login)).toBe(2);
  });

  it('that was refused moved no money: the transfer is sent once', async () => {
    const order = {
      reference: 'po-0123456789abcdef',
      accountId: 'acc',
      amount: 50_000,
      accountName: 'ADA SELLER',
      now: 0,
      ...payee,
    };
    await world.bank.banks();
    world.fake.control.endTokens();
    expect(await world.bank.transfer(order)).toMatchObject({ status: 'pending' });
    expect(world.fake.control.business.transfers).toHaveLength(1);
  });

  it('is not to be had with other keys, nor while Monnify is down: nothing was sent', async () => {
    const stranger = world.another({ secretKey: 'othersecretkey01' });
    await expect(stranger.findCredits('esc-1')).rejects.toThrow(/no token/);
    world.fake.faults.add({ on: login, kind: 'error_before' });
    await expect(world.bank.findCredits('esc-1')).rejects.toThrow(PartnerUnavailable);
    expect(await world.bank.findCredits('esc-1')).toEqual([]);
    expect(calledTimes(query)).toBe(1);
  });

  it('and keys are in no line of the log', async () => {
    await world.pay('esc-1', 50_000);
    const { secretKey, apiKey } = world.fake.settings;
    const token = [...world.fake.control.business.tokens.keys()][0] ?? '';
    for (const secret of [
      secretKey,
      apiKey,
      token,
      Buffer.from(`${apiKey}:`).toString('base64').slice(0, 12),
    ])
      expect(world.lines.join('\n')).not.toContain(secret);
  });
});

describe('An account at Monnify', () => {
  it('lives the 40 minutes that Monnify gave', async () => {
    const opened = await open('esc-1');
    expect(opened?.expiresAt).toBe(world.fake.clock.now() + 40 * minuteMs);
    expect(opened).toMatchObject({ bankName: 'Sterling bank' });
    expect(opened?.accountName).toMatch(/Escrow Checkout/);
  });

  it('is shown again as long as it lives, after that its reference is used up', async () => {
    const opened = await open('esc-1');
    world.fake.clock.advance(39 * minuteMs);
    expect(await open('esc-1', world.another())).toEqual(opened);
    world.fake.clock.advance(minuteMs);
    expect(await open('esc-1')).toBeNull();
    await open('esc-2');
    world.fake.control.payReference('esc-2');
    expect(await open('esc-2')).toBeNull();
  });

  it.each([
    [begin, 'cut_before'],
    [begin, 'cut_after'],
    [begin, 'error_after'],
    [show, 'cut_before'],
    [show, 'cut_after'],
  ] as const)('whose answer to %s is lost is opened by the repeat: %s', async (on, kind) => {
    world.fake.faults.add({ on, kind });
    await expect(open('esc-1')).rejects.toThrow(PartnerUnavailable);
    const opened = await open('esc-1');
    expect(opened?.accountNumber).toBe(world.fake.control.transaction('esc-1').account?.number);
    expect(world.fake.control.business.transactions).toHaveLength(1);
  });

  it('is not opened where payers would pay the fee on top, and the log says why', async () => {
    await start({ settings: { doesPayerBearFee: true } });
    await expect(open('esc-1')).rejects.toThrow(PartnerRefused);
    expect(world.lines.join()).toContain('have Monnify charge its fees to you');
  });
});

describe('A payment at Monnify', () => {
  it('is no credit before it is made, after the account expired, or if it is late', async () => {
    await open('esc-1');
    expect(await world.bank.findCredits('esc-1')).toEqual([]);
    world.fake.clock.advance(hourMs);
    world.fake.control.payReference('esc-1');
    expect(await world.bank.findCredits('esc-1')).toEqual([]);
    expect(await world.bank.findCredits('esc-never')).toEqual([]);
  });

  it('has its payer, its fee and its time', async () => {
    await open('esc-1');
    world.fake.clock.advance(minuteMs);
    world.fake.control.payReference('esc-1', { name: 'OBI BUYER' });
    expect(await world.bank.findCredits('esc-1')).toMatchObject([
      {
        payerName: 'OBI BUYER',
        // It pays by the code in NIP.
        payerBankName: 'Access bank',
        sessionId: null,
        fee: 750,
        paidAt: world.fake.clock.now(),
        accountId: null,
      },
    ]);
  });

  it('has no fee once a refund may have lowered what is settled', async () => {
    await start({ settings: { doRefundsLowerSettlement: true } });
    const { fake, bank } = world;
    await openAccount(fake, { amount: 500 });
    fake.control.payReference('esc-1');
    expect(await bank.findCredits('esc-1')).toMatchObject([{ status: 'credited', fee: 750 }]);
    await sendRefund(fake, 'esc-1', { refundAmount: 200 });
    const credited = { status: 'credited', amount: 50_000, fee: null };
    expect(await bank.findCredits('esc-1')).toMatchObject([credited]);
    const records = [];
    for await (const page of bank.records(fake.clock.now() - hourMs)) records.push(...page);
    expect(records.filter(({ kind }) => kind === 'credit')).toMatchObject([{ amount: 50_000, fee: null }]);
  });

  it.each([
    [49_999, 'under_payment'],
    [50_001, 'over_payment'],
  ])('of %d kobo is rejected under our reference', async (amount, reason) => {
    const { fake, bank } = world;
    const { accountNumber = '' } = (await open('esc-1')) ?? {};
    fake.control.pay({ accountNumber, amount });
    const { rawBody = '' } = fake.notifier.notifications.at(-1) ?? {};
    const partnerCreditId = fake.control.transaction('esc-1').reference;
    const rejection = { amount, reason };
    const read = bank.readNotification(fake.notifier.headers(rawBody), Buffer.from(rawBody));
    const trace = { payerBankName: null, sessionId: expect.stringMatching(/^\d{30}$/) };
    expect(read).toEqual([{ kind: 'credit', partnerCreditId, rejection, trace }]);
    const rejected = { partnerCreditId, partnerReference: 'esc-1', status: 'rejected', amount };
    expect(await bank.findCredit(partnerCreditId, rejection)).toMatchObject(rejected);
    expect(await bank.findCredit(partnerCreditId)).toBeNull();
    fake.control.payReference('esc-1');
    const credited = { partnerCreditId, status: 'credited', amount: 50_000 };
    expect(await bank.findCredit(partnerCreditId, rejection)).toMatchObject(credited);
    expect(await bank.findCredit('MNFY|none', rejection)).toBeNull();
  });

  it('that Monnify takes in parts is a credit for each part', async () => {
    await start({ settings: { underpayment: 'accepted', secondPayment: 'accepted' } });
    const { accountNumber = '' } = (await open('esc-1')) ?? {};
    const id = world.fake.control.transaction('esc-1').reference;
    const parts = [30_000, 20_000, 50_000];
    for (const amount of parts) world.fake.control.pay({ accountNumber, amount });
    const ids = [id, `${id}#2`, `${id}#3`];
    const credits = parts.map((amount, index) => ({ partnerCreditId: ids[index], amount }));
    expect(await world.bank.findCredits('esc-1')).toMatchObject(credits);
    const { rawBody = '' } = world.fake.notifier.notifications.at(-1) ?? {};
    const { notifier } = world.fake;
    const read = world.bank.readNotification(notifier.headers(rawBody), Buffer.from(rawBody));
    expect(read).toMatchObject(ids.map((partnerCreditId) => ({ kind: 'credit', partnerCreditId })));
    expect(await world.bank.findCredit(`${id}#3`)).toMatchObject({ amount: 50_000 });
    expect(await world.bank.findCredit(`${id}#4`)).toBeNull();
    const request = { reference: 're-0123456789abcdef', partnerCreditId: `${id}#3`, amount: 50_000, now: 0 };
    const refund = { amount: 50_000, destination: { to: 'credit', partnerCreditId: `${id}#3` } };
    expect(await world.bank.refund(request)).toMatchObject(refund);
    expect(await world.bank.findRefund(request)).toMatchObject(refund);
  });

  it('is still credited after a refund past us, and after one that failed', async () => {
    await start({ settings: { statusAfterRefund: 'REVERSED' } });
    const { fake, bank } = world;
    await openAccount(fake, { amount: 500 });
    fake.control.payReference('esc-1');
    for (const [refundReference, status] of [
      ['theirs-1', 'FAILED'],
      ['theirs-2', 'COMPLETED'],
    ] as const) {
      await sendRefund(fake, 'esc-1', { refundReference });
      fake.control.moveRefund(refundReference, status);
      expect(await bank.findCredits('esc-1')).toMatchObject([{ status: 'credited' }]);
    }
    fake.control.business.refunds.length = 0;
    expect(await bank.findCredits('esc-1')).toMatchObject([{ status: 'reversed' }]);
  });

  it('that is paid again days after its refund may have been taken back', async () => {
    await start({ settings: { statusAfterRefund: 'REVERSED', secondPayment: 'accepted' } });
    const { fake, bank } = world;
    const { accountNumber } = await openAccount(fake, { amount: 500 });
    fake.control.payReference('esc-1');
    await sendRefund(fake, 'esc-1', { refundReference: 'theirs-1' });
    fake.control.moveRefund('theirs-1', 'COMPLETED');
    fake.clock.advance(72 * hourMs);
    fake.control.pay({ accountNumber, amount: 50_000, isForced: true });
    const credited = { status: 'credited', amount: 50_000 };
    // Monnify says of both that they were reversed, and the refund was of 10,000 kobo of the first.
    const parts = [
      { ...credited, takenBack: 40_000 },
      { ...credited, takenBack: 50_000 },
    ];
    expect(await bank.findCredits('esc-1')).toMatchObject(parts);
  });

  it('is unknown, and no missing payment, without Monnify; one broken look-up is repeated', async () => {
    await world.pay('esc-1', 50_000);
    world.fake.faults.add({ on: query, kind: 'error_before', status: 404, times: 2 });
    await expect(world.bank.findCredits('esc-1')).rejects.toThrow(PartnerUnavailable);
    world.fake.faults.add({ on: query, kind: 'cut_after' });
    expect(await world.bank.findCredits('esc-1')).toHaveLength(1);
  });
});

describe('Banks and names at Monnify', () => {
  it('have codes with their zeros, asked for once a day', async () => {
    const { bank } = world;
    const [banks] = await Promise.all([bank.banks(), bank.banks(), bank.banks()]);
    expect(banks).toContainEqual({ code: '044', name: 'Access bank' });
    await bank.banks();
    expect(calledTimes('GET /api/v1/banks')).toBe(1);
  });

  it('an unknown account and a bank that is down are the same unclear answer', async () => {
    expect(await resolve('9999999999')).toBe('unclear');
    world.fake.control.setBankDown(payee.bankCode, true);
    expect(await resolve()).toBe('unclear');
    world.fake.control.setBankDown(payee.bankCode, false);
    expect(await resolve()).toMatchObject({ accountName: 'ADA SELLER', bankName: 'GTBank' });
  });
});
