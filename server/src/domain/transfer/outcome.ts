import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { Attempt } from '../records.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft, transferOf } from './draft.js';
import { bookPaidLate, isPaidLate, partnerReason, returnPaidLate, settleWithLate } from './late.js';

type Outcome = Decision<TransferAggregate>;

/** How long money that came back rests before it is tried again. */
const retryAfterReversalMs = 3_600_000;

/** The partner's look-up says that a try has paid. */
export function paid(
  aggregate: TransferAggregate,
  command: TransferCommandOf<'paid'>,
  context: Context,
): Outcome {
  const attempt = attemptOf(aggregate, command.attemptId);
  if (attempt.state === 'paid' || attempt.state === 'reversed' || isPaidLate(attempt))
    return nothing(aggregate);
  const draft = new TransferDraft(aggregate, context);
  if (isSettledOtherwise(aggregate, attempt)) {
    bookPaidLate(draft, attempt, command.sessionId);
    return draft.decision();
  }
  const { sessionId } = command;
  cancelUnsent(draft, attempt);
  draft.changeAttempt(attempt, {
    state: 'paid',
    sessionId,
    failureReason: null,
    partnerReference: command.partnerReference ?? attempt.partnerReference,
  });
  draft.set({ payout: 'paid', refund: 'paid' }, { sessionId, failureReason: null });
  draft.move(draft.owed, draft.bank, draft.transfer.amount);
  draft.bankEvent('paid', { session_id: sessionId });
  return draft.decision();
}

/** Whether another try is with the partner or has paid, or the money was given back: this one is too much. */
function isSettledOtherwise(aggregate: TransferAggregate, attempt: Attempt): boolean {
  const another = aggregate.attempts.some(
    ({ id, state }) => id !== attempt.id && (state === 'sent' || state === 'paid'),
  );
  return another || transferOf(aggregate).status === 'given_back';
}

/** A newer try that no one has sent yet must not be sent any more. */
function cancelUnsent(draft: TransferDraft, attempt: Attempt): void {
  const unsent = draft.attempts.find(({ id, state }) => id !== attempt.id && state === 'created');
  if (unsent) draft.changeAttempt(unsent, { state: 'cancelled' });
}

/**
 * The partner's look-up says that the money of a try is not with the payee: it failed, or it came back.
 * What the ledger knows decides what moves; a try never posted as paid moves nothing, whatever the word is.
 */
export function lost(
  aggregate: TransferAggregate,
  command: TransferCommandOf<'failed' | 'reversed'>,
  context: Context,
): Outcome {
  const reason = partnerReason(command.reason);
  const attempt = attemptOf(aggregate, command.attemptId);
  const draft = new TransferDraft(aggregate, context);
  if (isPaidLate(attempt)) returnPaidLate(draft, attempt, reason);
  else if (attempt.state === 'paid') comeBack(draft, attempt, reason);
  else if (attempt.state === 'sent' || attempt.state === 'created') fail(draft, attempt, reason);
  else return nothing(aggregate);
  return draft.decision();
}

function fail(draft: TransferDraft, attempt: Attempt, reason: string): void {
  draft.changeAttempt(attempt, { state: 'failed', failureReason: reason });
  draft.set({ payout: 'failed', refund: 'failed' }, { failureReason: reason });
  draft.bankEvent('failed', { failure_reason: reason });
  settleWithLate(draft);
}

function comeBack(draft: TransferDraft, attempt: Attempt, reason: string): void {
  const { kind, transfer, context } = draft;
  draft.move(draft.bank, draft.owed, transfer.amount);
  draft.changeAttempt(attempt, { state: 'reversed', failureReason: reason });
  draft.set({ payout: 'reversed', refund: 'failed' }, { failureReason: reason, sessionId: null });
  draft.bankEvent(kind === 'payout' ? 'reversed' : 'failed', { failure_reason: reason });
  if (settleWithLate(draft)) return;
  draft.job(kind === 'payout' ? 'payout.run' : 'refund.run', transfer.id, context.now + retryAfterReversalMs);
}

/** The partner holds on to a try until it has other details; the try is still its own, and is looked up. */
export function needDetails(
  aggregate: TransferAggregate,
  command: TransferCommandOf<'needs_details'>,
  context: Context,
): Outcome {
  const reason = partnerReason(command.reason);
  const attempt = attemptOf(aggregate, command.attemptId);
  if (attempt.state !== 'sent' || attempt.failureReason === reason) return nothing(aggregate);
  const draft = new TransferDraft(aggregate, context);
  draft.changeAttempt(attempt, { failureReason: reason });
  draft.set({ payout: 'pending', refund: 'needs_details' }, { failureReason: reason });
  const isNews = draft.kind === 'refund' && aggregate.refund?.status !== 'needs_details';
  if (isNews) draft.bankEvent('failed', { failure_reason: reason });
  return draft.decision();
}

function attemptOf({ attempts }: TransferAggregate, attemptId: string): Attempt {
  const attempt = attempts.find(({ id }) => id === attemptId);
  assert(attempt, `attempt ${attemptId} is not one of this transfer`);
  return attempt;
}

function nothing(aggregate: TransferAggregate): Outcome {
  return { kind: 'repeat', after: aggregate };
}
