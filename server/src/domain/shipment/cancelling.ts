import type { Context, Decision, EscrowAggregate } from '../aggregate.js';
import { EscrowDraft } from '../escrow/draft.js';
import { repeat } from '../escrow/no-change.js';
import type { Rule } from '../escrow/rule.js';
import { carriageAccount, carrierWalletAccount, partnerFeesAccount } from '../ledger.js';
import type { Shipment } from '../records.js';
import { bookingOf, freeReservation } from './booking.js';
import { failureSentences } from './failures.js';
import { triggerParcelMails } from './mails.js';
import { isCancellable, isUnderWay } from './states.js';

/** Cancels the delivery of an escrow that is disputed or refunded, unless the carrier has got the parcel. */
export function requestCancellation(
  draft: EscrowDraft,
  besides: Partial<Pick<Shipment, 'clearedAt'>> = {},
): void {
  const { shipment, context } = draft;
  if (shipment === null || !isCancellable(shipment)) return;
  draft.changeShipment({ ...besides, cancelRequestedAt: context.now });
  draft.job('shipment.run', shipment.id);
}

/**
 * The shipment is cancelled, and what was paid for it is back in the wallet. One that is still being booked
 * ends without having cost anything.
 */
export const shipmentCancelled: Rule<'shipment_cancelled'> = (aggregate, { shipmentId }, context) => {
  return endCancelled(aggregate, shipmentId, context, {});
};

/** Ends a shipment as cancelled, with what its carrier reported at last. */
export function endCancelled(
  aggregate: EscrowAggregate,
  shipmentId: string,
  context: Context,
  reported: Partial<Pick<Shipment, 'trackingNumber' | 'trackingUrl' | 'labelUrl' | 'eventsJson'>>,
): Decision {
  const { shipment } = aggregate;
  if (shipment?.id !== shipmentId || !isUnderWay(shipment)) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  if (shipment.status === 'booking') freeReservation(draft);
  else reverseCharge(draft, shipment);
  const { cancelRequestedAt } = shipment;
  const { trackingNumber } = draft.changeShipment({
    ...reported,
    status: 'cancelled',
    unknownSince: null,
    amountCharged: 0,
    cost: 0,
    failureReason: cancelRequestedAt === null ? failureSentences.cancelled_by_carrier : null,
    nextPollAt: null,
  });
  draft.event('delivery.updated', { tracking_number: trackingNumber, delivery_status: 'cancelled' });
  triggerParcelMails(draft, shipment.status);
  return draft.decision();
}

/**
 * The operator gives a booking up, unless another process has called since. It is cancelled if it was to be,
 * and otherwise waits for another rate.
 */
export const endBooking: Rule<'end_booking'> = (aggregate, { shipmentId, calledAt }, context) => {
  const shipment = bookingOf(aggregate, shipmentId);
  if (shipment === null || shipment.calledAt !== calledAt) return repeat(aggregate);
  if (shipment.cancelRequestedAt !== null) return endCancelled(aggregate, shipmentId, context, {});
  const draft = new EscrowDraft(aggregate, context);
  freeReservation(draft);
  const failureReason = failureSentences.booking_ended;
  draft.changeShipment({ status: 'rate_attached', unknownSince: null, failureReason });
  return draft.decision();
};

function reverseCharge(draft: EscrowDraft, shipment: Shipment): void {
  const { aggregator, mode, amount, amountCharged, cost } = shipment;
  const wallet = carrierWalletAccount(aggregator, mode);
  const beyond = Math.max(0, (cost ?? amount) - amount);
  draft.changeCarriage(({ amountOwed }) => ({ amountOwed: amountOwed - amountCharged }));
  if (amountCharged > 0) draft.move(wallet, carriageAccount(shipment), amountCharged);
  if (beyond > 0) draft.move(wallet, partnerFeesAccount, beyond);
}

/** The carrier has got the parcel already, so it goes on. */
export const tooLate: Rule<'too_late'> = (aggregate, { shipmentId }, context) => {
  const { shipment } = aggregate;
  const isAsked = shipment?.id === shipmentId && shipment.cancelRequestedAt !== null;
  if (!isAsked || shipment.status === 'booking' || !isUnderWay(shipment)) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  draft.changeShipment({ cancelRequestedAt: null });
  return draft.decision();
};
