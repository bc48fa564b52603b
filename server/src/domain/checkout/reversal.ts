import type { CheckoutAggregate, CheckoutMoney, Decision } from '../aggregate.js';
import { assert } from '../assert.js';
import type { LedgerAccount } from '../change.js';
import { checkoutAccount, partnerBankAccount, receivableAccount, refundAccount } from '../ledger.js';
import type { Checkout, Credit, Refund } from '../records.js';
import type { CheckoutDraft } from './draft.js';
import { draftOf } from './draft-of.js';
import { refundable } from './outgoing.js';
import { announceFailure } from './payment.js';
import { hasOwnReceivable } from './receivable.js';
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

/**
 * The bank took back a part of a credit that nothing is decided about: the price is awaited, or all is over.
 * It is not taken out of what is held, so it becomes a receivable.
 */
export const reversePart: SharedRule<'credit_part_reversed'> = (aggregate, command, context) => {
  const draft = draftOf(aggregate, context);
  const taken = takeBackPart(aggregate, command, draft);
  return taken === null ? { kind: 'repeat', after: aggregate } : draft.decision();
};

/**
 * Records what the bank took back of a credit, beyond what is recorded: a receivable, while the credit stays.
 * That of a credit which never counted is its own: it waits for no decision, and only its refund for it.
 *
 * @returns the credit as it was, or null if that is nothing
 */
export function takeBackPart(
  aggregate: CheckoutAggregate,
  { creditId, amount }: { creditId: string; amount: number },
  draft: CheckoutDraft,
): Credit | null {
  const credit = creditToReverse(aggregate, creditId);
  const part = credit === null ? 0 : partToTake(credit, amount);
  if (credit === null || part <= 0) return null;
  const taken = withPartTaken(credit, part, draft.context.now);
  if (hasOwnReceivable(credit)) {
    draft.changeCredit({ ...taken, amountOwnReceivable: credit.amountOwnReceivable + part });
    draft.move(receivableAccount(credit.id), bankOf(credit), part);
  } else {
    draft.changeCredit(taken);
    owe(draft, credit, part);
  }
  return credit;
}

/** Returns what the bank took of a credit, beyond what is recorded; `amount` is what it has taken in all. */
export function partToTake(credit: Credit, amount: number): number {
  const { amountTakenBack, amountNotTaken } = credit;
  return Math.min(amount - amountTakenBack - amountNotTaken, credit.amount - amountTakenBack);
}

export function withPartTaken(credit: Credit, part: number, takenBackAt: number): Credit {
  return { ...credit, amountTakenBack: credit.amountTakenBack + part, takenBackAt };
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

/**
 * Drops the refund of the credit unless it is sent; the rest is a receivable of the credit itself. A refund
 * that is larger than that stays: a part was taken before, and was settled another way.
 */
function reverseExcess(draft: CheckoutDraft, credit: Credit): void {
  const receivable = receivableAccount(credit.id);
  const rest = credit.amount - credit.amountTakenBack;
  if (rest > 0) draft.move(receivable, bankOf(credit), rest);
  let amountOwnReceivable = credit.amountOwnReceivable + rest;
  for (const refund of draft.refunds.filter(({ creditId }) => creditId === credit.id)) {
    if (!isUnsent(draft, refund) || refund.amount > amountOwnReceivable) continue;
    dropRefund(draft, refund, receivable);
    amountOwnReceivable -= refund.amount;
  }
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
