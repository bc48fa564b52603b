import type { Escrow, Shipment } from '../records.js';

type Standing = Pick<Shipment, 'status'>;

/** Whether nothing further happens to the parcel. A failed one can still be brought. */
export function hasEnded({ status }: Standing): boolean {
  return status === 'delivered' || status === 'failed' || status === 'cancelled';
}

/** Whether its pickup is booked, or may be, and it has not ended. */
export function isUnderWay(shipment: Standing): boolean {
  return shipment.status !== 'rate_attached' && !hasEnded(shipment);
}

/** Whether its pickup is booked or about to be, and it is not to be cancelled. */
export function isBookedToGo(shipment: Shipment | null): boolean {
  if (shipment === null) return false;
  return shipment.status === 'delivered' || (isUnderWay(shipment) && shipment.cancelRequestedAt === null);
}

/** Whether the carrier has not got the parcel, so that its booking can be cancelled. */
export function isCancellable({ status, cancelRequestedAt }: Shipment): boolean {
  return (status === 'booking' || status === 'booked') && cancelRequestedAt === null;
}

/** Whether the pickup is booked without being asked for; a booking that was refused has to be asked for. */
export function isBookedByItself(
  { status, sellerAcceptedAt, sellerDeliveredAt }: Escrow,
  shipment: Shipment | null,
): boolean {
  const isReady = status === 'funded' && sellerAcceptedAt !== null && sellerDeliveredAt === null;
  return isReady && shipment?.status === 'rate_attached' && shipment.failureReason === null;
}
