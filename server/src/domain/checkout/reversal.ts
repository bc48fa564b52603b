import type { CheckoutMoney, CoveredFrom } from '../aggregate.js';
import { assert } from '../assert.js';
import type { LedgerAccount } from '../change.js';
import { bankAccount, checkoutAccount, lossAccount, receivableAccount } from '../ledger.js';
import type { Credit } from '../records.js';
import type { CheckoutDraft } from './draft.js';
import { refundable } from './outgoing.js';
import { announceFailure } from './payment.js';

/** The credit, or null when there is nothing left to take back. */
export function creditToReverse(
  { credits }: Pick<CheckoutMoney, 'credits'>,
  creditId: string,
): Credit | null {
  const credit = credits.find(({ id }) => id === creditId);
  assert(credit, `credit ${creditId} is not one of this checkout`);
  return credit.status === 'credited' ? credit : null;
}

/** The bank took a credit back before the price was reached: what is still held of it leaves again. */
export function takeBackHeld(draft: CheckoutDraft, credit: Credit): void {
  const { row } = draft;
  const held = Math.min(row.amountHeld, refundable(credit, draft.refunds));
  draft.set({ amountHeld: row.amountHeld - held, amountReceived: row.amountReceived - held });
  if (held > 0) draft.move(checkoutAccount(row), bankOf(credit), held);
  takeBack(draft, credit, credit.amount - held);
  announceFailure(draft, credit, 'reversed');
}

/** Marks the credit as taken back; `amount` of it left the bank without leaving anything we hold. */
export function takeBack(draft: CheckoutDraft, credit: Credit, amount: number): void {
  const marks = { status: 'reversed', failureReason: 'reversed', reversedAt: draft.context.now } as const;
  draft.changeCredit({ ...credit, ...marks, amountUncovered: amount });
  if (amount === 0) return;
  draft.set({ amountUncovered: draft.row.amountUncovered + amount });
  draft.move(receivableAccount(draft.row.id), bankOf(credit), amount);
}

/**
 * Makes good what a bank took back: out of what is held, recovered from the payer, or written off. Once all
 * of it is, the payouts that waited for that are paid.
 */
export function coverReceivable(draft: CheckoutDraft, amount: number, from: CoveredFrom): void {
  draft.set({ amountUncovered: draft.row.amountUncovered - amount });
  draft.move(coveredBy(draft, from), receivableAccount(draft.row.id), amount);
  const uncovered = draft.row.amountUncovered;
  draft.event('receivable.settled', { settled_amount: amount, from, uncovered_amount: uncovered });
  if (uncovered > 0) return;
  for (const { id, status } of draft.payouts) {
    if (status === 'pending') draft.job('payout.run', id);
  }
}

function coveredBy({ row, context }: CheckoutDraft, from: CoveredFrom): LedgerAccount {
  if (from === 'held') return checkoutAccount(row);
  return from === 'recovered' ? bankAccount(context.policy.partners[row.mode], row.mode) : lossAccount;
}

function bankOf(credit: Credit): LedgerAccount {
  return bankAccount(credit.partner, credit.mode);
}
