import type { Context } from '../aggregate.js';
import { refuse } from '../change.js';
import { inspectionMs } from '../escrow/clock.js';
import { hasProof, proofJson, recordDelivery } from '../escrow/delivery.js';
import { EscrowDraft } from '../escrow/draft.js';
import { repeat } from '../escrow/no-change.js';
import type { Rule } from '../escrow/rule.js';
import type { Shipment, ShipmentStatus } from '../records.js';
import { endCancelled, requestCancellation } from './cancelling.js';
import type { ParcelReport } from './commands.js';
import { passArrivalToOperator } from './disputed-arrival.js';
import { failureSentences } from './failures.js';
import { triggerParcelMails } from './mails.js';
import { mergeEvents } from './parcel-events.js';
import { firstParcelPollMs } from './polls.js';
import { canReach, isCancellable, isFollowed, isUndelivered, isWithCarrier } from './states.js';

/**
 * The carrier says where the parcel is. Its arrival starts the inspection, and pays nothing. One that fails
 * blocks the release, and takes a delivery back that nobody has proved.
 */
export const parcelReported: Rule<'parcel_reported'> = (aggregate, command, context) => {
  const { shipmentId, version, report } = command;
  const { shipment } = aggregate;
  if (shipment?.id !== shipmentId || !isFollowed(shipment)) return repeat(aggregate);
  // A later question was answered before this one was recorded.
  if (shipment.version !== version) return repeat(aggregate);
  const status = statusAfter(shipment, report);
  const fields = fieldsAfter(shipment, status, report);
  if (status === 'cancelled') {
    const { trackingNumber, trackingUrl, labelUrl, eventsJson } = fields;
    return endCancelled(aggregate, shipmentId, context, {
      trackingNumber,
      trackingUrl,
      labelUrl,
      eventsJson,
    });
  }
  if (!isNews(shipment, fields)) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  draft.changeShipment({ ...fields, nextPollAt: nextPollAt(status, context) });
  const { trackingNumber } = fields;
  const isRevoked = status === 'failed' && revokeDelivery(draft);
  if (isRevoked || status !== shipment.status || trackingNumber !== shipment.trackingNumber) {
    draft.event('delivery.updated', {
      tracking_number: trackingNumber,
      delivery_status: status,
      reason: isRevoked ? 'delivery_revoked' : null,
    });
  }
  if (status === 'delivered') arrive(draft, { ...shipment, ...fields });
  triggerParcelMails(draft, shipment.status);
  return draft.decision();
};

/**
 * A parcel that failed has arrived after all, and another delivery has followed it meanwhile. The buyer has
 * the goods: the delivery counts, and the pickup that follows is cancelled unless the carrier has the parcel.
 */
export const earlierArrived: Rule<'earlier_arrived'> = (aggregate, { earlier, report }, context) => {
  const hasFollowed = aggregate.shipment !== null && aggregate.shipment.n > earlier.n;
  if (!hasFollowed || earlier.status !== 'failed' || report.status !== 'delivered') return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  const arrived = { ...earlier, ...fieldsAfter(earlier, 'delivered', report), nextPollAt: null };
  draft.changeEarlierShipment(arrived);
  const { trackingNumber } = arrived;
  const about = { tracking_number: trackingNumber, delivery_status: 'delivered', reason: null };
  draft.event('delivery.updated', about);
  draft.set({ earlierArrivedAt: context.now });
  arrive(draft, arrived);
  makeGood(draft);
  return draft.decision();
};

/** The buyer has the goods: nothing that becomes of the newest delivery undoes that or blocks the release. */
function makeGood(draft: EscrowDraft): void {
  const { shipment, context } = draft;
  if (shipment === null) return;
  const clearedAt = shipment.clearedAt ?? context.now;
  if (isCancellable(shipment)) requestCancellation(draft, { clearedAt });
  else draft.changeShipment({ clearedAt });
}

/** The operator clears a failed delivery: the escrow can be released, or delivered without proof. */
export const clearDelivery: Rule<'clear_delivery'> = (aggregate, _command, context) => {
  const { shipment } = aggregate;
  if (shipment === null || !isUndelivered(shipment)) return refuse('delivery_not_failed');
  const draft = new EscrowDraft(aggregate, context);
  const { trackingNumber, status } = draft.changeShipment({ clearedAt: context.now });
  draft.event('delivery.updated', {
    tracking_number: trackingNumber,
    delivery_status: status,
    reason: 'cleared_by_operator',
  });
  return draft.decision();
};

/** What is cancelled after its pickup has failed: the carrier has the parcel, and keeps the price. */
function statusAfter({ status }: Shipment, report: ParcelReport): ShipmentStatus {
  const reported = report.status === 'cancelled' && isWithCarrier({ status }) ? 'failed' : report.status;
  return canReach({ status }, reported) ? reported : status;
}

/** What is not reported any more stays as it was reported. */
function fieldsAfter(shipment: Shipment, status: ShipmentStatus, report: ParcelReport) {
  return {
    status,
    cancelRequestedAt: status === 'booked' ? shipment.cancelRequestedAt : null,
    failureReason: status === 'failed' ? failureSentences.not_delivered : null,
    trackingNumber: report.trackingNumber ?? shipment.trackingNumber,
    trackingUrl: report.trackingUrl ?? shipment.trackingUrl,
    labelUrl: report.labelUrl ?? shipment.labelUrl,
    eventsJson: mergeEvents(shipment.eventsJson, report.events),
  };
}

function isNews(shipment: Shipment, fields: Partial<Shipment>): boolean {
  const names = Object.keys(fields) as (keyof Shipment)[];
  return names.some((name) => fields[name] !== shipment[name]);
}

function nextPollAt(status: ShipmentStatus, { now, clockOffsetMs }: Context): number | null {
  return isFollowed({ status }) ? now - clockOffsetMs + firstParcelPollMs : null;
}

/**
 * The first record of a delivery counts. One of a dispute counts as well, and the inspection begins, whole,
 * when the dispute is withdrawn.
 */
function arrive(draft: EscrowDraft, { trackingNumber, carrier }: Shipment): void {
  const { escrow, context } = draft;
  passArrivalToOperator(draft);
  if (escrow.sellerDeliveredAt !== null) return;
  const proof = {
    tracking_number: trackingNumber,
    courier_name: carrier,
    proof_photo_url: null,
    notes: null,
  };
  if (escrow.status === 'funded') recordDelivery(draft, proof);
  if (escrow.status !== 'disputed') return;
  draft.set({
    sellerDeliveredAt: context.now,
    dispatchProofJson: proofJson(proof, context.now),
    autoReleaseRemainingMs: inspectionMs(escrow),
  });
}

/**
 * A delivery that was recorded while the parcel was on its way, without a proof, was none. One that the
 * operator let pass stands, whatever else the carrier reports, and so does one that the buyer says has
 * arrived. Returns whether one was revoked.
 */
function revokeDelivery(draft: EscrowDraft): boolean {
  const { escrow, shipment } = draft;
  const isOpen = escrow.status === 'funded' || escrow.status === 'disputed';
  if (!isOpen || escrow.sellerDeliveredAt === null || hasProof(escrow)) return false;
  if (shipment?.clearedAt !== null || escrow.arrivalConfirmedAt !== null) return false;
  draft.set({
    sellerDeliveredAt: null,
    dispatchProofJson: null,
    autoReleaseAt: null,
    autoReleaseRemainingMs: null,
    inspectionStartsAt: null,
    inspectionExtensions: 0,
    releaseReminderAt: null,
  });
  return true;
}
