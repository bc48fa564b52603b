import { assert } from '../assert.js';
import type { Attempt } from '../records.js';
import type { TransferDraft } from './draft.js';

const paidLate = 'paid_late';

/** Whether a try that counted as failed paid after all, while another one was under way. */
export function isPaidLate(attempt: Attempt): boolean {
  return attempt.state === 'failed' && attempt.failureReason === paidLate;
}

/** The partner's own words, which never pass for our mark. */
export function partnerReason(reason: string): string {
  return reason === paidLate ? 'failed' : reason;
}

/**
 * Money left that was not owed any more: somebody owes it to us. The try keeps the mark by which it is
 * found.
 */
export function bookPaidLate(draft: TransferDraft, attempt: Attempt, sessionId: string | null): void {
  draft.move(draft.receivable, draft.bank, draft.transfer.amount);
  draft.changeAttempt(attempt, { state: 'failed', failureReason: paidLate, sessionId });
}

/** The bank sent back what had been paid though no longer owed. */
export function returnPaidLate(draft: TransferDraft, attempt: Attempt, reason: string): void {
  assert(isPaidLate(attempt), 'only what was paid late comes back late');
  draft.move(draft.bank, draft.receivable, draft.transfer.amount);
  draft.changeAttempt(attempt, { failureReason: reason });
}

/**
 * The try under way is lost and the money is owed again, but an earlier one had paid: that one settles it, so
 * that no further try pays a second time.
 */
export function settleWithLate(draft: TransferDraft): boolean {
  const late = draft.attempts.find(isPaidLate);
  if (!late) return false;
  draft.move(draft.owed, draft.receivable, draft.transfer.amount);
  draft.changeAttempt(late, { state: 'paid', failureReason: null });
  draft.set({ payout: 'paid', refund: 'paid' }, { sessionId: late.sessionId, failureReason: null });
  draft.bankEvent('paid', { session_id: late.sessionId });
  return true;
}
