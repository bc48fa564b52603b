import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Attempt } from '../../domain/records.js';
import { attemptInFlight, decideTransfer, isDue, mayStart, retryNotBefore } from '../../domain/transfer.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import { isRefusal } from '../../pipeline/retry.js';
import { PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadTransfer } from './load.js';
import { askPartner, orderOf, partnerOf, partnerTimeoutMs } from './partner.js';
import { recordOutcome } from './record-outcome.js';

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
  if (isDue(aggregate, time.now)) return start(services, aggregate, job, time);
  return { outcome: 'later', dueAt: retryNotBefore(aggregate) ?? time.now };
}

/** Marks an attempt as sent before the call, so that a crash in between leaves an attempt to ask about. */
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
  const bank = partnerOf(services, aggregate);
  try {
    const result = await orderOf(services, aggregate)(bank, attempt, time.now);
    if (result.status === 'pending') return await recordOutcome(services, aggregate, attempt, result, time);
    return await lookUp(services, aggregate, attempt, null, time);
  } catch (error) {
    // Whatever the call returned, only a look-up shows what became of the attempt.
    if (error instanceof PartnerUnavailable || error instanceof PartnerRefused) return retry(error.name);
    throw error;
  }
}

/**
 * Asks the partner about an attempt. An attempt that it does not know is sent again under the same reference,
 * which can take effect only once.
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
  const result = await askPartner(bank, aggregate.kind, attempt, time.now);
  if (result) return recordOutcome(services, aggregate, attempt, result, time);
  return job
    ? call(services, aggregate, attempt, job, time)
    : retry('the partner does not know the attempt yet');
}

function hasTimeToCall(services: Services, job: LeasedJob): boolean {
  return job.leaseUntil - services.clock.now() >= partnerTimeoutMs;
}

function retry(reason: string): JobOutcome {
  return { outcome: 'retry', reason };
}
