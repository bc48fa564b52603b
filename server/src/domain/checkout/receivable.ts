import { type CheckoutAggregate, type CoveredFrom, checkoutOf } from '../aggregate.js';
import type { LedgerAccount, Refusal } from '../change.js';
import { checkoutAccount, lossAccount, operatorBankAccount, receivableAccount } from '../ledger.js';
import type { Checkout, Credit, Refund } from '../records.js';
import { payLater } from '../transfer/pay-later.js';
import type { CheckoutDraft } from './draft.js';

/** Part of a receivable that the operator settles, and where the money comes from. */
interface Settlement {
  amount: number;
  from: CoveredFrom;
}

/**
 * Returns why that much of a receivable cannot be settled, or null. Only a disputed escrow holds money to
 * settle it from.
 */
export function receivableProblem(
  receivable: number,
  { amount, from }: Settlement,
  isDisputed = false,
): Refusal | null {
  if (amount <= 0 || amount > receivable) return { refused: true, code: 'amount_exceeds_receivable' };
  return from === 'held' && !isDisputed ? { refused: true, code: 'not_disputed' } : null;
}

/**
 * Settles part of a receivable: out of what is held, recovered from the payer, or written off. Once all of it
 * is settled, the payouts that waited for that are paid.
 */
export function coverReceivable(draft: CheckoutDraft, amount: number, from: CoveredFrom): void {
  draft.set({ amountReceivable: draft.row.amountReceivable - amount });
  draft.move(sourceOf(draft, from), receivableAccount(draft.row.id), amount);
  const left = draft.row.amountReceivable;
  draft.event('receivable.settled', { settled_amount: amount, from, receivable_amount: left });
  if (left > 0) return;
  for (const payout of draft.payouts) if (payout.status === 'pending') payLater(draft, payout);
}

function sourceOf({ row }: CheckoutDraft, from: CoveredFrom): LedgerAccount {
  if (from === 'held') return checkoutAccount(row);
  return from === 'recovered' ? operatorBankAccount(row.mode) : lossAccount;
}

/**
 * Whether the receivable of a reversed credit is its own: it never counted, so nothing of its checkout waits
 * for it. Databases of 0.1.0 have some on the checkout.
 */
export function hasOwnReceivable({ checkoutId, amountApplied, amountReceivable }: Credit): boolean {
  return checkoutId === null || (amountApplied === 0 && amountReceivable === 0);
}

/** Returns the receivable of a reversed credit: whose ledger account it is on, and what is not settled. */
export function receivableOf(
  credit: Credit,
  checkout: Pick<Checkout, 'id' | 'amountReceivable'> | null,
): { id: string; amount: number } {
  return checkout === null || hasOwnReceivable(credit)
    ? { id: credit.id, amount: credit.amountOwnReceivable }
    : { id: checkout.id, amount: checkout.amountReceivable };
}

/**
 * Returns the refund that has to be cancelled before that much of a receivable is settled, or null.
 * Cancelling the refund of a reversed credit covers that much of the receivable. If it were settled another
 * way first, the refund could no longer be cancelled, and its payer would have the money twice.
 */
export function refundToCancel(aggregate: CheckoutAggregate, { amount, from }: Settlement): Refund | null {
  if (from === 'recovered') return null;
  const reversed = aggregate.credits
    .filter((credit) => credit.status === 'reversed' && !hasOwnReceivable(credit))
    .map(({ id }) => id);
  const waiting = aggregate.refunds.filter(
    ({ status, creditId }) => reversed.includes(creditId) && status !== 'paid' && status !== 'cancelled',
  );
  const owed = waiting.reduce((sum, refund) => sum + refund.amount, 0);
  const left = checkoutOf(aggregate).amountReceivable - amount;
  return left >= 0 && left < owed ? (waiting[0] ?? null) : null;
}
