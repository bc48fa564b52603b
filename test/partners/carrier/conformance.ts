import { describe, expect, test } from 'vitest';
import {
  AddressRefused,
  BookingRefused,
  CarrierUnavailable,
  type ShipmentRequest,
} from '../../../server/src/ports/carrier.js';
import { promiseTracking } from './conformance-tracking.js';
import { askFor, bookingOf, type Make, oneRate, type Subject } from './subject.js';

/** Tests what every carrier aggregator's adapter promises (`ports/carrier.ts`). */
export function promisesOfAnAggregator(make: Make): void {
  describe('rates', () => promiseRates(make));
  describe('bookings', () => promiseBookings(make));
  describe('refusals', () => promiseRefusals(make));
  describe('lost answers', () => promiseLostAnswers(make));
  promiseTracking(make);
}

function promiseRates(make: Make): void {
  test('have whole kobo, a carrier that comes, and the ids of what they are for', async () => {
    const subject = await make();
    const quote = await subject.carrier.rates(askFor(subject));
    expect(quote.rates.length).toBeGreaterThan(1);
    expect(new Set(quote.rates.map(({ rateId }) => rateId)).size).toBe(quote.rates.length);
    for (const rate of quote.rates) {
      expect(rate).toMatchObject({
        pickupAddressId: quote.pickupAddressId,
        deliveryAddressId: quote.deliveryAddressId,
        parcelId: quote.parcelId,
        carrier: expect.stringMatching(/\S/),
        service: expect.stringMatching(/\S/),
      });
      expect(Number.isSafeInteger(rate.amount) && rate.amount > 0).toBe(true);
      expect(await subject.carrier.findRate(rate)).toEqual(rate);
    }
    expect(subject.carrier.rateValidityMs).toBeGreaterThan(0);
  });

  test('are asked for without the lengths of the parcel', async () => {
    const subject = await make();
    const asked = askFor(subject);
    const parcel = { ...asked.parcel, lengthMm: null, breadthMm: null, heightMm: null };
    expect((await subject.carrier.rates({ ...asked, parcel })).rates.length).toBeGreaterThan(0);
  });

  test('are none where no carrier comes', async () => {
    const subject = await make();
    await subject.dropCarriers();
    expect((await subject.carrier.rates(askFor(subject))).rates).toEqual([]);
  });

  test('are refused for an address that nobody can resolve, which is named', async () => {
    const subject = await make();
    for (const [side, fields] of [
      ['pickup', { pickup: subject.unresolvable }],
      ['dropoff', { dropoff: subject.unresolvable }],
    ] as const) {
      const refused = subject.carrier.rates({ ...askFor(subject), ...fields });
      await expect(refused).rejects.toThrow(AddressRefused);
      await expect(refused).rejects.toMatchObject({ address: side });
    }
  });
}

function promiseBookings(make: Make): void {
  test('cost what the rate says, and nothing before', async () => {
    const subject = await make();
    const { carrier } = subject;
    const request = bookingOf(subject, await oneRate(subject));
    const before = await carrier.balance();
    await carrier.prepare(request);
    const shipmentId = await carrier.prepare(request);
    expect(await carrier.balance()).toBe(before);
    expect((await carrier.findShipment(request, shipmentId))?.status ?? 'draft').toBe('draft');
    const shipment = await carrier.book(request, shipmentId);
    expect(shipment).toMatchObject({ status: 'booked', cost: request.rate.amount });
    expect(shipmentId ?? shipment.shipmentId).toBe(shipment.shipmentId);
    expect(await carrier.balance()).toBe(before - request.rate.amount);
    expect(await subject.paidShipments()).toBe(1);
  });

  test('are found again, by their id and by what was asked for', async () => {
    const subject = await make();
    const { request, shipmentId, shipment } = await booked(subject);
    expect(await subject.carrier.findShipment(request, shipment.shipmentId)).toMatchObject({
      shipmentId: shipment.shipmentId,
      status: 'booked',
    });
    expect(await subject.carrier.findShipment(request, shipmentId)).toMatchObject({
      shipmentId: shipment.shipmentId,
    });
  });

  test('of nothing are not found', async () => {
    const subject = await make();
    const request = bookingOf(subject, await oneRate(subject));
    expect(await subject.carrier.findShipment(request, 'SH-NOTHING')).toBeNull();
    expect(await subject.carrier.findShipment(request, null)).toBeNull();
  });

  test('are cancelled before the pickup, and not after it', async () => {
    const subject = await make();
    const { carrier } = subject;
    const { request, shipment } = await booked(subject);
    expect(await carrier.cancel(shipment.shipmentId)).toBe('cancelled');
    expect(await carrier.cancel(shipment.shipmentId)).toBe('cancelled');
    expect(await carrier.findShipment(request, shipment.shipmentId)).toMatchObject({ status: 'cancelled' });
    const other = await booked(subject, 'dl-0123456789abcdef0124');
    await subject.advance(other.shipment.shipmentId, 'in_transit');
    expect(await carrier.cancel(other.shipment.shipmentId)).toBe('too_late');
  });
}

function promiseRefusals(make: Make): void {
  const refused = async (
    subject: Subject,
    request: ShipmentRequest,
    reason: string,
    shipmentId: string | null,
  ) => {
    const before = await subject.carrier.balance();
    const booking = subject.carrier.book(request, shipmentId);
    await expect(booking).rejects.toThrow(BookingRefused);
    await expect(booking).rejects.toMatchObject({ reason });
    expect(await subject.carrier.balance()).toBe(before);
    expect(await subject.paidShipments()).toBe(0);
  };

  test('for a wallet that is short have no effect, and a later booking works', async ({ skip }) => {
    const subject = await make();
    if (subject.setWallet === null) return skip('it never is');
    const request = bookingOf(subject, await oneRate(subject));
    const shipmentId = await subject.carrier.prepare(request);
    await subject.setWallet(request.rate.amount - 1);
    await refused(subject, request, 'wallet_short', shipmentId);
    await subject.setWallet(request.rate.amount);
    expect(await subject.carrier.book(request, shipmentId)).toMatchObject({ status: 'booked' });
    expect(await subject.carrier.balance()).toBe(0);
  });

  test('for a rate that expired have no effect', async () => {
    const subject = await make();
    const request = bookingOf(subject, await oneRate(subject));
    const shipmentId = await subject.carrier.prepare(request);
    await subject.expire(request.rate);
    await refused(subject, request, 'rate_expired', shipmentId);
  });

  test.for([1, -1])('for a price that changed by %i kobo have no effect', async (difference, { skip }) => {
    const subject = await make();
    if (subject.changePrice === null) return skip('the aggregator keeps the price that it named');
    const request = bookingOf(subject, await oneRate(subject));
    const shipmentId = await subject.carrier.prepare(request);
    await subject.changePrice(request.rate, request.rate.amount + difference);
    expect(await subject.carrier.findRate(request.rate)).toMatchObject({
      amount: request.rate.amount + difference,
    });
    await refused(subject, request, 'price_changed', shipmentId);
  });
}

function promiseLostAnswers(make: Make): void {
  test('of a booking that happened leave one shipment, which is found', async () => {
    const subject = await make();
    const request = bookingOf(subject, await oneRate(subject));
    const shipmentId = await subject.carrier.prepare(request);
    await subject.loseNextBooking('after');
    await expect(subject.carrier.book(request, shipmentId)).rejects.toThrow(CarrierUnavailable);
    const found = await subject.carrier.findShipment(request, shipmentId);
    expect(found).toMatchObject({ status: 'booked' });
    expect(await subject.paidShipments()).toBe(1);
  });

  test('of a booking that never arrived leave none, and it is made again', async () => {
    const subject = await make();
    const request = bookingOf(subject, await oneRate(subject));
    const shipmentId = await subject.carrier.prepare(request);
    await subject.loseNextBooking('before');
    await expect(subject.carrier.book(request, shipmentId)).rejects.toThrow(CarrierUnavailable);
    await subject.outlastLostBooking?.();
    expect((await subject.carrier.findShipment(request, shipmentId))?.status ?? 'draft').toBe('draft');
    await subject.carrier.book(request, shipmentId);
    expect(await subject.paidShipments()).toBe(1);
  });
}

/** Books the pickup of a new rate. */
async function booked(subject: Subject, reference?: string) {
  const request = bookingOf(subject, await oneRate(subject), reference);
  const shipmentId = await subject.carrier.prepare(request);
  return { request, shipmentId, shipment: await subject.carrier.book(request, shipmentId) };
}
