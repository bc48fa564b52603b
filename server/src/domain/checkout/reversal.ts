import type { CheckoutAggregate, CheckoutMoney, Decision } from '../aggregate.js';
import { assert } from '../assert.js';
import type { LedgerAccount } from '../change.js';
import { checkoutAccount, partnerBankAccount, receivableAccount, refundAccount } from '../ledger.js';
import type { Checkout, Credit, Refund } from '../records.js';
import type { CheckoutDraft } from './draft.js';
import { draftOf } from './draft-of.js';
import { refundable } from './outgoing.js';
import { announceFailure } from './payment.js';
import { type SharedRule, unusual } from './state-table.js';

/** A credit that never counted is reversed, and its refund is not sent. */
export const dropsRefund = unusual<never>('same', ['refund.cancelled']);

/** A credit that never counted is reversed: its refund is on its way, or it is cancelled. */
export const ofExcess = [unusual<never>('same', []), dropsRefund];

/** The bank reversed a credit before the price was reached; what is still held of it leaves the checkout. */
export const reverseBeforePayment: SharedRule<'credit_reversed'> = (aggregate, { creditId }, context) => {
  const draft = draftOf(aggregate, context);
  return reverseCredit(aggregate, creditId, draft, (credit) => {
    const { row } = draft;
    const left = credit.amount - credit.amountTakenBack;
    const held = Math.min(row.amountHeld, refundable(credit, draft.refunds), left);
    draft.set({ amountHeld: row.amountHeld - held, amountReceived: row.amountReceived - held });
    if (held > 0) draft.move(checkoutAccount(row), bankOf(credit), held);
    reversePayment(draft, credit, left - held);
    announceFailure(draft, credit, 'reversed');
  });
};

/** The bank reversed a credit after the end. We no longer hold the money, so it becomes a receivable. */
export const reverseAfterEnd: SharedRule<'credit_reversed'> = (aggregate, { creditId }, context) => {
  const draft = draftOf(aggregate, context);
  return reverseCredit(aggregate, creditId, draft, (credit) => reverseRest(draft, credit));
};

/** The bank took back a part of a credit after the end. We no longer hold it, so it becomes a receivable. */
export const reversePartAfterEnd: SharedRule<'credit_part_reversed'> = (aggregate, command, context) => {
  const draft = draftOf(aggregate, context);
  return takeBackPart(aggregate, command, draft) ? draft.decision() : { kind: 'repeat', after: aggregate };
};

/**
 * Records what the bank took back of a credit that counted, beyond what is recorded: a receivable, while the
 * credit stays. One that never counted was returned, and the comparison of the day names it.
 *
 * @returns whether that is anything
 */
export function takeBackPart(
  aggregate: CheckoutAggregate,
  { creditId, amount }: { creditId: string; amount: number },
  draft: CheckoutDraft,
): boolean {
  const credit = creditToReverse(aggregate, creditId);
  if (credit === null || credit.amountApplied === 0) return false;
  const { amountTakenBack, amountNotTaken } = credit;
  const part = Math.min(amount - amountTakenBack - amountNotTaken, credit.amount - amountTakenBack);
  if (part <= 0) return false;
  draft.changeCredit({
    ...credit,
    amountTakenBack: amountTakenBack + part,
    takenBackAt: draft.context.now,
  });
  owe(draft, credit, part);
  return true;
}

/**
 * Reverses a credit; `ofPayment` decides what that does if the credit counted. One that never did was too
 * much or too late: what is held stands for other money, so neither the status nor the clock changes, and
 * nothing is blocked.
 */
export function reverseCredit<Aggregate extends CheckoutAggregate>(
  aggregate: Aggregate,
  creditId: string,
  draft: CheckoutDraft<Checkout, Aggregate>,
  ofPayment: (credit: Credit) => void,
): Decision<Aggregate> {
  const credit = creditToReverse(aggregate, creditId);
  if (credit === null) return { kind: 'repeat', after: aggregate };
  if (credit.amountApplied > 0) ofPayment(credit);
  else reverseExcess(draft, credit);
  return draft.decision();
}

/** Returns the credit, or null if it was reversed before or never arrived. */
function creditToReverse({ credits }: Pick<CheckoutMoney, 'credits'>, creditId: string): Credit | null {
  const credit = credits.find(({ id }) => id === creditId);
  assert(credit, `credit ${creditId} is not one of this checkout`);
  return credit.status === 'credited' ? credit : null;
}

/** Marks the credit as reversed. Returns what the bank had not taken back before, which is a receivable. */
export function reverseRest(draft: CheckoutDraft, credit: Credit): number {
  const rest = credit.amount - credit.amountTakenBack;
  reversePayment(draft, credit, rest);
  return rest;
}

/** Marks the credit as reversed; `receivable` kobo left the bank that we no longer held for it. */
function reversePayment(draft: CheckoutDraft, credit: Credit, receivable: number): void {
  draft.changeCredit({ ...credit, ...reversedAt(draft.context.now), amountReceivable: receivable });
  if (receivable > 0) owe(draft, credit, receivable);
}

/** Records money that left the bank and that we no longer held. */
function owe(draft: CheckoutDraft, credit: Credit, receivable: number): void {
  draft.set({ amountReceivable: draft.row.amountReceivable + receivable });
  draft.move(receivableAccount(draft.row.id), bankOf(credit), receivable);
}

/** Drops the refund of the credit unless it is sent; the rest is a receivable of the credit itself. */
function reverseExcess(draft: CheckoutDraft, credit: Credit): void {
  const receivable = receivableAccount(credit.id);
  draft.move(receivable, bankOf(credit), credit.amount);
  const unsent = draft.refunds.filter((refund) => refund.creditId === credit.id && isUnsent(draft, refund));
  for (const refund of unsent) dropRefund(draft, refund, receivable);
  const cancelled = unsent.reduce((sum, { amount }) => sum + amount, 0);
  const amountOwnReceivable = credit.amount - cancelled;
  draft.changeCredit({ ...credit, ...reversedAt(draft.context.now), amountOwnReceivable });
}

/** The statuses of a refund that has not left, unless an attempt is with the partner. */
const unsentStatuses: readonly Refund['status'][] = ['pending', 'failed', 'below_minimum'];

function isUnsent({ refundsInFlight }: CheckoutDraft, { id, status }: Refund): boolean {
  return unsentStatuses.includes(status) && !refundsInFlight.includes(id);
}

/** The payer has the money, so what is owed on the refund covers that much of the receivable. */
function dropRefund(draft: CheckoutDraft, refund: Refund, receivable: LedgerAccount): void {
  const { id, creditId, amount } = refund;
  draft.move(refundAccount(id), receivable, amount);
  const updatedAt = draft.context.now;
  draft.changeRefund({ ...refund, status: 'cancelled', failureReason: null, updatedAt });
  const facts = { refund_id: id, refund_amount: amount, credit_id: creditId };
  draft.event('refund.cancelled', { ...facts, reason: 'payment_reversed' });
}

function reversedAt(now: number) {
  return { status: 'reversed', failureReason: 'reversed', reversedAt: now } as const;
}

function bankOf(credit: Credit): LedgerAccount {
  return partnerBankAccount(credit.partner, credit.mode);
}
