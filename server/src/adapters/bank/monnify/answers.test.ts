import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { PartnerPostponed, PartnerRefused, PartnerUnavailable, refusalCodeOf } from '../../../ports/bank.js';
import { createMonnify, monnifyAddressProblem } from './index.js';

type Body = Record<string, unknown>;

const login = 'POST /api/v1/auth/login';
const query = 'GET /api/v2/merchant/transactions/query';
const summary = 'GET /api/v2/disbursements/single/summary';
const single = 'POST /api/v2/disbursements/single';
const accepted = (responseBody: unknown): Body => ({ requestSuccessful: true, responseBody });
const refused = (http: number, responseMessage: string, responseCode: unknown = '99') => ({
  requestSuccessful: false,
  http,
  responseMessage,
  responseCode,
});

/** A Monnify that gives these answers by route, with 200 unless they carry another status. */
function monnifyOf(answers: Readonly<Record<string, Body & { http?: number }>>) {
  let nowMs = 0;
  const sent: string[] = [];
  const bodies: string[] = [];
  const given: typeof answers = {
    [login]: accepted({ accessToken: 'token', expiresIn: 3_600 }),
    'GET /api/v1/banks': accepted([{ code: '058', name: 'GTBank ' }]),
    'GET /api/v1/refunds': accepted({ content: [], last: true }),
    ...answers,
  };
  const bank = createMonnify({
    apiKey: 'MK_PROD_KEYKEY',
    secretKey: 'secretsecretsecret',
    contractCode: '0102345678',
    accountNumber: '3934178936',
    log: pino({ level: 'silent' }),
    clock: {
      now: () => nowMs,
      wait: async (ms) => {
        nowMs += ms;
      },
    },
    transport: {
      send: async ({ method, path, body }) => {
        const route = `${method} ${path.split('?')[0]}`;
        sent.push(route);
        bodies.push(body ?? '');
        const { http: status = 200, ...answer } = given[route] ?? { http: 404 };
        return { kind: 'answered', status, headers: {}, body: JSON.stringify(answer) };
      },
      close: async () => {},
    },
  });
  return { bank, sent, bodies };
}

const paid = {
  transactionReference: 'MNFY|67|20261120100000|000001',
  paymentReference: 'esc-1',
  amountPaid: '500.00',
  settlementAmount: '492.50',
  paidOn: '20/11/2026 11:02:09 AM',
  paymentStatus: 'PAID',
  currency: 'NGN',
};
const find = (fields: Body) =>
  monnifyOf({ [query]: accepted({ ...paid, ...fields }) }).bank.findCredits('esc-1');

const transfer = {
  reference: 'po-0123456789abcdef',
  status: 'SUCCESS',
  amount: 200.0,
  fee: 10,
  destinationBankCode: '058',
  destinationAccountNumber: '0123456789',
};
const order = {
  reference: transfer.reference,
  accountId: 'acc',
  amount: 20_000,
  bankCode: '058',
  accountNumber: '0123456789',
  accountName: 'ADA SELLER',
  now: 0,
};
const findTransfer = (fields: Body) =>
  monnifyOf({ [summary]: accepted({ ...transfer, ...fields }) }).bank.findTransfer(transfer.reference, 0);

describe('An answer of Monnify about a payment', () => {
  it('may have numbers or text, and has its fee', async () => {
    const credit = { status: 'credited', amount: 50_000, fee: 750, payerName: null };
    const paidAt = Date.UTC(2026, 10, 20, 10, 2, 9);
    expect(await find({})).toMatchObject([{ ...credit, paidAt }]);
    expect(await find({ amountPaid: 500, settlementAmount: 492.5 })).toMatchObject([credit]);
    expect(await find({ settlementAmount: null })).toMatchObject([{ ...credit, fee: null }]);
    expect(await find({ paymentStatus: 'OVERPAID' })).toMatchObject([credit]);
    expect(await find({ settlementAmount: '500.01' })).toMatchObject([{ ...credit, fee: null }]);
  });

  it.each([
    { currency: 'USD' },
    { paymentStatus: 'PENDING', amountPaid: '0.00' },
    { paymentStatus: 'EXPIRED', amountPaid: 0 },
  ])('is no credit: %j', async (fields) => {
    expect(await find(fields)).toEqual([]);
  });

  it.each([
    [{ transactionReference: undefined }, /transactionReference/],
    [{ paymentStatus: 'SETTLED' }, /reports a payment as SETTLED/],
    [{ paymentStatus: 'PENDING' }, /PENDING, with an amount/],
    [{ amountPaid: '0.00' }, /PAID, without an amount/],
    [{ currency: undefined }, /currency/],
    [{ amountPaid: '500.005' }, /amountPaid/],
    [{ amountPaid: null }, /amountPaid/],
    [{ paidOn: 'soon' }, /when/],
    [{ paymentReference: 'esc-2' }, /another reference/],
    [{ accountPayments: [{ amountPaid: '1.00' }, { amountPaid: '2.00' }] }, /add up/],
  ])('is unknown, and says why: %j', async (fields, why) => {
    const found = find(fields);
    await expect(found).rejects.toThrow(PartnerUnavailable);
    await expect(found).rejects.toThrow(why);
  });

  it('is one of several payments, each a credit of its own', async () => {
    const accountPayments = [
      { amountPaid: '300.00', accountName: 'OBI' },
      { amountPaid: '200.00', accountName: 'ADE' },
    ];
    const id = paid.transactionReference;
    expect(await find({ accountPayments, paymentStatus: 'OVERPAID' })).toMatchObject([
      { partnerCreditId: id, amount: 30_000, payerName: 'OBI', fee: 750 },
      { partnerCreditId: `${id}#2`, amount: 20_000, payerName: 'ADE', fee: 0 },
    ]);
  });
});

describe('An answer of Monnify about a transfer', () => {
  it.each([
    [{ status: 'HELD' }, /reports a transfer as HELD/],
    [{ fee: undefined }, /fee/],
    [{ amount: '200.001' }, /amount/],
    [{ reference: 'po-another-transfer' }, /another transfer/],
    [{ destinationBankCode: undefined }, /destinationBankCode/],
  ])('is unknown, and says why: %j', async (fields, why) => {
    const found = findTransfer(fields);
    await expect(found).rejects.toThrow(PartnerUnavailable);
    await expect(found).rejects.toThrow(why);
  });

  it.each([
    [refused(404, 'Transfer not found')],
    [refused(200, 'There is no transfer with the supplied reference')],
    [refused(400, 'Transaction with reference po does not exist')],
  ])('may say that there is none: %j', async (answer) => {
    expect(await monnifyOf({ [summary]: answer }).bank.findTransfer(transfer.reference, 0)).toBeNull();
  });

  it('that refuses it for any reason is followed by a look-up, which decides', async () => {
    const { bank, sent } = monnifyOf({
      [single]: refused(200, 'Something went wrong'),
      [summary]: accepted(transfer),
    });
    expect(await bank.transfer(order)).toMatchObject({ status: 'paid', fee: 1_000 });
    expect(sent.at(-1)).toBe(summary);
  });

  it.each([
    ['an address', refused(200, 'Not allowed', 'D06')],
    ['an equal transfer', refused(200, 'Duplicate request', 'D07')],
    ['a feature', refused(401, 'Disbursement feature not enabled for this merchant')],
    ['a merchant', refused(403, 'Merchant is not permitted to perform this operation')],
    ['everything, without an envelope', { http: 403, error: 'Forbidden' }],
    ['a wallet that is short', refused(200, 'Insufficient balance')],
    ['a code that only the adapter gives', refused(400, 'No', 'amount_too_small')],
    ['a code that is a number', refused(400, 'No', 99)],
    ['a success that is none', { requestSuccessful: false, responseMessage: 'No' }],
  ])('that refuses %s is not definite', async (_, answer) => {
    const { bank } = monnifyOf({ [single]: answer, [summary]: refused(404, 'Transfer not found') });
    const error = await bank.transfer(order).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(refusalCodeOf(bank, error)).toBeNull();
  });

  const unknown = refused(404, 'Transfer not found');
  it.each([
    ['not_permitted', refused(401, 'Disbursement feature not enabled for this merchant')],
    ['not_permitted', refused(403, 'Merchant is not permitted to perform this operation')],
    ['not_permitted', { http: 403, error: 'Forbidden' }],
    ['not_permitted', refused(200, 'Not allowed', 'D06')],
    ['limit', refused(429, 'Too many requests')],
    ['float', refused(200, 'Insufficient balance')],
    ['float', refused(400, 'Insufficient funds in the wallet')],
  ])('that shows it was certainly not made postpones it: %s, %j', async (reason, answer) => {
    const { bank } = monnifyOf({ [single]: answer, [summary]: unknown });
    const postponed = bank.transfer(order);
    await expect(postponed).rejects.toThrow(PartnerPostponed);
    await expect(postponed).rejects.toMatchObject({ reason });
  });

  it.each([
    ['an equal transfer', refused(200, 'Duplicate request', 'D07')],
    ['a used reference', refused(200, 'Transaction with the supplied reference already exists')],
    ['nothing that is known', refused(400, 'Something went wrong')],
    ['nothing, and accepts it too', { ...accepted(transfer), http: 403 }],
    ['nothing readable', { http: 503, requestSuccessful: false, responseMessage: 'Insufficient balance' }],
  ])('that names %s does not postpone it', async (_, answer) => {
    const { bank } = monnifyOf({ [single]: answer, [summary]: unknown });
    const error = await bank.transfer(order).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PartnerPostponed);
  });

  it.each([
    ['the wallet', refused(200, 'Insufficient balance')],
    ['an address', refused(200, 'Not allowed', 'D06')],
  ])('that names %s postpones nothing that Monnify has, or may have', async (_, short) => {
    const has = monnifyOf({ [single]: short, [summary]: accepted({ ...transfer, status: 'PENDING' }) });
    expect(await has.bank.transfer(order)).toMatchObject({ status: 'pending' });
    for (const answer of [refused(500, 'Error'), refused(400, 'Invalid request'), refused(429, 'Wait')]) {
      const mayHave = monnifyOf({ [single]: short, [summary]: answer }).bank.transfer(order);
      await expect(mayHave).rejects.not.toBeInstanceOf(PartnerPostponed);
    }
  });

  it('sends naira with exactly their digits', async () => {
    const { bank, bodies } = monnifyOf({ [single]: accepted({ ...transfer, status: 'PENDING' }) });
    await bank.transfer({ ...order, amount: 2_900_029 });
    expect(bodies.at(-1)).toContain('"amount":29000.29,');
  });
});

describe('An answer of Monnify about an account', () => {
  const opened = {
    accountNumber: '0123456789',
    accountName: 'Shop',
    bankName: 'Sterling bank',
    expiresOn: '2026-11-20T10:40:00',
    paymentReference: 'esc-1',
    amount: 500,
    totalPayable: 500,
  };
  const begun = accepted({ transactionReference: 'MNFY|1', paymentReference: 'esc-1' });
  const pending = { ...paid, paymentStatus: 'PENDING', amountPaid: '0.00' };
  const open = (fields: Body, answers: Parameters<typeof monnifyOf>[0] = {}) =>
    monnifyOf({
      'POST /api/v1/merchant/transactions/init-transaction': begun,
      'POST /api/v1/merchant/bank-transfer/init-payment': accepted({ ...opened, ...fields }),
      ...answers,
    }).bank.openVirtualAccount({
      accountId: 'acc',
      partnerReference: 'esc-1',
      amount: 50_000,
      customerEmail: 'b@example.com',
      now: 0,
    });

  it('may have a number that begins with 0, and ends at a Lagos time', async () => {
    expect(await open({})).toEqual({
      accountNumber: '0123456789',
      bankName: 'Sterling bank',
      accountName: 'Shop',
      expiresAt: Date.UTC(2026, 10, 20, 9, 40),
    });
  });

  it.each([
    ['accountNumber', { accountNumber: undefined }],
    ['bankName', { bankName: '' }],
    ['expiresOn', { expiresOn: null }],
    ['another account', { amount: 501, totalPayable: 501 }],
    ['another account', { paymentReference: 'esc-2' }],
  ])('is unknown without its %s', async (field, fields) => {
    await expect(open(fields)).rejects.toThrow(field);
  });

  it('that refuses it for any reason is followed by a look-up, which decides', async () => {
    const begin = 'POST /api/v1/merchant/transactions/init-transaction';
    const no = refused(200, 'Something about a reference');
    const account = { accountNumber: '0123456789' };
    expect(await open({}, { [begin]: no, [query]: accepted(pending) })).toMatchObject(account);
    expect(await open({}, { [begin]: no, [query]: accepted(paid) })).toBeNull();
    const unused = open({}, { [begin]: no, [query]: refused(404, 'Transaction not found') });
    await expect(unused).rejects.toMatchObject({ name: 'PartnerRefused', code: '99' });
  });

  it('that asks the payer for a fee on top is no account to show', async () => {
    await expect(open({ totalPayable: 507.5 })).rejects.toMatchObject({ code: 'fee_on_payer' });
    await expect(open({ totalPayable: 507.5 })).rejects.toThrow(PartnerRefused);
  });
});

describe('A list of Monnify', () => {
  const row = { ...transfer, createdOn: '2026-11-20T12:00:00.000+00:00' };
  const list = (content: unknown, last?: boolean) => accepted({ content, last });
  const statementOf = (answer: Body) =>
    monnifyOf({
      'GET /api/v2/disbursements/search-transactions': answer,
      'GET /api/v1/refunds': list([], true),
    }).bank.listTransfers(0);

  it('that ignores the number of its page is unknown: a part of it would hide what was paid', async () => {
    await expect(statementOf(list([row], false))).rejects.toThrow(PartnerUnavailable);
  });

  it.each([
    ['its rows', list(undefined, true)],
    ['a time', list([{ ...row, createdOn: 'soon' }], true)],
    ['a status', list([{ ...row, status: 'HELD' }], true)],
  ])('without %s is unknown', async (_, answer) => {
    await expect(statementOf(answer)).rejects.toThrow(PartnerUnavailable);
  });

  it('has its rows as they were sent', async () => {
    const createdAt = Date.UTC(2026, 10, 20, 12);
    expect(await statementOf(list([row], true))).toMatchObject([{ reference: row.reference, createdAt }]);
  });
});

describe('Monnify is called', () => {
  it('at its own addresses or on this machine only', () => {
    expect(monnifyAddressProblem('https://api.monnify.com')).toBeNull();
    expect(monnifyAddressProblem('https://sandbox.monnify.com')).toBeNull();
    expect(monnifyAddressProblem('http://127.0.0.1:4802')).toBeNull();
    expect(monnifyAddressProblem('https://monnify.com')).toMatch(/api\.monnify\.com/);
  });
});
