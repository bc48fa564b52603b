import { finishing, type LeasedJob } from '../../adapters/store/jobs.js';
import type { Context } from '../../domain/aggregate.js';
import { checkoutOf, decideCheckout } from '../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../domain/checkout/invariants.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Checkout } from '../../domain/records.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { done, type JobOutcome, outcomeOfDeleting } from '../../pipeline/job.js';
import { PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { applyPartnerCredits } from '../credits/account-credits.js';
import { loadCheckout, loadEscrow } from './load.js';
import { findById } from './queries.js';

/**
 * Releases when the inspection window is over. Does nothing if blocked: clearing the block enqueues the job.
 */
export function releaseDue(services: Services, job: LeasedJob, time: AccountTime): Promise<JobOutcome> {
  return runOnEscrow(services, job, time, { command: 'auto_release' });
}

/** Reminds the buyer before the inspection window ends. */
export function remindDue(services: Services, job: LeasedJob, time: AccountTime): Promise<JobOutcome> {
  return runOnEscrow(services, job, time, { command: 'remind' });
}

/** Decides a dispute to which the seller's side did not respond in time. */
export function endDisputeDue(services: Services, job: LeasedJob, time: AccountTime): Promise<JobOutcome> {
  return runOnEscrow(services, job, time, { command: 'default_judgement' });
}

/**
 * Expires a checkout that was not paid in time. Asks the partner about every account first, since a
 * notification may be lost; if the partner does not answer, the checkout does not expire.
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
  const outcome = await execute(services, {
    subject: subjectOf(() => loadCheckout(services.store, job.subject)),
    command: {
      decide: (aggregate, context) => {
        const checkout = checkoutOf(aggregate);
        // A payment that was just found may have been recorded later than the deadline for which this runs.
        const now = Math.max(context.now, checkout.updatedAt);
        return decideCheckout(aggregate, { command: 'expire' }, { ...naming(context, checkout), now });
      },
    },
    context: systemContext(services, time, `job:${job.id}:expire`),
    last: [finishing(job)],
  });
  return outcomeOfDeleting(outcome);
}

async function runOnEscrow(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
  command: { command: 'auto_release' | 'remind' | 'default_judgement' },
): Promise<JobOutcome> {
  const outcome = await execute(services, {
    subject: subjectOf(() => loadEscrow(services.store, job.subject)),
    command: {
      decide: (aggregate, context) => decideEscrow(aggregate, command, naming(context, aggregate.escrow)),
    },
    context: systemContext(services, time, `job:${job.id}:${command.command}`),
    last: [finishing(job)],
  });
  return outcomeOfDeleting(outcome);
}

/** Adds the version to the change id, since the same job may run again for a reopened checkout. */
function naming(context: Context, { version }: Checkout): Context {
  return { ...context, changeId: `${context.changeId}:${version}` };
}
