import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shapeDifferences } from '../sample-shapes.js';
import { readVendorJson, skippedWithoutVendor, vendorFolder } from '../vendor-data.js';
import { type FakePaystack, startFakePaystack } from './paystack.js';
import { PublishedApi } from './published-api.js';
import { playStory } from './story.js';

/** The sample answers of the fake's endpoints, in `paystack/doc-snippets/api`. */
const answers: readonly [route: string, folder: string][] = [
  ['GET /charge/:reference', 'charges/check'],
  ['GET /transaction', 'transactions/list'],
  ['GET /transaction/verify/:reference', 'transactions/verify'],
  ['GET /transaction/:id', 'transactions/fetch'],
  ['GET /bank', 'miscellaneous/bank'],
  ['GET /bank/resolve', 'verification/resolve-account'],
  ['POST /transferrecipient', 'transfer-recipient/create'],
  ['GET /transferrecipient', 'transfer-recipient/list'],
  ['GET /transferrecipient/:code', 'transfer-recipient/fetch'],
  ['DELETE /transferrecipient/:code', 'transfer-recipient/delete'],
  ['POST /transfer', 'transfers/initiate'],
  ['GET /transfer', 'transfers/list'],
  ['POST /transfer/finalize_transfer', 'transfers/finalize'],
  ['POST /transfer/resend_otp', 'transfers-control/resend-otp'],
  ['POST /transfer/disable_otp', 'transfers-control/disable-otp'],
  ['POST /transfer/disable_otp_finalize', 'transfers-control/finalize-disable-otp'],
  ['POST /transfer/enable_otp', 'transfers-control/enable-otp'],
  ['GET /transfer/verify/:reference', 'transfers/verify'],
  ['GET /transfer/:code', 'transfers/fetch'],
  ['POST /refund', 'refunds/create'],
  ['GET /refund', 'refunds/list'],
  ['GET /refund/:id', 'refunds/fetch'],
  ['POST /refund/retry_with_customer_details/:id', 'refunds/retry'],
  ['GET /balance', 'transfers-control/balance'],
  ['GET /balance/ledger', 'transfers-control/balance-ledger'],
  ['GET /settlement', 'settlements/list'],
  ['GET /settlement/:id/transactions', 'settlements/transactions'],
  ['GET /dispute', 'disputes/list'],
  ['GET /dispute/:id', 'disputes/fetch'],
];

/** The sample events, in `paystack/doc-snippets/webhooks`. */
const events: readonly [event: string, file: string][] = [
  ['charge.success', 'charge.success.payment-methods'],
  ['bank.transfer.rejected', 'bank.transfer.rejected'],
  ['transfer.success', 'transfer.success'],
  ['transfer.failed', 'transfer.failed'],
  ['transfer.reversed', 'transfer.reversed'],
  ['refund.pending', 'refund.pending'],
  ['refund.processing', 'refund.processing'],
  ['refund.processed', 'refund.processed'],
  ['refund.failed', 'refund.failed'],
  ['refund.needs-attention', 'refund.needs-attention'],
  ['charge.dispute.create', 'charge.dispute.create'],
  ['charge.dispute.resolve', 'charge.dispute.resolve'],
];

/** Where the fake rightly differs from a sample. */
const differences: readonly RegExp[] = [
  // Metadata is what the caller sent.
  /metadata(\.\w+)?: /,
  // The samples show cards; `charge.success` of a transfer has these fields.
  /authorization\.(sender_\w+|narration): not in the sample$/,
  // Nobody has paid yet, so there is no authorization.
  /authorization\.\w+: missing here$/,
  // The sample is a page by cursor. Pages by offset have the document's `meta`; all banks at once have none.
  /^GET \/transaction meta\.(total|skipped|page|pageCount|total_volume): not in the sample$/,
  /^GET \/transaction meta\.(next|previous): missing here$/,
  /^GET \/bank meta: missing here$/,
  // An older sample than that of `POST /refund/retry_with_customer_details/:id`, which has them.
  /^GET \/refund(\/:id)? data(\[\])?\.(initiated_by|reversed_at|session_id): not in the sample$/,
  // An older sample than that of `POST /transferrecipient`, which has them.
  /^GET \/transferrecipient\/:code data\.(is_deleted|details\.authorization_code): not in the sample$/,
  // An older sample than that of `GET /transfer/verify/:reference`.
  /^GET \/transfer data\[\]\.gateway_response: not in the sample$/,
  // Of the two samples of a dispute, one has the first and the other the second.
  /^GET \/dispute data\[\]\.transaction\.requested_amount: not in the sample$/,
  /^GET \/dispute\/:id data\.transaction\.pos_transaction_data: not in the sample$/,
];

describe.skipIf(!vendorFolder)(`Paystack’s sample answers and events${skippedWithoutVendor}`, () => {
  let fake: FakePaystack;
  let api: PublishedApi;
  beforeAll(async () => {
    api = new PublishedApi();
    fake = await startFakePaystack();
    await playStory(fake);
  });
  afterAll(() => fake.stop());

  it.each(answers)('%s has the fields and types of the sample', (route, folder) => {
    const sample = readVendorJson(`paystack/doc-snippets/api/${folder}/response.json`)['200'].data;
    const given = fake.exchanges.filter(
      ({ route: called, status, answer }) => called === route && status < 300 && !isUnpaidCharge(answer),
    );
    expect(given).not.toEqual([]);
    const found = given.flatMap(({ answer }) => shapeDifferences(sample, sent(answer)));
    expect(found.filter((difference) => !isExplained(api, route, difference))).toEqual([]);
  });

  it('an opened account has the fields and types of the sample', () => {
    const sample = readVendorJson('paystack/doc-snippets/api/charges/pay-with-transfer.response.json');
    const opened = fake.exchanges.filter(({ route, status }) => route === 'POST /charge' && status === 200);
    expect(opened.flatMap(({ answer }) => shapeDifferences(sample, sent(answer)))).toEqual([]);
  });

  it('a charge that nobody paid has the fields and types of the sample', () => {
    const samples = readVendorJson('paystack/doc-snippets/api/charges/check/response.json');
    const unpaid = fake.exchanges.filter(({ answer }) => isUnpaidCharge(answer));
    expect(unpaid.map(({ answer }) => shapeDifferences(samples['200_pending'].data, sent(answer)))).toEqual([
      [],
      [],
    ]);
  });

  it.each(events)('%s has the fields and types of the sample', (event, file) => {
    const sample = readVendorJson(`paystack/doc-snippets/webhooks/${file}.json`);
    const given = fake.notifier.notifications.filter((each) => each.event === event);
    expect(given).not.toEqual([]);
    const found = given.flatMap(({ rawBody }) => shapeDifferences(sample, JSON.parse(rawBody)));
    expect(found.filter((difference) => !isExplained(api, event, difference))).toEqual([]);
  });

  it('refusals have the fields and types of the samples', () => {
    const refused = (route: string) => fake.exchanges.find((one) => one.route === route && one.status >= 400);
    const sampleOf = (folder: string, status: string) =>
      readVendorJson(`paystack/doc-snippets/api/${folder}/response.json`)[status].data;
    const missing = readVendorJson('paystack/doc-snippets/api/sample-error.json');
    expect(refused('POST /charge')?.answer).toEqual(missing);
    expect(refused('POST /transfer')?.answer).toEqual(sampleOf('transfers/initiate', '400'));
    expect(refused('GET /transfer/verify/:reference')?.answer).toEqual(sampleOf('transfers/verify', '404'));
    expect(refused('GET /balance')?.answer).toEqual(sampleOf('transactions/verify', '400'));
  });
});

describe('The comparison with a sample', () => {
  const sample = { id: 1, list: [{ name: 'a' }], open: {}, missing: null };

  it.each([
    ['an empty list, which proves nothing', { ...sample, list: [] }, 'list: nothing to compare'],
    ['another type', { ...sample, id: '1' }, 'id: number in the sample, string here'],
    ['a missing field', { id: 1, list: sample.list, open: {} }, 'missing: missing here'],
    ['another name in a list', { ...sample, list: [{ title: 'a' }] }, 'list[].name: missing here'],
  ])('finds %s', (_, ours, expected) => {
    expect(shapeDifferences(sample, ours).join()).toContain(expected);
  });

  it('finds nothing where names and types agree', () => {
    const ours = { id: 2, list: [{ name: 'b' }, { name: null }], open: { x: 1 }, missing: 'x' };
    expect(shapeDifferences(sample, ours)).toEqual([]);
  });
});

/** Fields that are newer than the sample are fine if the vendor's document knows them. */
function isExplained(api: PublishedApi, route: string, difference: string): boolean {
  const [path = '', text] = difference.split(': ');
  if (text === 'not in the sample' && route.includes(' ') && api.knows(route, path)) return true;
  return differences.some((pattern) => pattern.test(difference) || pattern.test(`${route} ${difference}`));
}

function isUnpaidCharge(answer: unknown): boolean {
  return (answer as { message?: string }).message === 'Reference check successful';
}

/** As the caller reads it: JSON has no undefined fields. */
function sent(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}
