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
 *
 * @param taken what its bank took of the payments in parts, in kobo
 */
export function receivableProblem(
  receivable: number,
  { amount, from }: Settlement,
  isDisputed = false,
  taken = 0,
): Refusal | null {
  const max = from === 'not_taken' ? Math.min(receivable, taken) : receivable;
  if (amount <= 0 || amount > max) return { refused: true, code: 'amount_exceeds_receivable' };
  return from === 'held' && !isDisputed ? { refused: true, code: 'not_disputed' } : null;
}

/** Returns what banks took back in parts of the payments of a checkout, and is a receivable of that. */
export function partsTaken(credits: readonly Credit[]): number {
  return credits.filter(isPartTaken).reduce((sum, credit) => sum + credit.amountTakenBack, 0);
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

function isPartTaken(credit: Credit): boolean {
  return credit.status === 'credited' && credit.amountTakenBack > 0 && !hasOwnReceivable(credit);
}

/**
 * Whether the payer of a credit has money that a refund would give them again: their bank took it back.
 *
 * @param amountCancelled what of its refunds was cancelled, so that the payer does not get it from us
 */
export function hasPayerMoney(credit: Credit, amountCancelled: number): boolean {
  const { status, amount, amountRefunded, amountTakenBack } = credit;
  if (status === 'reversed') return true;
  return amountTakenBack > 0 && amountRefunded - amountCancelled + amountTakenBack > amount;
}

/** Returns what of the refunds of a credit was cancelled. */
export function cancelledOf({ id }: Credit, refunds: readonly Refund[]): number {
  return refunds
    .filter(({ creditId, status }) => creditId === id && status === 'cancelled')
    .reduce((sum, { amount }) => sum + amount, 0);
}

function sourceOf({ row }: CheckoutDraft, from: Exclude<CoveredFrom, 'not_taken'>): LedgerAccount {
  if (from === 'held') return checkoutAccount(row);
  return from === 'recovered' ? operatorBankAccount(row.mode) : lossAccount;
}

/**
 * Whether the receivable of a credit that its bank reversed, or took a part of, is its own: it never counted,
 * so nothing of its checkout waits for it. Databases of 0.1.0 have some on the checkout.
 */
export function hasOwnReceivable({ checkoutId, amountApplied, amountReceivable }: Credit): boolean {
  return checkoutId === null || (amountApplied === 0 && amountReceivable === 0);
}

/** Returns the receivable of such a credit: whose ledger account it is on, and what is not settled. */
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
  const { credits, refunds } = aggregate;
  const reversed = credits.filter(
    (credit) => hasPayerMoney(credit, cancelledOf(credit, refunds)) && !hasOwnReceivable(credit),
  );
  const waiting = refunds.filter(({ status, creditId, amount: owed }) => {
    const credit = reversed.find(({ id }) => id === creditId);
    if (credit === undefined || status === 'paid' || status === 'cancelled') return false;
    // What returns more than the part that was taken cannot be cancelled.
    return credit.status === 'reversed' || owed <= amountReceivable;
  });
  const owed = waiting.reduce((sum, refund) => sum + refund.amount, 0);
  const left = amountReceivable - amount;
  return left >= 0 && left < owed ? (waiting[0] ?? null) : null;
}
