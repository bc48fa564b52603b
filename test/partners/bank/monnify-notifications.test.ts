import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Monnify } from '../../../server/src/adapters/bank/monnify/index.js';
import { readVendorJson, skippedWithoutVendor, vendorFolder } from '../fakes/vendor-data.js';
import { type MonnifyWorld, startWorld } from './monnify-world.js';

let world: MonnifyWorld;
let unsigned: Monnify;
beforeEach(async () => {
  world = await startWorld();
  unsigned = world.another({ baseUrl: world.fake.url });
});
afterEach(() => world.stop());

type Headers = Record<string, string>;

const signatureOf = (rawBody: string | Buffer, secretKey = world.fake.settings.secretKey) =>
  createHmac('sha512', secretKey).update(rawBody).digest('hex');
const read = (headers: Headers, rawBody: string | Buffer, bank: Monnify = world.bank) =>
  bank.readNotification(headers, Buffer.from(rawBody));
const readSigned = (rawBody: string | Buffer, bank?: Monnify) =>
  read({ 'monnify-signature': signatureOf(rawBody) }, rawBody, bank);
const event = (eventType: string, eventData: unknown) => JSON.stringify({ eventType, eventData });

const transactionReference = 'MNFY|67|20261120100000|000001';
const ids = { transactionReference, paymentReference: 'esc-1' };
const paid = event('SUCCESSFUL_TRANSACTION', { ...ids, amountPaid: 500, paymentSourceInformation: [{}] });
const rejected = event('REJECTED_PAYMENT', {
  ...ids,
  paymentSourceInformation: { amountPaid: '499.99' },
  paymentRejectionInformation: { rejectionReason: 'UNDER_PAYMENT' },
});
const sent = event('SUCCESSFUL_DISBURSEMENT', { reference: 'po-1', status: 'SUCCESS' });
const credit = { kind: 'credit', partnerCreditId: transactionReference, rejection: null };

/** Ways to forge the signature of a body that Monnify would send. */
const forgeries: Readonly<Record<string, (signature: string) => Headers>> = {
  'no signature': () => ({}),
  'an empty signature': () => ({ 'monnify-signature': '' }),
  'a blank signature': () => ({ 'monnify-signature': '   ' }),
  'the signature of another body': () => ({ 'monnify-signature': signatureOf('{}') }),
  'the signature of another key': () => ({ 'monnify-signature': signatureOf(paid, 'another') }),
  'the signature of no key': () => ({ 'monnify-signature': signatureOf(paid, '') }),
  'half a signature': (signature) => ({ 'monnify-signature': signature.slice(0, 64) }),
  'a signature and more': (signature) => ({ 'monnify-signature': `${signature}00` }),
  'two signatures': (signature) => ({ 'monnify-signature': `${signature}, ${signature}` }),
  'no hexadecimal': () => ({ 'monnify-signature': 'z'.repeat(128) }),
  zeros: () => ({ 'monnify-signature': '0'.repeat(128) }),
  "the signature in Paystack's header": (signature) => ({ 'x-paystack-signature': signature }),
  'a signature of 256 bits': () => ({
    'monnify-signature': createHmac('sha256', world.fake.settings.secretKey).update(paid).digest('hex'),
  }),
};

describe('A forged notification of Monnify', () => {
  it.each(Object.entries(forgeries))('with %s is refused', (_, headersOf) => {
    expect(read(headersOf(signatureOf(paid)), paid)).toBeNull();
  });

  it.each([
    ['a body that was cut', () => paid.slice(0, -1)],
    ['a body that grew', () => `${paid}\n`],
    ['an amount that was changed', () => paid.replace('500', '501')],
    ['a body that was written anew', () => JSON.stringify(JSON.parse(paid), null, 2)],
    ['no body', () => ''],
    ['other bytes', () => Buffer.from([0xff, 0xfe, 0x00])],
  ])('with %s is refused', (_, bodyOf) => {
    expect(read({ 'monnify-signature': signatureOf(paid) }, bodyOf())).toBeNull();
  });

  it('is refused at a fake as well, if it has a signature at all', () => {
    for (const [what, headersOf] of Object.entries(forgeries)) {
      const headers = headersOf(signatureOf(paid));
      const isUnsigned = (headers['monnify-signature'] ?? '') === '';
      if (!isUnsigned) expect(read(headers, paid, unsigned), what).toBeNull();
    }
  });
});

describe('A signed notification of Monnify', () => {
  it('is read, with a signature in capital letters too', () => {
    expect(readSigned(paid)).toEqual([credit]);
    expect(read({ 'monnify-signature': signatureOf(paid).toUpperCase() }, paid)).toEqual([credit]);
    const rejection = { amount: 49_999, reason: 'under_payment' };
    expect(readSigned(rejected)).toEqual([{ ...credit, rejection }]);
    expect(readSigned(sent)).toEqual([{ kind: 'transfer', reference: 'po-1', outcome: 'paid' }]);
  });

  it.each([
    ['no JSON', 'eventType=SUCCESSFUL_TRANSACTION'],
    ['half of a body', paid.slice(0, 40)],
    ['a list', '[1,2,3]'],
    ['nothing', 'null'],
    ['no event', '{}'],
    ['an unknown event', event('MANDATE_UPDATE', ids)],
    ['an event named like a property', event('constructor', { reference: 'po-1' })],
    ['no data', '{"eventType":"SUCCESSFUL_TRANSACTION"}'],
    ['data that is a list', event('SUCCESSFUL_TRANSACTION', [ids])],
    ['no reference', event('SUCCESSFUL_TRANSACTION', { paymentReference: 'esc-1' })],
    ['a reference that is a number', event('SUCCESSFUL_TRANSACTION', { ...ids, transactionReference: 1 })],
    ['a reference that is none', event('SUCCESSFUL_TRANSACTION', { ...ids, transactionReference: '../x' })],
    ['a payment to another system', event('SUCCESSFUL_TRANSACTION', { ...ids, paymentReference: 'shop-1' })],
    ['a rejection without its amount', event('REJECTED_PAYMENT', ids)],
    ['a transfer without its reference', event('FAILED_DISBURSEMENT', {})],
    ['a refund without its reference', event('FAILED_REFUND', { refundReference: '' })],
    ['a settlement', event('SETTLEMENT', { transactions: [ids] })],
  ])('with %s is about nothing of ours', (_, rawBody) => {
    expect(readSigned(rawBody)).toEqual([]);
    expect(read({}, rawBody, unsigned)).toEqual([]);
  });

  it('that lists sources which are no objects is read all the same, and not followed for ever', () => {
    const sourcesOf = (sources: unknown) =>
      event('SUCCESSFUL_TRANSACTION', { ...ids, paymentSourceInformation: sources });
    expect(readSigned(sourcesOf([1, null]))).toHaveLength(2);
    expect(readSigned(sourcesOf({}))).toHaveLength(1);
    expect(readSigned(sourcesOf(Array.from({ length: 1_000 }, () => ({}))))).toHaveLength(10);
  });
});

describe('The session ID that Monnify notifies', () => {
  const sessionId = '090405230626180003067844645188';
  const source = { amountPaid: 250, sessionId };
  const paidBy = (sources: unknown, amountPaid: unknown = 500) =>
    event('SUCCESSFUL_TRANSACTION', { ...ids, amountPaid, paymentSourceInformation: sources });
  const tracesOf = (rawBody: string) => readSigned(rawBody)?.map((each) => 'trace' in each && each.trace);

  it('is of each payment, if all are listed', () => {
    const trace = { payerBankName: null, sessionId };
    expect(tracesOf(paidBy([source, { amountPaid: '250.00', sessionId: 'e6cV1smlpkwG38Cg' }]))).toEqual([
      trace,
      { ...trace, sessionId: 'e6cV1smlpkwG38Cg' },
    ]);
    expect(tracesOf(paidBy([source]))).toEqual([false]);
    expect(tracesOf(paidBy([{ ...source, sessionId: 'a number of 1' }], 250))).toEqual([false]);
  });

  it('is of a rejected payment too, and is not believed without a signature', () => {
    const rawBody = event('REJECTED_PAYMENT', { ...ids, paymentSourceInformation: source });
    expect(tracesOf(rawBody)).toEqual([{ payerBankName: null, sessionId }]);
    expect(read({}, rawBody, unsigned)).toEqual([credit]);
    expect(read({}, paidBy([source], 250), unsigned)).toEqual([credit]);
  });
});

describe('An unsigned notification of Monnify', () => {
  it('is taken from an address that is not production’s, and never from production', () => {
    for (const rawBody of [paid, rejected, sent]) {
      expect(read({}, rawBody)).toBeNull();
      expect(read({}, rawBody, unsigned)).not.toBeNull();
    }
    const sandbox = world.another({ apiKey: 'MK_TEST_FAKEFAKE01' });
    expect(read({}, paid, sandbox)).toEqual([credit]);
  });

  it('only causes a look-up: neither its rejection nor its outcome is believed', () => {
    expect(read({}, rejected, unsigned)).toEqual([credit]);
    expect(read({}, sent, unsigned)).toEqual([{ kind: 'transfer', reference: 'po-1', outcome: null }]);
  });
});

describe.skipIf(!vendorFolder)(`The published signature of Monnify${skippedWithoutVendor}`, () => {
  it('is that of the published body, and of no other', () => {
    const { secret, raw_body, signature } = readVendorJson('monnify/dotnet-sdk/signature-vector.json');
    const bank = world.another({ secretKey: secret });
    const headers = { 'monnify-signature': signature };
    expect(read(headers, raw_body, bank)).toEqual([]);
    expect(read(headers, `${raw_body} `, bank)).toBeNull();
    expect(read(headers, raw_body)).toBeNull();
  });
});
