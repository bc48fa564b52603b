import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PublishedDocument } from '../fakes/shipbubble/published-document.js';
import { skippedWithoutVendor, vendorFolder } from '../fakes/vendor-data.js';
import { type ShipbubbleWorld, startWorld, subjectOf } from './shipbubble-world.js';
import { askFor, bookingOf, oneRate } from './subject.js';

describe.skipIf(!vendorFolder)(`What the adapter sends to Shipbubble${skippedWithoutVendor}`, () => {
  let world: ShipbubbleWorld;
  let document: PublishedDocument;
  beforeAll(async () => {
    document = new PublishedDocument();
    world = await startWorld();
    const subject = subjectOf(world);
    const { carrier } = world;
    const asked = askFor(subject);
    await carrier.rates({ ...asked, parcel: { ...asked.parcel, heightMm: null } });
    const request = bookingOf(subject, await oneRate(subject));
    await carrier.findRate(request.rate);
    const { shipmentId } = await carrier.book(request, await carrier.prepare(request));
    await carrier.findShipment(request, shipmentId);
    await carrier.cancel(shipmentId);
    await carrier.balance();
  });
  afterAll(() => world.stop());

  it('has the names and types of the document, and of the newer pages one name more', () => {
    const found = world.fake.exchanges.flatMap(({ route, request }) =>
      document.requestErrors(route, request.body).map((difference) => `${route} ${difference}`),
    );
    expect(new Set(found)).toEqual(
      new Set(['POST /v1/shipping/labels /courier_id: must NOT have additional properties']),
    );
  });

  it('leaves no field of the document out', () => {
    for (const { route, request } of world.fake.exchanges) {
      const sent = Object.keys((request.body ?? {}) as object);
      expect([route, document.requestFields(route).filter((name) => !sent.includes(name))]).toEqual([
        route,
        [],
      ]);
    }
  });

  it('asks with query parameters of the document', () => {
    for (const { route, request } of world.fake.exchanges) {
      const asked = [...request.query.keys()];
      expect([route, asked.filter((name) => !document.parameters(route).includes(name))]).toEqual([
        route,
        [],
      ]);
    }
  });

  it('reaches every endpoint that the adapter calls', () => {
    const reached = new Set(world.fake.exchanges.map(({ route }) => route));
    expect([...reached].sort()).toEqual([
      'GET /v1/shipping/insurance_rates',
      'GET /v1/shipping/labels',
      'GET /v1/shipping/labels/boxes',
      'GET /v1/shipping/labels/categories',
      'GET /v1/shipping/labels/list/:order_ids',
      'GET /v1/shipping/wallet/balance',
      'PATCH /v1/shipping/fetch_rates/request_token',
      'POST /v1/shipping/address/validate',
      'POST /v1/shipping/fetch_rates',
      'POST /v1/shipping/labels',
      'POST /v1/shipping/labels/cancel/:order_id',
    ]);
  });
});
