import { describe, expect, test } from 'vitest';
import { bookingOf, type Make, oneRate, type Subject } from './subject.js';

/** Tests what an aggregator's adapter promises about shipments that are under way. */
export function promiseTracking(make: Make): void {
  describe('tracking', () => promiseShipments(make));
  describe('notifications', () => promiseNotifications(make));
}

async function underWay(subject: Subject) {
  const request = bookingOf(subject, await oneRate(subject));
  const shipment = await subject.carrier.book(request, await subject.carrier.prepare(request));
  const find = () => subject.carrier.findShipment(request, shipment.shipmentId);
  return { shipment, find, shipmentId: shipment.shipmentId };
}

function promiseShipments(make: Make): void {
  test('has no number until the carrier gives one', async () => {
    const subject = await make();
    const { shipment, shipmentId, find } = await underWay(subject);
    if (subject.giveTrackingNumber !== null) {
      expect(shipment.trackingNumber).toBeNull();
      await subject.giveTrackingNumber(shipmentId);
    }
    expect(await find()).toMatchObject({
      trackingNumber: expect.stringMatching(/\w/),
      trackingUrl: expect.stringMatching(/^https?:/),
    });
  });

  test('follows the carrier to the door', async () => {
    const subject = await make();
    const { shipmentId, find } = await underWay(subject);
    for (const status of ['picked_up', 'in_transit', 'delivered'] as const) {
      await subject.advance(shipmentId, status);
      expect(await find()).toMatchObject({ shipmentId, status });
    }
    const times = (await find())?.events.map(({ at }) => at) ?? [];
    expect(times.length).toBeGreaterThan(1);
    expect(times.every((at) => Math.abs(at - subject.now) < 24 * 3_600_000)).toBe(true);
  });

  test('says that the carrier does not come', async () => {
    const subject = await make();
    const { shipmentId, find } = await underWay(subject);
    await subject.advance(shipmentId, 'cancelled');
    expect(await find()).toMatchObject({ shipmentId, status: 'cancelled' });
  });

  test('keeps a status that nobody has heard of in its words, and is no draft', async ({ skip }) => {
    const subject = await make();
    if (subject.reportUnheardOf === null) return skip('the adapter makes up the words');
    const { shipmentId, find } = await underWay(subject);
    await subject.reportUnheardOf(shipmentId);
    const found = await find();
    expect(found?.statusText).toMatch(/\S/);
    expect(found?.status).not.toBe('draft');
  });
}

function promiseNotifications(make: Make): void {
  test('name the shipment, however often they come', async ({ skip }) => {
    const subject = await make();
    if (subject.notification === null) return skip('there are none');
    const { shipmentId } = await underWay(subject);
    await subject.advance(shipmentId, 'in_transit');
    const { headers, rawBody } = await subject.notification(shipmentId);
    expect(subject.carrier.readNotification(headers, rawBody)).toEqual([shipmentId]);
    expect(subject.carrier.readNotification(headers, rawBody)).toEqual([shipmentId]);
  });

  test('about nothing of ours are no forgery', async ({ skip }) => {
    const { carrier, ignored } = await make();
    if (ignored === null) return skip('the aggregator notifies of nothing else');
    expect(carrier.readNotification(ignored.headers, ignored.rawBody)).toEqual([]);
  });

  test('that are changed, cut, unsigned or malformed are refused', async ({ skip }) => {
    const subject = await make();
    if (subject.notification === null) return skip('there are none');
    const { shipmentId } = await underWay(subject);
    await subject.advance(shipmentId, 'in_transit');
    const { headers, rawBody } = await subject.notification(shipmentId);
    const read = (given: Record<string, string>, body: Buffer) =>
      subject.carrier.readNotification(given, body);
    const mapped = (change: (value: string) => string) =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value)]));
    const other = Buffer.from(rawBody.toString('utf8').replace(shipmentId, 'SH-OTHER'));
    expect(read(headers, other)).toBeNull();
    expect(read(headers, rawBody.subarray(0, -1))).toBeNull();
    expect(read({}, rawBody)).toBeNull();
    expect(
      read(
        mapped(() => ''),
        rawBody,
      ),
    ).toBeNull();
    expect(
      read(
        mapped((value) => value.slice(0, -2)),
        rawBody,
      ),
    ).toBeNull();
    expect(read(headers, Buffer.alloc(0))).toBeNull();
  });
}
