import type { Delivery, DisputeActions, DisputeLinks, DisputeView, Moment, Money } from './view.js';

/*
 * The data that the seller's pages show, made by the server from its records.
 */

/** The state of a sale, for its seller. */
export type SaleState =
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
export interface SalePayout {
  amount: Money;
  status: 'waiting_details' | 'under_way' | 'paid' | 'needs_help' | 'given_back' | 'too_small';
  bankName: string | null;
  accountLast4: string | null;
  /** The bank's session id of the transfer. */
  sessionId: string | null;
  at: Moment;
}

/** The bank account on file, without its number. */
export interface PayoutAccount {
  bankName: string;
  accountName: string;
  accountLast4: string;
}

/** Why a release is blocked. */
export type SaleBlock =
  | 'not_funded'
  | 'disputed'
  | 'final'
  | 'payment_reversed'
  | 'seller_not_accepted'
  | 'payout_details_missing';

/** The actions open to the seller. */
export interface SaleActions extends DisputeActions {
  accept: boolean;
  decline: boolean;
  /** The time the buyer would have to check the order. */
  send: { checkedUntil: Moment } | null;
  /** The amount that would go back to the buyer. */
  concede: Money | null;
}

/** An escrow, for its seller. */
export interface SaleView {
  state: SaleState;
  mode: 'test' | 'live';
  reference: string;
  merchant: string;
  buyer: string | null;
  description: string | null;
  amount: Money;
  received: Money;
  held: Money;
  released: Money;
  refunded: Money;
  offeredAt: Moment;
  /** Until when the buyer can pay; null afterwards. */
  payBy: Moment | null;
  acceptedAt: Moment | null;
  paidAt: Moment | null;
  delivery: Delivery | null;
  /** An automatic release waits until then, because the bank account was changed. */
  restsUntil: Moment | null;
  dispute: DisputeView | null;
  destination: PayoutAccount | null;
  payouts: readonly SalePayout[];
  blockedBy: readonly SaleBlock[];
  /** True in managed delivery, where the seller does not record the shipment. */
  isManaged: boolean;
  actions: SaleActions;
  /** Changes whenever the view changes. */
  mark: string;
}

/** The addresses of the pages of one sale. */
export interface SaleLinks extends DisputeLinks {
  accept: string;
  decline: string;
  account: string;
  send: string;
  concede: string;
  status: string;
  stream: string;
}
