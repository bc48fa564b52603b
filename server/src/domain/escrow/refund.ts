import { assert } from '../assert.js';
import { refuse } from '../change.js';
import { owePayers, sendBack } from '../checkout/outgoing.js';
import { isUnpayable } from '../checkout/unpayable.js';
import { payoutAccount } from '../ledger.js';
import { partProblem } from '../money.js';
import { requestCancellation } from '../shipment/cancelling.js';
import { isPaymentReversed, refuseState } from './blocked.js';
import { EscrowDraft } from './draft.js';
import type { Rule } from './rule.js';
import { statusAfter } from './status-after.js';

/** The merchant refunds the buyer. */
export const refund: Rule<'refund'> = (aggregate, { amount, reason }, context) => {
  if (isPaymentReversed(aggregate)) return refuseState(aggregate, 'payment_reversed');
  const { amountHeld } = aggregate.escrow;
  const part = amount ?? amountHeld;
  const problem = partProblem(part, amountHeld, context.policy.minimumTransfer);
  if (problem !== null) return refuse(problem);
  const draft = new EscrowDraft(aggregate, context);
  sendBack(draft, part, reason);
  const status = statusAfter(draft.escrow);
  if (status === 'funded') {
    const remaining = draft.escrow.amountHeld;
    draft.event('escrow.partially_refunded', { refunded_amount: part, remaining_amount: remaining, reason });
  } else {
    draft.set({ status, closedReason: 'refunded' });
    requestCancellation(draft);
    draft.event('escrow.refunded', { refunded_amount: part, reason });
  }
  return draft.decision();
};

/** A payout that has failed, or has waited for a bank account, for 30 days is returned to the payers. */
export const returnToPayer: Rule<'return_to_payer'> = (aggregate, command, context) => {
  const { payoutId, noticeSentAt } = command;
  const payout = aggregate.payouts.find(({ id }) => id === payoutId);
  assert(payout, `payout ${payoutId} is not one of this escrow`);
  // A combined payout pays all its members or none.
  const isDue = isUnpayable(payout, aggregate.payeeBankAccount, noticeSentAt, context.now);
  if (payout.combinedPayoutId !== null || !isDue) return refuse('payout_not_unpayable');
  const { amount } = payout;
  const { amountReleased, amountRefunded } = aggregate.escrow;
  const draft = new EscrowDraft(aggregate, context);
  draft.changePayout({ ...payout, status: 'returned_to_payer', updatedAt: context.now });
  // A bank account that is saved before the commit ends the wait.
  if (payout.status === 'waiting_details') draft.guardNoBankAccount(payout);
  draft.set({ amountReleased: amountReleased - amount, amountRefunded: amountRefunded + amount });
  owePayers(draft, amount, 'payout_unpayable', payoutAccount(payoutId));
  draft.set({ status: statusAfter(draft.escrow), closedReason: 'returned_to_payer' });
  draft.event('escrow.refunded', {
    refunded_amount: amount,
    payout_id: payoutId,
    reason: 'payout_unpayable',
  });
  return draft.decision();
};
