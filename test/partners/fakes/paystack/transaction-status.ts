import type { Business } from './business.js';
import type { Transaction } from './records.js';

/**
 * Returns the status by which Paystack reports a transaction. A refund moves it through
 * `statusWhileRefunding` to `reversed`, exactly as a payment that the bank took back.
 */
export function statusOf({ settings, clock }: Business, transaction: Transaction): string {
  const { paid, account } = transaction;
  if (!paid) return clock.now() < account.expiresAt ? 'ongoing' : 'abandoned';
  if (transaction.isClawedBack) return 'reversed';
  const made = transaction.refunds.filter(({ status }) => status !== 'failed');
  if (made.some(({ status }) => status !== 'processed')) return settings.statusWhileRefunding;
  const refunded = made.reduce((sum, { amount }) => sum + amount, 0);
  if (refunded === 0) return 'success';
  return settings.doesPartialRefundReverse || refunded >= paid.amount ? 'reversed' : 'success';
}

/** Returns what was not refunded yet, in kobo. */
export function refundable({ paid, refunds }: Transaction): number {
  const made = refunds.filter(({ status }) => status !== 'failed');
  return (paid?.amount ?? 0) - made.reduce((sum, { amount }) => sum + amount, 0);
}
