import type { CheckoutAggregate } from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../../domain/checkout/invariants.js';
import { displayTime } from './story-view.js';

/** When the credit arrived that completed the price, unless a bank has taken the money back. */
export function paidAtOf(aggregate: CheckoutAggregate) {
  const checkout = checkoutOf(aggregate);
  const { amountReceived, amount, amountReceivable } = checkout;
  if (isAwaitingPayment(checkout) || amountReceived < amount || amountReceivable > 0) return null;
  const last = aggregate.credits.filter(({ amountApplied }) => amountApplied > 0).at(-1);
  return last ? displayTime(last.createdAt) : null;
}
