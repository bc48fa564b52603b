import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft } from './draft.js';
import { isDuplicatePayment, settleWithDuplicate } from './duplicate-payment.js';
import { attemptOf } from './outcome.js';
import { dropped, isUnsent } from './unsent.js';

/**
 * The newest call certainly had no effect: the attempt is as it was before it, and may be called again under
 * its reference. If an earlier attempt paid meanwhile, that was the payment.
 */
export function postponed(
  aggregate: TransferAggregate,
  { attemptId, calledBefore }: TransferCommandOf<'postponed'>,
  context: Context,
): Decision<TransferAggregate> {
  const attempt = attemptOf(aggregate, attemptId);
  if (attempt.state !== 'sent') return { kind: 'repeat', after: aggregate };
  assert(attempt.callCount > attempt.refusalCount, 'only a call that was counted is taken back');
  const before = { callCount: attempt.callCount - 1, calledAt: calledBefore };
  const wasPaid = aggregate.attempts.some(isDuplicatePayment) && isUnsent({ ...attempt, ...before });
  const draft = new TransferDraft(aggregate, context);
  draft.changeAttempt(attempt, { ...before, ...(wasPaid && dropped(context)) });
  if (wasPaid) settleWithDuplicate(draft);
  return draft.decision();
}
