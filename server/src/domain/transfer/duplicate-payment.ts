import type { Context, CoveredFrom, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { receivableProblem } from '../checkout/receivable.js';
import { lossAccount } from '../ledger.js';
import type { Attempt } from '../records.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft, transferOf } from './draft.js';
import { bookFee } from './fee.js';

const paidLate = 'paid_late';
/** The operator has made it good, in whole or in part: nothing settles it by itself any more. */
const paidLateSettled = 'paid_late_settled';

/** Whether a try that counted as failed paid after all, while another one was under way. */
export function isDuplicatePayment(attempt: Attempt): boolean {
  return attempt.state === 'failed' && attempt.failureReason === paidLate;
}

/** The same, also when the operator has settled it since. */
export function wasDuplicatePayment(attempt: Attempt): boolean {
  return (
    isDuplicatePayment(attempt) || (attempt.state === 'failed' && attempt.failureReason === paidLateSettled)
  );
}

/** The partner's own words, which never pass for our marks. */
export function partnerReason(reason: string): string {
  return reason === paidLate || reason === paidLateSettled ? 'failed' : reason;
}

/**
 * Money left that was not owed any more: somebody owes it to us. The try keeps the mark by which it is
 * found.
 */
export function bookDuplicatePayment(
  draft: TransferDraft,
  attempt: Attempt,
  { sessionId, fee: kept }: TransferCommandOf<'paid'>,
): void {
  const { amount } = draft.transfer;
  draft.move(draft.receivable, draft.bank, amount);
  draft.changeUncovered(amount);
  const fee = bookFee(draft, attempt, kept);
  draft.changeAttempt(attempt, { state: 'failed', failureReason: paidLate, sessionId, fee });
}

/** The bank sent back what had been paid though no longer owed. */
export function returnDuplicatePayment(draft: TransferDraft, attempt: Attempt, reason: string): void {
  assert(isDuplicatePayment(attempt), 'only what was paid late comes back late');
  const { amount } = draft.transfer;
  draft.move(draft.bank, draft.receivable, amount);
  draft.changeUncovered(-amount);
  draft.changeAttempt(attempt, { failureReason: reason });
}

/**
 * The try under way is lost and the money is owed again, but an earlier one had paid: that one settles it, so
 * that no further try pays a second time.
 */
export function settleWithDuplicate(draft: TransferDraft): boolean {
  const late = draft.attempts.find(isDuplicatePayment);
  if (!late) return false;
  const { amount } = draft.transfer;
  draft.move(draft.owed, draft.receivable, amount);
  draft.changeUncovered(-amount);
  draft.changeAttempt(late, { state: 'paid', failureReason: null });
  draft.set({ payout: 'paid', refund: 'paid' }, { sessionId: late.sessionId, failureReason: null });
  draft.bankEvent('paid', { session_id: late.sessionId });
  return true;
}

/**
 * Makes good what was paid too late: recovered from the payee, or written off. A late payment of which a part
 * is made good no longer settles anything by itself, since not all of it is there to settle with.
 */
export function settleDuplicatePayments(
  aggregate: TransferAggregate,
  command: TransferCommandOf<'settle_receivable'>,
  context: Context,
): Decision<TransferAggregate> {
  const { amountUncovered, amount: whole } = transferOf(aggregate);
  const problem = receivableProblem(amountUncovered, command);
  if (problem !== null) return problem;
  const { amount, from } = command;
  const draft = new TransferDraft(aggregate, context);
  draft.move(coveredBy(draft, from), draft.receivable, amount);
  draft.changeUncovered(-amount);
  const late = draft.attempts.filter(isDuplicatePayment);
  const intact = Math.floor((amountUncovered - amount) / whole);
  for (const attempt of late.slice(0, Math.max(0, late.length - intact))) {
    draft.changeAttempt(attempt, { failureReason: paidLateSettled });
  }
  draft.event('receivable.settled', {
    [`${draft.kind}_id`]: draft.transfer.id,
    settled_amount: amount,
    from,
    uncovered_amount: draft.transfer.amountUncovered,
  });
  return draft.decision();
}

function coveredBy(draft: TransferDraft, from: CoveredFrom) {
  return from === 'recovered' ? draft.bank : lossAccount;
}
