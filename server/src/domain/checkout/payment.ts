import type { CheckoutMoney, IncomingCredit } from '../aggregate.js';
import type { LedgerAccount } from '../change.js';
import { newCredit } from '../credit-row.js';
import { checkoutAccount } from '../ledger.js';
import type { Checkout, Credit } from '../records.js';
import type { CheckoutDraft } from './draft.js';
import { isAwaitingPayment, isClosed } from './invariants.js';
import { sendBackExcess } from './outgoing.js';

/**
 * How a credit divides: what the price still lacks counts, the rest goes back; after payment all of it
 * does.
 */
export function partsOf(checkout: Checkout, amount: number): Pick<Credit, 'amountApplied' | 'amountExcess'> {
  const lacking = isAwaitingPayment(checkout) ? checkout.amount - checkout.amountHeld : 0;
  const amountApplied = Math.min(amount, lacking);
  return { amountApplied, amountExcess: amount - amountApplied };
}

/** Posts a credit's parts from where its money is: what counts is held, the rest is owed to the payer. */
export function postCredit(draft: CheckoutDraft, credit: Credit, source: LedgerAccount): void {
  const { row } = draft;
  if (credit.amountApplied > 0) {
    draft.set({
      amountReceived: row.amountReceived + credit.amountApplied,
      amountHeld: row.amountHeld + credit.amountApplied,
    });
    draft.move(source, checkoutAccount(row), credit.amountApplied);
  }
  if (credit.amountExcess > 0) {
    sendBackExcess(draft, credit, isClosed(row.status) ? 'late' : 'overpaid', source);
  }
}

/** Tells that money arrived and more is needed. */
export function announcePart(draft: CheckoutDraft, credit: Credit): void {
  const { amount, amountHeld } = draft.row;
  const arrived = { credit_id: credit.id, credited_amount: credit.amount };
  draft.event('payment.partial', { ...arrived, remaining_amount: amount - amountHeld });
}

/** Tells that a transfer did not reach us, or was taken back. */
export function announceFailure(draft: CheckoutDraft, credit: Credit, reason: string): void {
  draft.event('payment.failed', {
    credit_id: credit.id,
    credited_amount: credit.amount,
    failure_reason: reason,
  });
}

/** The partner's id is known for ever: seen again, nothing happens, whatever it says. */
export function isKnown(
  { credits }: Pick<CheckoutMoney, 'credits'>,
  incoming: Pick<Credit, 'partner' | 'partnerCreditId'>,
): boolean {
  return credits.some(
    ({ partner, partnerCreditId }) =>
      partner === incoming.partner && partnerCreditId === incoming.partnerCreditId,
  );
}

/** Keeps a transfer that the bank did not let through, and tells of it. */
export function addRejected(draft: CheckoutDraft, incoming: IncomingCredit): void {
  const { id: checkoutId, accountId, mode } = draft.row;
  const standing = { accountId, checkoutId, mode, status: 'rejected' } as const;
  const credit = newCredit(incoming, { ...standing, amountApplied: 0, amountExcess: 0 }, draft.context);
  draft.addCredit(credit);
  announceFailure(draft, credit, credit.failureReason ?? 'rejected');
}

/** Keeps a transfer that arrived, with its parts. */
export function addCredited(draft: CheckoutDraft, incoming: IncomingCredit): Credit {
  const { id: checkoutId, accountId, mode } = draft.row;
  const standing = { accountId, checkoutId, mode, status: 'credited' } as const;
  const credit = newCredit(incoming, { ...standing, ...partsOf(draft.row, incoming.amount) }, draft.context);
  draft.addCredit(credit);
  return credit;
}
