import type { LeasedJob } from '../../adapters/store/jobs.js';
import { timeBeforeLeap } from '../../adapters/store/service-clock.js';
import { anyRows } from '../../adapters/store/statement.js';
import type { Shipment } from '../../domain/records.js';
import { parcelPollPauseMs } from '../../domain/shipment/polls.js';
import { isFollowed } from '../../domain/shipment/states.js';
import type { AccountTime } from '../../pipeline/context.js';
import { done, type JobOutcome, retry } from '../../pipeline/job.js';
import { CarrierUnavailable } from '../../ports/carrier.js';
import type { Services } from '../../services.js';
import { aggregatorOf, requestOf } from './carrier-request.js';
import { recordReport } from './record-shipment.js';
import { findShipmentById, setNextParcelPoll } from './shipment-queries.js';

/**
 * Asks the aggregator where a parcel is: a notification can be lost. The pause grows with the age of the
 * booking, and ends once nothing more can happen. One that failed can still arrive, also when another
 * delivery has followed it.
 */
export async function pollShipment(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const row = await services.store.one(findShipmentById, { id: job.subject });
  if (!row) return done;
  try {
    await trackShipment(services, row, time);
  } catch (error) {
    if (error instanceof CarrierUnavailable) return retry(`${error.name}: ${error.message}`);
    throw error;
  }
  // No poll is the last one because the clock leapt.
  const now = services.clock.now();
  const steadyNow = (await timeBeforeLeap(services.store, now)) + time.clockOffsetMs;
  const pauseMs = isFollowed(row) ? parcelPollPauseMs(row.bookedAt ?? row.createdAt, steadyNow) : null;
  const nextPollAt = pauseMs === null ? null : now + pauseMs;
  await services.store.transact([anyRows(setNextParcelPoll, { id: row.id, nextPollAt })]);
  return done;
}

/** How often the aggregator is asked again, since another answer was recorded meanwhile. */
const questionsMax = 3;

/**
 * Records where a parcel is, as its aggregator says now.
 *
 * @throws CarrierUnavailable
 */
export async function trackShipment(services: Services, { id }: Shipment, time: AccountTime): Promise<void> {
  for (let count = 0; count < questionsMax; count++) {
    const row = await services.store.one(findShipmentById, { id });
    if (!row || (await isTracked(services, row, time))) return;
  }
  throw new CarrierUnavailable(`Shipment ${id} changes while its aggregator is asked`);
}

/** Asks once, and records the answer; false if it may be older than what is recorded. */
async function isTracked(services: Services, shipment: Shipment, time: AccountTime): Promise<boolean> {
  if (!isFollowed(shipment)) return true;
  const carrier = aggregatorOf(services, shipment);
  const request = await requestOf(services, shipment, time);
  const reported = await carrier.findShipment(request, shipment.partnerShipmentId);
  if (reported === null || reported.status === 'draft') {
    services.log.error({ shipment: shipment.id }, 'the aggregator does not know a booked shipment');
    return true;
  }
  return recordReport(services, shipment, reported, time);
}
