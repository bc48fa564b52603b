import type { BankAccount, Payout } from '../records.js';

const dayMs = 24 * 3_600_000;

/** How long a payout must have failed, or waited for a bank account, before it may go back to the payers. */
export const unpayableAfterMs = 30 * dayMs;

/** How long before that the mail to a seller without a bank account must have been sent. */
export const returnNoticeMs = 7 * dayMs;

/** How long a payout waits for a bank account before its seller is reminded. */
export const remindAfterMs = unpayableAfterMs - returnNoticeMs;

/**
 * Whether the operator may return a payout to the payers.
 *
 * @param noticeSentAt when the mail to its seller was sent; null if it was not
 * @param now account time, as `noticeSentAt`
 */
export function isUnpayable(
  payout: Payout,
  payeeBankAccount: BankAccount | null,
  noticeSentAt: number | null,
  now: number,
): boolean {
  const { status, createdAt, updatedAt } = payout;
  // A failed payout was last written when it failed; the time it waited before that does not count.
  if (status === 'failed') return updatedAt + unpayableAfterMs <= now;
  const waits = status === 'waiting_details' && payeeBankAccount === null;
  return waits && createdAt + unpayableAfterMs <= now && isNoticeOver(payout, noticeSentAt, now);
}

/** Whether the seller was told in time. A merchant that is its own seller gets no mail. */
function isNoticeOver({ sellerEmail }: Payout, noticeSentAt: number | null, now: number): boolean {
  return sellerEmail === null || (noticeSentAt !== null && noticeSentAt + returnNoticeMs <= now);
}

/** Returns from when a payout may be returned to the payers, given when the mail to its seller is sent. */
export function returnableFrom({ createdAt }: Pick<Payout, 'createdAt'>, noticeSentAt: number): number {
  return Math.max(createdAt + unpayableAfterMs, noticeSentAt + returnNoticeMs);
}
