import type { Payout, Refund } from '../records.js';
import type { TransferDraft } from './draft.js';

/** Records `payout.paid` of each payout that is paid, or `refund.paid`. */
export function announcePaid(draft: TransferDraft, sessionId: string | null): void {
  forEachPayout(draft, (payout, checkout) =>
    draft.event('payout.paid', { ...payoutFacts(payout), session_id: sessionId }, checkout),
  );
  const { refund } = draft;
  if (refund) draft.event('refund.paid', { ...refundFacts(refund), session_id: sessionId });
}

/** Records that the bank refused the transfer. */
export function announceFailed(draft: TransferDraft, reason: string): void {
  forEachPayout(draft, (payout, checkout) =>
    draft.event('payout.failed', { ...payoutFacts(payout), failure_reason: reason }, checkout),
  );
  const { refund } = draft;
  if (refund) draft.event('refund.failed', { ...refundFacts(refund), failure_reason: reason });
}

/** Records that the bank sent a paid transfer back; a refund has then failed. */
export function announceReversed(draft: TransferDraft, reason: string): void {
  if (draft.refund) announceFailed(draft, reason);
  else
    forEachPayout(draft, (payout, checkout) =>
      draft.event('payout.reversed', { ...payoutFacts(payout), failure_reason: reason }, checkout),
    );
}

/** Records that the operator has the transfer sent again. */
export function announceRetried(draft: TransferDraft): void {
  forEachPayout(draft, (payout, checkout) => draft.event('payout.retried', payoutFacts(payout), checkout));
  if (draft.refund) draft.event('refund.retried', refundFacts(draft.refund));
}

type Part = TransferDraft['parts'][number];

function forEachPayout(draft: TransferDraft, record: (row: Payout, of: Part['checkout']) => void): void {
  for (const { payout, checkout } of draft.parts) if (payout) record(payout, checkout);
}

function payoutFacts({ id, amount }: Payout) {
  return { payout_id: id, payout_amount: amount };
}

/** Returns the fields that every event about a refund carries. */
export function refundFacts({ id, amount, creditId }: Refund) {
  return { refund_id: id, refund_amount: amount, credit_id: creditId };
}
