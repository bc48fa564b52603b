import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { PartnerPostponed, PartnerUnavailable, refusalCodeOf } from '../../../ports/bank.js';
import { createPaystack, paystackAddressProblem } from './index.js';

type Body = Record<string, unknown>;

/** A Paystack that gives these answers by route, with 200 unless they carry another status. */
function paystackOf(answers: Readonly<Record<string, Body & { http?: number }>>) {
  const sent: string[] = [];
  const bank = createPaystack({
    secretKey: 'sk_live_secret',
    log: pino({ level: 'silent' }),
    transport: {
      send: async ({ method, path }) => {
        const route = `${method} ${path.split('?')[0]}`;
        sent.push(route);
        const { http: status = 200, ...body } = answers[route] ?? { status: false, http: 404 };
        return { kind: 'answered', status, headers: {}, body: JSON.stringify(body) };
      },
      close: async () => {},
    },
  });
  return { bank, sent };
}

const accepted = (data: unknown): Body => ({ status: true, message: 'ok', data });
const refused = (http: number, message: string, code?: string) => ({ status: false, http, message, code });
const paid = {
  id: 4_099_260_516,
  reference: 'esc-1',
  status: 'success',
  amount: '50000',
  currency: 'NGN',
  paid_at: '2026-11-20T11:02:09.000Z',
};
const find = (fields: Body) =>
  paystackOf({ 'GET /transaction/verify/esc-1': accepted({ ...paid, ...fields }) }).bank.findCredits('esc-1');

const recipient = {
  recipient_code: 'RCP_x',
  details: { account_number: '0123456789', bank_code: '058' },
};
const transfer = {
  reference: 'po-0123456789abcdef',
  status: 'success',
  amount: 20_000,
  recipient,
  fee_charged: 1_000,
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
const verifyTransfer = (fields: Body) =>
  paystackOf({
    'GET /transfer/verify/po-0123456789abcdef': accepted({ ...transfer, ...fields }),
  }).bank.findTransfer(transfer.reference, 0);
const opened = {
  reference: 'esc-1',
  account_number: '0123456789',
  bank: { name: 'Titan' },
  account_expires_at: '2026-11-20T18:00:00.000Z',
};
const openWith = (answer: Body & { http?: number }) =>
  paystackOf({ 'POST /charge': answer }).bank.openVirtualAccount({
    accountId: 'acc',
    partnerReference: 'esc-1',
    amount: 50_000,
    customerEmail: 'b@example.com',
    now: 0,
  });

describe('An answer of Paystack about a payment', () => {
  it('may have its amount as text, and camel-case times', async () => {
    const { paid_at: paidAt } = paid;
    const credit = { status: 'credited', amount: 50_000, paidAt: Date.parse(paidAt), payerName: null };
    expect(await find({ paid_at: null, paidAt })).toMatchObject([credit]);
  });

  it.each([{ currency: 'USD' }, { status: 'failed' }, { status: 'pending', paid_at: null }])(
    'is no credit: %j',
    async (fields) => {
      expect(await find(fields)).toEqual([]);
    },
  );

  it.each([
    [{ id: undefined }, /data\.id/],
    [{ status: undefined }, /data\.status/],
    [{ currency: undefined }, /data\.currency/],
    [{ amount: '500.00' }, /data\.amount/],
    [{ amount: 500.5 }, /data\.amount/],
    [{ paid_at: 'soon' }, /when/],
    [{ reference: 'esc-2' }, /another reference/],
  ])('is unknown, and says why: %j', async (fields, why) => {
    const found = find(fields);
    await expect(found).rejects.toThrow(PartnerUnavailable);
    await expect(found).rejects.toThrow(why);
  });
});

describe('An answer of Paystack about a transfer', () => {
  it.each([
    [{ status: 'held' }, /reports a transfer as held/],
    [{ fee_charged: undefined }, /fee_charged/],
    [{ amount: null }, /data\.amount/],
    [{ reference: 'po-another-transfer' }, /another transfer/],
    [{ recipient: 28 }, /data\.recipient/],
  ])('is unknown, and says why: %j', async (fields, why) => {
    const found = verifyTransfer(fields);
    await expect(found).rejects.toThrow(PartnerUnavailable);
    await expect(found).rejects.toThrow(why);
  });

  it('about a used reference is followed by a look-up, whatever its code', async () => {
    const { bank, sent } = paystackOf({
      'POST /transferrecipient': accepted(recipient),
      'POST /transfer': refused(400, 'Reference already exists on a transfer', 'invalid_params'),
      'GET /transfer/verify/po-0123456789abcdef': accepted(transfer),
    });
    expect(await bank.transfer(order)).toMatchObject({ status: 'paid', fee: 1_000 });
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['an address', refused(403, 'Your IP address is not allowed')],
    ['a key', refused(400, 'Invalid key')],
    ['a code that only the adapter gives', refused(400, 'No', 'amount_too_small')],
    ['a recipient, at another status', refused(404, 'No', 'invalid_transfer_recipient')],
    ['a success that is none', { status: false, message: 'No' }],
  ])('that refuses %s is not definite', async (_, answer) => {
    const { bank } = paystackOf({ 'POST /transferrecipient': accepted(recipient), 'POST /transfer': answer });
    const error = await bank.transfer(order).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(refusalCodeOf(bank, error)).toBeNull();
  });

  it('about another payee is followed by no transfer', async () => {
    const details = { account_number: '9999999999', bank_code: '058' };
    const { bank, sent } = paystackOf({ 'POST /transferrecipient': accepted({ ...recipient, details }) });
    await expect(bank.transfer(order)).rejects.toThrow(PartnerPostponed);
    expect(sent).toEqual(['POST /transferrecipient']);
  });
});

describe('An answer of Paystack about an account', () => {
  it('may have a number that begins with 0, and no name', async () => {
    const account = { accountNumber: '0123456789', bankName: 'Titan', accountName: null };
    expect(await openWith(accepted(opened))).toMatchObject(account);
  });

  it.each([
    ['account_number', { account_number: undefined }],
    ['bank', { bank: null }],
    ['account_expires_at', { account_expires_at: null }],
  ])('is unknown without its %s', async (field, fields) => {
    await expect(openWith(accepted({ ...opened, ...fields }))).rejects.toThrow(field);
  });

  it('about a used reference is null, whatever its code', async () => {
    expect(await openWith(refused(400, 'Duplicate Transaction Reference'))).toBeNull();
  });

  it('shows no address and no number in its error', async () => {
    const wrong = openWith(refused(400, 'b@example.com has 0123456789 at sk_live_secret', 'invalid_email'));
    await expect(wrong).rejects.toThrow('(address) has (number) at (key)');
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_email' });
  });
});

describe('A list of Paystack', () => {
  const createdAt = '2026-11-20T12:00:00.000Z';
  const refund = { id: 1, transaction: 77, status: 'processed', amount: 50_000, currency: 'NGN', createdAt };
  const request = {
    reference: 're-0123456789abcdef',
    partnerCreditId: String(paid.id),
    amount: 50_000,
    now: 0,
  };

  it('that ignores the filter by transaction explains no other payment', async () => {
    const reversed = accepted({ ...paid, status: 'reversed' });
    const { bank } = paystackOf({
      'GET /transaction/verify/esc-1': reversed,
      'GET /transaction/4099260516': reversed,
      'GET /refund': accepted([{ ...refund, merchant_note: request.reference }]),
    });
    expect(await bank.findCredits('esc-1')).toMatchObject([{ status: 'reversed' }]);
    expect(await bank.findRefund(request)).toBeNull();
  });

  it('that ignores the filter by time, and pages, is cut to the time and ends', async () => {
    const earlier = { ...refund, id: 2, createdAt: '2026-11-20T11:59:59.000Z' };
    const { bank, sent } = paystackOf({
      'GET /refund': accepted([refund, earlier]),
      'GET /transfer': accepted([{ ...transfer, id: 3, currency: 'NGN', createdAt }]),
    });
    const lines = await bank.listTransfers(Date.parse(createdAt) + 700);
    expect(lines.map(({ reference }) => reference)).toEqual([transfer.reference, 'refund-1']);
    expect(sent).toHaveLength(4);
  });

  it('without an id or a time in a row is unknown', async () => {
    for (const fields of [{ id: null }, { createdAt: null }]) {
      const { bank } = paystackOf({
        'GET /transfer': accepted([]),
        'GET /refund': accepted([{ ...refund, ...fields }]),
      });
      await expect(bank.listTransfers(0)).rejects.toThrow(PartnerUnavailable);
    }
  });
});

describe('Paystack is called', () => {
  it('at its own address or on this machine only', () => {
    expect(paystackAddressProblem('https://api.paystack.co')).toBeNull();
    expect(paystackAddressProblem('http://127.0.0.1:4801')).toBeNull();
    expect(paystackAddressProblem('https://api.paystack.com')).toMatch(/api\.paystack\.co,/);
    const log = pino({ level: 'silent' });
    const elsewhere = { secretKey: 'sk_live_secret', baseUrl: 'https://evil.example', log };
    expect(() => createPaystack(elsewhere)).toThrow(/has to be/);
  });
});
