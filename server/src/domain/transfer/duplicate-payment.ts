import type { Context, CoveredFrom, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { receivableProblem } from '../checkout/receivable.js';
import { lossAccount } from '../ledger.js';
import type { Attempt } from '../records.js';
import { announcePaid } from './announce.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft } from './draft.js';
import { transferOf } from './owed.js';

/** In place of a worker's lease: only a manual payment that was owed has none. */
export const manualLease = 'manual';

const paidTwice = 'paid_twice';
/** The operator has settled it, in whole or in part, so it can no longer pay another transfer. */
const paidTwiceSettled = 'paid_twice_settled';

/** Whether an attempt that had counted as failed paid after all, when the money was no longer owed. */
export function isDuplicatePayment(attempt: Attempt): boolean {
  return attempt.state === 'failed' && attempt.failureReason === paidTwice;
}

/** Whether it is or was a duplicate payment, which the operator may have settled since. */
export function wasDuplicatePayment(attempt: Attempt): boolean {
  return (
    isDuplicatePayment(attempt) || (attempt.state === 'failed' && attempt.failureReason === paidTwiceSettled)
  );
}

/** Returns the partner's reason, or `failed` if it equals one of our marks. */
export function partnerReason(reason: string): string {
  return reason === paidTwice || reason === paidTwiceSettled ? 'failed' : reason;
}

/** Books money that left though no longer owed as a receivable, and marks the attempt. */
export function bookDuplicatePayment(
  draft: TransferDraft,
  attempt: Attempt,
  { sessionId, fee: kept }: TransferCommandOf<'paid'>,
): void {
  const { amount } = draft.transfer;
  draft.move(draft.receivable, draft.bank, amount);
  draft.changeReceivable(amount);
  const fee = draft.bookFee(attempt, kept);
  const fields = { failureReason: paidTwice, sessionId, fee, nextPollAt: null };
  draft.changeAttempt(attempt, { ...fields, state: 'failed' });
}

/** Books a manual payment of what was paid already as a receivable, under an attempt of its own. */
export function recordManualDuplicate(draft: TransferDraft, attempt: Attempt, sessionId: string): void {
  const { amount } = draft.transfer;
  const marks = { leaseToken: manualLease, failureReason: paidTwice, sessionId };
  draft.addAttempt({ ...attempt, ...marks, state: 'failed' });
  draft.move(draft.receivable, draft.operatorBank, amount);
  draft.changeReceivable(amount);
}

/**
 * Reverses a duplicate payment that the bank sent back. What the operator had settled of it is there a second
 * time, so it waits for the operator; the rest ends the receivable.
 */
export function returnDuplicatePayment(
  draft: TransferDraft,
  attempt: Attempt,
  reason: string,
  kept: number,
): void {
  assert(wasDuplicatePayment(attempt), 'only a duplicate payment is returned as one');
  const { amount, amountReceivable } = draft.transfer;
  const intact = amount * draft.attempts.filter(isDuplicatePayment).length;
  const open = isDuplicatePayment(attempt) ? amount : Math.min(amount, amountReceivable - intact);
  draft.move(draft.bank, draft.receivable, amount);
  draft.changeReceivable(-open);
  draft.changeReceivable(amount - open, 'amountCameBack');
  draft.changeAttempt(attempt, { failureReason: reason, fee: draft.bookFee(attempt, kept) });
}

/**
 * Counts a duplicate payment as the payment of a transfer whose attempt was lost, so that no further attempt
 * pays a second time. Returns whether there was a duplicate.
 */
export function settleWithDuplicate(draft: TransferDraft): boolean {
  const duplicate = draft.attempts.find(isDuplicatePayment);
  if (!duplicate) return false;
  const { amount } = draft.transfer;
  draft.payOwed(draft.receivable);
  draft.changeReceivable(-amount);
  draft.changeAttempt(duplicate, { state: 'paid', failureReason: null });
  draft.set({ payout: 'paid', refund: 'paid' }, { sessionId: duplicate.sessionId, failureReason: null });
  announcePaid(draft, duplicate.sessionId);
  return true;
}

/**
 * Settles duplicate payments: recovered from the payee, or written off. A partly settled duplicate can no
 * longer pay the transfer, since not all of it is left.
 */
export function settleDuplicatePayments(
  aggregate: TransferAggregate,
  command: TransferCommandOf<'settle_receivable'>,
  context: Context,
): Decision<TransferAggregate> {
  const { amountReceivable, amount: whole } = transferOf(aggregate);
  const problem = receivableProblem(amountReceivable, command);
  if (problem !== null) return problem;
  const { amount, from } = command;
  const draft = new TransferDraft(aggregate, context);
  draft.move(coveredBy(draft, from), draft.receivable, amount);
  draft.changeReceivable(-amount);
  const duplicate = draft.attempts.filter(isDuplicatePayment);
  const intact = Math.floor((amountReceivable - amount) / whole);
  for (const attempt of duplicate.slice(0, Math.max(0, duplicate.length - intact))) {
    draft.changeAttempt(attempt, { failureReason: paidTwiceSettled });
  }
  draft.event('receivable.settled', {
    ...(draft.payout && { payout_id: draft.payout.id }),
    ...(draft.refund && { refund_id: draft.refund.id }),
    settled_amount: amount,
    from,
    receivable_amount: draft.transfer.amountReceivable,
  });
  return draft.decision();
}

/**
 * Settles what came back of a duplicate payment that was settled before: the operator has repaid it to the
 * payee manually, or it makes good what was written off.
 */
export function settleCameBack(
  aggregate: TransferAggregate,
  { amount, to }: TransferCommandOf<'settle_came_back'>,
  context: Context,
): Decision<TransferAggregate> {
  const { amountCameBack } = transferOf(aggregate);
  if (amount <= 0 || amount > amountCameBack) return { refused: true, code: 'amount_exceeds_came_back' };
  const draft = new TransferDraft(aggregate, context);
  draft.move(draft.receivable, to === 'payee' ? draft.operatorBank : lossAccount, amount);
  draft.changeReceivable(-amount, 'amountCameBack');
  return draft.decision();
}

function coveredBy(draft: TransferDraft, from: CoveredFrom) {
  return from === 'recovered' ? draft.operatorBank : lossAccount;
}
