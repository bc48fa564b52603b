import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CarrierUnavailable, type ShipmentRequest } from '../../../server/src/ports/carrier.js';
import type { FakeShipbubbleOptions } from '../fakes/shipbubble/shipbubble.js';
import { type ShipbubbleWorld, startWorld, subjectOf, tokenOf } from './shipbubble-world.js';
import { bookingOf, oneRate } from './subject.js';

let world: ShipbubbleWorld;
const start = async (options: FakeShipbubbleOptions = {}) => {
  await world?.stop();
  world = await startWorld(options);
};
// The worse reading: Shipbubble itself would book a token a second time.
beforeEach(() => start({ settings: { usedToken: 'books_again' } }));
afterEach(() => world.stop());

const labelRoute = 'POST /v1/shipping/labels';
const labels = () => world.fake.control.labels();
const calls = (route: string) => world.fake.exchanges.filter((each) => each.route === route);
const newRequest = async () => bookingOf(subjectOf(world), await oneRate(subjectOf(world)));
const another = 'dl-0123456789abcdef0124';

describe('A label of Shipbubble', () => {
  it('is booked once by 50 calls at the same time', async () => {
    const request = await newRequest();
    const ended = await Promise.all(Array.from({ length: 50 }, () => world.carrier.book(request, null)));
    expect(new Set(ended.map(({ shipmentId }) => shipmentId)).size).toBe(1);
    expect(labels()).toHaveLength(1);
    expect(await world.carrier.book(request, null)).toMatchObject({ shipmentId: labels()[0]?.orderId });
  });

  it.each(['cut_after', 'error_after'] as const)(
    'whose answer is lost is found, and not booked again: %s',
    async (kind) => {
      const request = await newRequest();
      world.fake.faults.add({ on: labelRoute, kind });
      await expect(world.carrier.book(request, null)).rejects.toThrow(CarrierUnavailable);
      const [label] = labels();
      expect(await world.carrier.findShipment(request, null)).toMatchObject({ shipmentId: label?.orderId });
      expect(await world.carrier.book(request, null)).toMatchObject({ shipmentId: label?.orderId });
      expect(await world.restarted().book(request, null)).toMatchObject({ shipmentId: label?.orderId });
      expect(labels()).toHaveLength(1);
    },
  );

  it('that may still appear is waited for, and only then booked again', async () => {
    const request = await newRequest();
    world.fake.faults.add({ on: labelRoute, kind: 'cut_before' });
    await expect(world.carrier.book(request, null)).rejects.toThrow(CarrierUnavailable);
    await expect(world.carrier.findShipment(request, null)).rejects.toThrow('may still have its effect');
    await expect(world.carrier.book(request, null)).rejects.toThrow('may still have its effect');
    expect(labels()).toEqual([]);
    await world.outlastLostBooking();
    expect(await world.carrier.findShipment(request, null)).toBeNull();
    await world.carrier.book(request, null);
    expect(labels()).toHaveLength(1);
  });

  it('that was refused for our rate of calls is booked at once afterwards', async () => {
    const request = await newRequest();
    world.fake.faults.add({ on: labelRoute, kind: 'rate_limited' });
    await expect(world.carrier.book(request, null)).rejects.toThrow(CarrierUnavailable);
    expect(await world.carrier.findShipment(request, null)).toBeNull();
    expect(await world.carrier.book(request, null)).toMatchObject({ status: 'booked' });
  });

  it('is found among many others', async () => {
    const request = await newRequest();
    const { shipmentId } = await world.carrier.book(request, null);
    for (let count = 0; count < 3; count += 1) {
      const other = await newRequest();
      await world.carrier.book({ ...other, reference: `dl-${count}` }, null);
    }
    const label = world.fake.control.label(shipmentId);
    const { account } = world.fake.control;
    for (let count = 0; count < 60; count += 1) {
      const sender = { name: 'Somebody Else', phone: '+2348030009999' };
      account.labels.set(`SB-${count}`, { ...label, orderId: `SB-${count}`, sender });
    }
    expect(await world.carrier.findShipment(request, null)).toMatchObject({ shipmentId });
    expect(calls('GET /v1/shipping/labels').at(-1)?.request.query.get('Page')).toBe('2');
  });
});

describe('A rate of Shipbubble', () => {
  it('that another booking of ours has used is unknown, and can be booked no more', async () => {
    const request = await newRequest();
    await world.carrier.book(request, null);
    const other: ShipmentRequest = { ...request, reference: another };
    await expect(world.carrier.book(other, null)).rejects.toThrow(CarrierUnavailable);
    await expect(world.restarted().book(other, null)).rejects.toThrow('used by another booking');
    expect(await world.carrier.findRate(request.rate)).toBeNull();
    expect(labels()).toHaveLength(1);
  });

  it('is used by one of two bookings at the same time', async () => {
    const request = await newRequest();
    const bookings = [request, { ...request, reference: another }];
    const ended = await Promise.allSettled(bookings.map((each) => world.carrier.book(each, null)));
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(labels()).toHaveLength(1);
  });

  it('can be booked no more once its token is refused, and the refusal has no effect', async () => {
    await start();
    const request = await newRequest();
    expect(await world.carrier.findRate(request.rate)).toEqual(request.rate);
    world.fake.control.expireToken(tokenOf(request.rate));
    expect(await world.carrier.findRate(request.rate)).toBeNull();
    await expect(world.carrier.book(request, null)).rejects.toMatchObject({ reason: 'rate_expired' });
  });

  it('whose token expires between the look-up and the booking is refused all the same', async () => {
    await start();
    const request = await newRequest();
    const held = world.fake.faults.add({ on: labelRoute, kind: 'hold_before' });
    const booking = world.carrier.book(request, null);
    booking.catch(() => {});
    await held.reached;
    world.fake.control.expireToken(tokenOf(request.rate));
    held.release();
    await expect(booking).rejects.toMatchObject({ reason: 'rate_expired' });
  });

  it('that is refused in words that nobody knows is unknown', async () => {
    const request = await newRequest();
    world.fake.control.dropCourier('harmattan');
    await expect(world.carrier.book(request, null)).rejects.toThrow(CarrierUnavailable);
    expect(labels()).toEqual([]);
  });
});

describe('Labels without a mark', () => {
  beforeEach(() => start({ settings: { usedToken: 'books_again', labelNames: 'of_addresses' } }));

  it('are reported when they are made', async () => {
    await world.carrier.book(await newRequest(), null);
    expect(world.lines.join('\n')).toContain('the label does not show its mark');
  });

  it('leave a lost booking unknown for ever, and nothing is booked again', async () => {
    const request = await newRequest();
    world.fake.faults.add({ on: labelRoute, kind: 'cut_after' });
    await expect(world.carrier.book(request, null)).rejects.toThrow(CarrierUnavailable);
    await world.outlastLostBooking();
    await expect(world.carrier.findShipment(request, null)).rejects.toThrow('has no mark');
    await expect(world.restarted().book(request, null)).rejects.toThrow('has no mark');
    expect(labels()).toHaveLength(1);
  });
});
