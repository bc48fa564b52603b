import type { Delivery, DisputeActions, DisputeLinks, DisputeView, Moment, Money } from './view.js';

/*
 * What the seller's pages show: plain data like that of an order, made by the server out of its records.
 */

/** Where a sale stands, for its seller. */
export type SaleState =
  /** Neither accepted nor declined yet. */
  | 'offered'
  /** Accepted, and not paid. */
  | 'accepted'
  /** Accepted and paid, to be sent now. */
  | 'to_send'
  | 'sent'
  | 'disputed'
  | 'payment_reversed'
  | 'released'
  | 'refunded'
  | 'declined'
  | 'cancelled'
  | 'expired';

/** Money on its way to the seller's bank. */
export interface SalePayout {
  amount: Money;
  status: 'waiting_details' | 'under_way' | 'paid' | 'needs_help' | 'given_back' | 'too_small';
  bankName: string | null;
  accountLast4: string | null;
  /** What banks know the transfer by. */
  sessionId: string | null;
  at: Moment;
}

/** The bank account on file, without its number. */
export interface PayoutAccount {
  bankName: string;
  accountName: string;
  accountLast4: string;
}

/** What stands in the way of a release. */
export type SaleBlock =
  | 'not_funded'
  | 'disputed'
  | 'final'
  | 'payment_reversed'
  | 'seller_not_accepted'
  | 'payout_details_missing';

/** What the seller can do now. */
export interface SaleActions extends DisputeActions {
  accept: boolean;
  decline: boolean;
  /** With how long the buyer would have to check it. */
  send: { checkedUntil: Moment } | null;
  /** What would go back to the buyer. */
  concede: Money | null;
}

/** One escrow, as its seller sees it. */
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
  /** Until when the buyer can pay; null once that is over. */
  payBy: Moment | null;
  acceptedAt: Moment | null;
  paidAt: Moment | null;
  delivery: Delivery | null;
  /** Money that would go by itself waits until then, because the bank account was changed. */
  restsUntil: Moment | null;
  dispute: DisputeView | null;
  destination: PayoutAccount | null;
  payouts: readonly SalePayout[];
  blockedBy: readonly SaleBlock[];
  /** The delivery is arranged for the seller, who is not asked to say that it is sent. */
  isManaged: boolean;
  actions: SaleActions;
  /** Changes whenever anything here does. */
  mark: string;
}

/** Where the pages of one sale are. */
export interface SaleLinks extends DisputeLinks {
  accept: string;
  decline: string;
  account: string;
  send: string;
  concede: string;
  status: string;
  stream: string;
}
