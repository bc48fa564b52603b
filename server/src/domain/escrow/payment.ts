import type { Context, Decision, EscrowAggregate } from '../aggregate.js';
import type { LedgerAccount } from '../change.js';
import { addCredited, addRejected, announcePart, isKnown, postCredit } from '../checkout/payment.js';
import { bankAccount } from '../ledger.js';
import type { Credit } from '../records.js';
import { EscrowDraft } from './draft.js';
import { repeat } from './outcome.js';
import type { CommandOf } from './rule.js';

/** Money arrived. */
export function receiveCredit(
  aggregate: EscrowAggregate,
  { credit: incoming }: CommandOf<'credit'>,
  context: Context,
): Decision {
  if (isKnown(aggregate, incoming)) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  const credit = addCredited(draft, incoming);
  countCredit(draft, credit, bankAccount(credit.partner, credit.mode));
  return draft.decision();
}

/** Posts a credit's parts from where its money is, and funds the escrow when the price is reached. */
export function countCredit(draft: EscrowDraft, credit: Credit, source: LedgerAccount): void {
  const awaited = draft.escrow.status === 'awaiting_payment';
  postCredit(draft, credit, source);
  if (!awaited) return;
  const { amount, amountHeld } = draft.escrow;
  if (amountHeld < amount) {
    announcePart(draft, credit);
    return;
  }
  draft.set({ status: 'funded' });
  const arrived = { credit_id: credit.id, credited_amount: credit.amount };
  draft.event('payment.success', { ...arrived, excess_amount: credit.amountExcess });
  draft.event('escrow.funded', { held_amount: amountHeld });
}

/** The bank did not let the money through; payment is still awaited. */
export function rejectCredit(
  aggregate: EscrowAggregate,
  { credit: incoming }: CommandOf<'credit_rejected'>,
  context: Context,
): Decision {
  if (isKnown(aggregate, incoming)) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  addRejected(draft, incoming);
  return draft.decision();
}
