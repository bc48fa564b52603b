// Generated from the API document by scripts/generate.ts; edits are lost.

import type { Kobo } from '../kobo.js';

/** What every event says. */
export interface EventFields {
  /** The same on every attempt and replay: a receiver that keeps it acts only once. */
  event_id: string;
  /** When it happened, by the account's own clock. */
  created_at: string;
  /** `test`: the sandbox, where nothing costs money; `live`: money. */
  mode: 'test' | 'live' | (string & {});
  /** The n-th event of its reference, without gaps; null for events about a webhook endpoint. */
  sequence: number | null;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The escrow it is about; null for a direct charge. */
  escrow_id: string | null;
  /** The charge it is about; null for an escrow that initiate opened. */
  charge_id: string | null;
  /** The price of the escrow or charge, in kobo; what moved has a name of its own. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** Where the escrow or charge stood right after it. */
  status: string;
  /** What you gave as `metadata`. */
  metadata: Record<string, unknown> | null;
}

/** The price has arrived; the money is held. */
export interface EscrowFundedEvent extends EventFields {
  /** Always `escrow.funded`. */
  event: 'escrow.funded';
  /** What is held now, in kobo. */
  held_amount: Kobo;
}

/** The seller accepted. */
export interface EscrowAcceptedEvent extends EventFields {
  /** Always `escrow.accepted`. */
  event: 'escrow.accepted';
}

/** The seller declined. */
export interface EscrowDeclinedEvent extends EventFields {
  /** Always `escrow.declined`. */
  event: 'escrow.declined';
  /** Why, in a word or in the words of who did it. */
  reason: string | null;
  /** What goes back to the payers with this, in kobo. */
  refunded_amount: Kobo;
}

/** Delivery was recorded; the inspection window runs. */
export interface EscrowDeliveredEvent extends EventFields {
  /** Always `escrow.delivered`. */
  event: 'escrow.delivered';
  /** The carrier's number. */
  tracking_number: string | null;
  /** When the money goes to the seller by itself. */
  auto_release_at: string;
}

/** The rest of the money was released to the seller. */
export interface EscrowReleasedEvent extends EventFields {
  /** Always `escrow.released`. */
  event: 'escrow.released';
  /** What goes to the seller with this, in kobo. */
  released_amount: Kobo;
  /** The money going to the seller or to you. */
  payout_id: string;
  /** What goes back to the payers with this, in kobo. */
  refunded_amount?: Kobo | undefined;
}

/** The rest of the money goes back to the buyer. */
export interface EscrowRefundedEvent extends EventFields {
  /** Always `escrow.refunded`. */
  event: 'escrow.refunded';
  /** What goes back to the payers with this, in kobo. */
  refunded_amount: Kobo;
  /** Why, in a word or in the words of who did it. */
  reason?: string | null | undefined;
  /** What goes to the seller with this, in kobo. */
  released_amount?: Kobo | undefined;
  /** The money going to the seller or to you. */
  payout_id?: string | null | undefined;
}

/** A dispute was opened; the clock stands still. */
export interface DisputeOpenedEvent extends EventFields {
  /** Always `dispute.opened`. */
  event: 'dispute.opened';
  /** The dispute. */
  dispute_id: string;
  /** What is disputed. */
  reason: 'item_not_received' | 'not_as_described' | 'damaged' | 'wrong_item' | 'other' | 'payment_reversed' | (string & {});
  /** Who opened it. */
  opened_by: 'buyer' | 'seller' | 'operator' | (string & {});
  /** For whom the merchant spoke. */
  on_behalf_of?: 'buyer' | 'seller' | 'operator' | (string & {}) | null | undefined;
}

/** A credit completed the price. */
export interface PaymentSuccessEvent extends EventFields {
  /** Always `payment.success`. */
  event: 'payment.success';
  /** The buyer's transfer. */
  credit_id: string;
  /** What that transfer brought, in kobo. */
  credited_amount: Kobo;
  /** What of it is too much and goes back, in kobo. */
  excess_amount: Kobo;
}

/** A credit was rejected, or taken back before funding. */
export interface PaymentFailedEvent extends EventFields {
  /** Always `payment.failed`. */
  event: 'payment.failed';
  /** The buyer's transfer. */
  credit_id: string;
  /** What that transfer brought, in kobo. */
  credited_amount: Kobo;
  /** Why it failed. */
  failure_reason: string;
}

/** A direct charge was paid. */
export interface ChargeSuccessEvent extends EventFields {
  /** Always `charge.success`. */
  event: 'charge.success';
  /** The buyer's transfer. */
  credit_id: string;
  /** What that transfer brought, in kobo. */
  credited_amount: Kobo;
  /** What of it is too much and goes back, in kobo. */
  excess_amount: Kobo;
  /** The money going to the seller or to you. */
  payout_id: string;
}

/** A direct charge failed or expired. */
export interface ChargeFailedEvent extends EventFields {
  /** Always `charge.failed`. */
  event: 'charge.failed';
  /** Why it failed. */
  failure_reason: string;
  /** What goes back to the payers with this, in kobo. */
  refunded_amount: Kobo;
}

/** A credit arrived and more is needed. */
export interface PaymentPartialEvent extends EventFields {
  /** Always `payment.partial`. */
  event: 'payment.partial';
  /** The buyer's transfer. */
  credit_id: string;
  /** What that transfer brought, in kobo. */
  credited_amount: Kobo;
  /** What is still held, or still to be paid, in kobo. */
  remaining_amount: Kobo;
}

/** Payment did not arrive in time. */
export interface EscrowExpiredEvent extends EventFields {
  /** Always `escrow.expired`. */
  event: 'escrow.expired';
  /** What goes back to the payers with this, in kobo. */
  refunded_amount: Kobo;
}

/** The merchant cancelled before payment. */
export interface EscrowCancelledEvent extends EventFields {
  /** Always `escrow.cancelled`. */
  event: 'escrow.cancelled';
  /** What goes back to the payers with this, in kobo. */
  refunded_amount: Kobo;
}

/** An expired escrow waits for payment again. */
export interface EscrowReopenedEvent extends EventFields {
  /** Always `escrow.reopened`. */
  event: 'escrow.reopened';
}

/** A part was released to the seller. */
export interface EscrowPartiallyReleasedEvent extends EventFields {
  /** Always `escrow.partially_released`. */
  event: 'escrow.partially_released';
  /** What goes to the seller with this, in kobo. */
  released_amount: Kobo;
  /** The money going to the seller or to you. */
  payout_id: string;
  /** What is still held, or still to be paid, in kobo. */
  remaining_amount: Kobo;
}

/** A part goes back to the buyer. */
export interface EscrowPartiallyRefundedEvent extends EventFields {
  /** Always `escrow.partially_refunded`. */
  event: 'escrow.partially_refunded';
  /** What goes back to the payers with this, in kobo. */
  refunded_amount: Kobo;
  /** What is still held, or still to be paid, in kobo. */
  remaining_amount: Kobo;
  /** Why, in a word or in the words of who did it. */
  reason: string | null;
}

/** The dispute is settled. */
export interface DisputeResolvedEvent extends EventFields {
  /** Always `dispute.resolved`. */
  event: 'dispute.resolved';
  /** The dispute. */
  dispute_id: string;
  /** How it ended. */
  outcome: 'withdrawn' | 'conceded' | 'resolved' | (string & {});
  /** What goes to the seller with this, in kobo. */
  released_amount: Kobo;
  /** What goes back to the payers with this, in kobo. */
  refunded_amount: Kobo;
  /** For whom the merchant spoke. */
  on_behalf_of?: 'buyer' | 'seller' | 'operator' | (string & {}) | null | undefined;
}

/** The buyer signed in and opened the order for the first time. */
export interface BuyerSignedInEvent extends EventFields {
  /** Always `buyer.signed_in`. */
  event: 'buyer.signed_in';
  /** The buyer. Set when the buyer first signs in and opens the order. */
  buyer_user_id: string;
}

/** The payout has been paid. */
export interface PayoutPaidEvent extends EventFields {
  /** Always `payout.paid`. */
  event: 'payout.paid';
  /** The money going to the seller or to you. */
  payout_id: string;
  /** The payout, in kobo. */
  payout_amount: Kobo;
  /** The bank's own number of the transfer. */
  session_id: string | null;
}

/** The bank refused the payout. */
export interface PayoutFailedEvent extends EventFields {
  /** Always `payout.failed`. */
  event: 'payout.failed';
  /** The money going to the seller or to you. */
  payout_id: string;
  /** The payout, in kobo. */
  payout_amount: Kobo;
  /** Why it failed. */
  failure_reason: string;
}

/** The bank sent the payout back. */
export interface PayoutReversedEvent extends EventFields {
  /** Always `payout.reversed`. */
  event: 'payout.reversed';
  /** The money going to the seller or to you. */
  payout_id: string;
  /** The payout, in kobo. */
  payout_amount: Kobo;
  /** Why it failed. */
  failure_reason: string;
}

/** The refund has been paid. */
export interface RefundPaidEvent extends EventFields {
  /** Always `refund.paid`. */
  event: 'refund.paid';
  /** The money going back to the payer. */
  refund_id: string;
  /** The refund, in kobo. */
  refund_amount: Kobo;
  /** The buyer's transfer. */
  credit_id: string;
  /** The bank's own number of the transfer. */
  session_id: string | null;
}

/** The bank refused the refund. */
export interface RefundFailedEvent extends EventFields {
  /** Always `refund.failed`. */
  event: 'refund.failed';
  /** The money going back to the payer. */
  refund_id: string;
  /** The refund, in kobo. */
  refund_amount: Kobo;
  /** The buyer's transfer. */
  credit_id: string;
  /** Why it failed. */
  failure_reason: string;
}

/** The operator lets the payout be tried again. */
export interface PayoutRetriedEvent extends EventFields {
  /** Always `payout.retried`. */
  event: 'payout.retried';
  /** The money going to the seller or to you. */
  payout_id: string;
  /** The payout, in kobo. */
  payout_amount: Kobo;
}

/** The operator lets the refund be tried again. */
export interface RefundRetriedEvent extends EventFields {
  /** Always `refund.retried`. */
  event: 'refund.retried';
  /** The money going back to the payer. */
  refund_id: string;
  /** The refund, in kobo. */
  refund_amount: Kobo;
  /** The buyer's transfer. */
  credit_id: string;
}

/** The buyer's bank had taken the payment back; the refund is no longer owed. */
export interface RefundCancelledEvent extends EventFields {
  /** Always `refund.cancelled`. */
  event: 'refund.cancelled';
  /** The money going back to the payer. */
  refund_id: string;
  /** The refund, in kobo. */
  refund_amount: Kobo;
  /** The buyer's transfer. */
  credit_id: string;
  /** Why, in a word or in the words of who did it. */
  reason: string | null;
}

/** It became known whose transfer this is. */
export interface CreditMatchedEvent extends EventFields {
  /** Always `credit.matched`. */
  event: 'credit.matched';
  /** The buyer's transfer. */
  credit_id: string;
  /** What that transfer brought, in kobo. */
  credited_amount: Kobo;
}

/** The operator settled money that a bank had taken, or that was paid too late. */
export interface ReceivableSettledEvent extends EventFields {
  /** Always `receivable.settled`. */
  event: 'receivable.settled';
  /** The money going to the seller or to you. */
  payout_id?: string | undefined;
  /** The money going back to the payer. */
  refund_id?: string | undefined;
  /** What is settled, in kobo. */
  settled_amount: Kobo;
  /** Where it was made good from. */
  from: 'held' | 'recovered' | 'written_off' | (string & {});
  /** What still is not, in kobo. */
  uncovered_amount: Kobo;
}

/** The carrier reported progress. */
export interface DeliveryUpdatedEvent extends EventFields {
  /** Always `delivery.updated`. */
  event: 'delivery.updated';
  /** The carrier's number. */
  tracking_number: string | null;
  /** Where the parcel is. */
  delivery_status: string;
}

/** An endpoint failed for too long and was switched off. */
export interface WebhookDisabledEvent extends EventFields {
  /** Always `webhook.disabled`. */
  event: 'webhook.disabled';
  /** The endpoint. */
  webhook_id: string;
  /** Why it was switched off. */
  disabled_reason: 'failures' | 'gone' | (string & {});
}

/** You asked for a test. */
export interface WebhookTestEvent extends EventFields {
  /** Always `webhook.test`. */
  event: 'webhook.test';
  /** The endpoint. */
  webhook_id: string;
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
  | BuyerSignedInEvent
  | PayoutPaidEvent
  | PayoutFailedEvent
  | PayoutReversedEvent
  | RefundPaidEvent
  | RefundFailedEvent
  | PayoutRetriedEvent
  | RefundRetriedEvent
  | RefundCancelledEvent
  | CreditMatchedEvent
  | ReceivableSettledEvent
  | DeliveryUpdatedEvent
  | WebhookDisabledEvent
  | WebhookTestEvent;
