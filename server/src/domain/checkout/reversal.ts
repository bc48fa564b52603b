import type { CheckoutMoney } from '../aggregate.js';
import { assert } from '../assert.js';
import type { LedgerAccount } from '../change.js';
import { checkoutAccount, partnerBankAccount, receivableAccount } from '../ledger.js';
import type { Credit } from '../records.js';
import type { CheckoutDraft } from './draft.js';
import { draftOf } from './draft-of.js';
import { refundable } from './outgoing.js';
import { announceFailure } from './payment.js';
import type { SharedRule } from './state-table.js';

/** The bank reversed a credit before the price was reached; what is still held of it leaves the checkout. */
export const reverseBeforePayment: SharedRule<'credit_reversed'> = (aggregate, { creditId }, context) => {
  const credit = creditToReverse(aggregate, creditId);
  if (credit === null) return { kind: 'repeat', after: aggregate };
  const draft = draftOf(aggregate, context);
  const { row } = draft;
  const held = Math.min(row.amountHeld, refundable(credit, draft.refunds));
  draft.set({ amountHeld: row.amountHeld - held, amountReceived: row.amountReceived - held });
  if (held > 0) draft.move(checkoutAccount(row), bankOf(credit), held);
  reverse(draft, credit, credit.amount - held);
  announceFailure(draft, credit, 'reversed');
  return draft.decision();
};

/** The bank reversed a credit after the end. We no longer hold the money, so it becomes a receivable. */
export const reverseAfterEnd: SharedRule<'credit_reversed'> = (aggregate, { creditId }, context) => {
  const credit = creditToReverse(aggregate, creditId);
  if (credit === null) return { kind: 'repeat', after: aggregate };
  const draft = draftOf(aggregate, context);
  reverse(draft, credit, credit.amount);
  return draft.decision();
};

/** Returns the credit, or null if it was reversed before or never arrived. */
export function creditToReverse(
  { credits }: Pick<CheckoutMoney, 'credits'>,
  creditId: string,
): Credit | null {
  const credit = credits.find(({ id }) => id === creditId);
  assert(credit, `credit ${creditId} is not one of this checkout`);
  return credit.status === 'credited' ? credit : null;
}

/** Marks the credit as reversed; `receivable` kobo left the bank that we no longer held for it. */
export function reverse(draft: CheckoutDraft, credit: Credit, receivable: number): void {
  const marks = { status: 'reversed', failureReason: 'reversed', reversedAt: draft.context.now } as const;
  draft.changeCredit({ ...credit, ...marks, amountReceivable: receivable });
  if (receivable === 0) return;
  draft.set({ amountReceivable: draft.row.amountReceivable + receivable });
  draft.move(receivableAccount(draft.row.id), bankOf(credit), receivable);
}

function bankOf(credit: Credit): LedgerAccount {
  return partnerBankAccount(credit.partner, credit.mode);
}
