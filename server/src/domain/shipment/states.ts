import type { Escrow, Shipment, ShipmentStatus } from '../records.js';

type Standing = Pick<Shipment, 'status'>;

/** Where a parcel can get from each status. One that failed may be tried again; none goes back. */
const following: Readonly<Partial<Record<ShipmentStatus, readonly ShipmentStatus[]>>> = {
  booked: ['picked_up', 'in_transit', 'delivered', 'failed', 'cancelled'],
  picked_up: ['in_transit', 'delivered', 'failed'],
  in_transit: ['delivered', 'failed'],
  failed: ['in_transit', 'delivered'],
};

/** Whether a parcel can get to a status, or is there. */
export function canReach({ status }: Standing, next: ShipmentStatus): boolean {
  return status === next || following[status]?.includes(next) === true;
}

/** Whether nothing further happens to the parcel. A failed one can still be brought. */
export function hasEnded({ status }: Standing): boolean {
  return status === 'delivered' || status === 'failed' || status === 'cancelled';
}

/** Whether its pickup is booked, or may be, and it has not ended. */
export function isUnderWay(shipment: Standing): boolean {
  return shipment.status !== 'rate_attached' && !hasEnded(shipment);
}

/** Whether the aggregator is asked where the parcel is. */
export function isFollowed({ status }: Standing): boolean {
  return status === 'booked' || status === 'failed' || isWithCarrier({ status });
}

/** Whether the carrier has got the parcel and has not brought it yet. */
export function isWithCarrier({ status }: Standing): boolean {
  return status === 'picked_up' || status === 'in_transit';
}

/** Whether a delivery counts without proof: the carrier has the parcel, or the operator permits it. */
export function isKnownToMove(shipment: Shipment | null): boolean {
  if (shipment === null) return false;
  return isWithCarrier(shipment) || shipment.status === 'delivered' || shipment.clearedAt !== null;
}

/**
 * Whether the parcel did not arrive, and neither another booking nor the operator has made good for it. A
 * pickup that we cancelled has not failed: it is as if it had not been booked.
 */
export function isUndelivered({ status, followsFailure, clearedAt, cancelRequestedAt }: Shipment): boolean {
  if (clearedAt !== null) return false;
  if (status === 'failed' || (status === 'cancelled' && cancelRequestedAt === null)) return true;
  const isUnbooked = status === 'rate_attached' || status === 'booking' || status === 'cancelled';
  return followsFailure === 1 && isUnbooked;
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
