import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { Context, Decision, EscrowAggregate } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { repeat } from '../../domain/escrow/no-change.js';
import type { Shipment } from '../../domain/records.js';
import { isBookedByItself } from '../../domain/shipment/states.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { done, type JobOutcome, retry } from '../../pipeline/job.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';
import { loadEscrow } from '../checkouts/load.js';
import { pursueShipment } from './pursue-shipment.js';
import { loadOfShipment } from './record-shipment.js';

/** Runs the job of a shipment: books it if it is time, and finds out what became of a booking. */
export async function runShipment(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const aggregate = await loadOfShipment(services, job.subject);
  if (!aggregate) return done;
  const { escrow, shipment } = aggregate;
  if (isBookedByItself(escrow, shipment)) {
    const begun = await beginByItself(services, shipment, job, time);
    if (begun.outcome !== 'done') return begun;
  }
  return pursueShipment(services, shipment.id, time);
}

async function beginByItself(
  services: Services,
  { aggregator, mode, checkoutId, version }: Shipment,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  if (services.carriers.of(aggregator, mode) === null) return retry(`${aggregator} is not configured`);
  const outcome = await execute(services, {
    subject: subjectOf(() => loadEscrow(services.store, checkoutId)),
    command: { decide: bookByItself },
    context: systemContext(services, time, `job:${job.id}:${version}:book`),
  });
  return isRefusal(outcome) && outcome.code === 'conflict' ? retry('conflict') : done;
}

/** Books, or notes why not, so that the merchant reads it: from then on only they ask for it. */
function bookByItself(aggregate: EscrowAggregate, context: Context): Decision {
  const { escrow, shipment } = aggregate;
  if (shipment === null || !isBookedByItself(escrow, shipment)) return repeat(aggregate);
  const decision = decideEscrow(aggregate, { command: 'book' }, context);
  if (!('refused' in decision)) return decision;
  const { code } = decision;
  if (code !== 'rate_expired' && code !== 'carriage_limit') return decision;
  const refused = {
    command: 'booking_refused',
    shipmentId: shipment.id,
    calledAt: shipment.calledAt,
    reason: code,
  } as const;
  return decideEscrow(aggregate, refused, context);
}
