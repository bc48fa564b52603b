import { payOut, sendBack } from '../checkout/outgoing.js';
import { partProblem } from '../money.js';
import { openDisputeOf, settleDispute } from './dispute.js';
import { EscrowDraft } from './draft.js';
import { refuse, refuseState, statusAfter } from './outcome.js';
import type { Rule } from './rule.js';

/** The operator decides with one number: that much to the seller, the rest to the buyer. */
export const resolve: Rule<'resolve'> = (aggregate, { toSeller }, context) => {
  openDisputeOf(aggregate);
  const { amountHeld, amountUncovered } = aggregate.escrow;
  if (amountUncovered > 0) return refuseState(aggregate, 'payment_reversed');
  const problem = toSeller === 0 ? null : partProblem(toSeller, amountHeld, context.policy.minimumTransfer);
  if (problem !== null) return refuse(problem);
  const draft = new EscrowDraft(aggregate, context);
  const refunded = amountHeld - toSeller;
  const payout = toSeller > 0 ? payOut(draft, toSeller) : null;
  if (refunded > 0) sendBack(draft, refunded, 'resolved');
  draft.set({ status: statusAfter(draft.escrow), closedReason: 'resolved' });
  settleDispute(draft, 'resolved', { amountToSeller: toSeller, refunded });
  const moved = { released_amount: toSeller, refunded_amount: refunded, payout_id: payout?.id ?? null };
  draft.event(payout === null ? 'escrow.refunded' : 'escrow.released', moved);
  return draft.decision();
};
