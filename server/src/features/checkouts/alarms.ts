import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { Context, Decision } from '../../domain/aggregate.js';
import { checkoutOf, decideCheckout } from '../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../domain/checkout/invariants.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Checkout } from '../../domain/records.js';
import { type AccountTime, alarmContext } from '../../jobs/account-time.js';
import { done, type JobOutcome } from '../../jobs/run.js';
import { PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { applyPartnerCredits } from '../credits/intake.js';
import { isRefusal, perform } from '../perform.js';
import { loadCheckout, loadEscrow } from './load.js';
import { findById } from './queries.js';

/** The inspection window is over. A release that is blocked does nothing: clearing the block rings again. */
export function releaseDue(services: Services, job: LeasedJob, time: AccountTime): Promise<JobOutcome> {
  return ringEscrow(services, job, time, { command: 'auto_release' });
}

/** The inspection window is about to end: its buyer is reminded. */
export function remindDue(services: Services, job: LeasedJob, time: AccountTime): Promise<JobOutcome> {
  return ringEscrow(services, job, time, { command: 'remind' });
}

/** The seller's side let the time to answer a dispute pass. */
export function endDisputeDue(services: Services, job: LeasedJob, time: AccountTime): Promise<JobOutcome> {
  return ringEscrow(services, job, time, { command: 'default_judgement' });
}

/**
 * Nobody paid in time, as far as we have heard. The partner is asked about every account first: money may
 * have arrived without a word, and without an answer nothing expires.
 */
export async function expireDue(services: Services, job: LeasedJob, time: AccountTime): Promise<JobOutcome> {
  const checkout = await services.store.one(findById, { id: job.subject });
  if (!checkout || !isAwaitingPayment(checkout)) return done;
  if (checkout.paymentDeadlineAt + services.policy.expiryGraceMs > time.now) return done;
  try {
    await applyPartnerCredits(services, checkout.id);
  } catch (error) {
    if (error instanceof PartnerUnavailable) return { outcome: 'retry', reason: error.name };
    throw error;
  }
  const load = () => loadCheckout(services.store, job.subject);
  return ring(services, load, (aggregate) =>
    decideCheckout(
      aggregate,
      { command: 'expire' },
      contextOf(services, job, time, 'expire', checkoutOf(aggregate)),
    ),
  );
}

function ringEscrow(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
  command: { command: 'auto_release' | 'remind' | 'default_judgement' },
): Promise<JobOutcome> {
  const load = () => loadEscrow(services.store, job.subject);
  return ring(services, load, (aggregate) =>
    decideEscrow(aggregate, command, contextOf(services, job, time, command.command, aggregate.escrow)),
  );
}

/** The version is part of the name: an alarm that stays may ring for a checkout that was opened again. */
function contextOf(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
  command: string,
  { version }: Checkout,
): Context {
  return alarmContext(services, time, `job:${job.id}:${command}:${version}`);
}

async function ring<A>(
  services: Services,
  load: () => Promise<A | undefined>,
  decide: (aggregate: A) => Decision<A>,
): Promise<JobOutcome> {
  const settled = await perform(services.store, load, decide);
  if (!isRefusal(settled)) {
    if (settled.kind === 'changed') services.wakeWorker();
    return done;
  }
  return settled.code === 'conflict' ? { outcome: 'retry', reason: settled.code } : done;
}
