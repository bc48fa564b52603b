import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import type { Attempt } from '../../domain/records.js';
import { decideTransfer, type TransferCommand, transferOf } from '../../domain/transfer.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, accountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import { isRefusal, lostRace, retryLostRace } from '../../pipeline/retry.js';
import { PartnerUnavailable, type TransferResult } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadTransfer } from './load.js';
import { askPartner, partnerOf } from './partner.js';
import { findAttempt } from './queries.js';
import { differenceAtPartner } from './standing.js';
import { enqueueWaitingRefunds } from './waiting-refunds.js';

/** The partner's result is older than what was recorded for the attempt meanwhile. */
const outdated: Refusal = { refused: true, code: 'outdated' };

/**
 * Records the partner's result for an attempt, once it is final. The attempt has to be unchanged since the
 * partner was asked: a late result would undo a newer one.
 */
export async function recordOutcome(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  result: TransferResult,
  time: AccountTime,
): Promise<JobOutcome> {
  const { kind } = aggregate;
  const difference = differenceAtPartner(services, aggregate, attempt, result);
  const command = difference === null ? commandOf(attempt, result) : differs(services, attempt, difference);
  if (command === null) return waitFor(result);
  // The attempt's version is part of the change id, since an attempt may be paid and then reversed.
  const word = difference === null ? result.status : 'differs';
  const changeId = `attempt:${attempt.id}:${attempt.version}:${word}`;
  const outcome = await execute(services, {
    subject: subjectOf(() => loadTransfer(services.store, kind, attempt.objectId)),
    command: {
      decide: (current, context) =>
        isUnchanged(current, attempt) ? decideTransfer(current, command, context) : outdated,
    },
    context: systemContext(services, time, changeId, { kind: 'partner', via: 'job' }),
  });
  if (isRefusal(outcome)) return { outcome: 'retry', reason: outcome.code };
  if (difference !== null) return { outcome: 'retry', reason: difference };
  if (result.status === 'needs_details') return waitFor(result);
  const { creditId, objectId } = attempt;
  if (outcome.kind === 'changed' && creditId) await enqueueWaitingRefunds(services, creditId, objectId);
  return done;
}

/** A standing transfer counts only if it is the one we would send. */
function differs({ log }: Services, { id, reference }: Attempt, difference: string): TransferCommand {
  log.error({ reference, difference }, 'the bank has made a transfer differently');
  return { command: 'differs', attemptId: id, difference };
}

/**
 * Records that the partner definitely refused the newest call of an attempt; returns the attempt after it.
 */
export async function recordRefusal(
  services: Services,
  { kind }: TransferAggregate,
  attempt: Attempt,
  reason: string,
  time: AccountTime,
): Promise<Attempt> {
  const changeId = `attempt:${attempt.id}:call:${attempt.callCount}:refused`;
  const command = { command: 'refused', attemptId: attempt.id, reason } as const;
  const outcome = await execute(services, {
    subject: subjectOf(() => loadTransfer(services.store, kind, attempt.objectId)),
    command: { decide: (current, context) => decideTransfer(current, command, context) },
    context: systemContext(services, time, changeId, { kind: 'partner', via: 'job' }),
  });
  if (isRefusal(outcome)) return attempt;
  return outcome.after.attempts.find(({ id }) => id === attempt.id) ?? attempt;
}

/**
 * Records that the partner does not know an attempt that is unchanged since it was asked: the attempt ends,
 * or its next call is counted before it is made.
 */
export function recordNotFound(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  time: AccountTime,
) {
  return recordUnknown(services, aggregate, attempt, 'not_found', time);
}

/** Records that the partner does not know an attempt, but a later one. */
export function recordFoundLater(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  time: AccountTime,
) {
  return recordUnknown(services, aggregate, attempt, 'found_later', time);
}

function recordUnknown(
  services: Services,
  { kind }: TransferAggregate,
  attempt: Attempt,
  name: 'not_found' | 'found_later',
  time: AccountTime,
) {
  const changeId = `attempt:${attempt.id}:${attempt.version}:${name}`;
  const command = { command: name, attemptId: attempt.id };
  return execute(services, {
    subject: subjectOf(() => loadTransfer(services.store, kind, attempt.objectId)),
    command: {
      decide: (current, context) =>
        isUnchanged(current, attempt) ? decideTransfer(current, command, context) : outdated,
    },
    context: systemContext(services, time, changeId, { kind: 'partner', via: 'job' }),
  });
}

function isUnchanged({ attempts }: TransferAggregate, asked: Attempt): boolean {
  return attempts.some(({ id, version }) => id === asked.id && version === asked.version);
}

function waitFor({ status, expectedBy }: TransferResult): JobOutcome {
  return expectedBy === null
    ? { outcome: 'retry', reason: `the partner says ${status}` }
    : { outcome: 'later', dueAt: expectedBy };
}

function commandOf(attempt: Attempt, result: TransferResult): TransferCommand | null {
  const attemptId = attempt.id;
  const reason = result.failureReason ?? result.status;
  switch (result.status) {
    case 'pending':
      return null;
    case 'paid':
      return { command: 'paid', attemptId, sessionId: result.sessionId, fee: result.fee };
    case 'failed':
    case 'reversed':
      return { command: result.status, attemptId, reason, fee: result.fee };
    case 'needs_details':
      return { command: 'needs_details', attemptId, reason };
  }
}

/**
 * Asks the partner about an attempt after its notification, and records the result.
 *
 * @throws PartnerUnavailable when the partner does not answer, or the attempt keeps changing; the partner
 * notifies again later
 */
export async function recordByReference(
  services: Services,
  kind: TransferAggregate['kind'],
  reference: string,
): Promise<void> {
  const recorded = await retryLostRace(() => recordOnce(services, kind, reference));
  if (isRefusal(recorded)) throw new PartnerUnavailable(`The attempt ${reference} keeps changing`);
}

/** Loses the race if the attempt was changed while the partner was asked. */
async function recordOnce(
  services: Services,
  kind: TransferAggregate['kind'],
  reference: string,
): Promise<JobOutcome | typeof lostRace> {
  const attempt = await services.store.one(findAttempt, { kind, reference });
  const aggregate = attempt && (await loadTransfer(services.store, kind, attempt.objectId));
  if (!attempt || !aggregate) return done;
  const { accountId, mode } = transferOf(aggregate);
  const time = await accountTime(services, accountId, mode);
  const result = await askPartner(partnerOf(services, aggregate), aggregate, attempt, time.now);
  if (!result) return done;
  const recorded = await recordOutcome(services, aggregate, attempt, result, time);
  return recorded.outcome === 'retry' && recorded.reason === outdated.code ? lostRace : recorded;
}
