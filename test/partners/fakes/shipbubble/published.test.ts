import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skippedWithoutVendor, vendorFolder } from '../vendor-data.js';
import { PublishedDocument } from './published-document.js';
import { testKey } from './settings.js';
import { type FakeShipbubble, startFakeShipbubble } from './shipbubble.js';
import { playStory } from './story.js';

/** Fields of the newer pages that the document, of 2023, does not have. */
const newer: readonly RegExp[] = [
  /^\/data\/(couriers\[\]|cheapest_courier|fastest_courier)\/(pickup_eta|rate_card_amount): must NOT have/,
  /^\/courier_id: must NOT have/,
];

const unnamed = (found: string[]) =>
  found.filter((difference) => !newer.some((pattern) => pattern.test(difference)));

describe.skipIf(!vendorFolder)(`The document of Shipbubble${skippedWithoutVendor}`, () => {
  let fake: FakeShipbubble;
  let document: PublishedDocument;
  beforeAll(async () => {
    document = new PublishedDocument();
    fake = await startFakeShipbubble({ settings: { key: testKey, shownByIds: 'as_documented' } });
    await playStory(fake);
  });
  afterAll(() => fake.stop());

  it('has the schema of every answer', () => {
    const found = fake.exchanges.flatMap(({ route, status, answer }) =>
      document.answerErrors(route, status, answer).map((difference) => [route, difference] as const),
    );
    expect(found.filter(([, difference]) => unnamed([difference]).length > 0)).toEqual([]);
    const words = found.map(([, difference]) => difference);
    for (const name of ['pickup_eta', 'rate_card_amount']) {
      expect(words.some((difference) => difference.includes(name))).toBe(true);
    }
  });

  it('has an example whose fields every answer has', () => {
    const found = fake.exchanges.flatMap(({ route, status, answer }) =>
      document.sampleDifferences(route, status, answer).map((difference) => `${route} ${difference}`),
    );
    expect(found).toEqual([]);
  });

  it('has the schema of every request', () => {
    const found = fake.exchanges.flatMap(({ route, request }) =>
      unnamed(document.requestErrors(route, request.body)).map((difference) => `${route} ${difference}`),
    );
    expect(found).toEqual([]);
  });

  it('shows a label by its id as in the list where the newer pages do', async () => {
    fake.settings.shownByIds = 'as_listed';
    fake.exchanges.length = 0;
    await playStory(fake);
    const shown = fake.exchanges.filter(({ route }) => route.includes('/list/'));
    expect(shown).not.toEqual([]);
    for (const { answer } of shown) {
      expect(document.answerErrors('GET /v1/shipping/labels', 200, answer)).toEqual([]);
    }
  });

  it('lists the statuses that labels have', () => {
    expect(document.statuses()).toEqual([
      'pending',
      'confirmed',
      'picked_up',
      'in_transit',
      'completed',
      'cancelled',
    ]);
    const bodies = fake.notifier.notifications.map(({ rawBody }) => JSON.parse(rawBody));
    for (const { status } of bodies) expect(document.statuses()).toContain(status);
  });

  it('has every endpoint that is served, and the day reaches each', () => {
    const reached = new Set(fake.exchanges.map(({ route }) => route));
    expect(fake.routes.filter((route) => !reached.has(route))).toEqual([]);
  });
});
