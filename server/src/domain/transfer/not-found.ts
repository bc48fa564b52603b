import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import type { Attempt } from '../records.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft } from './draft.js';
import { endedBy, notExecuted } from './ended.js';
import { newBankAccount } from './new-bank-account.js';
import { attemptOf, fail } from './outcome.js';
import { bankCodeProblem, sourceProblem } from './send.js';
import { isUnsent, readdress } from './unsent.js';

/** How long after a definite refusal a look-up that does not know the attempt ends it. */
const refusalConfirmedAfterMs = 120_000;
/** How long after the last call a look-up that does not know the attempt lets the operator end it. */
export const endableAfterMs = 24 * 3_600_000;
/** The pause before the second call under a reference; it doubles with every call. */
const recallPauseMs = 30_000;
/** Longer than `endableAfterMs`, so that the operator can end what the partner never answers. */
const recallPauseMaxMs = 48 * 3_600_000;

/** Whether the partner definitely refused every call under the reference, so that none had an effect. */
function isRefused(attempt: Attempt): boolean {
  return attempt.refusedAt !== null && attempt.refusalCount === attempt.callCount;
}

/** Returns when a look-up that does not know a refused attempt ends it, or null if none does. */
export function refusalConfirmedAt(attempt: Attempt): number | null {
  if (attempt.state !== 'sent' || attempt.refusedAt === null || !isRefused(attempt)) return null;
  return attempt.refusedAt + refusalConfirmedAfterMs;
}

/**
 * Whether a look-up at `now` that does not know the attempt ends it: every call was refused long enough ago.
 */
export function refusalEndsAttempt(attempt: Attempt, now: number): boolean {
  const confirmedAt = refusalConfirmedAt(attempt);
  return confirmedAt !== null && confirmedAt <= now;
}

/** The partner answered a call with a definite refusal. Only a later look-up ends the attempt. */
export function refused(
  aggregate: TransferAggregate,
  { attemptId, reason }: TransferCommandOf<'refused'>,
  context: Context,
): Decision<TransferAggregate> {
  const attempt = attemptOf(aggregate, attemptId);
  if (attempt.state !== 'sent') return { kind: 'repeat', after: aggregate };
  const draft = new TransferDraft(aggregate, context);
  const refusalCount = attempt.refusalCount + 1;
  draft.changeAttempt(attempt, { refusalCount, refusedAt: context.now, refusalReason: reason });
  draft.awaitFloat(null);
  return draft.decision();
}

/**
 * The partner answered a look-up that it does not know the attempt. A refused attempt ends as failed. Any
 * other is called again under its reference, which is recorded before the call; a refusal says why it is only
 * looked up.
 */
export function notFound(
  aggregate: TransferAggregate,
  { attemptId }: TransferCommandOf<'not_found'>,
  context: Context,
): Decision<TransferAggregate> {
  const attempt = attemptOf(aggregate, attemptId);
  if (attempt.state !== 'sent') return { kind: 'repeat', after: aggregate };
  const draft = new TransferDraft(aggregate, context);
  if (refusalEndsAttempt(attempt, context.now)) {
    fail(draft, attempt, attempt.refusalReason ?? notExecuted, endedBy('refusal', context));
    return draft.decision();
  }
  const problem = callAgainProblem(aggregate, attempt, context.now);
  if (problem !== null) return problem;
  const readdressed = readdress(draft, aggregate, attempt);
  const callCount = attempt.callCount + 1;
  draft.changeAttempt(attempt, { ...readdressed, callCount, calledAt: context.now });
  if (!isUnsent(attempt)) draft.awaitFloat(null);
  draft.guardSource();
  return draft.decision();
}

/**
 * The partner does not know the attempt, but a later one of the same transfer, which a restore took back.
 * That one began only because this one had ended, so it ends again.
 */
export function foundLater(
  aggregate: TransferAggregate,
  { attemptId }: TransferCommandOf<'found_later'>,
  context: Context,
): Decision<TransferAggregate> {
  const attempt = attemptOf(aggregate, attemptId);
  if (attempt.state !== 'sent') return { kind: 'repeat', after: aggregate };
  const draft = new TransferDraft(aggregate, context);
  const failureReason = attempt.refusalReason ?? notExecuted;
  draft.changeAttempt(attempt, { state: 'failed', failureReason, ...endedBy('look_up', context) });
  draft.awaitFloat(null);
  return draft.decision();
}

/**
 * A refused attempt is not called again, nor one whose money is no longer owed or that may have gone to a
 * bank account which its payee has replaced: the call would pay what or whom it should not.
 */
function callAgainProblem(aggregate: TransferAggregate, attempt: Attempt, now: number): Refusal | null {
  if (attempt.refusedAt !== null) return { refused: true, code: 'attempt_refused' };
  const problem = sourceProblem(aggregate);
  if (problem !== null) return problem;
  // The pause of its job is enough for what never left, and it can go to another bank account.
  if (isUnsent(attempt)) return bankCodeProblem(aggregate);
  if (newBankAccount(aggregate) !== null) return { refused: true, code: 'bank_account_replaced' };
  return now < callAgainNotBefore(attempt) ? { refused: true, code: 'too_early' } : null;
}

function callAgainNotBefore({ calledAt, callCount }: Attempt): number {
  return calledAt + Math.min(recallPauseMaxMs, recallPauseMs * 2 ** (callCount - 1));
}

/**
 * The operator ends an attempt whose outcome stays unknown: after the partner answered a look-up that it does
 * not know it, a day after the last call, or by a statement of the partner. Silence ends nothing, and neither
 * ends an attempt under whose reference the partner has made another transfer: the next would pay beside it.
 */
export function endAttempt(
  aggregate: TransferAggregate,
  { attemptId, statement }: TransferCommandOf<'end_attempt'>,
  context: Context,
): Decision<TransferAggregate> {
  const attempt = attemptOf(aggregate, attemptId);
  if (attempt.state !== 'sent') return { kind: 'repeat', after: aggregate };
  if (attempt.difference !== null) return { refused: true, code: 'attempt_differs' };
  if (context.now < endableAt(attempt, statement)) return { refused: true, code: 'too_early' };
  const draft = new TransferDraft(aggregate, context);
  const end = statement === null ? endedBy('look_up', context) : endedBy('statement', context);
  fail(draft, attempt, attempt.refusalReason ?? notExecuted, { ...end, statement });
  return draft.decision();
}

/** A statement of the partner counts at once, except for a call that may be on its way. */
function endableAt({ calledAt }: Attempt, statement: string | null): number {
  return calledAt + (statement === null ? endableAfterMs : refusalConfirmedAfterMs);
}
