import type { Shipment } from '../records.js';

type Standing = Pick<Shipment, 'status'>;

/** Whether nothing further happens to the parcel. A failed one can still be brought. */
export function hasEnded({ status }: Standing): boolean {
  return status === 'delivered' || status === 'failed' || status === 'cancelled';
}

/** Whether its pickup is booked, or may be, and it has not ended. */
export function isUnderWay(shipment: Standing): boolean {
  return shipment.status !== 'rate_attached' && !hasEnded(shipment);
}
