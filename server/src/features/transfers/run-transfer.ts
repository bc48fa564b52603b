import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Attempt } from '../../domain/records.js';
import {
  attemptInFlight,
  isDue,
  isUnsent,
  mayStart,
  type PostponedReason,
  refusalConfirmedAt,
  retryNotBefore,
  sendIfDue,
} from '../../domain/transfer.js';
import type { AccountTime } from '../../pipeline/context.js';
import { done, type JobOutcome, retry } from '../../pipeline/job.js';
import { isRefusal } from '../../pipeline/retry.js';
import {
  PartnerPostponed,
  PartnerRefused,
  PartnerUnavailable,
  refusalCodeOf,
  type TransferResult,
} from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { bankAccountRestUntil } from './bank-account-rest.js';
import { type Begun, begin, hasTimeToCall, later } from './begin.js';
import { prepareCall } from './destination.js';
import { firstAwaitingFloat, isBehind, isQueued, runNextOfFloat } from './float-queue.js';
import { loadTransfer } from './load.js';
import { askPartner, orderOf, partnerOf } from './partner.js';
import {
  recordCalled,
  recordFoundLater,
  recordNotFound,
  recordPostponed,
  recordRefusal,
  recordRest,
} from './record-call.js';
import { recordOutcome } from './record-outcome.js';
import { isOnlyLookedUp, mayRepeat, numberOfLater } from './send-block.js';
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
  const { kind, attempts } = aggregate;
  const { leaseToken } = job;
  const begun = await begin(services, job, time, {
    next: aggregate,
    load: () => loadTransfer(services.store, kind, job.subject),
    decide: (current, context, number) =>
      sendIfDue(current, { command: 'send', leaseToken, ...number }, context),
    changeId: `job:${job.id}:send:${attempts.length + 1}`,
  });
  return 'outcome' in begun ? begun : callBegun(services, begun, job, time);
}

/** Calls the partner for the attempt that has just begun. */
export async function callBegun(
  services: Services,
  { aggregate, isAtPartner }: Begun,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const sent = attemptInFlight(aggregate);
  if (sent === null) return done;
  if (isAtPartner) return lookUp(services, aggregate, sent, null, time);
  return call(services, aggregate, sent, sent.calledAt, job, time);
}

/**
 * Calls the partner; the call is counted on the attempt already, and taken back if it is not made.
 *
 * @param calledBefore when the call before it was made
 */
async function call(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  calledBefore: number,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const postpone = async (reason: PostponedReason) => {
    await recordPostponed(services, aggregate, attempt, { reason, calledBefore }, time);
    return retry(`postponed: ${reason}`);
  };
  const mayCall = hasTimeToCall(services, job) && !(await isOnlyLookedUp(services, aggregate, attempt));
  if (!mayCall) return postpone('not_sent');
  const first = await firstAwaitingFloat(services, aggregate);
  if (isBehind(first, attempt)) return postpone('float');
  const bank = partnerOf(services, aggregate);
  let result: TransferResult;
  try {
    result = await orderOf(services, aggregate)(bank, attempt, time.now);
  } catch (error) {
    if (error instanceof PartnerPostponed) return postpone(error.reason);
    const code = refusalCodeOf(bank, error);
    if (code !== null) return refusedOnce(await recordRefusal(services, aggregate, attempt, code, time));
    await recordCalled(services, aggregate, attempt, time);
    return unanswered(error);
  }
  await recordCalled(services, aggregate, attempt, time);
  // The partner took this one, so it may take the next.
  if (first !== null) await runNextOfFloat(services, aggregate);
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
  let later: number | null = null;
  try {
    result = await askPartner(bank, aggregate, attempt, time.now);
    if (result === null && job !== null) later = await numberOfLater(services, aggregate, time);
  } catch (error) {
    return unanswered(error);
  }
  if (!isUnsent(attempt)) await recordCalled(services, aggregate, attempt, time);
  if (result) return recordOutcome(services, aggregate, attempt, result, time, job);
  if (later !== null) {
    await recordFoundLater(services, aggregate, attempt, time);
    return retry('the partner knows a later attempt');
  }
  const maySend = job !== null && hasTimeToCall(services, job) && mayRepeat(services, aggregate, attempt);
  if (!maySend || (await isOnlyLookedUp(services, aggregate, attempt))) {
    return retry('the partner does not know the attempt yet');
  }
  if (await isQueued(services, aggregate, attempt)) return retry('postponed: float');
  return callAgain(services, aggregate, attempt, job, time);
}

/** Counts another call under the reference of an attempt that the partner does not know, and makes it. */
async function callAgain(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  // What was not sent yet may go to another bank account, so it rests as what has not begun.
  const { store } = services;
  const restUntil = isUnsent(attempt) ? await bankAccountRestUntil(store, aggregate, time.now) : null;
  if (restUntil !== null) {
    await recordRest(services, aggregate, attempt, time);
    await runNextOfFloat(services, aggregate);
    return later(restUntil);
  }
  const destination = await prepareCall(services, aggregate, attempt, time);
  if ('outcome' in destination) return destination;
  if (!hasTimeToCall(services, job)) return retry('too little of the lease is left');
  const outcome = await recordNotFound(services, aggregate, attempt, destination, time);
  if (isRefusal(outcome))
    return outcome.code === 'attempt_refused' ? refusedOnce(attempt) : retry(outcome.code);
  const sent = attemptInFlight(outcome.after);
  return sent ? call(services, outcome.after, sent, attempt.calledAt, job, time) : done;
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
