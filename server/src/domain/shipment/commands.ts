import type { Shipment, ShipmentStatus } from '../records.js';

/** Commands about a shipment; they do nothing to another one than that of the id. */
export type ShipmentCommand =
  /** The pickup of the attached rate is to be booked. */
  | { command: 'book' }
  /** The aggregator has drafted the shipment. */
  | { command: 'prepared'; shipmentId: string; partnerShipmentId: string }
  /** The aggregator is called to book it, now, in real time; `calledBefore` is the call before it. */
  | { command: 'call_carrier'; shipmentId: string; calledAt: number; calledBefore: number | null }
  | { command: 'booked'; shipmentId: string; booking: Booking }
  /** What was called at `calledAt` is certainly not booked; null before any call. */
  | { command: 'booking_refused'; shipmentId: string; calledAt: number | null; reason: BookingFailure }
  | { command: 'booking_unknown'; shipmentId: string }
  /** The operator gives up what was called at `calledAt`: the aggregator does not have it, or never says. */
  | { command: 'end_booking'; shipmentId: string; calledAt: number | null }
  /** It is cancelled at the aggregator, or was certainly never booked. */
  | { command: 'shipment_cancelled'; shipmentId: string }
  /** It was handed over before it could be cancelled. */
  | { command: 'too_late'; shipmentId: string }
  /** The carrier says where the parcel is; it was asked when the shipment had this version. */
  | { command: 'parcel_reported'; shipmentId: string; version: number; report: ParcelReport }
  /** The carrier has brought a parcel that failed and that another delivery has followed. */
  | { command: 'earlier_arrived'; earlier: Shipment; report: ParcelReport }
  /** The operator lets the escrow go on though its delivery failed. */
  | { command: 'clear_delivery' };

/** Where a parcel is, as the aggregator reports it. */
export interface ParcelReport {
  status: Exclude<ShipmentStatus, 'rate_attached' | 'booking'>;
  trackingNumber: string | null;
  trackingUrl: string | null;
  labelUrl: string | null;
  events: readonly ParcelEvent[];
}

export interface ParcelEvent {
  /** The carrier's own words. */
  status: string;
  /** Account time. */
  at: number;
}

/** Why a pickup is not booked. */
export type BookingFailure = 'rate_expired' | 'price_changed' | 'wallet_short' | 'address' | 'carriage_limit';

/** A booked shipment, as the aggregator reports it. */
export interface Booking {
  partnerShipmentId: string;
  trackingNumber: string | null;
  trackingUrl: string | null;
  labelUrl: string | null;
  /** Kobo; null if the aggregator does not say. */
  cost: number | null;
}
