import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shapeDifferences } from '../sample-shapes.js';
import { readVendorJson, skippedWithoutVendor, vendorFolder } from '../vendor-data.js';
import { type FakeMonnify, startFakeMonnify } from './monnify.js';
import { loginRoute } from './routes.js';
import { playStory } from './story.js';

const folder = 'monnify/dotnet-sdk';

/** The sample answers of the fake's endpoints, in `responses`. */
const answers: readonly [route: string, file: string][] = [
  ['POST /api/v1/merchant/transactions/init-transaction', 'initialize-transaction'],
  ['POST /api/v1/merchant/bank-transfer/init-payment', 'initiate-bank-transfer'],
  ['GET /api/v2/transactions/:reference', 'get-transaction'],
  ['GET /api/v2/merchant/transactions/query', 'query-transaction'],
  ['GET /api/v1/transactions/search', 'search-transactions'],
  ['GET /api/v1/banks', 'get-banks'],
  ['GET /api/v1/disbursements/account/validate', 'validate-account-number'],
  ['POST /api/v2/disbursements/single', 'initiate-single-transfer'],
  ['POST /api/v2/disbursements/single/validate-otp', 'authorize-single-transfer'],
  ['POST /api/v2/disbursements/single/resend-otp', 'resend-single-transfer-otp'],
  ['GET /api/v2/disbursements/single/summary', 'get-single-transfer'],
  ['GET /api/v2/disbursements/single/transactions', 'get-single-transfers'],
  ['GET /api/v2/disbursements/search-transactions', 'get-single-transfers'],
  ['GET /api/v2/disbursements/wallet-balance', 'get-wallet-balance'],
  ['GET /api/v1/disbursements/wallet/transactions', 'get-wallet-transactions'],
];

/** The sample events, in `webhooks`. */
const events: readonly [event: string, file: string][] = [
  ['SUCCESSFUL_TRANSACTION', 'successful_transaction-account_transfer'],
  ['REJECTED_PAYMENT', 'rejected_payment'],
  ['SUCCESSFUL_DISBURSEMENT', 'successful_disbursement'],
  ['FAILED_DISBURSEMENT', 'failed_disbursement'],
  ['REVERSED_DISBURSEMENT', 'reversed_disbursement'],
  ['SUCCESSFUL_REFUND', 'successful_refund'],
  ['FAILED_REFUND', 'failed_refund'],
  ['SETTLEMENT', 'settlement'],
];

/** Where the fake rightly differs from a sample. */
const differences: readonly RegExp[] = [
  // Nobody had paid: the vendor's API reference has these fields of a transaction.
  /responseBody\.(accountDetails|accountPayments|metaData): not in the sample$/,
  // The sample was cut to a few fields; the vendor says that it has the shape of the other look-up.
  /^GET \/api\/v2\/merchant\/transactions\/query responseBody\.\w+: not in the sample$/,
  // The sandbox leaves the banks' number out.
  /responseBody(\.content\[\])?\.sessionId: not in the sample$/,
  // One list of the vendor's has more about its pages than the others.
  /^GET \/api\/v1\/disbursements\/wallet\/transactions responseBody\.(numberOfElements|empty): missing here$/,
  // An older sample than that of the other events of disbursements, which have them.
  /^REVERSED_DISBURSEMENT eventData\.(transactionDescription|destinationBankName): not in the sample$/,
  /^REVERSED_DISBURSEMENT eventData\.destinationBankName: not in the sample$/,
];

describe.skipIf(!vendorFolder)(`Monnify’s sample answers and events${skippedWithoutVendor}`, () => {
  let fake: FakeMonnify;
  beforeAll(async () => {
    fake = await startFakeMonnify();
    await playStory(fake);
  });
  afterAll(() => fake.stop());

  it.each(answers)('%s has the fields and types of the sample', (route, file) => {
    const sample = readVendorJson(`${folder}/responses/${file}.json`);
    const given = fake.exchanges.filter(
      ({ route: called, answer }) => called === route && isAccepted(answer),
    );
    expect(given).not.toEqual([]);
    const found = given.flatMap(({ answer }) => shapeDifferences(sample, sent(answer)));
    expect(found.filter((difference) => !isExplained(route, difference))).toEqual([]);
  });

  it('a refund has the fields and types of the sample, wherever it is answered', () => {
    const sample = readVendorJson(`${folder}/responses/refund-response-body.json`);
    const given = fake.exchanges.filter(({ route }) => route.includes('/api/v1/refunds'));
    // biome-ignore lint/suspicious/noExplicitAny: answers are whatever the fake gave
    const bodies = given.map(({ answer }) => (answer as any).responseBody);
    const refunds = bodies.flatMap((body) => body.content ?? [body]);
    expect(refunds.length).toBeGreaterThan(4);
    expect(refunds.flatMap((refund) => shapeDifferences(sample, sent(refund)))).toEqual([]);
  });

  it.each(events)('%s has the fields and types of the sample', (event, file) => {
    const sample = readVendorJson(`${folder}/webhooks/${file}.json`);
    const given = fake.notifier.notifications.filter((each) => each.event === event);
    expect(given).not.toEqual([]);
    const found = given.flatMap(({ rawBody }) => shapeDifferences(sample, JSON.parse(rawBody)));
    expect(found.filter((difference) => !isExplained(event, difference))).toEqual([]);
  });

  it('a refusal has the fields and types of the sample, and the status 200', () => {
    const sample = readVendorJson(`${folder}/errors/200-request-not-successful.json`);
    const refused = fake.exchanges.filter(({ answer, status }) => status === 200 && !isAccepted(answer));
    expect(refused).toHaveLength(1);
    expect(refused.flatMap(({ answer }) => shapeDifferences(sample, sent(answer)))).toEqual([]);
  });

  it('the published signature is that of the published body', () => {
    const { secret, raw_body, signature } = readVendorJson(`${folder}/signature-vector.json`);
    expect(createHmac('sha512', secret).update(raw_body).digest('hex')).toBe(signature);
  });

  it('the day reaches every endpoint', () => {
    const reached = new Set(fake.exchanges.map(({ route }) => route));
    expect(fake.routes.filter((route) => !reached.has(route))).toEqual([]);
    expect(reached.has(loginRoute)).toBe(true);
  });
});

function isAccepted(answer: unknown): boolean {
  return (answer as { requestSuccessful?: boolean }).requestSuccessful === true;
}

function isExplained(route: string, difference: string): boolean {
  return differences.some((pattern) => pattern.test(difference) || pattern.test(`${route} ${difference}`));
}

/** As the caller reads it: JSON has no undefined fields. */
function sent(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}
