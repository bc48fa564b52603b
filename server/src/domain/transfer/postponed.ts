import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft } from './draft.js';
import { isDuplicatePayment, settleWithDuplicate } from './duplicate-payment.js';
import { attemptOf } from './outcome.js';
import { transferOf } from './owed.js';
import { dropped, isUnsent } from './unsent.js';

/**
 * The newest call certainly had no effect: the attempt is as it was before it, and may be called again under
 * its reference. If an earlier attempt paid meanwhile, that was the payment. One with an earlier unanswered
 * call does not wait for the float: it may wait for the operator, and others must not wait behind it.
 */
export function postponed(
  aggregate: TransferAggregate,
  { attemptId, reason, calledBefore }: TransferCommandOf<'postponed'>,
  context: Context,
): Decision<TransferAggregate> {
  const attempt = attemptOf(aggregate, attemptId);
  if (attempt.state !== 'sent') return { kind: 'repeat', after: aggregate };
  assert(attempt.callCount > attempt.refusalCount, 'only a call that was counted is taken back');
  const callCount = attempt.callCount - 1;
  const wasPaid = aggregate.attempts.some(isDuplicatePayment) && isUnsent({ ...attempt, callCount });
  const draft = new TransferDraft(aggregate, context);
  draft.changeAttempt(attempt, { callCount, calledAt: calledBefore, ...(wasPaid && dropped(context)) });
  if (wasPaid) settleWithDuplicate(draft);
  else draft.awaitFloat(reason === 'float' && callCount === 0 ? sinceOf(draft) : null);
  return draft.decision();
}

function sinceOf({ transfer, context }: TransferDraft): number {
  return transfer.awaitingFloatSince ?? context.now;
}

/** While a call is made, its transfer keeps its place among those that wait for the float; then it leaves. */
export function called(
  aggregate: TransferAggregate,
  { attemptId }: TransferCommandOf<'called'>,
  context: Context,
): Decision<TransferAggregate> {
  return isUnsent(attemptOf(aggregate, attemptId)) ? repeated(aggregate) : leaveFloat(aggregate, context);
}

/**
 * What was not sent rests, since the bank account that it goes to was replaced. It leaves those that wait for
 * the float, which would otherwise wait behind it.
 */
export function rest(
  aggregate: TransferAggregate,
  { attemptId }: TransferCommandOf<'rest'>,
  context: Context,
): Decision<TransferAggregate> {
  return isUnsent(attemptOf(aggregate, attemptId)) ? leaveFloat(aggregate, context) : repeated(aggregate);
}

function leaveFloat(aggregate: TransferAggregate, context: Context): Decision<TransferAggregate> {
  if (transferOf(aggregate).awaitingFloatSince === null) return repeated(aggregate);
  const draft = new TransferDraft(aggregate, context);
  draft.awaitFloat(null);
  return draft.decision();
}

function repeated(aggregate: TransferAggregate): Decision<TransferAggregate> {
  return { kind: 'repeat', after: aggregate };
}
