import type { Shipment } from '../../domain/records.js';
import type { BookingFailure } from '../../domain/shipment/commands.js';
import type { AccountTime } from '../../pipeline/context.js';
import { done, type JobOutcome, retry } from '../../pipeline/job.js';
import {
  BookingRefused,
  type CarrierAggregator,
  CarrierUnavailable,
  type ShipmentRequest,
} from '../../ports/carrier.js';
import type { Services } from '../../services.js';
import { sendsSuspendedReason } from '../restores/queries.js';
import { areSendsSuspended } from '../restores/suspension.js';
import { aggregatorOf, requestOf } from './carrier-request.js';
import { loadOfShipment, record, recordBooked } from './record-shipment.js';

/** A call leaves within this time after it was stored, or not at all. */
const leavesWithinMs = 10_000;

/** Checks the price, drafts the shipment, and books it: nothing was sent for it yet. */
export async function callFirst(
  services: Services,
  shipment: Shipment,
  time: AccountTime,
): Promise<JobOutcome> {
  if (await areSendsSuspended(services, shipment.mode)) return retry(sendsSuspendedReason);
  const carrier = aggregatorOf(services, shipment);
  const request = await requestOf(services, shipment, time);
  const current = await carrier.findRate(request.rate);
  const first: FirstCall = { services, carrier, request, shipment, time };
  if (current === null) return refuseUnbooked(first, 'rate_expired');
  if (current.amount !== shipment.amount) return refuseUnbooked(first, 'price_changed');
  if (shipment.partnerShipmentId === null) {
    const partnerShipmentId = await unlessRefused(() => carrier.prepare(request));
    if (partnerShipmentId instanceof BookingRefused) {
      return refuseUnbooked(first, partnerShipmentId.reason);
    }
    if (partnerShipmentId !== null) {
      const command = { command: 'prepared', shipmentId: shipment.id, partnerShipmentId } as const;
      await record(services, shipment, command, time);
    }
  }
  return callToBook(services, shipment.id, null, time);
}

/**
 * Stores that the aggregator is called, and calls it to book the pickup.
 *
 * @param calledBefore when the call before this one was made, which certainly had no effect
 */
export async function callToBook(
  services: Services,
  id: string,
  calledBefore: number | null,
  time: AccountTime,
): Promise<JobOutcome> {
  const aggregate = await loadOfShipment(services, id);
  if (!aggregate) return done;
  const { shipment } = aggregate;
  if (await areSendsSuspended(services, shipment.mode)) return retry(sendsSuspendedReason);
  const carrier = aggregatorOf(services, shipment);
  const request = await requestOf(services, shipment, time);
  const calledAt = services.clock.now();
  const command = { command: 'call_carrier', shipmentId: id, calledAt, calledBefore } as const;
  if ((await record(services, shipment, command, time)) === 'repeat') return retry('it is being booked');
  if (services.clock.now() - calledAt > leavesWithinMs) return retry('the call was not made in time');
  return book(services, carrier, request, { ...shipment, calledAt }, time);
}

async function book(
  services: Services,
  carrier: CarrierAggregator,
  request: ShipmentRequest,
  shipment: Shipment,
  time: AccountTime,
): Promise<JobOutcome> {
  try {
    const reported = await unlessRefused(() => carrier.book(request, shipment.partnerShipmentId));
    if (reported instanceof BookingRefused)
      return refused(services, shipment, shipment.calledAt, reported.reason, time);
    if (reported.status === 'draft') throw new CarrierUnavailable('The aggregator answered with a draft');
    await recordBooked(services, shipment, reported, time);
    return done;
  } catch (error) {
    // Whatever was thrown, only a look-up shows what became of the booking.
    if (!(error instanceof CarrierUnavailable)) {
      services.log.error({ err: error, shipment: shipment.id }, 'a booking failed in an unknown way');
    }
    await record(services, shipment, { command: 'booking_unknown', shipmentId: shipment.id }, time);
    return retry('nobody knows whether it is booked');
  }
}

interface FirstCall {
  services: Services;
  carrier: CarrierAggregator;
  request: ShipmentRequest;
  shipment: Shipment;
  time: AccountTime;
}

/** Refuses what our books never called, unless it is booked: a restore may have taken the call back. */
async function refuseUnbooked(
  { services, carrier, request, shipment, time }: FirstCall,
  reason: BookingFailure,
): Promise<JobOutcome> {
  const found = await carrier.findShipment(request, shipment.partnerShipmentId);
  if (found === null || found.status === 'draft') return refused(services, shipment, null, reason, time);
  await recordBooked(services, shipment, found, time);
  return done;
}

/** @param calledAt the call that was refused; null if none was made */
async function refused(
  services: Services,
  shipment: Shipment,
  calledAt: number | null,
  reason: BookingFailure,
  time: AccountTime,
): Promise<JobOutcome> {
  services.log.info({ shipment: shipment.id, reason }, 'a pickup is not booked');
  const command = { command: 'booking_refused', shipmentId: shipment.id, calledAt, reason } as const;
  // Not recorded if it is to be cancelled, which ends it, or if another process has called: it is looked up.
  return (await record(services, shipment, command, time)) === 'change'
    ? done
    : retry('it is being booked or cancelled');
}

async function unlessRefused<Result>(call: () => Promise<Result>): Promise<Result | BookingRefused> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof BookingRefused) return error;
    throw error;
  }
}
