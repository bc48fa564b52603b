// Generated from the API document by scripts/generate.ts; edits are lost.

import type { Kobo } from '../kobo.js';

/** What every event says. */
export interface EventFields {
  /** The same in every attempt and replay: store it to handle each event once. */
  event_id: string;
  /** When it happened, in account time. */
  created_at: string;
  /** `test`: the sandbox, without real money; `live`: real money. */
  mode: 'test' | 'live' | (string & {});
  /** The number of the event within its reference, without gaps; null for events about a webhook endpoint. */
  sequence: number | null;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The escrow; null for a direct charge. */
  escrow_id: string | null;
  /** The charge; null for an escrow opened by initiate. */
  charge_id: string | null;
  /** The price of the escrow or charge, in kobo; the amount that moved has its own field. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** The status of the escrow or charge right after the event. */
  status: string;
  /** The `metadata` you sent. */
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
  /** The reason: a code, or the words of whoever did it. */
  reason: string | null;
  /** The amount refunded to the payers by this, in kobo. */
  refunded_amount: Kobo;
}

/** Delivery was recorded; the inspection window runs. */
export interface EscrowDeliveredEvent extends EventFields {
  /** Always `escrow.delivered`. */
  event: 'escrow.delivered';
  /** The carrier's number. */
  tracking_number: string | null;
  /** When the inspection starts; only if you named `expected_arrival_at`. */
  inspection_starts_at?: string | undefined;
  /** When the money is released to the seller automatically. */
  auto_release_at: string;
}

/** The buyer said that the delivery has arrived, or that it has not arrived yet. */
export interface EscrowInspectionChangedEvent extends EventFields {
  /** Always `escrow.inspection_changed`. */
  event: 'escrow.inspection_changed';
  /** `arrived`: the inspection has started. `not_arrived`: it ends 48 hours later. */
  reason: 'arrived' | 'not_arrived' | (string & {});
  /** When the inspection starts, or started. */
  inspection_starts_at: string;
  /** When the money is released to the seller automatically. */
  auto_release_at: string;
  /** How often the buyer can still extend it. */
  extensions_left: number;
}

/** The rest of the money was released to the seller. */
export interface EscrowReleasedEvent extends EventFields {
  /** Always `escrow.released`. */
  event: 'escrow.released';
  /** The amount released to the seller by this, in kobo. */
  released_amount: Kobo;
  /** The payout to the seller or to you. */
  payout_id: string;
  /** The amount refunded to the payers by this, in kobo. */
  refunded_amount?: Kobo | undefined;
  /** Who entered the buyer's release code, if that released it. */
  code_entered_by?: 'merchant' | 'seller' | (string & {}) | undefined;
}

/** The rest of the money goes back to the buyer. If a part was released before, the status is `released`. */
export interface EscrowRefundedEvent extends EventFields {
  /** Always `escrow.refunded`. */
  event: 'escrow.refunded';
  /** The amount refunded to the payers by this, in kobo. */
  refunded_amount: Kobo;
  /** The reason: a code, or the words of whoever did it. */
  reason?: string | null | undefined;
  /** The amount released to the seller by this, in kobo. */
  released_amount?: Kobo | undefined;
  /** The payout to the seller or to you. */
  payout_id?: string | null | undefined;
}

/** A dispute was opened; the clock is paused. */
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
  /** The amount of that transfer, in kobo. */
  credited_amount: Kobo;
  /** The excess part, which goes back, in kobo. */
  excess_amount: Kobo;
}

/** A credit was rejected, or reversed before the price had arrived, also of a direct charge. */
export interface PaymentFailedEvent extends EventFields {
  /** Always `payment.failed`. */
  event: 'payment.failed';
  /** The buyer's transfer. */
  credit_id: string;
  /** The amount of that transfer, in kobo. */
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
  /** The amount of that transfer, in kobo. */
  credited_amount: Kobo;
  /** The excess part, which goes back, in kobo. */
  excess_amount: Kobo;
  /** The payout to the seller or to you. */
  payout_id: string;
}

/** A direct charge ended without its price; a credit that fails before is `payment.failed`. */
export interface ChargeFailedEvent extends EventFields {
  /** Always `charge.failed`. */
  event: 'charge.failed';
  /** Why it failed. */
  failure_reason: string;
  /** The amount refunded to the payers by this, in kobo. */
  refunded_amount: Kobo;
}

/** A credit arrived and more is needed. */
export interface PaymentPartialEvent extends EventFields {
  /** Always `payment.partial`. */
  event: 'payment.partial';
  /** The buyer's transfer. */
  credit_id: string;
  /** The amount of that transfer, in kobo. */
  credited_amount: Kobo;
  /** The amount still held, or still to be paid, in kobo. */
  remaining_amount: Kobo;
}

/** Payment did not arrive in time. */
export interface EscrowExpiredEvent extends EventFields {
  /** Always `escrow.expired`. */
  event: 'escrow.expired';
  /** The amount refunded to the payers by this, in kobo. */
  refunded_amount: Kobo;
}

/** The merchant cancelled before payment. */
export interface EscrowCancelledEvent extends EventFields {
  /** Always `escrow.cancelled`. */
  event: 'escrow.cancelled';
  /** The amount refunded to the payers by this, in kobo. */
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
  /** The amount released to the seller by this, in kobo. */
  released_amount: Kobo;
  /** The payout to the seller or to you. */
  payout_id: string;
  /** The amount still held, or still to be paid, in kobo. */
  remaining_amount: Kobo;
}

/** A part goes back to the buyer. */
export interface EscrowPartiallyRefundedEvent extends EventFields {
  /** Always `escrow.partially_refunded`. */
  event: 'escrow.partially_refunded';
  /** The amount refunded to the payers by this, in kobo. */
  refunded_amount: Kobo;
  /** The amount still held, or still to be paid, in kobo. */
  remaining_amount: Kobo;
  /** The reason: a code, or the words of whoever did it. */
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
  /** The amount released to the seller by this, in kobo. */
  released_amount: Kobo;
  /** The amount refunded to the payers by this, in kobo. */
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
  /** The payout to the seller or to you. */
  payout_id: string;
  /** The payout, in kobo. */
  payout_amount: Kobo;
  /** The bank's session id of the transfer. */
  session_id: string | null;
}

/** The bank refused the payout. */
export interface PayoutFailedEvent extends EventFields {
  /** Always `payout.failed`. */
  event: 'payout.failed';
  /** The payout to the seller or to you. */
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
  /** The payout to the seller or to you. */
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
  /** The refund to the payer. */
  refund_id: string;
  /** The refund, in kobo. */
  refund_amount: Kobo;
  /** The buyer's transfer. */
  credit_id: string;
  /** The bank's session id of the transfer. */
  session_id: string | null;
}

/** The bank refused the refund. */
export interface RefundFailedEvent extends EventFields {
  /** Always `refund.failed`. */
  event: 'refund.failed';
  /** The refund to the payer. */
  refund_id: string;
  /** The refund, in kobo. */
  refund_amount: Kobo;
  /** The buyer's transfer. */
  credit_id: string;
  /** Why it failed. */
  failure_reason: string;
}

/** The operator has the payout sent again. */
export interface PayoutRetriedEvent extends EventFields {
  /** Always `payout.retried`. */
  event: 'payout.retried';
  /** The payout to the seller or to you. */
  payout_id: string;
  /** The payout, in kobo. */
  payout_amount: Kobo;
}

/** The operator has the refund sent again. */
export interface RefundRetriedEvent extends EventFields {
  /** Always `refund.retried`. */
  event: 'refund.retried';
  /** The refund to the payer. */
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
  /** The refund to the payer. */
  refund_id: string;
  /** The refund, in kobo. */
  refund_amount: Kobo;
  /** The buyer's transfer. */
  credit_id: string;
  /** The reason: a code, or the words of whoever did it. */
  reason: string | null;
}

/** It became known whose transfer this is. */
export interface CreditMatchedEvent extends EventFields {
  /** Always `credit.matched`. */
  event: 'credit.matched';
  /** The buyer's transfer. */
  credit_id: string;
  /** The amount of that transfer, in kobo. */
  credited_amount: Kobo;
}

/** The operator settled money that a bank had taken, or that was paid too late. */
export interface ReceivableSettledEvent extends EventFields {
  /** Always `receivable.settled`. */
  event: 'receivable.settled';
  /** The payout to the seller or to you. */
  payout_id?: string | undefined;
  /** The refund to the payer. */
  refund_id?: string | undefined;
  /** What is settled, in kobo. */
  settled_amount: Kobo;
  /**
   * `held`: from the escrow; `recovered`: from the payer; `written_off`: the operator bears it;
   * `not_taken`: the bank had not taken it after all.
   */
  from: 'held' | 'recovered' | 'written_off' | 'not_taken' | (string & {});
  /** What still is not, in kobo. */
  receivable_amount: Kobo;
}

/** The pickup was booked or cancelled, the parcel has moved, or its number is known. */
export interface DeliveryUpdatedEvent extends EventFields {
  /** Always `delivery.updated`. */
  event: 'delivery.updated';
  /** The carrier's number. */
  tracking_number: string | null;
  /** Where the parcel is. */
  delivery_status: string;
  /**
   * `delivery_revoked`: the delivery that was recorded without proof no longer counts, and the inspection
   * has ended. `cleared_by_operator`: the release is no longer blocked. Else null.
   */
  reason?: 'delivery_revoked' | 'cleared_by_operator' | (string & {}) | null | undefined;
}

/**
 * Every attempt at an endpoint failed for five days, at least ten of them, or it responded with 410, and it
 * was switched off.
 */
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
  | EscrowInspectionChangedEvent
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
