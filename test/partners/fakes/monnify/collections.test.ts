import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../clock.js';
import { call, initTransaction, logIn, openAccount, send } from './caller.js';
import { type FakeMonnify, type FakeMonnifyOptions, startFakeMonnify } from './monnify.js';

let fake: FakeMonnify;
const start = async (options: FakeMonnifyOptions = {}) => {
  await fake?.stop();
  fake = await startFakeMonnify(options);
};
beforeEach(() => start());
afterEach(() => fake.stop());

const query = async (reference = 'esc-1') =>
  (await call(fake, `GET /api/v2/merchant/transactions/query?paymentReference=${reference}`)).body;
const events = () => fake.notifier.notifications.map(({ event }) => event);
const banks = 'GET /api/v1/banks';

describe('A token', () => {
  it('is bought with the keys, and ends', async () => {
    const token = `Bearer ${await logIn(fake)}`;
    expect((await send(fake, banks, token)).status).toBe(200);
    fake.clock.advance(hourMs);
    expect(await send(fake, banks, token)).toMatchObject({
      status: 401,
      body: { requestSuccessful: false },
    });
  });

  it('is refused to other keys, and a call without one is refused', async () => {
    const wrong = `Basic ${Buffer.from('MK_PROD_OTHER:key').toString('base64')}`;
    expect((await send(fake, 'POST /api/v1/auth/login', wrong)).status).toBe(401);
    expect((await send(fake, banks, '')).status).toBe(401);
    fake.control.endTokens();
    expect((await call(fake, banks)).status).toBe(200);
  });

  it('does not pass the limit of calls', async () => {
    await start({ settings: { rateLimit: { limit: 2, windowMs: minuteMs } } });
    expect((await call(fake, banks)).status).toBe(200);
    const limited = await send(fake, banks, 'Bearer x');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  });
});

describe('A one-time account', () => {
  it('lives 40 minutes, in Lagos time without a zone', async () => {
    const opened = await openAccount(fake);
    expect(opened).toMatchObject({
      accountDurationSeconds: 2_400,
      requestTime: expect.stringMatching(/^2026-11-20T10:00:00\.\d{9}$/),
      expiresOn: '2026-11-20T10:40:00',
      amount: 25_000,
      totalPayable: 25_000,
    });
  });

  it('is shown again with fewer seconds left, until it ends', async () => {
    const { accountNumber, transactionReference } = await openAccount(fake);
    const again = async () =>
      (await call(fake, 'POST /api/v1/merchant/bank-transfer/init-payment', { transactionReference })).body;
    fake.clock.advance(10 * minuteMs);
    expect((await again()).responseBody).toMatchObject({ accountNumber, accountDurationSeconds: 1_800 });
    fake.clock.advance(30 * minuteMs);
    expect(await again()).toMatchObject({ requestSuccessful: false });
    expect((await query()).responseBody.paymentStatus).toBe('EXPIRED');
  });

  it('burns its payment reference: a repeat is refused with status 200', async () => {
    await openAccount(fake);
    const repeated = await initTransaction(fake);
    expect(repeated).toMatchObject({ status: 200, body: { requestSuccessful: false, responseCode: '99' } });
    expect(repeated.body.responseMessage).toMatch(/duplicate payment reference/i);
  });

  it('is not opened for parts of a kobo, other currencies and other contracts', async () => {
    for (const fields of [{ amount: 100.005 }, { currencyCode: 'USD' }, { contractCode: '1' }, { amount: 5 }])
      expect((await initTransaction(fake, fields)).body.requestSuccessful).toBe(false);
  });
});

describe('A payment', () => {
  it('is 0.00 until it is there, then has its fee and a masked payer', async () => {
    await openAccount(fake);
    expect((await query()).responseBody).toMatchObject({ amountPaid: '0.00', paidOn: null });
    fake.control.payReference('esc-1', { name: 'OBI BUYER', accountNumber: '0065432190' });
    expect((await query()).responseBody).toMatchObject({
      paymentStatus: 'PAID',
      amountPaid: '25000.00',
      settlementAmount: '24625.00',
      paidOn: '2026-11-20 10:00:00.0',
      accountPayments: [{ accountName: 'OBI BUYER', accountNumber: '******2190' }],
    });
    fake.settings.timeForm = 'slashes';
    expect((await query()).responseBody.paidOn).toBe('20/11/2026 10:00:00 AM');
  });

  it.each([
    [2_400_000, 'UNDER_PAYMENT'],
    [2_600_000, 'OVER_PAYMENT'],
  ])('of %d kobo is returned with an event that says why', async (amount, reason) => {
    const { accountNumber } = await openAccount(fake);
    expect(fake.control.pay({ accountNumber, amount })).toEqual({
      outcome: 'returned',
      reason: 'wrong_amount',
    });
    const { eventType, eventData } = JSON.parse(fake.notifier.notifications.at(-1)?.rawBody ?? 'null');
    expect(eventType).toBe('REJECTED_PAYMENT');
    expect(eventData.paymentRejectionInformation).toMatchObject({ rejectionReason: reason });
    expect((await query()).responseBody.paymentStatus).toBe('PENDING');
  });

  it.each([
    [{ overpayment: 'accepted' }, [2_600_000], 'OVERPAID'],
    [{ underpayment: 'accepted' }, [2_400_000], 'PARTIALLY_PAID'],
    [{ underpayment: 'accepted' }, [2_400_000, 100_000], 'PAID'],
    [{ secondPayment: 'accepted' }, [2_500_000, 2_500_000], 'OVERPAID'],
  ] as const)('may be taken all the same: %j', async (settings, amounts, status) => {
    await start({ settings });
    const { accountNumber } = await openAccount(fake);
    for (const amount of amounts) fake.control.pay({ accountNumber, amount });
    expect((await query()).responseBody.paymentStatus).toBe(status);
    expect(events()).toEqual(amounts.map(() => 'SUCCESSFUL_TRANSACTION'));
  });

  it('that is late or goes nowhere is returned without a word', async () => {
    const { accountNumber } = await openAccount(fake);
    fake.clock.advance(40 * minuteMs);
    expect(fake.control.pay({ accountNumber, amount: 2_500_000 })).toMatchObject({ reason: 'expired' });
    const unknown = fake.control.pay({ accountNumber: '9999999999', amount: 1 });
    expect(unknown).toMatchObject({ reason: 'unknown_account' });
    expect(events()).toEqual([]);
  });

  it('is searched by Unix ms; a date is ignored without a word', async () => {
    await openAccount(fake);
    fake.clock.advance(minuteMs);
    await openAccount(fake, { paymentReference: 'esc-2' });
    const search = async (from: string) =>
      (await call(fake, `GET /api/v1/transactions/search?from=${from}`)).body.responseBody.totalElements;
    expect(await search(String(fake.clock.now()))).toBe(1);
    expect(await search('2027-01-01')).toBe(2);
  });
});

describe('Monnify’s notifications', () => {
  it('are signed in production and not at all in the sandbox', async () => {
    expect(fake.notifier.headers('{}')).toHaveProperty('monnify-signature');
    await start({ settings: { apiKey: 'MK_TEST_FAKEFAKE01' } });
    expect(fake.notifier.headers('{}')).toEqual({ 'content-type': 'application/json' });
  });
});
