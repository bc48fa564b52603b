import type { Owner } from '../../domain/records.js';

/** One question to a carrier aggregator; it holds no address. Times are account time. */
export interface DeliveryQuote extends Owner {
  id: string;
  aggregator: string;
  /** Keyed hash of the question. */
  questionHash: string;
  askedAt: number;
  /** Null while there is no answer; the fields that follow come with it. */
  answeredAt: number | null;
  pickupAddressId: string | null;
  deliveryAddressId: string | null;
  parcelId: string | null;
  unansweredJson: string | null;
  /** The checkout that a rate of the answer was attached to first: no other can have one of them. */
  checkoutId: string | null;
}

/** A carrier's price in the answer to a question. */
export interface DeliveryRateRow extends Owner {
  quoteId: string;
  /** Its place in the answer. */
  position: number;
  /** The aggregator's own id. */
  rateId: string;
  carrier: string;
  service: string;
  /** Kobo. */
  amount: number;
  pickupTime: string | null;
  deliveryTime: string | null;
  /** What the adapter needs to book it, which can hold addresses; sealed. */
  detailsSealed: string | null;
  /** Account time. */
  expiresAt: number;
}
