import type { CheckoutAggregate, CoveredFrom } from '../aggregate.js';
import type { Refund } from '../records.js';
import { checkoutOf } from './decide.js';

/**
 * What a refund still owes of a credit that was taken back covers that much of it. Settled another way first,
 * the refund could no longer be dropped, and its payer would have the money twice. Returns the refund that
 * has to be dropped before so much is settled; null where none has.
 */
export function refundToDrop(
  aggregate: CheckoutAggregate,
  { amount, from }: { amount: number; from: CoveredFrom },
): Refund | null {
  if (from === 'recovered') return null;
  const reversed = aggregate.credits.filter(({ status }) => status === 'reversed').map(({ id }) => id);
  const waiting = aggregate.refunds.filter(
    ({ status, creditId }) => reversed.includes(creditId) && status !== 'paid' && status !== 'cancelled',
  );
  const owed = waiting.reduce((sum, refund) => sum + refund.amount, 0);
  const left = checkoutOf(aggregate).amountReceivable - amount;
  return left >= 0 && left < owed ? (waiting[0] ?? null) : null;
}
