import type { Shipment } from '../records.js';

/** Returns a managed delivery as it is shown. */
export function trackingJson(shipment: Shipment): string {
  const { carrier, service, rateId, rateExpiresAt, amount, bookedAt } = shipment;
  return JSON.stringify({
    status: shownStatus(shipment),
    carrier,
    service,
    rate_id: rateId,
    rate_expires_at: new Date(rateExpiresAt).toISOString(),
    amount,
    tracking_number: shipment.trackingNumber,
    tracking_url: shipment.trackingUrl,
    label_url: shipment.labelUrl,
    booked_at: bookedAt === null ? null : new Date(bookedAt).toISOString(),
    failure_reason: shipment.failureReason,
    events: JSON.parse(shipment.eventsJson),
  });
}

/** A booking without an answer is shown as what it is. */
function shownStatus({ status, unknownSince }: Shipment): string {
  return status === 'booking' && unknownSince !== null ? 'booking_unknown' : status;
}
