import type { CoveredFrom } from '../aggregate.js';
import type { LedgerAccount, Refusal } from '../change.js';
import { checkoutAccount, lossAccount, partnerBankAccount, receivableAccount } from '../ledger.js';
import type { CheckoutDraft } from './draft.js';

/** Part of a receivable that the operator settles, and what it is made good from. */
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
 * Makes good what a bank reversed: out of what is held, recovered from the payer, or written off. Once all
 * of it is made good, the payouts that waited for that are paid.
 */
export function coverReceivable(draft: CheckoutDraft, amount: number, from: CoveredFrom): void {
  draft.set({ amountReceivable: draft.row.amountReceivable - amount });
  draft.move(sourceOf(draft, from), receivableAccount(draft.row.id), amount);
  const left = draft.row.amountReceivable;
  draft.event('receivable.settled', { settled_amount: amount, from, receivable_amount: left });
  if (left > 0) return;
  for (const { id, status } of draft.payouts) {
    if (status === 'pending') draft.job('payout.run', id);
  }
}

function sourceOf({ row, context }: CheckoutDraft, from: CoveredFrom): LedgerAccount {
  if (from === 'held') return checkoutAccount(row);
  return from === 'recovered' ? partnerBankAccount(context.policy.partners[row.mode], row.mode) : lossAccount;
}
