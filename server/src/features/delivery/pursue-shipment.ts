import type { Shipment } from '../../domain/records.js';
import { unsettledMs } from '../../domain/shipment/booking.js';
import { isUnderWay } from '../../domain/shipment/states.js';
import type { AccountTime } from '../../pipeline/context.js';
import { done, type JobOutcome, retry } from '../../pipeline/job.js';
import { CarrierUnavailable } from '../../ports/carrier.js';
import type { Services } from '../../services.js';
import { callFirst, callToBook } from './call-carrier.js';
import { aggregatorOf, requestOf } from './carrier-request.js';
import { loadOfShipment, record, recordBooked } from './record-shipment.js';

/** Shipments that this process pursues now: a job and requests of the same one share what is done. */
const pursued = new WeakMap<object, Map<string, Promise<JobOutcome>>>();

/** A booking that is found and then cancelled takes two. */
const stepsMax = 3;

/**
 * Finds out what became of a booking, makes it, or cancels it. Another process may do the same: who stores a
 * call makes it.
 */
export async function pursueShipment(services: Services, id: string, time: AccountTime): Promise<JobOutcome> {
  const { store } = services;
  const ofStore = pursued.get(store) ?? new Map<string, Promise<JobOutcome>>();
  pursued.set(store, ofStore);
  const running = ofStore.get(id);
  if (running) return running;
  const run = steps(services, id, time).finally(() => ofStore.delete(id));
  ofStore.set(id, run);
  return run;
}

async function steps(services: Services, id: string, time: AccountTime): Promise<JobOutcome> {
  let outcome: JobOutcome = done;
  for (let count = 0; count < stepsMax; count++) {
    const aggregate = await loadOfShipment(services, id);
    if (!aggregate || !isOpen(aggregate.shipment)) return done;
    outcome = await next(services, aggregate.shipment, time).catch(unanswered);
    if (outcome.outcome !== 'done') return outcome;
  }
  return outcome;
}

/** Whether something is to be done at the aggregator. */
function isOpen(shipment: Shipment): boolean {
  const { status, cancelRequestedAt } = shipment;
  return status === 'booking' || (cancelRequestedAt !== null && isUnderWay(shipment));
}

function next(services: Services, shipment: Shipment, time: AccountTime): Promise<JobOutcome> {
  const { status, calledAt, cancelRequestedAt } = shipment;
  if (status !== 'booking') return cancel(services, shipment, time);
  if (calledAt !== null) return lookUp(services, shipment, calledAt, time);
  return cancelRequestedAt === null
    ? callFirst(services, shipment, time)
    : endUnbooked(services, shipment, time);
}

/** Looks a booking up that was called. It is called again only once the first call can have no effect. */
async function lookUp(
  services: Services,
  shipment: Shipment,
  calledAt: number,
  time: AccountTime,
): Promise<JobOutcome> {
  const request = await requestOf(services, shipment, time);
  const askedAt = services.clock.now();
  const found = await aggregatorOf(services, shipment).findShipment(request, shipment.partnerShipmentId);
  if (found !== null && found.status !== 'draft') {
    await recordBooked(services, shipment, found, time);
    return done;
  }
  if (askedAt - calledAt < unsettledMs) {
    return { outcome: 'later', dueAt: calledAt + unsettledMs + time.clockOffsetMs };
  }
  if (shipment.cancelRequestedAt !== null) return endUnbooked(services, shipment, time);
  return callToBook(services, shipment.id, calledAt, time);
}

async function cancel(services: Services, shipment: Shipment, time: AccountTime): Promise<JobOutcome> {
  if (shipment.partnerShipmentId === null) throw new Error(`Shipment ${shipment.id} has no id to cancel`);
  const result = await aggregatorOf(services, shipment).cancel(shipment.partnerShipmentId);
  if (result === 'cancelled') await recordCancelled(services, shipment, time);
  else await record(services, shipment, { command: 'too_late', shipmentId: shipment.id }, time);
  return done;
}

async function endUnbooked(services: Services, shipment: Shipment, time: AccountTime): Promise<JobOutcome> {
  await recordCancelled(services, shipment, time);
  return done;
}

async function recordCancelled(services: Services, shipment: Shipment, time: AccountTime): Promise<void> {
  await record(services, shipment, { command: 'shipment_cancelled', shipmentId: shipment.id }, time);
}

/** A silent aggregator is expected: it is asked again. */
function unanswered(error: unknown): JobOutcome {
  if (error instanceof CarrierUnavailable) return retry(`${error.name}: ${error.message}`);
  throw error;
}
