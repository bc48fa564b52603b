import type { releaseBlocks } from '@escrow-checkout/contract';
import type { Arrival } from './arrival-view.js';
import type {
  BrandView,
  Delivery,
  DisplayTime,
  DisputeActions,
  DisputeLinks,
  DisputeView,
  Money,
  Parcel,
  ReleaseCodeState,
  Story,
} from './view.js';

/*
 * The data that the seller's pages show, made by the server from its records.
 */

/** The state of a sale, for its seller. */
export type SellerPageState =
  /** Neither accepted nor declined yet. */
  | 'offered'
  /** Accepted, but not paid. */
  | 'accepted'
  /** Accepted and paid; the seller has to send it. */
  | 'to_send'
  | 'sent'
  | 'disputed'
  | 'payment_reversed'
  | 'released'
  | 'refunded'
  | 'declined'
  | 'cancelled'
  | 'expired';

/** A payout to the seller. */
export interface SellerPagePayout {
  amount: Money;
  status: 'waiting_details' | 'under_way' | 'paid' | 'needs_help' | 'returned_to_payer' | 'too_small';
  bankName: string | null;
  accountLast4: string | null;
  /** The bank's session id of the transfer. */
  sessionId: string | null;
  /** Until when it is not sent, since the bank account was changed before it; null if it does not rest. */
  restsUntil: DisplayTime | null;
  at: DisplayTime;
}

/** The bank account on file, without its number. */
export interface PayoutAccount {
  bankName: string;
  accountName: string;
  accountLast4: string;
}

/** Why a release is blocked. */
export type SellerPageBlock = (typeof releaseBlocks)[number];

/** The actions open to the seller. */
export interface SellerPageActions extends DisputeActions {
  accept: boolean;
  decline: boolean;
  /** Whether the seller can enter the buyer's release code; null if there is nothing to say. */
  releaseCode: ReleaseCodeState | null;
  /** The time the buyer would have to check the order. */
  send: { checkedUntil: DisplayTime } | null;
  /** The amount that would go back to the buyer. */
  concede: Money | null;
}

/** An escrow, for its seller. */
export interface SellerPageView {
  state: SellerPageState;
  mode: 'test' | 'live';
  reference: string;
  merchant: string;
  brand: BrandView;
  buyer: string | null;
  description: string | null;
  amount: Money;
  received: Money;
  held: Money;
  released: Money;
  refunded: Money;
  /** Why the seller declined, in their own words. */
  declineReason: string | null;
  offeredAt: DisplayTime;
  story: Story;
  /** Until when the buyer can pay; null afterwards. */
  payBy: DisplayTime | null;
  acceptedAt: DisplayTime | null;
  paidAt: DisplayTime | null;
  delivery: Delivery | null;
  /** Null before the delivery is recorded. */
  arrival: Arrival | null;
  /** Null unless the pickup was asked for. */
  parcel: Parcel | null;
  /** An automatic release waits until then, because the bank account was changed. */
  payoutHoldUntil: DisplayTime | null;
  dispute: DisputeView | null;
  bankAccount: PayoutAccount | null;
  payouts: readonly SellerPagePayout[];
  blockedBy: readonly SellerPageBlock[];
  /** True in managed delivery, where the seller does not record the shipment. */
  isManaged: boolean;
  actions: SellerPageActions;
  /** Changes whenever the view changes. */
  mark: string;
}

/** The addresses of the pages of one sale. */
export interface SellerPageLinks extends DisputeLinks {
  accept: string;
  decline: string;
  account: string;
  send: string;
  releaseCode: string;
  concede: string;
  status: string;
  stream: string;
}
