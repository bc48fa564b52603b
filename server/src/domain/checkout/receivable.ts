import { type CheckoutAggregate, type CoveredFrom, checkoutOf } from '../aggregate.js';
import { assert } from '../assert.js';
import type { LedgerAccount, Refusal } from '../change.js';
import {
  checkoutAccount,
  lossAccount,
  operatorBankAccount,
  partnerBankAccount,
  receivableAccount,
} from '../ledger.js';
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
 * settle it from, and only of a part can the bank have taken nothing.
 */
export function receivableProblem(
  receivable: number,
  { amount, from }: Settlement,
  isDisputed = false,
  credits: readonly Credit[] = [],
): Refusal | null {
  const taken = credits.filter(isPartTaken).reduce((sum, credit) => sum + credit.amountTakenBack, 0);
  const max = from === 'not_taken' ? Math.min(receivable, taken) : receivable;
  if (amount <= 0 || amount > max) return { refused: true, code: 'amount_exceeds_receivable' };
  return from === 'held' && !isDisputed ? { refused: true, code: 'not_disputed' } : null;
}

/**
 * Settles part of a receivable: out of what is held, recovered from the payer, written off, or since it was
 * not taken. Once all of it is settled, the payouts that waited for that are paid.
 */
export function coverReceivable(draft: CheckoutDraft, amount: number, from: CoveredFrom): void {
  draft.set({ amountReceivable: draft.row.amountReceivable - amount });
  if (from === 'not_taken') putBack(draft, amount);
  else draft.move(sourceOf(draft, from), receivableAccount(draft.row.id), amount);
  const left = draft.row.amountReceivable;
  draft.event('receivable.settled', { settled_amount: amount, from, receivable_amount: left });
  if (left > 0) return;
  for (const payout of draft.payouts) if (payout.status === 'pending') payLater(draft, payout);
}

/** The bank has not taken it: it is with the partner as before. */
function putBack(draft: CheckoutDraft, amount: number): void {
  let left = amount;
  for (const credit of draft.credits.filter(isPartTaken)) {
    const part = Math.min(left, credit.amountTakenBack);
    if (part === 0) continue;
    const { amountTakenBack, amountNotTaken } = credit;
    draft.changeCredit({
      ...credit,
      amountTakenBack: amountTakenBack - part,
      amountNotTaken: amountNotTaken + part,
    });
    draft.move(partnerBankAccount(credit.partner, credit.mode), receivableAccount(draft.row.id), part);
    left -= part;
  }
  assert(left === 0, 'no more is put back than was taken');
}

function isPartTaken({ status, amountTakenBack }: Credit): boolean {
  return status === 'credited' && amountTakenBack > 0;
}

/**
 * Whether the payer of a credit has money that a refund of it would give them again: their bank took it back.
 */
export function hasPayerMoney({ status, amount, amountRefunded, amountTakenBack }: Credit): boolean {
  if (status === 'reversed') return true;
  return amountTakenBack > 0 && amountRefunded + amountTakenBack > amount;
}

function sourceOf({ row }: CheckoutDraft, from: Exclude<CoveredFrom, 'not_taken'>): LedgerAccount {
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
  if (from === 'recovered' || from === 'not_taken') return null;
  const { amountReceivable } = checkoutOf(aggregate);
  const reversed = aggregate.credits.filter((credit) => hasPayerMoney(credit) && !hasOwnReceivable(credit));
  const waiting = aggregate.refunds.filter(({ status, creditId, amount: owed }) => {
    const credit = reversed.find(({ id }) => id === creditId);
    if (credit === undefined || status === 'paid' || status === 'cancelled') return false;
    // What returns more than the part that was taken cannot be cancelled.
    return credit.status === 'reversed' || owed <= amountReceivable;
  });
  const owed = waiting.reduce((sum, refund) => sum + refund.amount, 0);
  const left = amountReceivable - amount;
  return left >= 0 && left < owed ? (waiting[0] ?? null) : null;
}
