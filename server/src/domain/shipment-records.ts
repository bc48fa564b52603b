import type { shipmentStatuses } from '@escrow-checkout/contract';
import type { Owner } from './records.js';

/**
 * `rate_attached` books nothing yet; `booking` was decided, and the carrier is called or was called without
 * an answer; `failed` did not arrive and `cancelled` was never picked up.
 */
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/**
 * A managed delivery of an escrow: a carrier's rate that was attached, and the booking of its pickup. Its id
 * is our reference at the aggregator, stored before the aggregator is called. Once one has ended, a new rate
 * begins another.
 */
export interface Shipment extends Owner {
  id: string;
  checkoutId: string;
  /** 1 for the escrow's first. */
  n: number;
  version: number;
  /** The company that gave the rate, which also books it. */
  aggregator: string;
  /** With the position, the rate as it was given. */
  quoteId: string;
  ratePosition: number;
  rateId: string;
  carrier: string;
  service: string;
  /** Kobo: the price of the rate. */
  amount: number;
  rateExpiresAt: number;
  status: ShipmentStatus;
  /** When its booking was decided last; null before. */
  bookingAt: number | null;
  /** When the aggregator was last called to book it, real time; null before. */
  calledAt: number | null;
  /** Since when nobody knows whether it is booked; null if that is known. */
  unknownSince: number | null;
  /** Why it is not booked, or did not arrive; null if there is no reason. */
  failureReason: string | null;
  /** The aggregator's id of it; null until it gave one. */
  partnerShipmentId: string | null;
  /** Kobo: what the aggregator took from the wallet for it; null until it is booked. */
  cost: number | null;
  /** Kobo: what the merchant was charged for it, and still is: 0 once it is cancelled. */
  amountCharged: number;
  /** Since when it is to be cancelled; null if it is not. */
  cancelRequestedAt: number | null;
  /** 1 if it replaces a delivery that failed and was not cleared: the release waits until it is booked. */
  followsFailure: 0 | 1;
  /** When the operator let the escrow go on though this delivery failed. */
  clearedAt: number | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  labelUrl: string | null;
  /** A list of `{ status, at }`, the carrier's own words and ISO 8601 times, oldest first. */
  eventsJson: string;
  bookedAt: number | null;
  /** When the aggregator is asked next where the parcel is, real time; null if it is not followed. */
  nextPollAt: number | null;
  createdAt: number;
  updatedAt: number;
}

/** What a merchant owes for carriage in one mode, and how much they may owe. */
export interface Carriage extends Owner {
  version: number;
  /** Kobo: booked and not yet paid to the operator; below zero if a booking is cancelled that was paid. */
  amountOwed: number;
  /** Kobo: of bookings whose outcome is not known yet. */
  amountReserved: number;
  /** Kobo: the most that owed and reserved may be together; null: any. */
  amountLimit: number | null;
  updatedAt: number;
}
