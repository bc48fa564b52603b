import type { releaseBlocks } from '@escrow-checkout/contract';
import type { Arrival } from './arrival-view.js';
import type { DisputeActions, DisputeView } from './dispute-view.js';
import type { PhotoView } from './photo-props.js';
import type { Return } from './return-view.js';
import type { BrandView } from './shop-view.js';
import type { Story } from './story-view.js';

export type {
  DisputeActions,
  DisputeEnd,
  DisputeReason,
  DisputeStatement,
  DisputeView,
  Speaker,
} from './dispute-view.js';
export type { DisputeLinks, Links, SignInLinks } from './links.js';
export type { Return } from './return-view.js';
export type { BrandView, ShopView } from './shop-view.js';
export type { Doer, Story, StoryEnd, StoryReturn } from './story-view.js';

/** The data that pages show. The server makes it from its records; pages decide nothing. */

export interface Money {
  kobo: number;
  /** `₦2,500.00`. */
  naira: string;
}

export interface DisplayTime {
  /** UTC, for machines. */
  iso: string;
  /** The time it is seen from, if `words` says it as people do; undefined if they say it in full. */
  seenFrom?: number;
  /** The local time in Nigeria, for people. */
  words: string;
  /** How long until then, such as `7 h 40 min`; undefined if it is past or if the page does not say. */
  left?: string;
}

/** How long something lasts. */
export interface Span {
  hours: number;
  /** `24 hours`. */
  words: string;
}

/** The state of an order, for its buyer. */
export type CheckoutPageState =
  /** Waits for payment. */
  | 'waiting'
  | 'part_paid'
  /** The account number has expired; the buyer can get a new one. */
  | 'account_expired'
  /** The payment deadline has passed, but a transfer sent in time may still arrive. */
  | 'closing'
  /** Paid; the money is held. */
  | 'funded'
  | 'delivered'
  | 'disputed'
  | 'payment_reversed'
  | 'released'
  /** A paid order without escrow. */
  | 'paid'
  | 'refunded'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'failed';

/** The bank account to pay into, and the amount. */
export interface Transfer {
  amount: Money;
  accountNumber: string;
  bankName: string;
  /** The name that the payer's bank shows for the account; null if it is not known. */
  accountName: string | null;
  until: DisplayTime;
  /** The time left when the page was rendered. */
  leftMs: number;
}

/** A transfer that counted for the price. */
export interface Payment {
  amount: Money;
  at: DisplayTime;
  /** Who paid, as their bank says; null if it does not. */
  payerName: string | null;
  /** The payer's bank; null while it is not known. */
  payerBank: string | null;
  /** The banks' own number of the transfer; null while it is not known. */
  sessionId: string | null;
  /** The partner's number of the transfer, by which banks find it. */
  transferId: string;
}

export interface Delivery {
  at: DisplayTime;
  courier: string | null;
  trackingNumber: string | null;
  /** A photo that the seller uploaded. */
  photo: PhotoView | null;
  photoUrl: string | null;
  notes: string | null;
  /** When the sender expected it to arrive; null if they did not say. */
  expectedAt: DisplayTime | null;
  /** When the money is released automatically; null while the clock is stopped. */
  releasesAt: DisplayTime | null;
}

/** A parcel that a carrier picks up, in managed delivery. */
export interface Parcel {
  /** `cancelling`: its pickup is to be cancelled, since the order is disputed or refunded. */
  status:
    | 'booking'
    | 'booked'
    | 'cancelling'
    | 'picked_up'
    | 'in_transit'
    | 'delivered'
    | 'failed'
    | 'cancelled';
  carrier: string;
  service: string;
  /** When its pickup was booked; null if it is not. */
  bookedAt: DisplayTime | null;
  /** When it is picked up, in the carrier's words; null if it does not say, or has it. */
  pickupTime: string | null;
  trackingNumber: string | null;
  /** The carrier's page about it. */
  trackingUrl: string | null;
  /** The label to print; for the seller, until the carrier has the parcel. */
  labelUrl: string | null;
  /** What the carrier reported in its own words, the newest first. */
  reports: readonly ParcelReport[];
}

export interface ParcelReport {
  words: string;
  at: DisplayTime;
}

/** Why the buyer cannot confirm receipt. */
export type WaitingFor = Extract<
  (typeof releaseBlocks)[number],
  'delivery_failed' | 'seller_not_accepted' | 'payout_details_missing'
>;

/** `off`: too many wrong codes were entered. */
export type ReleaseCodeState = 'on' | 'off';

/** The actions open to the buyer. */
export interface Actions extends DisputeActions {
  freshAccount: Money | null;
  /** The amount that would go to the seller. */
  confirmReceipt: Money | null;
  /** Whether the buyer can see a release code, or has none any more; null if there is nothing to say. */
  releaseCode: ReleaseCodeState | null;
  /** The amount that would stay held. */
  reportProblem: Money | null;
  /** Whether the buyer has withdrawn a report, so that they cannot withdraw the next one. */
  isLastReport: boolean;
  /** Whether the buyer can say that a report is solved which they cannot withdraw. */
  reportSolved: boolean;
  /** Test mode only. */
  simulate: { exact: Money; short: Money | null; over: Money } | null;
}

/** An order, for its buyer. */
export interface CheckoutPageView {
  state: CheckoutPageState;
  /** False for an order without escrow: it has no delivery and no dispute. */
  isHeld: boolean;
  mode: 'test' | 'live';
  reference: string;
  merchant: string;
  brand: BrandView;
  seller: string;
  description: string | null;
  amount: Money;
  received: Money;
  /** The amount received and neither released nor refunded. */
  held: Money;
  released: Money;
  /** The part of the price that went back to the buyer. */
  refunded: Money;
  orderedAt: DisplayTime;
  story: Story;
  paidAt: DisplayTime | null;
  /** Why the seller declined, in their words. */
  declineReason: string | null;
  /**
   * What the buyer can say about a transfer they have made; null if none is awaited. `closedId`: a session
   * ID that we have looked for in vain; `found`: one that a transfer to this order has.
   */
  report: {
    isLate: boolean;
    sessionId: string | null;
    closedId: string | null;
    found: { sessionId: string; isCounted: boolean } | null;
  } | null;
  /** Oldest first. */
  payments: readonly Payment[];
  /** The number of the receipt. */
  receiptNumber: string;
  /** How long the buyer can check what arrives; null for an order without escrow. */
  checkFor: Span | null;
  transfer: Transfer | null;
  /** Transfers that a bank rejected. */
  rejected: readonly Money[];
  returns: readonly Return[];
  delivery: Delivery | null;
  /** Null before the delivery is recorded. */
  arrival: Arrival | null;
  /** Null unless the pickup was asked for. */
  parcel: Parcel | null;
  dispute: DisputeView | null;
  waitingFor: WaitingFor | null;
  actions: Actions;
  /** The link back to the shop, with the outcome once it is known. */
  returnUrl: string | null;
  /** Whether the page goes there by itself. */
  returnsAutomatically: boolean;
  /** Whether the outcome of the payment is known, so that the buyer can go back to the shop. */
  isDecided: boolean;
  /** Changes whenever the view changes. */
  mark: string;
}
