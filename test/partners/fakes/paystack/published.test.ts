import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skippedWithoutVendor, vendorFolder } from '../vendor-data.js';
import { call } from './caller.js';
import { type FakePaystack, startFakePaystack } from './paystack.js';
import { PublishedApi } from './published-api.js';
import { playStory } from './story.js';

/** Where the vendor's document contradicts the vendor's samples or pages; the fake follows those. */
const answerContradictions: readonly [route: string, error: RegExp][] = [
  // Numbers in some samples; a breakdown is a list where the document has a schema for its rows.
  ['GET /transfer', /^\/data\/\d+\/fees_breakdown: must be integer,null$/],
  // An integer in the document and true in the sample.
  ['GET /refund/:id', /^\/data\/fully_deducted: must be integer,null$/],
  // `""` in the samples stands for no metadata.
  ['GET /dispute', /^\/data\/\d+\/transaction\/metadata: must be object,null$/],
  ['GET /dispute/:id', /^\/data\/transaction\/metadata: must be object,null$/],
  // A list in the samples.
  ['GET /settlement', /^\/data: must be object,null$/],
  ['GET /settlement/:id/transactions', /^\/data: must be object,null$/],
  // The document has no `meta` for cursors, and the sample has no other.
  ['GET /transaction', /^\/meta: must NOT have additional properties$/],
];

const requestContradictions: readonly [route: string, error: RegExp][] = [
  // The document omits `bank_transfer`, which the page of Pay with Transfer explains.
  ['POST /charge', /^: must NOT have additional properties$/],
  // The sample request sends the amount as text.
  ['POST /charge', /^\/amount: must be integer$/],
];

/** The document describes these answers no further than that they are JSON. */
const vague = ['GET /settlement', 'GET /settlement/:id/transactions'];

describe.skipIf(!vendorFolder)(`Paystack’s published schemas${skippedWithoutVendor}`, () => {
  let fake: FakePaystack;
  let api: PublishedApi;
  beforeAll(async () => {
    api = new PublishedApi();
    fake = await startFakePaystack();
    await playStory(fake);
  });
  afterAll(() => fake.stop());

  it('accept every answer of the fake, but for the contradictions named here', () => {
    const found = fake.exchanges.flatMap(({ route, status, answer }) =>
      api.answerErrors(route, status, answer).map((error) => [route, error] as const),
    );
    expect(found.filter(isNotNamed(answerContradictions))).toEqual([]);
    expect(answerContradictions.filter((named) => !isMet(named, found))).toEqual([]);
  });

  it('accept every request that the fake accepted, taken strictly', () => {
    const accepted = fake.exchanges.filter(({ status }) => status < 300);
    const found = accepted.flatMap(({ route, request }) =>
      api.requestErrors(route, request.body).map((error) => [route, error] as const),
    );
    expect(found.filter(isNotNamed(requestContradictions))).toEqual([]);
    expect(requestContradictions.filter((named) => !isMet(named, found))).toEqual([]);
  });

  it('know every endpoint of the fake, and the story calls each', () => {
    const called = [...new Set(fake.exchanges.map(({ route }) => route))];
    expect(fake.routes.filter((route) => !called.includes(route))).toEqual([]);
    expect(fake.routes.filter((route) => !vague.includes(route) && !api.knows(route, 'message'))).toEqual([]);
  });

  it('find an answer with a field of another type', async () => {
    const { body } = await call(fake, 'GET /balance');
    const wrong = { ...body, data: [{ currency: 'NGN', balance: '100' }] };
    expect(api.answerErrors('GET /balance', 200, wrong)).toEqual(['/data/0/balance: must be integer,null']);
  });
});

type Found = readonly [route: string, error: string];

function isNotNamed(named: readonly [string, RegExp][]) {
  return (found: Found) => !named.some((each) => isMet(each, [found]));
}

/** Whether a contradiction still occurs: one that no longer does must leave the list. */
function isMet([route, pattern]: readonly [string, RegExp], found: readonly Found[]): boolean {
  return found.some(([foundRoute, error]) => foundRoute === route && pattern.test(error));
}
