// Generated from the API document by scripts/generate.ts; edits are lost.

import type { Kobo } from './kobo.js';
import type { WebhookEvent } from './webhooks/event.js';

/** Something that happened, told apart by `event`: exactly what webhooks and streams carry. */
export type EventObject = WebhookEvent;

/** Body of `acceptEscrow`. */
export interface AcceptInput {
  /**
   * The seller's bank account, saved for this and later sales. A restricted key needs the scope
   * `payout_details` as well.
   */
  payout?: BankAccountInput | undefined;
}

/** Your merchant account. */
export interface Account {
  /** UUID. */
  account_id: string;
  /** Name of the business. */
  name: string;
  /** The plan of the account; live mode needs `business`. */
  plan: 'free' | 'business' | (string & {});
  /** The mode of the key you sent. */
  mode: 'test' | 'live' | (string & {});
  /**
   * The webhook endpoints of this mode that the service switched off: they get no events until you activate
   * them with `PATCH /webhooks/:id`. Empty if all is well.
   */
  disabled_webhooks: {
    /** UUID. */
    id: string;
    /** Its address. */
    url: string;
    /** `gone` or `failures`. */
    disabled_reason: 'merchant' | 'failures' | 'gone' | (string & {});
  }[];
  /** The payout details of your own sales, in this mode. */
  payout: BankAccount | null;
  /**
   * When your own sales are paid out, in this mode. `per_sale`: each as soon as possible. `daily`: what a
   * day brings, in one transfer after midnight in Lagos.
   */
  payout_schedule: 'per_sale' | 'daily' | (string & {});
  /**
   * How much test data you store and may store; beyond it, what adds more is refused with
   * `test_quota_exceeded`. Null for a live key.
   */
  test_data: {
    /** The rows that your test mode stores. */
    rows: number;
    /** The most rows before requests that add more are refused. */
    rows_max: number;
    /** The bytes that your test mode stores, as they were written. */
    bytes: number;
    /** The most bytes before requests that add more are refused. */
    bytes_max: number;
  } | null;
  /** The key you sent. */
  key: {
    /** UUID. */
    id: string;
    /** What it is for. */
    name: string;
    /** What a restricted key may do; null: everything. */
    scopes: ('read' | 'escrows' | 'charges' | 'refunds_and_releases' | 'payout_details' | 'webhooks' | 'delivery' | 'sandbox' | (string & {}))[] | null;
    /** Where requests may come from; null: anywhere. */
    networks: string[] | null;
    /** When it stops working; null: never. */
    expires_at: string | null;
  };
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
}

/** Where a parcel is picked up or delivered. */
export interface Address {
  /** Name of the person the carrier meets. At most 200 characters. */
  name: string;
  /**
   * A Nigerian mobile number that the carrier can call: 0803..., 803..., 234... or +234... At most 30
   * characters.
   */
  phone: string;
  /** A second number, in the same form. At most 30 characters. */
  phone2?: string | undefined;
  /** House number and street. At most 200 characters. */
  line1: string;
  /** A landmark near the address. At most 200 characters. */
  landmark?: string | undefined;
  /** Town or area. At most 100 characters. */
  city: string;
  /** One of the 36 states of Nigeria, or FCT. At most 100 characters. */
  state: string;
}

/** Body of `advanceClock`. */
export interface AdvanceInput {
  /** Hours to add. From 0 to 8,760. */
  hours?: number | undefined;
  /** Minutes to add. From 0 to 525,600. */
  minutes?: number | undefined;
}

/** The new time, and what ran meanwhile. */
export interface AdvancedClock {
  /** ISO 8601, UTC, milliseconds. */
  now: string;
  /** What fell due meanwhile, in order; `webhook.retry` is the retry of a delivery. */
  ran: {
    /** What fell due. */
    kind: string;
    /** On what. */
    subject: string;
    /** ISO 8601, UTC, milliseconds. */
    at: string;
  }[];
  /** True: more is due than could run in 10 s; advance again to continue. */
  pending: boolean;
}

/** Body of `attachDeliveryRate`. */
export interface AttachRateInput {
  /** One of the `rates`. At most 200 characters. */
  rate_id: string;
  /** The `pickup_address_id` that came with the rate. At most 200 characters. */
  pickup_address_id: string;
  /** The `delivery_address_id` that came with the rate. At most 200 characters. */
  delivery_address_id: string;
  /** The `parcel_id` that came with the rate. At most 200 characters. */
  parcel_id: string;
}

/** How long each step took. The first three are null for a reused connection. */
export interface AttemptTiming {
  /** Resolving the name, ms; null if not done. */
  dns_ms: number | null;
  /** Opening the connection, ms; null if not done. */
  connect_ms: number | null;
  /** Agreeing on TLS, ms; null if not done. */
  tls_ms: number | null;
  /** From the request sent to the status line, ms; null if not done. */
  first_byte_ms: number | null;
  /** All of it, ms. */
  total_ms: number;
}

/** What is held, owed and in flight. */
export interface Balance {
  /** `test`: the sandbox, without real money; `live`: real money. */
  mode: 'test' | 'live' | (string & {});
  /** Always `NGN`. */
  currency: 'NGN';
  /** Held in escrow for your sales, in kobo. */
  held: Kobo;
  /** Released, but not yet paid by the bank, in kobo. */
  payouts_pending: Kobo;
  /** The part of `payouts_pending` that waits for payout details, in kobo. */
  payouts_waiting_details: Kobo;
  /**
   * The part of `payouts_pending` that is below the smallest amount that the bank transfers and waits to be
   * combined, in kobo.
   */
  payouts_below_minimum: Kobo;
  /**
   * The part of `payouts_pending` that waits for the daily transfer, in kobo. What also waits for payout
   * details or is below the minimum counts there and not here.
   */
  payouts_scheduled: Kobo;
  /** Owed to payers, but not yet paid by the bank, in kobo. */
  refunds_pending: Kobo;
  /**
   * What you owe the operator for booked deliveries, in kobo; it is never taken from a sale. Below zero if
   * a booking that you had paid was cancelled.
   */
  carriage_owed: number;
  /** The most that you may owe for deliveries, with those that are being booked, in kobo; null: any. */
  carriage_limit: Kobo | null;
  /** ISO 8601, UTC, milliseconds. */
  as_of: string;
}

/** A bank that payouts can reach. */
export interface Bank {
  /** The bank's code, as listed by `GET /banks`. */
  code: string;
  /** The bank. */
  name: string;
}

/** The bank account that receives payouts, with its number masked. */
export interface BankAccount {
  /** The bank's code, as listed by `GET /banks`. */
  bank_code: string;
  /** The bank. */
  bank_name: string;
  /** Name on the account, as the bank reports it. */
  account_name: string;
  /** The account number with all but the last four digits hidden. */
  account_number_masked: string;
}

/** A bank account; the service asks the bank for its name. */
export interface BankAccountInput {
  /** The bank's code, as listed by `GET /banks`. At most 6 characters. */
  bank_code: string;
  /** Bank account number (NUBAN, 10 digits). */
  account_number: string;
}

/** Banks that payouts can reach. */
export interface BankList {
  /** All of them, by name. */
  data: Bank[];
}

/** A booked pickup, or why it is not booked. */
export interface BookedDelivery {
  /** Whether the pickup is booked and has a number. */
  ok: boolean;
  /** The carrier's number; null if there is none. */
  tracking_number: string | null;
  /** What to do if there is no number; null if there is one. */
  remedy: string | null;
}

/** A payment by bank transfer. Every field is always present; what is unset is null. */
export interface Charge {
  /** UUID. */
  charge_id: string;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** `test`: the sandbox, without real money; `live`: real money. */
  mode: 'test' | 'live' | (string & {});
  /** The state of a charge. */
  status: 'pending' | 'succeeded' | 'expired' | 'failed' | (string & {});
  /** Whether the money is held in escrow. */
  escrow: boolean;
  /** The escrow that holds the money; null when it settles directly. */
  escrow_id: string | null;
  /** The price in kobo. */
  amount_kobo: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** E-mail address; compared trimmed and lower-cased. */
  customer_email: string;
  /** Full name. */
  customer_name: string | null;
  /** What is being paid for. */
  description: string | null;
  /**
   * Where the checkout page links back to. Once the outcome is known, the page adds `status=success` or
   * `status=failed` to its query.
   */
  return_url: string | null;
  /** Hours of inspection after delivery; null when it settles directly. */
  release_window_hours: number | null;
  /**
   * The language of the mails to buyer and seller, and of pages whose visitor asks for no language of ours.
   * English without it.
   */
  locale: 'en' | 'fr' | (string & {}) | null;
  /** The `metadata` you sent. */
  metadata: Record<string, unknown> | null;
  /** Hosted page where the buyer sees how to pay. */
  checkout_url: string;
  /** Bank account number (NUBAN, 10 digits). */
  account_number: string | null;
  /** Bank of the virtual account. */
  bank_name: string | null;
  /** The name that the payer's bank app shows for the virtual account; null if the bank did not say. */
  account_name: string | null;
  /** When the bank closes this account number. */
  expires_at: string | null;
  /** The buyer’s deadline to pay. The charge expires some minutes later: wait for `charge.failed`. */
  payment_deadline_at: string;
  /** What arrived and counts towards the price, in kobo. */
  amount_received: Kobo;
  /** The part of `amount_received` that goes back to the payer, in kobo. */
  amount_refunded: Kobo;
  /** Excess and late payments, which go back to the payer, in kobo. */
  amount_excess: Kobo;
  /** What a bank took back and nothing covers yet, in kobo. */
  amount_receivable: Kobo;
  /** The buyer. Set when the buyer first signs in and opens the order. */
  buyer_user_id: string | null;
  /** `expired`, `account_refused`, `declined` or `cancelled`. */
  failure_reason: string | null;
  /** Payments that arrived: the newest 50, oldest first. */
  credits: CreditObject[];
  /** How many payments were reported in all, rejected ones included. */
  credits_count: number;
  /** Refunds to payers: the newest 50, oldest first. */
  refunds: RefundObject[];
  /** How many refunds there are in all. */
  refunds_count: number;
  /** Payouts to the seller: the newest 50, oldest first. */
  payouts: PayoutObject[];
  /** How many payouts there are in all. */
  payouts_count: number;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
}

/** A page of a list, newest first. */
export interface ChargePage {
  /** The entries of this page. */
  data: Charge[];
  /** Whether another page follows. */
  has_more: boolean;
  /** Pass it as `cursor` for the next page. */
  next_cursor: string | null;
}

/** Where and how the buyer pays. */
export interface Checkout {
  /** Hosted page where the buyer sees how to pay. */
  checkout_url: string;
  /**
   * The seller's page. We mail the link to the seller; you can also send it yourself. It opens only with a
   * code sent to `seller_email`. Null without a `seller_email`.
   */
  seller_url: string | null;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The id of the escrow; in calls, use its reference. */
  escrow_id: string;
  /** Bank account number (NUBAN, 10 digits). */
  account_number: string | null;
  /** Bank of the virtual account. */
  bank_name: string | null;
  /** The name that the payer's bank app shows for the virtual account; null if the bank did not say. */
  account_name: string | null;
  /**
   * The fields in which your request differs from the checkout that has the reference, which stays as it
   * was; empty if none does.
   */
  mismatch: string[];
  /** Whether this request reopened an expired checkout. */
  reopened: boolean;
}

/** The test clock. */
export interface Clock {
  /** The account's time in test mode. */
  now: string;
  /** How far ahead of real time, ms. */
  offset_ms: number;
}

/** Body of `createCharge`. */
export interface CreateChargeInput {
  /**
   * Your order id. Unique per account and mode; any characters; the idempotency key of initiate. At most
   * 120 characters.
   */
  reference: string;
  /**
   * Price in kobo, unless the operator raised it at most 1,000,000,000 (₦10,000,000). From 1 to
   * 1,000,000,000,000.
   */
  amount: number;
  /** Always `NGN`. Default: `NGN`. */
  currency?: 'NGN' | undefined;
  /** E-mail address; compared trimmed and lower-cased. At most 254 characters. */
  customer_email: string;
  /** Full name. At most 200 characters. */
  customer_name?: string | undefined;
  /** What is being paid for. At most 500 characters. */
  description?: string | undefined;
  /**
   * Where the checkout page links back to. Once the outcome is known, the page adds `status=success` or
   * `status=failed` to its query. At most 2,000 characters.
   */
  return_url: string;
  /** True holds the money in an escrow under the same reference; false settles it directly. Default: `true`. */
  escrow?: boolean | undefined;
  /** Hours of inspection after delivery; used when `escrow` is true. Default: `168`. From 1 to 1,440. */
  release_window_hours?: number | undefined;
  /**
   * The language of the mails to buyer and seller, and of pages whose visitor asks for no language of ours.
   * English without it.
   */
  locale?: 'en' | 'fr' | undefined;
  /**
   * Your own JSON object, returned in events. At most 16 kB. Numbers beyond 2^53 lose digits: send them as
   * text. `__proto__` is refused as a top-level name.
   */
  metadata?: Record<string, unknown> | undefined;
}

/** Body of `createWebhook`. */
export interface CreateWebhookInput {
  /**
   * The address that events are posted to: https, any port, reachable from the internet. At most 2,000
   * characters.
   */
  url: string;
  /** The events it receives. Default: `["escrow.funded","escrow.released","escrow.refunded"]`. */
  events?: ('escrow.funded' | 'escrow.accepted' | 'escrow.declined' | 'escrow.delivered' | 'escrow.inspection_changed' | 'escrow.released' | 'escrow.refunded' | 'dispute.opened' | 'payment.success' | 'payment.failed' | 'charge.success' | 'charge.failed' | 'payment.partial' | 'escrow.expired' | 'escrow.cancelled' | 'escrow.reopened' | 'escrow.partially_released' | 'escrow.partially_refunded' | 'dispute.resolved' | 'buyer.signed_in' | 'payout.paid' | 'payout.failed' | 'payout.reversed' | 'refund.paid' | 'refund.failed' | 'payout.retried' | 'refund.retried' | 'refund.cancelled' | 'credit.matched' | 'receivable.settled' | 'delivery.updated' | 'webhook.disabled' | 'webhook.test')[] | undefined;
  /** `standard`: one retry after a minute. `extended`: nine retries over three days. Default: `standard`. */
  retry_schedule?: 'standard' | 'extended' | undefined;
}

/** Where and how the buyer pays a charge. */
export interface CreatedCharge {
  /** Hosted page where the buyer sees how to pay. */
  checkout_url: string;
  /** Bank account number (NUBAN, 10 digits). */
  account_number: string | null;
  /** Bank of the virtual account. */
  bank_name: string | null;
  /** The name that the payer's bank app shows for the virtual account; null if the bank did not say. */
  account_name: string | null;
  /** The price in kobo. */
  amount_kobo: Kobo;
  /** When the bank closes this account number. */
  expires_at: string | null;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** UUID. */
  charge_id: string;
  /** Whether the money is held in escrow. */
  escrow: boolean;
  /** Whether this request reopened an expired checkout. */
  reopened: boolean;
}

/** One bank transfer that arrived. */
export interface CreditObject {
  /** The id of this credit. */
  id: string;
  /** The state of an incoming transfer. */
  status: 'credited' | 'rejected' | 'reversed' | (string & {});
  /** What the payer sent, in kobo. */
  amount: Kobo;
  /** The part that counts towards the price, in kobo. */
  amount_applied: Kobo;
  /** The excess or late part, which goes back, in kobo. */
  amount_excess: Kobo;
  /** The part that was refunded, in kobo. */
  amount_refunded: Kobo;
  /** Name on the sending account. */
  payer_name: string | null;
  /** The payer's bank, as the bank that received it names it. */
  payer_bank_name: string | null;
  /** The banks' session id, for tracing. */
  session_id: string | null;
  /** Why the bank rejected or reversed it. */
  failure_reason: string | null;
  /** When the payer paid, as the bank reports it. */
  paid_at: string;
}

/** Body of `declineEscrow`. */
export interface DeclineInput {
  /** The buyer sees it. At most 500 characters. */
  reason?: string | undefined;
}

/** The secret that signs deliveries to a `callback_url` in this mode. Shown only now. */
export interface DefaultSecret {
  /** The signing secret: use its 64 characters as they are. Shown only now. */
  secret: string;
  /** Until then deliveries are also signed with the old one. */
  previous_secret_expires_at: string | null;
}

/** Confirms that an endpoint was deleted; its log stays readable. */
export interface DeletedWebhook {
  /** UUID. */
  id: string;
  /** Always true. */
  deleted: true;
}

/** Body of `deliverEscrow`. */
export interface DeliverInput {
  /** The courier's number; required when self-managed. At most 200 characters. */
  tracking_number?: string | undefined;
  /** Name of the courier. At most 200 characters. */
  courier_name?: string | undefined;
  /** Photo that proves the dispatch. The service never fetches the address. At most 2,000 characters. */
  proof_photo_url?: string | undefined;
  /** Anything the buyer should know. At most 2,000 characters. */
  notes?: string | undefined;
  /**
   * When you expect it to arrive: the inspection then starts at that time, or when the buyer says that it
   * has arrived. From now to 14 days ahead, unless the operator chose other days. Without it, the
   * inspection starts now. It cannot be changed later, and a managed delivery has none. At most 35
   * characters.
   */
  expected_arrival_at?: string | undefined;
}

/** What one carrier charges for one service. */
export interface DeliveryRate {
  /** The rate; pass it to attach. */
  rate_id: string;
  /** Name of the carrier. */
  carrier: string;
  /** The carrier's service. */
  service: string;
  /** What the delivery costs, in kobo. */
  amount: Kobo;
  /** When the parcel is picked up, in the carrier's words; null if it does not say. */
  pickup_time: string | null;
  /** When the parcel arrives, in the carrier's words; null if it does not say. */
  delivery_time: string | null;
  /** Until when the rate can be attached; the carrier may end it earlier. */
  expires_at: string;
}

/** What carriers charge for a parcel. */
export interface DeliveryRates {
  /** The cheapest first; empty if no carrier delivers there. */
  rates: DeliveryRate[];
  /** Where the parcel is picked up; pass it to attach. */
  pickup_address_id: string;
  /** Where the parcel goes; pass it to attach. */
  delivery_address_id: string;
  /** The parcel; pass it to attach. */
  parcel_id: string;
  /** Carriers that gave no price in time, as far as is known; ask again later for theirs. */
  unanswered: string[];
}

/** The managed delivery; null until a rate is attached. */
export interface DeliveryTracking {
  /** Where the parcel is. Whether a `booking_unknown` is booked is being found out. */
  status: 'rate_attached' | 'booking' | 'booked' | 'picked_up' | 'in_transit' | 'delivered' | 'failed' | 'cancelled' | 'booking_unknown' | (string & {});
  /** Name of the carrier. */
  carrier: string | null;
  /** The carrier's service. */
  service: string | null;
  /** The attached rate. */
  rate_id: string | null;
  /** When the rate expires. */
  rate_expires_at: string | null;
  /** What the delivery costs, in kobo. */
  amount: Kobo | null;
  /** The carrier's number. */
  tracking_number: string | null;
  /** The page that tracks the parcel. */
  tracking_url: string | null;
  /** The label to print. */
  label_url: string | null;
  /** When the pickup was booked. */
  booked_at: string | null;
  /** Why it is not booked, or did not arrive. */
  failure_reason: string | null;
  /** What the carrier reported, oldest first. */
  events: {
    /** What happened. */
    status: string;
    /** ISO 8601, UTC, milliseconds. */
    at: string;
  }[];
}

/** The proof recorded with the delivery. */
export interface DispatchProof {
  /** The courier's number. */
  tracking_number: string | null;
  /** Name of the courier. */
  courier_name: string | null;
  /** Photo that proves the dispatch. The service never fetches the address. */
  proof_photo_url: string | null;
  /** Anything the buyer should know. */
  notes: string | null;
  /** When it was expected to arrive; null if that was not said. */
  expected_arrival_at: string | null;
  /** When it was recorded. */
  submitted_at: string;
}

/** A dispute. Every field is always present; what is unset is null. */
export interface Dispute {
  /** UUID. */
  id: string;
  /** UUID. */
  escrow_id: string;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** `test`: the sandbox, without real money; `live`: real money. */
  mode: 'test' | 'live' | (string & {});
  /** Whom a dispute waits for, if it is open. */
  status: 'waiting_for_seller' | 'waiting_for_operator' | 'resolved' | (string & {});
  /** What is disputed. */
  reason: 'item_not_received' | 'not_as_described' | 'damaged' | 'wrong_item' | 'other' | 'payment_reversed' | (string & {});
  /** The side that opened it. */
  opened_by: 'buyer' | 'seller' | 'operator' | (string & {});
  /** What happened, in words. */
  description: string | null;
  /** When the seller's side has to respond; after that everything held goes back to the buyer. */
  respond_by: string | null;
  /** What both sides said, oldest first, beginning with the opening statement. */
  evidence: DisputeStatement[];
  outcome: 'withdrawn' | 'conceded' | 'resolved' | (string & {}) | null;
  /** What the seller got when it ended, in kobo. */
  amount_to_seller: Kobo | null;
  /** Why the operator decided so. Both sides read it. */
  decision_reason: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
}

/** Body of `openDispute`. */
export interface DisputeInput {
  /** What is wrong. */
  reason: 'item_not_received' | 'not_as_described' | 'damaged' | 'wrong_item' | 'other';
  /** What happened, in words. At most 2,000 characters. */
  description?: string | undefined;
  /** Photos and documents, as https:// addresses. */
  evidence?: string[] | undefined;
  /** The side you speak for. Required if the escrow names a seller; otherwise you are the seller. */
  on_behalf_of?: 'buyer' | 'seller' | undefined;
}

/** A page of a list, newest first. */
export interface DisputePage {
  /** The entries of this page. */
  data: Dispute[];
  /** Whether another page follows. */
  has_more: boolean;
  /** Pass it as `cursor` for the next page. */
  next_cursor: string | null;
}

/** What one side said. */
export interface DisputeStatement {
  /** One of the two sides of a sale. */
  side: 'buyer' | 'seller' | (string & {});
  /** What was said. */
  text: string | null;
  /** Photos and documents. */
  links: string[];
  /** ISO 8601, UTC, milliseconds. */
  at: string;
}

/** The newest dispute. */
export interface DisputeSummary {
  /** The id of the dispute; `GET /disputes/:id` has the rest. */
  id: string;
  /** Whom a dispute waits for, if it is open. */
  status: 'waiting_for_seller' | 'waiting_for_operator' | 'resolved' | (string & {});
  /** What is disputed. */
  reason: 'item_not_received' | 'not_as_described' | 'damaged' | 'wrong_item' | 'other' | 'payment_reversed' | (string & {});
  /** Who opened a dispute. */
  opened_by: 'buyer' | 'seller' | 'operator' | (string & {});
  /** When the seller has to respond; null if nothing is due. */
  respond_by: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
}

/** A sale in escrow. Every field is always present; what is unset is null. */
export interface Escrow {
  /** Its id; in calls, use its reference. */
  escrow_id: string;
  /** The charge that opened it; null if initiate did. */
  charge_id: string | null;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** `test`: the sandbox, without real money; `live`: real money. */
  mode: 'test' | 'live' | (string & {});
  /** The state of an escrow. */
  status: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | (string & {});
  /** The price in kobo. */
  amount: Kobo;
  /** Always `NGN`. */
  currency: 'NGN';
  /** E-mail address; compared trimmed and lower-cased. */
  customer_email: string;
  /** Full name. */
  customer_name: string | null;
  /** E-mail address; compared trimmed and lower-cased. */
  seller_email: string | null;
  /** Full name. */
  seller_name: string | null;
  /** What is being sold. */
  description: string | null;
  /**
   * Where the checkout page links back to. Once the outcome is known, the page adds `status=success` or
   * `status=failed` to its query.
   */
  return_url: string | null;
  /** The address that webhooks about this escrow are posted to, signed with the default secret of the mode. */
  callback_url: string | null;
  /** Hours of inspection after delivery; 24 by default. */
  release_window_hours: number;
  /** Who arranges the delivery. */
  delivery_mode: 'self_managed' | 'managed' | (string & {});
  /** Whether the buyer has a code that releases the money. */
  release_code: boolean;
  /**
   * The language of the mails to buyer and seller, and of pages whose visitor asks for no language of ours.
   * English without it.
   */
  locale: 'en' | 'fr' | (string & {}) | null;
  /** The `metadata` you sent. */
  metadata: Record<string, unknown> | null;
  /** Hosted page where the buyer sees how to pay. */
  checkout_url: string;
  /**
   * The seller's page. We mail the link to the seller; you can also send it yourself. It opens only with a
   * code sent to `seller_email`. Null without a `seller_email`.
   */
  seller_url: string | null;
  /** Bank account number (NUBAN, 10 digits). */
  account_number: string | null;
  /** Bank of the virtual account. */
  bank_name: string | null;
  /** The name that the payer's bank app shows for the virtual account; null if the bank did not say. */
  account_name: string | null;
  /** When the bank closes this account number. */
  expires_at: string | null;
  /** The buyer’s deadline to pay. The escrow expires some minutes later: wait for `escrow.expired`. */
  payment_deadline_at: string;
  /** Credited to this escrow, in kobo: held + released + refunded. */
  amount_received: Kobo;
  /** Held now, in kobo. */
  amount_held: Kobo;
  /** Decided for the seller, in kobo. */
  amount_released: Kobo;
  /** Decided for the buyer, in kobo. */
  amount_refunded: Kobo;
  /** Excess and late payments, never part of the escrow, in kobo. */
  amount_excess: Kobo;
  /** What a bank took back and nothing covers yet, in kobo. */
  amount_receivable: Kobo;
  /** What blocks a release; empty if nothing does. */
  blocked_by: ('not_funded' | 'disputed' | 'final' | 'payment_reversed' | 'delivery_failed' | 'seller_not_accepted' | 'payout_details_missing' | (string & {}))[];
  /** When the seller accepted. */
  seller_accepted_at: string | null;
  /** When delivery was recorded. */
  seller_delivered_at: string | null;
  /**
   * When the inspection window starts, or started: at the delivery, at its expected arrival, or when the
   * buyer said that it has arrived. Null before the delivery.
   */
  inspection_starts_at: string | null;
  /** End of the inspection window. */
  auto_release_at: string | null;
  /** The proof recorded with the delivery. */
  dispatch_proof: DispatchProof | null;
  /** The managed delivery; null until a rate is attached. */
  delivery_tracking: DeliveryTracking | null;
  /** The buyer. Set when the buyer first signs in and opens the order. */
  buyer_user_id: string | null;
  /** Payments that arrived: the newest 50, oldest first. */
  credits: CreditObject[];
  /** How many payments were reported in all, rejected ones included. */
  credits_count: number;
  /** Refunds to payers: the newest 50, oldest first. */
  refunds: RefundObject[];
  /** How many refunds there are in all. */
  refunds_count: number;
  /** Payouts to the seller: the newest 50, oldest first. */
  payouts: PayoutObject[];
  /** How many payouts there are in all. */
  payouts_count: number;
  /** The newest dispute. */
  dispute: DisputeSummary | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
}

/** A page of a list, newest first. */
export interface EscrowPage {
  /** The entries of this page. */
  data: Escrow[];
  /** Whether another page follows. */
  has_more: boolean;
  /** Pass it as `cursor` for the next page. */
  next_cursor: string | null;
}

/** A page of a list, newest first. */
export interface EventPage {
  /** The entries of this page. */
  data: EventObject[];
  /** Whether another page follows. */
  has_more: boolean;
  /** Pass it as `cursor` for the next page. */
  next_cursor: string | null;
}

/** Body of `addDisputeEvidence`. */
export interface EvidenceInput {
  /** The statement. Required unless there are links. At most 2,000 characters. */
  text?: string | undefined;
  /** Photos and documents, as https:// addresses. */
  links?: string[] | undefined;
  /** The side you speak for. Required if the escrow names a seller; otherwise you are the seller. */
  on_behalf_of?: 'buyer' | 'seller' | undefined;
}

/** How the next calls to the sandbox bank fail. */
export interface Fault {
  /** Which call to the bank. */
  operation: 'open_virtual_account' | 'find_credit' | 'find_credits' | 'resolve_account' | 'transfer' | 'find_transfer' | 'refund' | 'find_refund' | (string & {});
  /**
   * How it fails: before any effect, after it with the response lost, with a final refusal, or, if it moves
   * money, since the balance at the bank does not cover it.
   */
  kind: 'unavailable' | 'timeout' | 'refused' | 'no_float' | (string & {});
  /** How many of the next calls fail; 0 ends the fault. Replaces the previous setting. */
  count: number;
}

/** Body of `setFaultInSandbox`. */
export interface FaultInput {
  /** Which call to the bank. */
  operation: 'open_virtual_account' | 'find_credit' | 'find_credits' | 'resolve_account' | 'transfer' | 'find_transfer' | 'refund' | 'find_refund';
  /**
   * How it fails: before any effect, after it with the response lost, with a final refusal, or, if it moves
   * money, since the balance at the bank does not cover it.
   */
  kind: 'unavailable' | 'timeout' | 'refused' | 'no_float';
  /** How many of the next calls fail; 0 ends the fault. Replaces the previous setting. From 0 to 100. */
  count: number;
}

/** One failing field. */
export interface FieldError {
  /** JSON Pointer to the field, or `?name` for a query parameter. */
  pointer: string;
  /** What is wrong: `required`, `invalid`, `unknown_field`, ... */
  code: string;
  /** The field and the remedy in words. */
  detail: string;
}

/** Body of `fundEscrowInSandbox`, `fundChargeInSandbox`. */
export interface FundInput {
  /** Kobo to transfer. Without it: what is missing. From 1 to 1,000,000,000,000. */
  amount?: number | undefined;
  /** Name on the sending account. At most 200 characters. */
  payer_name?: string | undefined;
  /** How often the bank reports this transfer. Default: `1`. From 1 to 100. */
  times?: number | undefined;
  /**
   * Minutes of account time until it arrives; until then the bank does not report it. Default: `0`. From 0
   * to 525,600.
   */
  delay_minutes?: number | undefined;
  /**
   * What the bank reports: the transfer arrived, was rejected, or arrived and was reversed. Default:
   * `credited`.
   */
  outcome?: 'credited' | 'rejected' | 'reversed' | undefined;
}

/** Body of `initiateEscrow`. */
export interface InitiateEscrowInput {
  /**
   * Your order id. Unique per account and mode; any characters; the idempotency key of initiate. At most
   * 120 characters.
   */
  reference: string;
  /**
   * Price in kobo, at least 10,000 (₦100) and, unless the operator raised it, at most 1,000,000,000
   * (₦10,000,000). From 10,000 to 1,000,000,000,000.
   */
  amount: number;
  /** Always `NGN`. */
  currency: 'NGN';
  /** E-mail address; compared trimmed and lower-cased. At most 254 characters. */
  customer_email: string;
  /** Full name. At most 200 characters. */
  customer_name?: string | undefined;
  /** E-mail address; compared trimmed and lower-cased. At most 254 characters. */
  seller_email?: string | undefined;
  /** Full name. At most 200 characters. */
  seller_name?: string | undefined;
  /** What is being sold. At most 5,000 characters. */
  description?: string | undefined;
  /**
   * The address that webhooks about this escrow are posted to, signed with the default secret of the mode.
   * At most 2,000 characters.
   */
  callback_url?: string | undefined;
  /**
   * Where the checkout page links back to. Once the outcome is known, the page adds `status=success` or
   * `status=failed` to its query. At most 2,000 characters.
   */
  return_url?: string | undefined;
  /** Hours of inspection after delivery; 24 by default. From 1 to 1,440. */
  release_window_hours?: number | undefined;
  /**
   * Who arranges the delivery. For `managed`, you attach the rate of a carrier; then the pickup is booked
   * and the parcel followed. Default: `self_managed`.
   */
  delivery_mode?: 'self_managed' | 'managed' | undefined;
  /**
   * Whether the buyer gets a code that releases the money. Once delivery is recorded, their page shows it;
   * the seller or you enter it. Default: `false`.
   */
  release_code?: boolean | undefined;
  /**
   * The language of the mails to buyer and seller, and of pages whose visitor asks for no language of ours.
   * English without it.
   */
  locale?: 'en' | 'fr' | undefined;
  /**
   * Your own JSON object, returned in events. At most 16 kB. Numbers beyond 2^53 lose digits: send them as
   * text. `__proto__` is refused as a top-level name.
   */
  metadata?: Record<string, unknown> | undefined;
}

/**
 * The movements of money of an escrow or charge, of its payouts and refunds, and of reversals by a bank,
 * page by page.
 */
export interface Ledger {
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** Oldest first. */
  movements: LedgerEntry[];
  /** Whether later entries follow. */
  has_more: boolean;
  /** Pass it as `cursor` for the entries that follow. */
  next_cursor: string | null;
  /** The balance the ledger holds for it, in kobo. */
  balance: Kobo;
}

/** One movement of the ledger. */
export interface LedgerEntry {
  /** When the money moved. */
  at: string;
  /** The change it belongs to; movements with the same id happened together. */
  change_id: string;
  /** Ledger account that is debited. */
  debit: string;
  /** Ledger account that is credited. */
  credit: string;
  /** The amount, in kobo. */
  amount: Kobo;
}

/** What is delivered. Carriers charge by the size, too, if all three measures are given. */
export interface ParcelInput {
  /** What is inside; the carrier sees it. At most 500 characters. */
  description: string;
  /** Weight in kilograms, such as 0.5. */
  weight_kg: number;
  /** What the content is worth, in naira and not in kobo. From 0 to 10,000,000,000. */
  value_naira: number;
  /** Length in centimetres. */
  length_cm?: number | undefined;
  /** Breadth in centimetres. */
  breadth_cm?: number | undefined;
  /** Height in centimetres. */
  height_cm?: number | undefined;
}

/** Money going to the seller. */
export interface PayoutObject {
  /** The id of this payout. */
  id: string;
  /** `below_minimum` waits until it can be paid in one transfer with other payouts of the same payee. */
  status: 'waiting_details' | 'pending' | 'paid' | 'failed' | 'reversed' | 'returned_to_payer' | 'below_minimum' | 'manual' | (string & {});
  /** The amount of the payout, in kobo. */
  amount: Kobo;
  /**
   * Payouts with the same value arrive in one transfer, since each is below the smallest amount that the
   * bank transfers, or since they are paid daily; null if it is paid alone.
   */
  combined_payout_id: string | null;
  /**
   * When the daily transfer that pays it is due, if its merchant is paid once a day: the first midnight in
   * Lagos after it was made. Null if it does not wait for one.
   */
  scheduled_for: string | null;
  /** Since when it waits for the operator's balance at the bank to cover it; null if it does not. */
  awaiting_float_since: string | null;
  /** Bank it goes to. */
  bank_name: string | null;
  /** Last four digits of the account. */
  account_last4: string | null;
  /** The bank's session id, for tracing. */
  session_id: string | null;
  /** When it should arrive; null unless it is pending. */
  expected_by: string | null;
  /** Why the bank refused it. */
  failure_reason: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
}

/** Body of `saveAccountPayoutSchedule`. */
export interface PayoutScheduleInput {
  /** `daily`, or `per_sale`, which every account has at first. */
  schedule: 'per_sale' | 'daily';
}

/** RFC 9457 problem details. */
export interface Problem {
  /** The address of the page about this code. */
  type: string;
  /** The meaning of the code. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What happened and what to do. */
  detail: string;
  /** The path of the request. */
  instance: string;
  /** Stable code: branch on this. */
  code: 'validation_failed' | 'unknown_field' | 'malformed_json' | 'malformed_path' | 'malformed_request' | 'idempotency_key_required' | 'missing_key' | 'invalid_key' | 'revoked_key' | 'expired_key' | 'key_scope' | 'key_network' | 'live_key_required' | 'test_mode_only' | 'plan_required' | 'not_found' | 'unknown_path' | 'method_not_allowed' | 'request_timeout' | 'conflict' | 'not_funded' | 'disputed' | 'final' | 'payment_reversed' | 'delivery_failed' | 'seller_not_accepted' | 'payout_details_missing' | 'release_code_not_shown' | 'release_code_wrong' | 'release_code_blocked' | 'already_accepted' | 'already_funded' | 'already_delivered' | 'inspection_fixed' | 'delivery_not_picked_up' | 'delivery_cannot_move' | 'not_managed' | 'rate_not_attached' | 'already_booked' | 'carriage_limit' | 'rate_expired' | 'already_disputed' | 'not_disputed' | 'not_opener' | 'withdrawal_used' | 'evidence_limit' | 'amount_exceeds_held' | 'amount_too_small' | 'below_minimum' | 'payout_scheduled' | 'credit_busy' | 'transfer_ended' | 'payout_details_locked' | 'bank_account_changed' | 'idempotency_mismatch' | 'reference_conflict' | 'endpoint_limit' | 'test_quota_exceeded' | 'clock_busy' | 'payload_too_large' | 'unsupported_media_type' | 'expectation_failed' | 'rate_limited' | 'headers_too_large' | 'internal_error' | 'partner_error' | 'partner_unavailable' | 'live_mode_unavailable' | 'storage_full' | 'busy' | (string & {});
  /** The same as the `X-Request-Id` header. */
  request_id: string;
  /** Whether the same request can succeed later. */
  retryable: boolean;
  /** True: the request may have taken effect all the same. Absent: nothing was done. */
  outcome_unknown?: boolean | undefined;
  /** All failing fields at once. */
  errors?: FieldError[] | undefined;
  /** Every reason that blocks the command. */
  blocked_by?: ('not_funded' | 'disputed' | 'final' | 'payment_reversed' | 'delivery_failed' | 'seller_not_accepted' | 'payout_details_missing' | (string & {}))[] | undefined;
  /** After a wrong release code: how many more can be entered for this escrow. */
  attempts_left?: number | undefined;
}

/** Body of `listDeliveryRates`. */
export interface RatesInput {
  /** Where the carrier picks the parcel up. */
  pickup: Address;
  /** Where the parcel goes. */
  dropoff: Address;
  /** What is delivered. Carriers charge by the size, too, if all three measures are given. */
  parcel: ParcelInput;
}

/** Body of `refundEscrow`. */
export interface RefundInput {
  /** A part of what is held, in kobo. Without it: all. From 1 to 1,000,000,000,000. */
  amount?: number;
  /** The buyer sees it. At most 500 characters. */
  reason?: string | undefined;
}

/** Money going back to a payer. */
export interface RefundObject {
  /** The id of this refund. */
  id: string;
  /** The state of a refund. */
  status: 'pending' | 'paid' | 'failed' | 'needs_details' | 'below_minimum' | 'manual' | 'cancelled' | (string & {});
  /** The refunded amount, in kobo. */
  amount: Kobo;
  /** The refunded credit. */
  credit_id: string;
  /** Since when it waits for the operator's balance at the bank to cover it; null if it does not. */
  awaiting_float_since: string | null;
  /** The reason for the refund. */
  reason: string | null;
  /** Why the bank refused it. */
  failure_reason: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
}

/** Body of `releaseEscrow`. */
export interface ReleaseInput {
  /** A part of what is held, in kobo. Without it: all. From 1 to 1,000,000,000,000. */
  amount?: number;
  /** The buyer's release code, six digits. It releases all that is held, so send no `amount`. */
  code?: string | undefined;
}

/** What a release would move. */
export interface ReleasePreview {
  /** Nothing moved. */
  dry_run: true;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** What would go to the seller, in kobo. */
  amount: Kobo;
  /** What would stay held, in kobo. */
  remaining: Kobo;
  /** The state of an escrow. */
  status_after: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | (string & {});
  /** Bank it would go to. */
  bank_name: string | null;
  /** Last four digits of the account. */
  account_last4: string | null;
}

/** The result of a replay. */
export interface Replay {
  /** True: nothing was sent. */
  dry_run: boolean;
  /** Deliveries started, or that would be. */
  count: number;
  /** Whether there are more than one call starts: send the same request again. */
  has_more: boolean;
}

/** Body of `replayWebhook`. */
export interface ReplayInput {
  /**
   * Replay events recorded at or after this time, at most 30 days ago; ISO 8601 with a zone. At most 35
   * characters.
   */
  since: string;
  /** Replay events recorded before this time; now by default. At most 35 characters. */
  until?: string | undefined;
  /** Only failed deliveries, or only events that were never sent; both by default. */
  status?: 'failed' | 'missing' | undefined;
  /** Only these types. By default those that the endpoint subscribes to, and every failed delivery. */
  events?: ('escrow.funded' | 'escrow.accepted' | 'escrow.declined' | 'escrow.delivered' | 'escrow.inspection_changed' | 'escrow.released' | 'escrow.refunded' | 'dispute.opened' | 'payment.success' | 'payment.failed' | 'charge.success' | 'charge.failed' | 'payment.partial' | 'escrow.expired' | 'escrow.cancelled' | 'escrow.reopened' | 'escrow.partially_released' | 'escrow.partially_refunded' | 'dispute.resolved' | 'buyer.signed_in' | 'payout.paid' | 'payout.failed' | 'payout.reversed' | 'refund.paid' | 'refund.failed' | 'payout.retried' | 'refund.retried' | 'refund.cancelled' | 'credit.matched' | 'receivable.settled' | 'delivery.updated' | 'webhook.disabled' | 'webhook.test')[] | undefined;
  /** True only counts the deliveries. Default: `false`. */
  dry_run?: boolean | undefined;
}

/** The holder of a bank account, as the bank reports it. */
export interface ResolvedAccount {
  /** The bank's code, as listed by `GET /banks`. */
  bank_code: string;
  /** The bank. */
  bank_name: string;
  /** Bank account number (NUBAN, 10 digits). */
  account_number: string;
  /** Name on the account. */
  account_name: string;
  /** How well it matches the `account_name` you sent; null if you sent none. */
  match: 'exact' | 'close' | 'none' | (string & {}) | null;
}

/** Body of `rotateWebhook`, `rotateDefaultSecret`. */
export interface RotateSecretInput {
  /**
   * How long `webhook-signature` also has a signature by the old secret. 0: not at all. Default: `24`. From
   * 0 to 168.
   */
  grace_hours?: number | undefined;
}

/** The state of a transfer into an account number. */
export interface SandboxCredit {
  /** The id of the credit. */
  credit_id: string;
  /** Whether the credit belongs to a sale. */
  status: 'matched' | 'unmatched' | (string & {});
  /** The sale it belongs to; null while unmatched. */
  reference: string | null;
  /** What was sent, in kobo. */
  amount: Kobo;
}

/** Body of `creditInSandbox`. */
export interface SandboxCreditInput {
  /** Bank account number (NUBAN, 10 digits). */
  account_number: string;
  /** Kobo to transfer. From 1 to 1,000,000,000,000. */
  amount: number;
  /** Name on the sending account. At most 200 characters. */
  payer_name?: string | undefined;
  /** How often the bank reports this transfer. Default: `1`. From 1 to 100. */
  times?: number | undefined;
  /**
   * Whether the bank reports the reference it opened the account for. If not, only the number identifies
   * it. Default: `false`.
   */
  reported_reference?: boolean | undefined;
}

/** Body of `moveDeliveryInSandbox`. */
export interface SandboxDeliveryInput {
  /** Where the parcel is now: `booked` books the pickup, the others move what is booked. */
  status: 'booked' | 'picked_up' | 'in_transit' | 'delivered' | 'failed' | 'cancelled';
}

/** The buyer's release code of a test escrow. */
export interface SandboxReleaseCode {
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The release code; null once it is off or the sale has ended. */
  digits: string | null;
  /** How many more codes can be entered. */
  attempts_left: number;
}

/** A payee of your account, identified by e-mail address. */
export interface Seller {
  /** E-mail address; compared trimmed and lower-cased. */
  email: string;
  /** Full name. */
  name: string | null;
  /** The bank account that receives payouts, with its number masked. */
  payout: BankAccount | null;
  /** Who saved the payout details. */
  payout_saved_by: 'merchant' | 'seller' | (string & {}) | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
}

/** Body of `saveSeller`. */
export interface SellerInput {
  /** Full name. At most 200 characters. */
  name?: string | undefined;
  /** A bank account; the service asks the bank for its name. */
  payout?: BankAccountInput | undefined;
}

/** A page of a list, newest first. */
export interface SellerPage {
  /** The entries of this page. */
  data: Seller[];
  /** Whether another page follows. */
  has_more: boolean;
  /** Pass it as `cursor` for the next page. */
  next_cursor: string | null;
}

/** Body of `settlePayoutInSandbox`. */
export interface SettlePayoutInput {
  /** What the bank says became of it. */
  outcome: 'paid' | 'failed' | 'reversed';
  /** The bank's reason, for any outcome but `paid`. At most 500 characters. */
  reason?: string | undefined;
  /**
   * The bank's fee for a paid transfer, in kobo; the payee gets the whole amount. A later call can raise it
   * and never lowers it. From 0 to 100,000.
   */
  fee?: number | undefined;
  /**
   * The attempt to end, 1 for the first. Without it: the newest, which is sent first if none is under way.
   * From 1 to 10,000.
   */
  attempt?: number | undefined;
}

/** Body of `settleRefundInSandbox`. */
export interface SettleRefundInput {
  /** What the bank says became of it. */
  outcome: 'paid' | 'failed' | 'reversed' | 'needs_details';
  /** The bank's reason, for any outcome but `paid`. At most 500 characters. */
  reason?: string | undefined;
  /**
   * The bank's fee for a paid transfer, in kobo; the payee gets the whole amount. A later call can raise it
   * and never lowers it. From 0 to 100,000.
   */
  fee?: number | undefined;
  /**
   * The attempt to end, 1 for the first. Without it: the newest, which is sent first if none is under way.
   * From 1 to 10,000.
   */
  attempt?: number | undefined;
}

/** The payout in its new state. */
export interface SettledPayout {
  /** The id of this payout. */
  id: string;
  /** `below_minimum` waits until it can be paid in one transfer with other payouts of the same payee. */
  status: 'waiting_details' | 'pending' | 'paid' | 'failed' | 'reversed' | 'returned_to_payer' | 'below_minimum' | 'manual' | (string & {});
  /** The amount of the payout, in kobo. */
  amount: Kobo;
  /**
   * Payouts with the same value arrive in one transfer, since each is below the smallest amount that the
   * bank transfers, or since they are paid daily; null if it is paid alone.
   */
  combined_payout_id: string | null;
  /**
   * When the daily transfer that pays it is due, if its merchant is paid once a day: the first midnight in
   * Lagos after it was made. Null if it does not wait for one.
   */
  scheduled_for: string | null;
  /** Since when it waits for the operator's balance at the bank to cover it; null if it does not. */
  awaiting_float_since: string | null;
  /** Bank it goes to. */
  bank_name: string | null;
  /** Last four digits of the account. */
  account_last4: string | null;
  /** The bank's session id, for tracing. */
  session_id: string | null;
  /** When it should arrive; null unless it is pending. */
  expected_by: string | null;
  /** Why the bank refused it. */
  failure_reason: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** The sale it belongs to. */
  reference: string;
}

/** The refund in its new state. */
export interface SettledRefund {
  /** The id of this refund. */
  id: string;
  /** The state of a refund. */
  status: 'pending' | 'paid' | 'failed' | 'needs_details' | 'below_minimum' | 'manual' | 'cancelled' | (string & {});
  /** The refunded amount, in kobo. */
  amount: Kobo;
  /** The refunded credit. */
  credit_id: string;
  /** Since when it waits for the operator's balance at the bank to cover it; null if it does not. */
  awaiting_float_since: string | null;
  /** The reason for the refund. */
  reason: string | null;
  /** Why the bank refused it. */
  failure_reason: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** The sale it belongs to. */
  reference: string;
}

/** What happened, oldest first, page by page. */
export interface Timeline {
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** What happened, oldest first. */
  entries: TimelineEntry[];
  /** Whether later entries follow. */
  has_more: boolean;
  /** Pass it as `cursor` for the entries that follow. */
  next_cursor: string | null;
}

/** One entry of the timeline. */
export interface TimelineEntry {
  /** ISO 8601, UTC, milliseconds. */
  at: string;
  /**
   * What happened: an event type, or `escrow.initiated`, `charge.created`, `account.opened`,
   * `credit.credited`, `credit.rejected`, `credit.reversed`, `credit.part_reversed`, `payout.owed`,
   * `refund.owed`, or, of a payout or refund that was paid twice, `duplicate_paid`, `duplicate_counted`,
   * `duplicate_returned`, `duplicate_repaid` or `duplicate_kept` after `payout.` or `refund.`. The amounts
   * of a combined payout are those of all its payouts.
   */
  type: string;
  /** `merchant`, `buyer`, `seller`, `operator`, `partner`, `carrier` or `clock`. */
  actor: string;
  /** `api`, `page`, `code`, `command`, `notification` or `job`. */
  via: string;
  /** The number of the event within its reference; null if the entry is not an event. */
  sequence: number | null;
  /** The entry in words. */
  summary: string;
  /** The details of the entry. */
  data: Record<string, unknown>;
}

/** Body of `updateWebhook`. */
export interface UpdateWebhookInput {
  /**
   * The address that events are posted to: https, any port, reachable from the internet. At most 2,000
   * characters.
   */
  url?: string | undefined;
  /** The events it receives. */
  events?: ('escrow.funded' | 'escrow.accepted' | 'escrow.declined' | 'escrow.delivered' | 'escrow.inspection_changed' | 'escrow.released' | 'escrow.refunded' | 'dispute.opened' | 'payment.success' | 'payment.failed' | 'charge.success' | 'charge.failed' | 'payment.partial' | 'escrow.expired' | 'escrow.cancelled' | 'escrow.reopened' | 'escrow.partially_released' | 'escrow.partially_refunded' | 'dispute.resolved' | 'buyer.signed_in' | 'payout.paid' | 'payout.failed' | 'payout.reversed' | 'refund.paid' | 'refund.failed' | 'payout.retried' | 'refund.retried' | 'refund.cancelled' | 'credit.matched' | 'receivable.settled' | 'delivery.updated' | 'webhook.disabled' | 'webhook.test')[] | undefined;
  /** False pauses it, true activates it again. */
  active?: boolean | undefined;
  /** `standard`: one retry after a minute. `extended`: nine retries over three days. */
  retry_schedule?: 'standard' | 'extended' | undefined;
}

/** One HTTP POST of an event. */
export interface WebhookAttempt {
  /** UUID. */
  id: string;
  /** What caused the attempt. */
  trigger: 'event' | 'retry' | 'redeliver' | 'replay' | 'test' | (string & {});
  /** Real time. */
  started_at: string;
  /** How it ended. */
  outcome: 'succeeded' | 'failed' | (string & {});
  failure: 'dns' | 'connect' | 'tls' | 'reset' | 'timeout' | 'status_5xx' | 'status_3xx' | 'status_4xx' | 'status_other' | 'gone' | 'blocked' | 'endpoint_inactive' | 'endpoint_deleted' | (string & {}) | null;
  /** The failure in words. */
  failure_detail: string | null;
  /** The IP address it was sent to. */
  address: string | null;
  /** Null once the attempt is 30 days old. */
  request_headers: Record<string, unknown> | null;
  /** The exact body. */
  request_body: string | null;
  /** The HTTP status of the response. */
  response_status: number | null;
  /** Header names in lower case. */
  response_headers: Record<string, unknown> | null;
  /** The first 20 kB of it. */
  response_body: string | null;
  /** How long each step took. The first three are null for a reused connection. */
  timing: AttemptTiming;
}

/** One event on its way to one address. */
export interface WebhookDelivery {
  /** UUID. */
  id: string;
  /** The endpoint; null for a `callback_url`. */
  webhook_id: string | null;
  /** The delivered event; the same in every repeat. */
  event_id: string;
  /** The type of the event. */
  event: string;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The address it is posted to. */
  url: string;
  /** The state of a webhook delivery. */
  status: 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Attempts so far. */
  attempt_count: number;
  /** When the next attempt is due; null if none is. */
  next_attempt_at: string | null;
  /** Why the last attempt failed. */
  last_failure: 'dns' | 'connect' | 'tls' | 'reset' | 'timeout' | 'status_5xx' | 'status_3xx' | 'status_4xx' | 'status_other' | 'gone' | 'blocked' | 'endpoint_inactive' | 'endpoint_deleted' | (string & {}) | null;
  /** The HTTP status of the response. */
  last_response_status: number | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
}

/** A page of a list, newest first. */
export interface WebhookDeliveryPage {
  /** The entries of this page. */
  data: WebhookDelivery[];
  /** Whether another page follows. */
  has_more: boolean;
  /** Pass it as `cursor` for the next page. */
  next_cursor: string | null;
}

/** A delivery with its newest attempts. */
export interface WebhookDeliveryWithAttempts {
  /** UUID. */
  id: string;
  /** The endpoint; null for a `callback_url`. */
  webhook_id: string | null;
  /** The delivered event; the same in every repeat. */
  event_id: string;
  /** The type of the event. */
  event: string;
  /** Your order id. Unique per account and mode; any characters; the idempotency key of initiate. */
  reference: string;
  /** The address it is posted to. */
  url: string;
  /** The state of a webhook delivery. */
  status: 'pending' | 'succeeded' | 'failed' | (string & {});
  /** Attempts so far. */
  attempt_count: number;
  /** When the next attempt is due; null if none is. */
  next_attempt_at: string | null;
  /** Why the last attempt failed. */
  last_failure: 'dns' | 'connect' | 'tls' | 'reset' | 'timeout' | 'status_5xx' | 'status_3xx' | 'status_4xx' | 'status_other' | 'gone' | 'blocked' | 'endpoint_inactive' | 'endpoint_deleted' | (string & {}) | null;
  /** The HTTP status of the response. */
  last_response_status: number | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
  /** The newest first, at most 100 and at most about a megabyte of them; `attempt_count` counts all. */
  attempts: WebhookAttempt[];
}

/** A registered webhook endpoint. Its secret is shown at creation and rotation only. */
export interface WebhookEndpoint {
  /** UUID. */
  id: string;
  /** The address that events are posted to: https, any port, reachable from the internet. */
  url: string;
  /** The events it receives. */
  events: ('escrow.funded' | 'escrow.accepted' | 'escrow.declined' | 'escrow.delivered' | 'escrow.inspection_changed' | 'escrow.released' | 'escrow.refunded' | 'dispute.opened' | 'payment.success' | 'payment.failed' | 'charge.success' | 'charge.failed' | 'payment.partial' | 'escrow.expired' | 'escrow.cancelled' | 'escrow.reopened' | 'escrow.partially_released' | 'escrow.partially_refunded' | 'dispute.resolved' | 'buyer.signed_in' | 'payout.paid' | 'payout.failed' | 'payout.reversed' | 'refund.paid' | 'refund.failed' | 'payout.retried' | 'refund.retried' | 'refund.cancelled' | 'credit.matched' | 'receivable.settled' | 'delivery.updated' | 'webhook.disabled' | 'webhook.test' | (string & {}))[];
  /** Whether it receives events. */
  active: boolean;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
  /** `test`: the sandbox, without real money; `live`: real money. */
  mode: 'test' | 'live' | (string & {});
  /** `standard`: one retry after a minute. `extended`: nine retries over three days. */
  retry_schedule: 'standard' | 'extended' | (string & {});
  /**
   * Why it is not active: you disabled it, every attempt failed for five days, at least ten of them, or it
   * responded with 410.
   */
  disabled_reason: 'merchant' | 'failures' | 'gone' | (string & {}) | null;
  /** Until then deliveries are also signed with the previous secret. */
  previous_secret_expires_at: string | null;
}

/** Every endpoint of this mode, newest first. */
export interface WebhookEndpointList {
  /** Newest first. */
  endpoints: WebhookEndpoint[];
  /** How many endpoints this mode has; deleted ones are not counted. */
  used: number;
  /** How many it can have. */
  limit: number;
}

/** A webhook endpoint with its signing secret, which is shown only now. */
export interface WebhookEndpointWithSecret {
  /** UUID. */
  id: string;
  /** The address that events are posted to: https, any port, reachable from the internet. */
  url: string;
  /** The events it receives. */
  events: ('escrow.funded' | 'escrow.accepted' | 'escrow.declined' | 'escrow.delivered' | 'escrow.inspection_changed' | 'escrow.released' | 'escrow.refunded' | 'dispute.opened' | 'payment.success' | 'payment.failed' | 'charge.success' | 'charge.failed' | 'payment.partial' | 'escrow.expired' | 'escrow.cancelled' | 'escrow.reopened' | 'escrow.partially_released' | 'escrow.partially_refunded' | 'dispute.resolved' | 'buyer.signed_in' | 'payout.paid' | 'payout.failed' | 'payout.reversed' | 'refund.paid' | 'refund.failed' | 'payout.retried' | 'refund.retried' | 'refund.cancelled' | 'credit.matched' | 'receivable.settled' | 'delivery.updated' | 'webhook.disabled' | 'webhook.test' | (string & {}))[];
  /** Whether it receives events. */
  active: boolean;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
  /** `test`: the sandbox, without real money; `live`: real money. */
  mode: 'test' | 'live' | (string & {});
  /** `standard`: one retry after a minute. `extended`: nine retries over three days. */
  retry_schedule: 'standard' | 'extended' | (string & {});
  /**
   * Why it is not active: you disabled it, every attempt failed for five days, at least ten of them, or it
   * responded with 410.
   */
  disabled_reason: 'merchant' | 'failures' | 'gone' | (string & {}) | null;
  /** Until then deliveries are also signed with the previous secret. */
  previous_secret_expires_at: string | null;
  /** The signing secret: use its 64 characters as they are. Shown only now. */
  secret: string;
}

/** Query of `escrow.list`. */
export interface ListEscrowsQuery {
  /** How many entries to return, 1 to 100. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
  /** Only escrows with this status. */
  status?: 'awaiting_payment' | 'funded' | 'disputed' | 'released' | 'refunded' | 'declined' | 'cancelled' | 'expired' | undefined;
}

/** Query of `escrow.timeline`. */
export interface GetEscrowTimelineQuery {
  /** How many entries to return, 1 to 100. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
}

/** Query of `escrow.ledger`. */
export interface GetEscrowLedgerQuery {
  /** How many entries to return, 1 to 100. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
}

/** Query of `escrow.release`. */
export interface ReleaseEscrowQuery {
  /** `true`: only return what would move. */
  dry_run?: boolean | undefined;
}

/** Query of `charge.list`. */
export interface ListChargesQuery {
  /** How many entries to return, 1 to 100. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
}

/** Query of `charge.timeline`. */
export interface GetChargeTimelineQuery {
  /** How many entries to return, 1 to 100. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
}

/** Query of `charge.ledger`. */
export interface GetChargeLedgerQuery {
  /** How many entries to return, 1 to 100. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
}

/** Query of `disputes.list`. */
export interface ListDisputesQuery {
  /** How many entries to return, 1 to 100. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
  /** Only disputes with this status. */
  status?: 'waiting_for_seller' | 'waiting_for_operator' | 'resolved' | undefined;
}

/** Query of `sellers.list`. */
export interface ListSellersQuery {
  /** How many entries to return, 1 to 100. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
}

/** Query of `banks.resolve`. */
export interface ResolveAccountQuery {
  /** The bank's code, as listed by `GET /banks`. */
  bank_code: string;
  /** Bank account number (NUBAN, 10 digits). */
  account_number: string;
  /** The name you expect on the account. */
  account_name?: string | undefined;
}

/** Query of `webhookDeliveries.list`. */
export interface ListWebhookDeliveriesQuery {
  /** How many entries to return, 1 to 100. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
  /** Only deliveries of this status. */
  status?: 'pending' | 'succeeded' | 'failed' | undefined;
}

/** Query of `webhooks.deliveries`. */
export interface ListDeliveriesOfWebhookQuery {
  /** How many entries to return, 1 to 100. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
  /** Only deliveries of this status. */
  status?: 'pending' | 'succeeded' | 'failed' | undefined;
}

/** Query of `events.list`. */
export interface ListEventsQuery {
  /** How many entries to return, 1 to 100. */
  limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  cursor?: string | undefined;
  /** Only events of this type. */
  type?: 'escrow.funded' | 'escrow.accepted' | 'escrow.declined' | 'escrow.delivered' | 'escrow.inspection_changed' | 'escrow.released' | 'escrow.refunded' | 'dispute.opened' | 'payment.success' | 'payment.failed' | 'charge.success' | 'charge.failed' | 'payment.partial' | 'escrow.expired' | 'escrow.cancelled' | 'escrow.reopened' | 'escrow.partially_released' | 'escrow.partially_refunded' | 'dispute.resolved' | 'buyer.signed_in' | 'payout.paid' | 'payout.failed' | 'payout.reversed' | 'refund.paid' | 'refund.failed' | 'payout.retried' | 'refund.retried' | 'refund.cancelled' | 'credit.matched' | 'receivable.settled' | 'delivery.updated' | 'webhook.disabled' | 'webhook.test' | undefined;
  /** Only events of this reference. */
  reference?: string | undefined;
}

/** Query of `events.stream`. */
export interface StreamEventsQuery {
  /** Only events of these types; all by default. */
  events?: ('escrow.funded' | 'escrow.accepted' | 'escrow.declined' | 'escrow.delivered' | 'escrow.inspection_changed' | 'escrow.released' | 'escrow.refunded' | 'dispute.opened' | 'payment.success' | 'payment.failed' | 'charge.success' | 'charge.failed' | 'payment.partial' | 'escrow.expired' | 'escrow.cancelled' | 'escrow.reopened' | 'escrow.partially_released' | 'escrow.partially_refunded' | 'dispute.resolved' | 'buyer.signed_in' | 'payout.paid' | 'payout.failed' | 'payout.reversed' | 'refund.paid' | 'refund.failed' | 'payout.retried' | 'refund.retried' | 'refund.cancelled' | 'credit.matched' | 'receivable.settled' | 'delivery.updated' | 'webhook.disabled' | 'webhook.test')[] | undefined;
}

/** Every code the service answers; more may come. */
export type ErrorCode = Problem['code'];
