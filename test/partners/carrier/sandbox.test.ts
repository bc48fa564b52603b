import { describe, expect, it } from 'vitest';
import {
  createSandboxCarriers,
  type SandboxCarriers,
} from '../../../server/src/adapters/carrier/sandbox/index.js';
import { BookingRefused, CarrierUnavailable, type QuotedRate } from '../../../server/src/ports/carrier.js';
import type { Store } from '../../../server/src/ports/store.js';
import { forEachStore } from '../../harness/stores.js';
import { promisesOfAnAggregator } from './conformance.js';
import { askFor, bookingOf, buyer, type Subject, seller } from './subject.js';

forEachStore((_, open) => {
  describe('The sandbox carriers', () => {
    promisesOfAnAggregator(async () => subjectOf(await open()));

    const world = async () => {
      const store = await open();
      return { carrier: createSandboxCarriers({ store, clock: store }), now: store.now() };
    };
    const rateTo = async (subject: { carrier: SandboxCarriers; now: number }, city: string) => {
      const { rates } = await subject.carrier.rates({ ...askFor(subject), dropoff: { ...buyer, city } });
      return rates[0] as QuotedRate;
    };

    it.each([
      ['Expired City', 'rate_expired'],
      ['Pricey City', 'price_changed'],
      ['Broke City', 'wallet_short'],
      ['Refused City', 'address'],
    ])('refuse every booking to %s: %s', async (city, reason) => {
      const subject = await world();
      const request = bookingOf(subject, await rateTo(subject, city));
      for (const _ of [1, 2]) {
        const booking = subject.carrier.book(request, null);
        await expect(booking).rejects.toThrow(BookingRefused);
        await expect(booking).rejects.toMatchObject({ reason });
      }
      expect(await subject.carrier.findShipment(request, null)).toBeNull();
    });

    it.each([
      ['Echo City', 'booked'],
      ['Silent City', 'draft'],
    ])('lose the first booking to %s, and a second call books once', async (city, status) => {
      const subject = await world();
      const before = await subject.carrier.balance();
      const request = bookingOf(subject, await rateTo(subject, city));
      await expect(subject.carrier.book(request, null)).rejects.toThrow(CarrierUnavailable);
      expect(await subject.carrier.findShipment(request, null)).toMatchObject({ status });
      const booked = await subject.carrier.book(request, null);
      expect(await subject.carrier.book(request, null)).toEqual(booked);
      expect(await subject.carrier.balance()).toBe(before - request.rate.amount);
    });

    it('book one rate for several shipments, and one reference once', async () => {
      const subject = await world();
      const before = await subject.carrier.balance();
      const rate = await rateTo(subject, 'Kano');
      const references = ['one', 'one', 'one', 'another'];
      const booked = await Promise.all(
        references.map((reference) => subject.carrier.book(bookingOf(subject, rate, reference), null)),
      );
      expect(new Set(booked.map(({ shipmentId }) => shipmentId)).size).toBe(2);
      expect(await subject.carrier.balance()).toBe(before - 2 * rate.amount);
    });

    it('move a parcel forwards only, and a cancelled one nowhere', async () => {
      const subject = await world();
      const { carrier } = subject;
      const rate = await rateTo(subject, 'Kano');
      await carrier.book(bookingOf(subject, rate, 'one'), null);
      await carrier.book(bookingOf(subject, rate, 'another'), null);
      for (const [to, status] of [
        ['in_transit', 'in_transit'],
        ['picked_up', undefined],
        ['cancelled', undefined],
        ['failed', 'failed'],
        ['delivered', 'delivered'],
        ['delivered', 'delivered'],
        ['failed', undefined],
      ] as const) {
        expect((await carrier.move('one', to))?.status).toBe(status);
      }
      expect(await carrier.move('another', 'cancelled')).toMatchObject({ status: 'cancelled' });
      expect(await carrier.move('another', 'delivered')).toBeNull();
      expect(await carrier.move('nobody', 'delivered')).toBeNull();
    });
  });
});

/** Plays the world as the conformance suite wants it: what goes wrong with a booking is in its rate. */
function subjectOf(store: Store): Subject {
  const carrier = createSandboxCarriers({ store, clock: store });
  const references = new Map<string, string>();
  let fault: string | null = null;
  let city: string | null = null;
  return {
    carrier: {
      ...carrier,
      rates: (request) =>
        carrier.rates(city === null ? request : { ...request, dropoff: { ...request.dropoff, city } }),
      book: async (request, shipmentId) => {
        const detailsJson = fault === null ? request.rate.detailsJson : JSON.stringify({ fault });
        fault = null;
        const booked = await carrier.book({ ...request, rate: { ...request.rate, detailsJson } }, shipmentId);
        references.set(booked.shipmentId, request.reference);
        return booked;
      },
    },
    now: store.now(),
    unresolvable: { ...seller, city: 'Unknown City' },
    setWallet: null,
    dropCarriers: async () => {
      city = 'Nowhere City';
    },
    expire: async (rate) => {
      rate.detailsJson = JSON.stringify({ fault: 'rate_expired' });
    },
    changePrice: null,
    loseNextBooking: async (when) => {
      fault = when === 'after' ? 'lost_answer' : 'lost_call';
    },
    advance: async (shipmentId, to) => {
      await carrier.move(references.get(shipmentId) ?? '', to);
    },
    reportUnheardOf: null,
    giveTrackingNumber: null,
    paidShipments: async () => {
      const { rates } = await carrier.rates(askFor({ now: store.now() }));
      return Math.round((1_000_000_000_000 - (await carrier.balance())) / (rates[0]?.amount ?? 1));
    },
    notification: null,
    ignored: null,
  };
}
