import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { Context, Decision, TransferAggregate } from '../../domain/aggregate.js';
import type { Attempt } from '../../domain/records.js';
import {
  attemptInFlight,
  decideTransfer,
  isDue,
  mayStart,
  refusalConfirmedAt,
  retryNotBefore,
} from '../../domain/transfer.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import { isRefusal } from '../../pipeline/retry.js';
import { PartnerRefused, PartnerUnavailable, refusalCodeOf, type TransferResult } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadTransfer } from './load.js';
import { askPartner, orderOf, partnerOf, partnerTimeoutMs } from './partner.js';
import { recordNotFound, recordOutcome, recordRefusal } from './record-outcome.js';
import { isOnlyLookedUp, mayBegin } from './send-block.js';
import { askAboutEnded } from './watch.js';

/** Runs the job of a payout or refund: asks about the attempt in flight, or makes one. */
export async function runTransfer(
  services: Services,
  kind: TransferAggregate['kind'],
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const aggregate = await loadTransfer(services.store, kind, job.subject);
  if (!aggregate) return done;
  const inFlight = attemptInFlight(aggregate);
  if (inFlight) return lookUp(services, aggregate, inFlight, job, time);
  if (!mayStart(aggregate)) return done;
  if (!isDue(aggregate, time.now)) return later(retryNotBefore(aggregate) ?? time.now);
  return (await askAboutEnded(services, aggregate, time)) ?? start(services, aggregate, job, time);
}

/** Begins an attempt of a payout or refund, and calls the partner. */
async function start(
  services: Services,
  aggregate: TransferAggregate,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  // Throws if no partner is configured, before anything is marked as sent.
  partnerOf(services, aggregate);
  if (!hasTimeToCall(services, job)) return retry('too little of the lease is left');
  const { kind, attempts } = aggregate;
  const command = { command: 'send', leaseToken: job.leaseToken } as const;
  const outcome = await execute(services, {
    subject: subjectOf(() => loadTransfer(services.store, kind, job.subject)),
    command: {
      decide: (current, context) => {
        const decision = decideTransfer(current, command, context);
        // Throws before the attempt is marked as sent, if the partner cannot be called.
        if (!isRefusal(decision)) orderOf(services, decision.after);
        return decision;
      },
    },
    context: systemContext(services, time, `job:${job.id}:send:${attempts.length + 1}`),
  });
  if (isRefusal(outcome)) return retry(outcome.code);
  const sent = attemptInFlight(outcome.after);
  return sent ? call(services, outcome.after, sent, job, time) : done;
}

async function call(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  if (!hasTimeToCall(services, job)) return retry('too little of the lease is left');
  if (await isOnlyLookedUp(services, aggregate, attempt))
    return lookUp(services, aggregate, attempt, null, time);
  const bank = partnerOf(services, aggregate);
  let result: TransferResult;
  try {
    result = await orderOf(services, aggregate)(bank, attempt, time.now);
  } catch (error) {
    const code = refusalCodeOf(bank, error);
    if (code !== null) return refusedOnce(await recordRefusal(services, aggregate, attempt, code, time));
    return unanswered(error);
  }
  if (result.status === 'pending') return recordOutcome(services, aggregate, attempt, result, time);
  return lookUp(services, aggregate, attempt, null, time);
}

/**
 * Asks the partner about an attempt. One that the partner does not know ends if it was refused, or is called
 * again under the same reference, which can take effect only once.
 *
 * @param job null right after a call, when nothing is sent again
 */
async function lookUp(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  job: LeasedJob | null,
  time: AccountTime,
): Promise<JobOutcome> {
  const bank = partnerOf(services, aggregate);
  let result: TransferResult | null;
  try {
    result = await askPartner(bank, aggregate.kind, attempt, time.now);
  } catch (error) {
    return unanswered(error);
  }
  if (result) return recordOutcome(services, aggregate, attempt, result, time);
  const maySend = job !== null && hasTimeToCall(services, job);
  if (!maySend || (await isOnlyLookedUp(services, aggregate, attempt))) {
    return retry('the partner does not know the attempt yet');
  }
  const outcome = await recordNotFound(services, aggregate, attempt, time);
  if (isRefusal(outcome))
    return outcome.code === 'attempt_refused' ? refusedOnce(attempt) : retry(outcome.code);
  const sent = attemptInFlight(outcome.after);
  return sent ? call(services, outcome.after, sent, job, time) : done;
}

/** A look-up ends a refused attempt later, unless an earlier call under its reference went unanswered. */
function refusedOnce(attempt: Attempt): JobOutcome {
  const dueAt = refusalConfirmedAt(attempt);
  return dueAt === null ? retry('attempt_refused') : later(dueAt);
}

/** Whatever the partner threw, only a look-up shows what became of the attempt. */
function unanswered(error: unknown): JobOutcome {
  if (error instanceof PartnerUnavailable || error instanceof PartnerRefused) return retry(error.name);
  throw error;
}

function hasTimeToCall(services: Services, job: LeasedJob): boolean {
  return job.leaseUntil - services.clock.now() >= partnerTimeoutMs;
}

function retry(reason: string): JobOutcome {
  return { outcome: 'retry', reason };
}

function later(dueAt: number): JobOutcome {
  return { outcome: 'later', dueAt };
}
