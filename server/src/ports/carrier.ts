/** The carriers' prices, in one mode: asking for them books nothing. */
export interface CarrierQuotes {
  /** `sandbox`, `terminal_africa` or `shipbubble`: part of every key that involves the aggregator. */
  readonly name: string;
  /** How long a rate may be booked after it was given, as far as the aggregator says; else our own limit. */
  readonly rateValidityMs: number;
  /** Whether the check of an address that is new to the aggregator is paid from the wallet. */
  readonly isAskingPaid?: true;

  /**
   * Asks what each carrier charges. The aggregator may keep the addresses and the parcel; a question that is
   * asked again may keep them again.
   *
   * @throws AddressRefused if the aggregator cannot resolve an address
   * @throws CarrierUnavailable
   */
  rates(request: RatesRequest): Promise<Quote>;
}

/**
 * A company that asks carriers for their prices and books their pickups, in one mode. Every adapter
 * guarantees: only `book` costs money, and where `isAskingPaid` the check of a new address; `book` throws
 * `BookingRefused` only if it certainly had no effect; any other failure is an unknown outcome, and the
 * caller looks it up before it books again; every call answers or throws within its deadline; a notification
 * is only a hint, verified on the raw bytes. Amounts are in kobo, lengths in millimetres, weights in grams,
 * times in milliseconds.
 */
export interface CarrierAggregator extends CarrierQuotes {
  /**
   * Returns the rate as it is now; null if it can no longer be booked, also because a booking of ours has
   * used it.
   *
   * @throws CarrierUnavailable
   */
  findRate(rate: QuotedRate): Promise<QuotedRate | null>;

  /**
   * Prepares the shipment of a rate, which costs nothing and may happen twice. Returns the aggregator's id to
   * store before `book` is called; null if the aggregator gives one only when it books.
   *
   * @throws BookingRefused
   * @throws CarrierUnavailable
   */
  prepare(request: ShipmentRequest): Promise<string | null>;
  /**
   * Books the pickup, and pays for it from the wallet. A rate is booked for one shipment: that another one of
   * ours has used it is an unknown outcome, not a refusal.
   *
   * @param shipmentId what `prepare` returned
   * @throws BookingRefused
   * @throws CarrierUnavailable if the outcome is unknown
   */
  book(request: ShipmentRequest, shipmentId: string | null): Promise<Shipment>;
  /**
   * Looks a shipment up, booked or not; null if the aggregator knows none of this request.
   *
   * @throws CarrierUnavailable
   */
  findShipment(request: ShipmentRequest, shipmentId: string | null): Promise<Shipment | null>;
  /**
   * Cancels a booking before its pickup; `too_late` once the parcel was handed over.
   *
   * @throws CarrierUnavailable also while the carrier has not agreed yet
   */
  cancel(shipmentId: string): Promise<'cancelled' | 'too_late'>;

  /**
   * Returns what bookings can draw on now.
   *
   * @throws CarrierUnavailable
   */
  balance(): Promise<number>;

  /**
   * Verifies the signature on the raw bytes and returns the ids of the shipments that the notification is
   * about, of which none may be ours. Null: it is forged.
   */
  readNotification(headers: Record<string, string | undefined>, rawBody: Buffer): readonly string[] | null;
}

export interface CarrierAddress {
  name: string;
  /** E.164. */
  phone: string;
  /** E.164. */
  phone2: string | null;
  line1: string;
  landmark: string | null;
  city: string;
  /** As the list of Nigeria's states spells it. */
  state: string;
  /** Carriers ask for one; the account's own unless a buyer's or seller's is known. */
  email: string;
}

export interface Parcel {
  description: string;
  weightGrams: number;
  /** Kobo. */
  value: number;
  lengthMm: number | null;
  breadthMm: number | null;
  heightMm: number | null;
}

export interface RatesRequest {
  pickup: CarrierAddress;
  dropoff: CarrierAddress;
  parcel: Parcel;
  /** Real time. */
  now: number;
}

export interface Quote {
  pickupAddressId: string;
  deliveryAddressId: string;
  parcelId: string;
  rates: readonly QuotedRate[];
  /** Names of carriers that gave no price in time, if the aggregator says. */
  unanswered: readonly string[];
}

export interface QuotedRate {
  rateId: string;
  carrier: string;
  service: string;
  /** Kobo. */
  amount: number;
  /** The carrier's own words, such as `Within 24 hours`. */
  pickupTime: string | null;
  deliveryTime: string | null;
  pickupAddressId: string;
  deliveryAddressId: string;
  parcelId: string;
  /** What else the adapter needs to book it, as JSON; not shown to anybody. */
  detailsJson: string | null;
}

export interface ShipmentRequest {
  /** Our own reference of this booking. */
  reference: string;
  rate: QuotedRate;
  /** When this booking was decided, real time: no shipment of it is older. */
  decidedAt: number;
  /** Real time. */
  now: number;
}

export type ShipmentStatus =
  | 'draft'
  | 'booked'
  | 'picked_up'
  | 'in_transit'
  | 'delivered'
  | 'failed'
  | 'cancelled';

export interface Shipment {
  shipmentId: string;
  /** `booked` for words that we do not know: it is certainly no draft. */
  status: ShipmentStatus;
  /** The aggregator's own word for the status, kept for what we do not know. */
  statusText: string;
  /** Null until the carrier gives one. */
  trackingNumber: string | null;
  trackingUrl: string | null;
  labelUrl: string | null;
  /** What the booking cost; null while the aggregator does not say. */
  cost: number | null;
  events: readonly ShipmentEvent[];
}

export interface ShipmentEvent {
  status: string;
  /** Real time. */
  at: number;
}

/** The aggregator did not respond, or not so that it can be read: the outcome is unknown, so look it up. */
export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable';
}

/**
 * The aggregator said nothing of it: it is not configured, did not answer or only with an error of its
 * gateway, or refused our key or our rate.
 */
export class CarrierSilent extends CarrierUnavailable {}

export type BookingRefusalReason = 'rate_expired' | 'price_changed' | 'wallet_short' | 'address';

/** The booking certainly had no effect. */
export class BookingRefused extends Error {
  override readonly name = 'BookingRefused';

  constructor(
    message: string,
    readonly reason: BookingRefusalReason,
  ) {
    super(message);
  }
}

/** The aggregator cannot resolve an address. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';

  constructor(
    message: string,
    readonly address: 'pickup' | 'dropoff',
  ) {
    super(message);
  }
}
