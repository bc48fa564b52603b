import type { AttachedRate, Context, EscrowAggregate } from '../aggregate.js';
import { refuse } from '../change.js';
import type { Shipment } from '../records.js';
import { hasEnded, isUndelivered, isUnderWay } from '../shipment/states.js';
import { EscrowDraft } from './draft.js';
import type { Rule } from './rule.js';

/**
 * The merchant chooses a carrier's rate. Nothing is booked and no money moves. The answer that the rate is of
 * is for this escrow from then on: an aggregator books from it once.
 */
export const attach: Rule<'attach'> = (aggregate, { rate }, context) => {
  const { deliveryMode, sellerDeliveredAt } = aggregate.escrow;
  if (deliveryMode !== 'managed') return refuse('not_managed');
  if (sellerDeliveredAt !== null) return refuse('already_delivered');
  if (rate.expiresAt <= context.now) return refuse('rate_expired');
  const { shipment } = aggregate;
  if (shipment !== null && isUnderWay(shipment)) return refuse('already_booked');
  const draft = new EscrowDraft(aggregate, context);
  if (shipment?.status === 'rate_attached') draft.changeShipment({ ...fieldsOf(rate), failureReason: null });
  else draft.addShipment(newShipment(aggregate, rate, context));
  draft.claimQuote({ quoteId: rate.quoteId, checkoutId: aggregate.escrow.id });
  return draft.decision();
};

/** Whether exactly this rate is attached; the same rate, given anew, is attached until later. */
export function isAttached({ shipment }: EscrowAggregate, rate: AttachedRate): boolean {
  return (
    shipment !== null &&
    !hasEnded(shipment) &&
    shipment.rateId === rate.rateId &&
    shipment.amount === rate.amount &&
    shipment.rateExpiresAt === rate.expiresAt
  );
}

function newShipment({ escrow, shipment }: EscrowAggregate, rate: AttachedRate, context: Context): Shipment {
  return {
    id: context.newId(),
    accountId: escrow.accountId,
    mode: escrow.mode,
    checkoutId: escrow.id,
    n: (shipment?.n ?? 0) + 1,
    version: 1,
    ...fieldsOf(rate),
    status: 'rate_attached',
    bookingAt: null,
    calledAt: null,
    unknownSince: null,
    failureReason: null,
    partnerShipmentId: null,
    cost: null,
    amountCharged: 0,
    cancelRequestedAt: null,
    followsFailure: shipment !== null && isUndelivered(shipment) ? 1 : 0,
    clearedAt: null,
    trackingNumber: null,
    trackingUrl: null,
    labelUrl: null,
    eventsJson: '[]',
    bookedAt: null,
    nextPollAt: null,
    createdAt: context.now,
    updatedAt: context.now,
  };
}

function fieldsOf({
  aggregator,
  quoteId,
  position,
  rateId,
  carrier,
  service,
  amount,
  expiresAt,
}: AttachedRate) {
  const rate = { aggregator, quoteId, ratePosition: position, rateId, carrier, service, amount };
  return { ...rate, rateExpiresAt: expiresAt };
}
