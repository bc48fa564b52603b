import { coverReceivable, receivableProblem } from '../checkout/receivable.js';
import { creditToReverse, reverse } from '../checkout/reversal.js';
import type { Dispute } from '../records.js';
import { stopClock } from './clock.js';
import { closeDispute } from './dispute.js';
import { EscrowDraft } from './draft.js';
import { refuse } from './no-change.js';
import type { Rule } from './rule.js';
import { statusAfter } from './status-after.js';

/** The bank reversed a credit after payment; nothing moves out until the operator has settled it. */
export const reverseFunded: Rule<'credit_reversed'> = (aggregate, { creditId }, context) => {
  const credit = creditToReverse(aggregate, creditId);
  if (credit === null) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  reverse(draft, credit, credit.amount);
  if (draft.escrow.status === 'disputed') {
    draft.changeDispute({ reason: 'payment_reversed', status: 'waiting_for_operator', respondBy: null });
    return draft.decision();
  }
  const dispute = operatorDispute(draft);
  draft.openDispute(dispute);
  stopClock(draft);
  draft.set({ status: 'disputed' });
  draft.event('dispute.opened', {
    dispute_id: dispute.id,
    reason: dispute.reason,
    opened_by: dispute.openedBy,
  });
  return draft.decision();
};

/** The operator settles money that the bank reversed. */
export const settleReceivable: Rule<'settle_receivable'> = (aggregate, command, context) => {
  const { status, amountReceivable, amountHeld, amountReceived } = aggregate.escrow;
  const problem = receivableProblem(amountReceivable, command, status === 'disputed');
  if (problem !== null) return problem;
  const { amount, from } = command;
  if (from === 'held' && amount > amountHeld) return refuse('amount_exceeds_held');
  const draft = new EscrowDraft(aggregate, context);
  coverReceivable(draft, amount, from);
  if (from === 'held') {
    draft.set({ amountHeld: amountHeld - amount, amountReceived: amountReceived - amount });
    if (amount === amountHeld) closeEmptied(draft);
  }
  return draft.decision();
};

/** Closes an escrow whose receivable took all that was held; the payer has the money. */
function closeEmptied(draft: EscrowDraft): void {
  draft.set({ status: statusAfter(draft.escrow), closedReason: 'payment_reversed' });
  closeDispute(draft, 'resolved', { amountToSeller: 0, refunded: 0 });
  draft.event('escrow.refunded', { refunded_amount: 0, reason: 'payment_reversed' });
}

function operatorDispute({ escrow, context }: EscrowDraft): Dispute {
  return {
    id: context.newId(),
    accountId: escrow.accountId,
    mode: escrow.mode,
    checkoutId: escrow.id,
    version: 1,
    status: 'waiting_for_operator',
    reason: 'payment_reversed',
    openedBy: 'operator',
    description: null,
    evidenceJson: '[]',
    respondBy: null,
    outcome: null,
    amountToSeller: null,
    createdAt: context.now,
    updatedAt: context.now,
  };
}
