// Generated from the API document by scripts/generate.ts; edits are lost.

import type { Kobo } from '../kobo.js';

/** The price has arrived; the money is held. */
export interface EscrowFundedEvent {
  event: 'escrow.funded';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** What is held now. */
  held_amount: Kobo;
}

/** The seller accepted. */
export interface EscrowAcceptedEvent {
  event: 'escrow.accepted';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
}

/** The seller declined. */
export interface EscrowDeclinedEvent {
  event: 'escrow.declined';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** What goes back to the payers with this event. */
  refunded_amount: Kobo;
  /** Why. */
  reason: string | null;
}

/** Delivery was recorded; the inspection window runs. */
export interface EscrowDeliveredEvent {
  event: 'escrow.delivered';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** The courier's number. */
  tracking_number: string | null;
  /** End of the inspection window. */
  auto_release_at: string;
}

/** The rest of the money was released to the seller. */
export interface EscrowReleasedEvent {
  event: 'escrow.released';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** What goes to the seller with this event. */
  released_amount: Kobo;
  /** What goes back to the payers with this event. */
  refunded_amount?: Kobo | undefined;
  /** The payout that carries it. */
  payout_id: string;
}

/** The rest of the money goes back to the buyer. */
export interface EscrowRefundedEvent {
  event: 'escrow.refunded';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** What goes back to the payers with this event. */
  refunded_amount: Kobo;
  /** What goes to the seller with this event. */
  released_amount?: Kobo | undefined;
  /** The payout that carries it. */
  payout_id?: string | null | undefined;
  /** Why. */
  reason?: string | null | undefined;
}

/** A dispute was opened; the clock stands still. */
export interface DisputeOpenedEvent {
  event: 'dispute.opened';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** UUID. */
  dispute_id: string;
  reason: 'item_not_received' | 'not_as_described' | 'damaged' | 'wrong_item' | 'other' | 'payment_reversed' | (string & {});
  opened_by: 'buyer' | 'seller' | 'operator' | (string & {});
}

/** A credit completed the price. */
export interface PaymentSuccessEvent {
  event: 'payment.success';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** The transfer that arrived. */
  credit_id: string;
  /** What arrived with this transfer. */
  credited_amount: Kobo;
  /** How much of it was too much and goes back. */
  excess_amount: Kobo;
}

/** A credit was rejected, or taken back before funding. */
export interface PaymentFailedEvent {
  event: 'payment.failed';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id?: string | undefined;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** The transfer that arrived. */
  credit_id: string;
  /** What arrived with this transfer. */
  credited_amount: Kobo;
  /** Why it failed. */
  failure_reason: string;
}

/** A direct charge was paid. */
export interface ChargeSuccessEvent {
  event: 'charge.success';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The charge it happened to. */
  charge_id: string;
  /** The escrow it happened to. */
  escrow_id?: string | undefined;
  /** The transfer that arrived. */
  credit_id: string;
  /** What arrived with this transfer. */
  credited_amount: Kobo;
  /** How much of it was too much and goes back. */
  excess_amount: Kobo;
  /** The payout that carries it. */
  payout_id: string;
}

/** A direct charge failed or expired. */
export interface ChargeFailedEvent {
  event: 'charge.failed';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The charge it happened to. */
  charge_id: string;
  /** The escrow it happened to. */
  escrow_id?: string | undefined;
  /** Why it failed. */
  failure_reason: string;
  /** What goes back to the payers with this event. */
  refunded_amount: Kobo;
}

/** A credit arrived and more is needed. */
export interface PaymentPartialEvent {
  event: 'payment.partial';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id?: string | undefined;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** The transfer that arrived. */
  credit_id: string;
  /** What arrived with this transfer. */
  credited_amount: Kobo;
  /** What is still to come. */
  remaining_amount: Kobo;
}

/** Payment did not arrive in time. */
export interface EscrowExpiredEvent {
  event: 'escrow.expired';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** What goes back to the payers with this event. */
  refunded_amount: Kobo;
}

/** The merchant cancelled before payment. */
export interface EscrowCancelledEvent {
  event: 'escrow.cancelled';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** What goes back to the payers with this event. */
  refunded_amount: Kobo;
}

/** An expired escrow waits for payment again. */
export interface EscrowReopenedEvent {
  event: 'escrow.reopened';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
}

/** A part was released to the seller. */
export interface EscrowPartiallyReleasedEvent {
  event: 'escrow.partially_released';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** What goes to the seller with this event. */
  released_amount: Kobo;
  /** What is still held after this event. */
  remaining_amount: Kobo;
  /** The payout that carries it. */
  payout_id: string;
}

/** A part goes back to the buyer. */
export interface EscrowPartiallyRefundedEvent {
  event: 'escrow.partially_refunded';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** What goes back to the payers with this event. */
  refunded_amount: Kobo;
  /** What is still held after this event. */
  remaining_amount: Kobo;
  /** Why. */
  reason: string | null;
}

/** The dispute is settled. */
export interface DisputeResolvedEvent {
  event: 'dispute.resolved';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** UUID. */
  dispute_id: string;
  outcome: 'withdrawn' | 'conceded' | 'resolved' | (string & {});
  /** What goes to the seller with this event. */
  released_amount: Kobo;
  /** What goes back to the payers with this event. */
  refunded_amount: Kobo;
}

/** The bank paid the seller. */
export interface PayoutPaidEvent {
  event: 'payout.paid';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id?: string | undefined;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** UUID. */
  payout_id: string;
  /** Kobo. */
  payout_amount: Kobo;
  /** The bank's own id of the transfer. */
  session_id: string | null;
}

/** The bank refused the payout. */
export interface PayoutFailedEvent {
  event: 'payout.failed';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id?: string | undefined;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** UUID. */
  payout_id: string;
  /** Kobo. */
  payout_amount: Kobo;
  /** Why it failed. */
  failure_reason: string;
}

/** The bank sent the payout back. */
export interface PayoutReversedEvent {
  event: 'payout.reversed';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id?: string | undefined;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** UUID. */
  payout_id: string;
  /** Kobo. */
  payout_amount: Kobo;
  /** Why it failed. */
  failure_reason: string;
}

/** The bank paid the buyer back. */
export interface RefundPaidEvent {
  event: 'refund.paid';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id?: string | undefined;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** UUID. */
  refund_id: string;
  /** Kobo. */
  refund_amount: Kobo;
  /** UUID. */
  credit_id: string;
  /** The bank's own id of the transfer. */
  session_id: string | null;
}

/** The bank refused the refund. */
export interface RefundFailedEvent {
  event: 'refund.failed';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id?: string | undefined;
  /** The charge it happened to. */
  charge_id?: string | undefined;
  /** UUID. */
  refund_id: string;
  /** Kobo. */
  refund_amount: Kobo;
  /** UUID. */
  credit_id: string;
  /** Why it failed. */
  failure_reason: string;
}

/** The carrier reported progress. */
export interface DeliveryUpdatedEvent {
  event: 'delivery.updated';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id: string;
  /** The charge it happened to. */
  charge_id?: string | undefined;
}

/** An endpoint failed for too long and was switched off. */
export interface WebhookDisabledEvent {
  event: 'webhook.disabled';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id?: string | undefined;
  /** The charge it happened to. */
  charge_id?: string | undefined;
}

/** A test event. */
export interface WebhookTestEvent {
  event: 'webhook.test';
  /** The same in every delivery of this event: handle each one once. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  mode: 'test' | 'live' | (string & {});
  /** Counts the events of one reference; a smaller one is older news. */
  sequence: number;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The price of the escrow or charge; what moved has a field of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stands now. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Your own, as it was given. */
  metadata: Record<string, unknown> | null;
  /** The escrow it happened to. */
  escrow_id?: string | undefined;
  /** The charge it happened to. */
  charge_id?: string | undefined;
}

/** An event that this version knows, told apart by `event`. */
export type KnownEvent =
  | EscrowFundedEvent
  | EscrowAcceptedEvent
  | EscrowDeclinedEvent
  | EscrowDeliveredEvent
  | EscrowReleasedEvent
  | EscrowRefundedEvent
  | DisputeOpenedEvent
  | PaymentSuccessEvent
  | PaymentFailedEvent
  | ChargeSuccessEvent
  | ChargeFailedEvent
  | PaymentPartialEvent
  | EscrowExpiredEvent
  | EscrowCancelledEvent
  | EscrowReopenedEvent
  | EscrowPartiallyReleasedEvent
  | EscrowPartiallyRefundedEvent
  | DisputeResolvedEvent
  | PayoutPaidEvent
  | PayoutFailedEvent
  | PayoutReversedEvent
  | RefundPaidEvent
  | RefundFailedEvent
  | DeliveryUpdatedEvent
  | WebhookDisabledEvent
  | WebhookTestEvent;
