import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skippedWithoutVendor, vendorFolder } from '../vendor-data.js';
import { modelDifferences, readModels } from './sdk-models.js';
import { playStory } from './story.js';
import { type FakeTerminal, startFakeTerminal } from './terminal-africa.js';

/** What the SDK reads an answer's `data` as; `[]` says that it is a list. */
const answers: readonly [route: string, model: string][] = [
  ['GET /v1/states', 'State'],
  ['POST /v1/addresses', 'Address'],
  ['POST /v1/packaging', 'Packaging'],
  ['GET /v1/packaging/default/terminal', 'Packaging'],
  ['POST /v1/parcels', 'ParcelWithoutPackagingData'],
  ['GET /v1/rates/shipment', 'Rate'],
  ['GET /v1/rates/:id', 'Rate'],
  ['POST /v1/shipments', 'ShipmentUnpopulated'],
  ['POST /v1/shipments/pickup', 'ShipmentUnpopulated'],
  ['POST /v1/shipments/cancel', 'ShipmentUnpopulated'],
  ['GET /v1/shipments/:id', 'ShipmentUnpopulated'],
  ['GET /v1/shipments/track/:id', 'ShipmentTrackingInfo'],
  ['GET /v1/users/wallet', 'Wallet'],
  ['GET /v1/transactions', 'GetTransactionsResponse'],
];

/** What the SDK sends, by route. */
const requests: readonly [route: string, model: string][] = [
  ['POST /v1/addresses', 'AddressRequest'],
  ['POST /v1/shipments', 'CreateShipmentRequest'],
  ['POST /v1/shipments/pickup', 'ArrangeShipmentRequest'],
];

/** Fields of the newer documentation that the SDK, of 2023, does not read. */
const newer: readonly RegExp[] = [
  /^Address\.metadata: not in the model$/,
  /^Rate\.(carrier_id|created_at|dropoff_required|used): not in the model$/,
  /^Rate\.(includes_insurance|insurance_coverage|insurance_fee): not in the model$/,
];

describe.skipIf(!vendorFolder)(`The models of Terminal Africa’s SDK${skippedWithoutVendor}`, () => {
  let fake: FakeTerminal;
  beforeAll(async () => {
    fake = await startFakeTerminal();
    await playStory(fake);
  });
  afterAll(() => fake.stop());

  it.each(answers)('%s answers %s', (route, model) => {
    const given = fake.exchanges.filter((each) => each.route === route && each.status === 200);
    expect(given).not.toEqual([]);
    const found = given.flatMap(({ answer }) => {
      const { data } = sent(answer);
      return (Array.isArray(data) ? data : [data]).flatMap((each) =>
        modelDifferences(readModels(), model, each),
      );
    });
    expect(found.filter((difference) => !newer.some((pattern) => pattern.test(difference)))).toEqual([]);
  });

  it('each of the newer fields occurs', () => {
    const rates = fake.exchanges.filter(({ route }) => route === 'GET /v1/rates/:id');
    const addresses = fake.exchanges.filter(({ route }) => route === 'POST /v1/addresses');
    const found = [
      ...rates.flatMap(({ answer }) => modelDifferences(readModels(), 'Rate', sent(answer).data)),
      ...addresses.flatMap(({ answer }) => modelDifferences(readModels(), 'Address', sent(answer).data)),
    ];
    for (const pattern of newer) expect(found.some((difference) => pattern.test(difference))).toBe(true);
  });

  it.each(requests)('%s is asked with names of %s', (route, model) => {
    const fields = readModels()[model]?.fields?.map(({ wire_name }) => wire_name) ?? [];
    const asked = fake.exchanges.filter((each) => each.route === route);
    expect(asked).not.toEqual([]);
    for (const { request } of asked) {
      expect(Object.keys(request.body as object).filter((name) => !fields.includes(name))).toEqual([]);
    }
  });

  it('a shipment has only statuses that the SDK knows', () => {
    const known = readModels().ShipmentStatus?.wire_values ?? [];
    const bodies = fake.notifier.notifications.map(({ rawBody }) => JSON.parse(rawBody));
    const statuses = bodies.map(({ data }) => data.status).filter((status) => status !== undefined);
    expect(new Set(statuses)).toEqual(new Set(['draft', 'confirmed', 'in-transit', 'cancelled']));
    expect(statuses.filter((status) => !known.includes(status))).toEqual([]);
  });

  it('the day reaches every endpoint', () => {
    const reached = new Set(fake.exchanges.map(({ route }) => route));
    expect(fake.routes.filter((route) => !reached.has(route))).toEqual([]);
  });
});

/** As the caller reads it: JSON has no undefined fields. */
// biome-ignore lint/suspicious/noExplicitAny: answers are whatever the fake gave
function sent(answer: unknown): any {
  return JSON.parse(JSON.stringify(answer));
}
