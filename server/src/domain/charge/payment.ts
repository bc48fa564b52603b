import type { LedgerAccount } from '../change.js';
import { payOut } from '../checkout/outgoing.js';
import { addCredited, addRejected, announcePart, isKnown, postCredit } from '../checkout/payment.js';
import { bankAccount } from '../ledger.js';
import type { Credit } from '../records.js';
import { ChargeDraft } from './draft.js';
import type { ChargeRule } from './table.js';

/** Money arrived. */
export const receiveCredit: ChargeRule<'credit'> = (aggregate, { credit: incoming }, context) => {
  if (isKnown(aggregate, incoming)) return { kind: 'repeat', after: aggregate };
  const draft = new ChargeDraft(aggregate, context);
  const credit = addCredited(draft, incoming);
  countCredit(draft, credit, bankAccount(credit.partner, credit.mode));
  return draft.decision();
};

/** Posts a credit's parts from where its money is; the whole price is owed to the merchant at once. */
export function countCredit(draft: ChargeDraft, credit: Credit, source: LedgerAccount): void {
  const awaited = draft.row.status === 'pending';
  postCredit(draft, credit, source);
  if (!awaited) return;
  const { amount, amountHeld } = draft.row;
  if (amountHeld < amount) {
    announcePart(draft, credit);
    return;
  }
  const payout = payOut(draft, amountHeld);
  draft.set({ status: 'succeeded' });
  draft.event('charge.success', {
    credit_id: credit.id,
    credited_amount: credit.amount,
    excess_amount: credit.amountExcess,
    payout_id: payout.id,
  });
}

/** The bank did not let the money through; payment is still awaited. */
export const rejectCredit: ChargeRule<'credit_rejected'> = (aggregate, { credit: incoming }, context) => {
  if (isKnown(aggregate, incoming)) return { kind: 'repeat', after: aggregate };
  const draft = new ChargeDraft(aggregate, context);
  addRejected(draft, incoming);
  return draft.decision();
};
