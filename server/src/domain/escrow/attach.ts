import type { AttachedRate, EscrowAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import { isClosed } from '../checkout/invariants.js';
import { refuseState } from './blocked.js';
import { EscrowDraft } from './draft.js';
import { refuse } from './no-change.js';
import type { Rule } from './rule.js';

/** The merchant chooses a carrier's rate. Nothing is booked and no money moves. */
export const attach: Rule<'attach'> = (aggregate, { rate }, context) => {
  const { deliveryMode, sellerDeliveredAt } = aggregate.escrow;
  if (deliveryMode !== 'managed') return refuse('not_managed');
  if (sellerDeliveredAt !== null) return refuse('already_delivered');
  if (rate.expiresAt <= context.now) return refuse('rate_expired');
  const draft = new EscrowDraft(aggregate, context);
  draft.set({ deliveryTrackingJson: trackingJson(rate) });
  return draft.decision();
};

/** Whether exactly this rate is attached; the same rate, given anew, is attached until later. */
export function isAttached({ escrow }: EscrowAggregate, rate: AttachedRate): boolean {
  return escrow.deliveryTrackingJson === trackingJson(rate);
}

/** Returns why the pickup cannot be booked in this state, in the documented order; null if it could. */
export function bookingBlocked(aggregate: EscrowAggregate): Refusal | null {
  const { deliveryTrackingJson, status, sellerAcceptedAt } = aggregate.escrow;
  if (deliveryTrackingJson === null) return refuse('rate_not_attached');
  if (status === 'awaiting_payment') return refuseState(aggregate, 'not_funded');
  if (status === 'disputed') return refuseState(aggregate, 'disputed');
  if (isClosed(status)) return refuseState(aggregate, 'final');
  return sellerAcceptedAt === null ? refuse('seller_not_accepted') : null;
}

/** Returns the delivery as it is shown. */
function trackingJson({ rateId, carrier, service, amount, expiresAt }: AttachedRate): string {
  return JSON.stringify({
    status: 'rate_attached',
    carrier,
    service,
    rate_id: rateId,
    rate_expires_at: new Date(expiresAt).toISOString(),
    amount,
    tracking_number: null,
    tracking_url: null,
    label_url: null,
    booked_at: null,
    events: [],
  });
}
