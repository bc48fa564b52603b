import { refuse } from '../change.js';
import { sendBack } from '../checkout/outgoing.js';
import { saveProblem, saveSeller } from '../payee.js';
import type { EscrowStatus } from '../records.js';
import { isPaymentReversed, refuseState } from './blocked.js';
import { EscrowDraft } from './draft.js';
import type { Rule } from './rule.js';
import { statusAfter } from './status-after.js';

/** The seller accepts. A release that only waited for this is due at once. */
export const accept: Rule<'accept'> = (aggregate, { payee }, context) => {
  const problem = payee === undefined ? null : saveProblem(payee);
  if (problem !== null) return problem;
  const draft = new EscrowDraft(aggregate, context);
  draft.set({ sellerAcceptedAt: context.now });
  draft.event('escrow.accepted', {});
  const { id, autoReleaseAt } = draft.escrow;
  const overdue = autoReleaseAt !== null && autoReleaseAt <= context.now;
  if (overdue) draft.job('escrow.release', id);
  if (payee !== undefined) draft.write(saveSeller(draft, payee).write);
  return draft.decision();
};

/** The seller declines before the price has arrived; what arrived so far goes back. */
export const declineAwaited: Rule<'decline'> = (aggregate, { reason }, context) => {
  if (aggregate.escrow.sellerAcceptedAt !== null) return refuse('already_accepted');
  const draft = new EscrowDraft(aggregate, context);
  const refunded = closeUnpaid(draft, 'declined');
  draft.event('escrow.declined', { reason, refunded_amount: refunded });
  return draft.decision();
};

/** The seller declines a paid escrow; the buyer gets everything back. */
export const declineFunded: Rule<'decline'> = (aggregate, { reason }, context) => {
  const { sellerAcceptedAt, sellerDeliveredAt, amountHeld } = aggregate.escrow;
  if (isPaymentReversed(aggregate)) return refuseState(aggregate, 'payment_reversed');
  if (sellerAcceptedAt !== null) return refuse('already_accepted');
  if (sellerDeliveredAt !== null) return refuse('already_delivered');
  const draft = new EscrowDraft(aggregate, context);
  sendBack(draft, amountHeld, 'declined');
  draft.set({ status: statusAfter(draft.escrow), closedReason: 'declined' });
  draft.event('escrow.declined', { reason, refunded_amount: amountHeld });
  draft.event('escrow.refunded', { refunded_amount: amountHeld, reason: 'declined' });
  return draft.decision();
};

/** The merchant cancels before the price has arrived. */
export const cancel: Rule<'cancel'> = (aggregate, _command, context) => {
  const draft = new EscrowDraft(aggregate, context);
  const refunded = closeUnpaid(draft, 'cancelled');
  draft.event('escrow.cancelled', { refunded_amount: refunded });
  return draft.decision();
};

/** Closes an escrow whose price was not reached and refunds what is held. Returns how much that was. */
export function closeUnpaid(
  draft: EscrowDraft,
  status: Extract<EscrowStatus, 'declined' | 'cancelled' | 'expired'>,
): number {
  const refunded = draft.escrow.amountHeld;
  sendBack(draft, refunded, status);
  draft.set({ status, closedReason: status });
  return refunded;
}
