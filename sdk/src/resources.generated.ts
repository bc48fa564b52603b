// Generated from the API document by scripts/generate.ts; edits are lost.

import { type Answer, answer, refuseUnsetAmount, type CallOptions, type KeyedOptions, type ReferenceOptions, type Requester } from './answer.js';
import { Pages } from './pages.js';
import type { Call, Result } from './request.js';
import type { EventStream, StreamOptions } from './stream.js';
import type {
  AcceptInput,
  Account,
  AdvanceInput,
  AdvancedClock,
  AttachRateInput,
  Balance,
  BankAccountInput,
  BankList,
  BookedDelivery,
  Charge,
  Checkout,
  Clock,
  CreateChargeInput,
  CreateWebhookInput,
  CreatedCharge,
  DeclineInput,
  DefaultSecret,
  DeletedWebhook,
  DeliverInput,
  DeliveryRates,
  Dispute,
  DisputeInput,
  Escrow,
  EventObject,
  EvidenceInput,
  Fault,
  FaultInput,
  FundInput,
  GetChargeLedgerQuery,
  GetChargeTimelineQuery,
  GetEscrowLedgerQuery,
  GetEscrowTimelineQuery,
  InitiateEscrowInput,
  Ledger,
  ListChargesQuery,
  ListDeliveriesOfWebhookQuery,
  ListDisputesQuery,
  ListEscrowsQuery,
  ListEventsQuery,
  ListSellersQuery,
  ListWebhookDeliveriesQuery,
  PayoutScheduleInput,
  RatesInput,
  RefundInput,
  ReleaseEscrowQuery,
  ReleaseInput,
  ReleasePreview,
  Replay,
  ReplayInput,
  ResolveAccountQuery,
  ResolvedAccount,
  RotateSecretInput,
  SandboxCredit,
  SandboxCreditInput,
  SandboxDeliveryInput,
  SandboxReleaseCode,
  Seller,
  SellerInput,
  SettlePayoutInput,
  SettleRefundInput,
  SettledPayout,
  SettledRefund,
  StreamEventsQuery,
  Timeline,
  UpdateWebhookInput,
  WebhookDelivery,
  WebhookDeliveryWithAttempts,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookEndpointWithSecret,
} from './types.generated.js';
import type { WebhookEvent } from './webhooks/event.js';

/** A sale whose money is held until delivery. */
export class EscrowResource {
  readonly #client: Requester;

  constructor(client: Requester) {
    this.#client = client;
  }

  /**
   * Open an escrow.
   *
   * Opens an escrow and returns how the buyer pays. The `reference` makes it safe to repeat: the same
   * reference returns the same checkout with `Idempotent-Replay: true` and changes nothing. If the body
   * differs from the first one, `mismatch` and the header `Idempotent-Mismatch` name the fields. The same
   * body reopens an expired escrow: `reopened` is then true, without `Idempotent-Replay`. Send a
   * `callback_url` unless you have a webhook endpoint in this mode that you did not disable yourself.
   *
   * Safe to repeat: the reference is the idempotency key.
   *
   * Errors of its own: `key_network`, `key_scope`, `conflict`, `reference_conflict`, `test_quota_exceeded`,
   * `partner_error`, `partner_unavailable`, `live_mode_unavailable`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.escrow.initiate({
   *   reference: 'ORD-1001',
   *   amount: 250_000,
   *   currency: 'NGN',
   *   customer_email: 'buyer@example.com',
   *   seller_email: 'seller@example.com',
   *   callback_url: 'https://shop.example.com/webhooks',
   * });
   * ```
   */
  initiate(input: InitiateEscrowInput, options?: ReferenceOptions): Promise<Answer<Checkout>> {
    return answer<Checkout>(this.#client, {
      operation: 'initiateEscrow',
      method: 'POST',
      path: '/escrow/initiate',
      body: input,
      repeat: 'reference',
      ...options,
    });
  }

  /**
   * Read an escrow.
   *
   * Returns the escrow with its newest credits, payouts and refunds, at most 50 of each, and its newest
   * dispute.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * await client.escrow.get('ORD-1001');
   * ```
   */
  get(reference: string, options?: CallOptions): Promise<Answer<Escrow>> {
    return answer<Escrow>(this.#client, {
      operation: 'getEscrow',
      method: 'GET',
      path: '/escrow/:reference',
      params: { reference },
      ...options,
    });
  }

  /**
   * List escrows.
   *
   * Lists your escrows, newest first, page by page.
   *
   * Errors of its own: `key_network`, `key_scope`.
   *
   * @example
   * ```ts
   * for await (const item of client.escrow.list({ status: 'funded' })) console.log(item);
   * ```
   */
  list(query?: ListEscrowsQuery, options?: CallOptions): Pages<Escrow> {
    return new Pages<Escrow>(this.#client, {
      operation: 'listEscrows',
      method: 'GET',
      path: '/escrow',
      query,
      ...options,
    });
  }

  /**
   * Read the timeline.
   *
   * Returns everything that happened to the escrow, oldest first and page by page, with the actor and the
   * channel of each entry.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * await client.escrow.timeline('ORD-1001');
   * ```
   */
  timeline(reference: string, query?: GetEscrowTimelineQuery, options?: CallOptions): Promise<Answer<Timeline>> {
    return answer<Timeline>(this.#client, {
      operation: 'getEscrowTimeline',
      method: 'GET',
      path: '/escrow/:reference/timeline',
      params: { reference },
      query,
      ...options,
    });
  }

  /**
   * Read the ledger of an escrow.
   *
   * Returns every movement of money of this escrow, oldest first and page by page, and the balance that the
   * ledger holds for it.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * await client.escrow.ledger('ORD-1001');
   * ```
   */
  ledger(reference: string, query?: GetEscrowLedgerQuery, options?: CallOptions): Promise<Answer<Ledger>> {
    return answer<Ledger>(this.#client, {
      operation: 'getEscrowLedger',
      method: 'GET',
      path: '/escrow/:reference/ledger',
      params: { reference },
      query,
      ...options,
    });
  }

  /**
   * Accept the sale.
   *
   * Accepts for the seller. It can also save the seller's bank account.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `conflict`, `idempotency_mismatch`,
   * `already_accepted`, `final`, `payout_details_locked`, `bank_account_changed`, `test_quota_exceeded`,
   * `partner_error`, `partner_unavailable`, `live_mode_unavailable`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.escrow.accept('ORD-1001', { payout: { bank_code: '058', account_number: '0123456789' } });
   * ```
   */
  accept(reference: string, input?: AcceptInput, options?: KeyedOptions): Promise<Answer<Escrow>> {
    return answer<Escrow>(this.#client, {
      operation: 'acceptEscrow',
      method: 'POST',
      path: '/escrow/:reference/accept',
      params: { reference },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Decline the sale.
   *
   * Declines for the seller; everything held goes back to the buyer.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `conflict`, `idempotency_mismatch`,
   * `already_accepted`, `already_delivered`, `disputed`, `final`, `payment_reversed`,
   * `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.escrow.decline('ORD-1001', { reason: 'Out of stock' });
   * ```
   */
  decline(reference: string, input?: DeclineInput, options?: KeyedOptions): Promise<Answer<Escrow>> {
    return answer<Escrow>(this.#client, {
      operation: 'declineEscrow',
      method: 'POST',
      path: '/escrow/:reference/decline',
      params: { reference },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Cancel before payment.
   *
   * Cancels an escrow that is not fully paid; what was paid goes back to the buyer.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `conflict`, `idempotency_mismatch`,
   * `already_funded`, `disputed`, `final`, `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.escrow.cancel('ORD-1001');
   * ```
   */
  cancel(reference: string, options?: KeyedOptions): Promise<Answer<Escrow>> {
    return answer<Escrow>(this.#client, {
      operation: 'cancelEscrow',
      method: 'POST',
      path: '/escrow/:reference/cancel',
      params: { reference },
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Record the delivery.
   *
   * Records the delivery and starts the inspection window, now or at `expected_arrival_at`. When it ends,
   * the money is released automatically. Send `tracking_number` and `proof_photo_url` if you deliver
   * yourself. For a managed delivery, send them if the carrier has not picked the parcel up yet, or has
   * failed to deliver it.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `conflict`, `idempotency_mismatch`,
   * `not_funded`, `already_delivered`, `delivery_not_picked_up`, `disputed`, `final`,
   * `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.escrow.deliver('ORD-1001', {
   *   tracking_number: 'GIG-123',
   *   proof_photo_url: 'https://shop.example.com/proof/1001.jpg',
   * });
   * ```
   */
  deliver(reference: string, input: DeliverInput, options?: KeyedOptions): Promise<Answer<Escrow>> {
    return answer<Escrow>(this.#client, {
      operation: 'deliverEscrow',
      method: 'POST',
      path: '/escrow/:reference/deliver',
      params: { reference },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Release the money to the seller.
   *
   * Releases all that is held, or the `amount` you send. With an `amount`, an `Idempotency-Key` is
   * required. With `dry_run=true` it returns what would move and moves nothing. With the `code` that the
   * buyer has said at the door, it is the buyer's own release of all that is held.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `idempotency_key_required`, `key_network`, `key_scope`, `not_found`, `conflict`,
   * `idempotency_mismatch`, `not_funded`, `disputed`, `final`, `payment_reversed`, `delivery_failed`,
   * `seller_not_accepted`, `payout_details_missing`, `amount_exceeds_held`, `amount_too_small`,
   * `release_code_not_shown`, `release_code_wrong`, `release_code_blocked`, `test_quota_exceeded`,
   * `storage_full`.
   *
   * @example
   * ```ts
   * await client.escrow.release('ORD-1001');
   * ```
   */
  release(reference: string, input: ReleaseInput & { dry_run: true }, options?: KeyedOptions): Promise<Answer<ReleasePreview>>;
  release(reference: string, input?: ReleaseInput & { dry_run?: false | undefined }, options?: KeyedOptions): Promise<Answer<Escrow>>;
  release(reference: string, input?: ReleaseInput & ReleaseEscrowQuery, options?: KeyedOptions): Promise<Answer<Escrow | ReleasePreview>>;
  async release(reference: string, input?: ReleaseInput & ReleaseEscrowQuery, options?: KeyedOptions): Promise<Answer<Escrow | ReleasePreview>> {
    refuseUnsetAmount(input);
    const { dry_run, ...body } = input ?? {};
    return answer<Escrow | ReleasePreview>(this.#client, {
      operation: 'releaseEscrow',
      method: 'POST',
      path: '/escrow/:reference/release',
      params: { reference },
      query: { dry_run },
      body,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Refund the buyer.
   *
   * Refunds all that is held, or the `amount` you send. With an `amount`, an `Idempotency-Key` is required.
   * Each payment goes back to the account it came from, the newest first.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `idempotency_key_required`, `key_network`, `key_scope`, `not_found`, `conflict`,
   * `idempotency_mismatch`, `not_funded`, `disputed`, `final`, `payment_reversed`, `amount_exceeds_held`,
   * `amount_too_small`, `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.escrow.refund('ORD-1001', { reason: 'Out of stock' });
   * ```
   */
  async refund(reference: string, input?: RefundInput, options?: KeyedOptions): Promise<Answer<Escrow>> {
    refuseUnsetAmount(input);
    return answer<Escrow>(this.#client, {
      operation: 'refundEscrow',
      method: 'POST',
      path: '/escrow/:reference/refund',
      params: { reference },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Open a dispute.
   *
   * Opens a dispute for one side of a funded escrow and stops the inspection window. A dispute of the buyer
   * waits for the seller's side until `respond_by`; one of the seller goes to the operator at once. Without
   * a named seller you are the seller's side; otherwise `on_behalf_of` names the side you speak for. A side
   * that withdrew its dispute can open one more.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `conflict`, `idempotency_mismatch`,
   * `not_funded`, `already_disputed`, `final`, `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.escrow.dispute('ORD-1001', {
   *   reason: 'damaged',
   *   description: 'The screen is cracked.',
   *   evidence: ['https://shop.example.com/photos/1001.jpg'],
   *   on_behalf_of: 'buyer',
   * });
   * ```
   */
  dispute(reference: string, input: DisputeInput, options?: KeyedOptions): Promise<Answer<Escrow>> {
    return answer<Escrow>(this.#client, {
      operation: 'openDispute',
      method: 'POST',
      path: '/escrow/:reference/dispute',
      params: { reference },
      body: input,
      repeat: 'key',
      ...options,
    });
  }
}

/** A payment by bank transfer, into escrow or straight to you. */
export class ChargeResource {
  readonly #client: Requester;

  constructor(client: Requester) {
    this.#client = client;
  }

  /**
   * Create a charge.
   *
   * Creates a charge and returns how the buyer pays. With `escrow: true` the money is held in an escrow
   * under the same reference, without a named seller; with `escrow: false` it is paid to you as soon as the
   * price has arrived. A repeat under the same `Idempotency-Key` returns the same bytes with
   * `Idempotent-Replay: true`. Without a key, the same charge again has that header too, but current
   * payment details. If it has expired, that reopens it: `reopened` is true, without the header.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `conflict`, `idempotency_mismatch`,
   * `reference_conflict`, `test_quota_exceeded`, `partner_error`, `partner_unavailable`,
   * `live_mode_unavailable`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.charge.create({
   *   reference: 'ORD-2001',
   *   amount: 120_000,
   *   customer_email: 'buyer@example.com',
   *   return_url: 'https://shop.example.com/thanks',
   *   escrow: false,
   * });
   * ```
   */
  create(input: CreateChargeInput, options?: KeyedOptions): Promise<Answer<CreatedCharge>> {
    return answer<CreatedCharge>(this.#client, {
      operation: 'createCharge',
      method: 'POST',
      path: '/charge',
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * List charges.
   *
   * Lists charges that go into escrow and charges that settle directly, newest first.
   *
   * Errors of its own: `key_network`, `key_scope`.
   *
   * @example
   * ```ts
   * for await (const item of client.charge.list()) console.log(item);
   * ```
   */
  list(query?: ListChargesQuery, options?: CallOptions): Pages<Charge> {
    return new Pages<Charge>(this.#client, {
      operation: 'listCharges',
      method: 'GET',
      path: '/charge',
      query,
      ...options,
    });
  }

  /**
   * Read a charge.
   *
   * Returns the charge with its newest credits, payouts and refunds, at most 50 of each.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * await client.charge.get('ORD-1001');
   * ```
   */
  get(reference: string, options?: CallOptions): Promise<Answer<Charge>> {
    return answer<Charge>(this.#client, {
      operation: 'getCharge',
      method: 'GET',
      path: '/charge/:reference',
      params: { reference },
      ...options,
    });
  }

  /**
   * Read the timeline of a charge.
   *
   * Returns everything that happened to the charge, oldest first and page by page, with the actor and the
   * channel of each entry.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * await client.charge.timeline('ORD-1001');
   * ```
   */
  timeline(reference: string, query?: GetChargeTimelineQuery, options?: CallOptions): Promise<Answer<Timeline>> {
    return answer<Timeline>(this.#client, {
      operation: 'getChargeTimeline',
      method: 'GET',
      path: '/charge/:reference/timeline',
      params: { reference },
      query,
      ...options,
    });
  }

  /**
   * Read the ledger of a charge.
   *
   * Returns every movement of money of this charge, oldest first and page by page, and the balance that the
   * ledger holds for it.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * await client.charge.ledger('ORD-1001');
   * ```
   */
  ledger(reference: string, query?: GetChargeLedgerQuery, options?: CallOptions): Promise<Answer<Ledger>> {
    return answer<Ledger>(this.#client, {
      operation: 'getChargeLedger',
      method: 'GET',
      path: '/charge/:reference/ledger',
      params: { reference },
      query,
      ...options,
    });
  }
}

/** What buyer and seller do not agree on, and what both say. */
export class DisputesResource {
  readonly #client: Requester;

  constructor(client: Requester) {
    this.#client = client;
  }

  /**
   * List disputes.
   *
   * Lists your disputes, newest first, page by page.
   *
   * Errors of its own: `key_network`, `key_scope`.
   *
   * @example
   * ```ts
   * for await (const item of client.disputes.list({ status: 'waiting_for_seller' })) console.log(item);
   * ```
   */
  list(query?: ListDisputesQuery, options?: CallOptions): Pages<Dispute> {
    return new Pages<Dispute>(this.#client, {
      operation: 'listDisputes',
      method: 'GET',
      path: '/disputes',
      query,
      ...options,
    });
  }

  /**
   * Read a dispute.
   *
   * Returns one dispute with everything both sides said.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * await client.disputes.get('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d');
   * ```
   */
  get(id: string, options?: CallOptions): Promise<Answer<Dispute>> {
    return answer<Dispute>(this.#client, {
      operation: 'getDispute',
      method: 'GET',
      path: '/disputes/:id',
      params: { id },
      ...options,
    });
  }

  /**
   * Add evidence to a dispute.
   *
   * Adds a statement for one side: `text`, `links`, or both. The first response of the seller's side stops
   * the deadline and passes the dispute to the operator.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `conflict`, `not_disputed`, `final`,
   * `idempotency_mismatch`, `evidence_limit`, `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.disputes.addEvidence('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d', {
   *   text: 'Handed over on Monday, see the signature.',
   *   links: ['https://shop.example.com/proof/1001.jpg'],
   *   on_behalf_of: 'seller',
   * });
   * ```
   */
  addEvidence(id: string, input: EvidenceInput, options?: KeyedOptions): Promise<Answer<Dispute>> {
    return answer<Dispute>(this.#client, {
      operation: 'addDisputeEvidence',
      method: 'POST',
      path: '/disputes/:id/evidence',
      params: { id },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Withdraw a dispute.
   *
   * Withdraws a dispute that the seller's side opened; the inspection window continues with the remaining
   * time. Only the buyer can withdraw one that was opened for the buyer's side. A side that has withdrawn a
   * dispute can open one more for the escrow, which it cannot withdraw.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `conflict`, `not_disputed`, `final`,
   * `idempotency_mismatch`, `not_opener`, `withdrawal_used`, `payment_reversed`, `test_quota_exceeded`,
   * `storage_full`.
   *
   * @example
   * ```ts
   * await client.disputes.withdraw('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d');
   * ```
   */
  withdraw(id: string, options?: KeyedOptions): Promise<Answer<Dispute>> {
    return answer<Dispute>(this.#client, {
      operation: 'withdrawDispute',
      method: 'POST',
      path: '/disputes/:id/withdraw',
      params: { id },
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Concede a dispute.
   *
   * Concedes for the seller's side: everything held goes back to the buyer.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `conflict`, `not_disputed`, `final`,
   * `idempotency_mismatch`, `payment_reversed`, `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.disputes.concede('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d');
   * ```
   */
  concede(id: string, options?: KeyedOptions): Promise<Answer<Dispute>> {
    return answer<Dispute>(this.#client, {
      operation: 'concedeDispute',
      method: 'POST',
      path: '/disputes/:id/concede',
      params: { id },
      repeat: 'key',
      ...options,
    });
  }
}

/** Managed delivery through a carrier. */
export class DeliveryResource {
  readonly #client: Requester;

  constructor(client: Requester) {
    this.#client = client;
  }

  /**
   * Get delivery rates.
   *
   * Returns what carriers charge to bring a parcel from one address to another, for escrows with
   * `delivery_mode: managed`. It can take half a minute. Slower carriers are left out, and `unanswered`
   * lists them if the carrier aggregator names them. The same request within 10 minutes returns the same
   * rates, until one of them is attached. An account can make 60 other requests an hour in each mode,
   * including those that fail. Nothing is booked or paid.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `idempotency_mismatch`, `conflict`,
   * `test_quota_exceeded`, `partner_unavailable`, `live_mode_unavailable`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.delivery.rates({
   *   pickup: {
   *     name: 'Ada Seller',
   *     phone: '08031234567',
   *     line1: '12 Allen Avenue',
   *     city: 'Ikeja',
   *     state: 'Lagos',
   *   },
   *   dropoff: {
   *     name: 'Bola Buyer',
   *     phone: '+2348091234567',
   *     line1: '3 Aminu Kano Crescent',
   *     landmark: 'Opposite the market',
   *     city: 'Wuse',
   *     state: 'FCT',
   *   },
   *   parcel: { description: 'A pair of shoes', weight_kg: 1.2, value_naira: 25_000 },
   * });
   * ```
   */
  rates(input: RatesInput, options?: KeyedOptions): Promise<Answer<DeliveryRates>> {
    return answer<DeliveryRates>(this.#client, {
      operation: 'listDeliveryRates',
      method: 'POST',
      path: '/delivery/rates',
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Attach a rate.
   *
   * Chooses a rate for the delivery of a `managed` escrow, which then has `delivery_tracking` with status
   * `rate_attached`. Possible until the pickup is booked; another rate replaces the one before. The rates
   * of one answer are for one escrow. It books and pays nothing.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `conflict`, `idempotency_mismatch`,
   * `not_managed`, `rate_expired`, `already_booked`, `already_delivered`, `disputed`, `final`,
   * `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.delivery.attach('ORD-1001', {
   *   rate_id: 'sandbox_rate_ea986cc1f4d26515',
   *   pickup_address_id: 'sandbox_address_53caca05d857f0d7',
   *   delivery_address_id: 'sandbox_address_40d62dd748800c73',
   *   parcel_id: 'sandbox_parcel_4c3c899aff15b4c2',
   * });
   * ```
   */
  attach(reference: string, input: AttachRateInput, options?: KeyedOptions): Promise<Answer<Escrow>> {
    return answer<Escrow>(this.#client, {
      operation: 'attachDeliveryRate',
      method: 'POST',
      path: '/escrow/:reference/delivery/attach',
      params: { reference },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Book the pickup.
   *
   * Books the pickup of a managed delivery. The service does so automatically once a rate is attached, the
   * escrow is funded and the seller has accepted. Call it only after a booking failed: `failure_reason` in
   * `delivery_tracking` says why. A pickup is booked once, and every call returns its tracking number. If
   * there is none, `ok` is false and `remedy` says what to do, usually to ask for rates again and attach a
   * new one. If the carrier does not respond, the pickup may be booked all the same, and `outcome_unknown`
   * is true: repeat the same request. Live keys only; in test mode the service books by itself.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `live_key_required`, `not_found`, `rate_not_attached`,
   * `not_funded`, `disputed`, `final`, `seller_not_accepted`, `already_delivered`, `already_booked`,
   * `rate_expired`, `carriage_limit`, `conflict`, `idempotency_mismatch`, `partner_unavailable`,
   * `live_mode_unavailable`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.delivery.retry('ORD-1001');
   * ```
   */
  retry(reference: string, options?: KeyedOptions): Promise<Answer<BookedDelivery>> {
    return answer<BookedDelivery>(this.#client, {
      operation: 'retryDelivery',
      method: 'POST',
      path: '/escrow/:reference/delivery/retry',
      params: { reference },
      repeat: 'key',
      ...options,
    });
  }
}

/** Payees of your account. */
export class SellersResource {
  readonly #client: Requester;

  constructor(client: Requester) {
    this.#client = client;
  }

  /**
   * Save a seller.
   *
   * Creates or updates a seller. You can set payout details until the seller has saved their own; then the
   * response is 409 `payout_details_locked`.
   *
   * Errors of its own: `key_network`, `key_scope`, `conflict`, `payout_details_locked`,
   * `bank_account_changed`, `test_quota_exceeded`, `partner_error`, `partner_unavailable`,
   * `live_mode_unavailable`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.sellers.save('seller@example.com', {
   *   name: 'Ada Seller',
   *   payout: { bank_code: '058', account_number: '0123456789' },
   * });
   * ```
   */
  save(email: string, input: SellerInput, options?: CallOptions): Promise<Answer<Seller>> {
    return answer<Seller>(this.#client, {
      operation: 'saveSeller',
      method: 'PUT',
      path: '/sellers/:email',
      params: { email },
      body: input,
      ...options,
    });
  }

  /**
   * Read a seller.
   *
   * Returns one seller, with masked payout details.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * await client.sellers.get('seller@example.com');
   * ```
   */
  get(email: string, options?: CallOptions): Promise<Answer<Seller>> {
    return answer<Seller>(this.#client, {
      operation: 'getSeller',
      method: 'GET',
      path: '/sellers/:email',
      params: { email },
      ...options,
    });
  }

  /**
   * List sellers.
   *
   * Lists your sellers, newest first, page by page.
   *
   * Errors of its own: `key_network`, `key_scope`.
   *
   * @example
   * ```ts
   * for await (const item of client.sellers.list()) console.log(item);
   * ```
   */
  list(query?: ListSellersQuery, options?: CallOptions): Pages<Seller> {
    return new Pages<Seller>(this.#client, {
      operation: 'listSellers',
      method: 'GET',
      path: '/sellers',
      query,
      ...options,
    });
  }
}

/** Banks and name enquiry. */
export class BanksResource {
  readonly #client: Requester;

  constructor(client: Requester) {
    this.#client = client;
  }

  /**
   * List banks.
   *
   * Lists the banks that payouts can reach, with their codes.
   *
   * Errors of its own: `key_network`, `key_scope`, `partner_error`, `partner_unavailable`,
   * `live_mode_unavailable`.
   *
   * @example
   * ```ts
   * await client.banks.list();
   * ```
   */
  list(options?: CallOptions): Promise<Answer<BankList>> {
    return answer<BankList>(this.#client, {
      operation: 'listBanks',
      method: 'GET',
      path: '/banks',
      ...options,
    });
  }

  /**
   * Look up the holder of a bank account.
   *
   * Name enquiry: returns the name on a bank account, and whether it matches the one you expect. Responds
   * with 404 if the bank has no such account.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `partner_error`, `partner_unavailable`,
   * `live_mode_unavailable`.
   *
   * @example
   * ```ts
   * await client.banks.resolve({ bank_code: '058', account_number: '0123456789' });
   * ```
   */
  resolve(query: ResolveAccountQuery, options?: CallOptions): Promise<Answer<ResolvedAccount>> {
    return answer<ResolvedAccount>(this.#client, {
      operation: 'resolveAccount',
      method: 'GET',
      path: '/banks/resolve',
      query,
      ...options,
    });
  }
}

/** Your own account and balance. */
export class AccountResource {
  readonly #client: Requester;

  constructor(client: Requester) {
    this.#client = client;
  }

  /**
   * Read your account.
   *
   * Returns the name, the plan, the payout details of your own sales, and the webhook endpoints that the
   * service switched off.
   *
   * Errors of its own: `key_network`.
   *
   * @example
   * ```ts
   * await client.account.get();
   * ```
   */
  get(options?: CallOptions): Promise<Answer<Account>> {
    return answer<Account>(this.#client, {
      operation: 'getAccount',
      method: 'GET',
      path: '/account',
      ...options,
    });
  }

  /**
   * Save your own payout details.
   *
   * Saves the bank account that sales without a named seller are paid to.
   *
   * Errors of its own: `key_network`, `key_scope`, `conflict`, `bank_account_changed`,
   * `test_quota_exceeded`, `partner_error`, `partner_unavailable`, `live_mode_unavailable`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.account.savePayout({ bank_code: '058', account_number: '0123456789' });
   * ```
   */
  savePayout(input: BankAccountInput, options?: CallOptions): Promise<Answer<Account>> {
    return answer<Account>(this.#client, {
      operation: 'saveAccountPayout',
      method: 'PUT',
      path: '/account/payout',
      body: input,
      ...options,
    });
  }

  /**
   * Choose when you are paid.
   *
   * Sets when sales without a named seller are paid out, in the mode of the key. With `daily`, payouts made
   * from now on wait until midnight in Lagos and arrive in one transfer, or in several if the bank
   * transfers no more at once. A change concerns only payouts that are made afterwards; sellers are always
   * paid per sale.
   *
   * Errors of its own: `key_network`, `key_scope`, `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.account.savePayoutSchedule({ schedule: 'daily' });
   * ```
   */
  savePayoutSchedule(input: PayoutScheduleInput, options?: CallOptions): Promise<Answer<Account>> {
    return answer<Account>(this.#client, {
      operation: 'saveAccountPayoutSchedule',
      method: 'PUT',
      path: '/account/payout-schedule',
      body: input,
      ...options,
    });
  }

  /**
   * Read your balance.
   *
   * Returns what is held, owed and in flight, from the ledger.
   *
   * Errors of its own: `key_network`, `key_scope`.
   *
   * @example
   * ```ts
   * await client.account.balance();
   * ```
   */
  balance(options?: CallOptions): Promise<Answer<Balance>> {
    return answer<Balance>(this.#client, {
      operation: 'getBalance',
      method: 'GET',
      path: '/balance',
      ...options,
    });
  }
}

/** Where signed events are posted. */
export class WebhooksResource {
  readonly #client: Requester;

  constructor(client: Requester) {
    this.#client = client;
  }

  /**
   * List webhook endpoints.
   *
   * Lists all endpoints of this mode, newest first, without their secrets, and counts them.
   *
   * Errors of its own: `key_network`, `key_scope`.
   *
   * @example
   * ```ts
   * await client.webhooks.list();
   * ```
   */
  list(options?: CallOptions): Promise<Answer<WebhookEndpointList>> {
    return answer<WebhookEndpointList>(this.#client, {
      operation: 'listWebhooks',
      method: 'GET',
      path: '/webhooks',
      ...options,
    });
  }

  /**
   * Register a webhook endpoint.
   *
   * Registers an https address for signed events. The response has its secret, which is not shown again.
   * You can do this on every plan. An account can have at most 10 endpoints in each mode; `GET /webhooks`
   * counts them.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `idempotency_mismatch`, `endpoint_limit`, `conflict`,
   * `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.webhooks.create({ url: 'https://shop.example.com/webhooks', events: ['escrow.funded'] });
   * ```
   */
  create(input: CreateWebhookInput, options?: KeyedOptions): Promise<Answer<WebhookEndpointWithSecret>> {
    return answer<WebhookEndpointWithSecret>(this.#client, {
      operation: 'createWebhook',
      method: 'POST',
      path: '/webhooks',
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Read a webhook endpoint.
   *
   * Returns one endpoint, without its secret.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * await client.webhooks.get('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d');
   * ```
   */
  get(id: string, options?: CallOptions): Promise<Answer<WebhookEndpoint>> {
    return answer<WebhookEndpoint>(this.#client, {
      operation: 'getWebhook',
      method: 'GET',
      path: '/webhooks/:id',
      params: { id },
      ...options,
    });
  }

  /**
   * Change a webhook endpoint.
   *
   * Changes the fields you send and keeps the rest. `active: true` reactivates an endpoint that you or the
   * service disabled; you can replay the events it missed.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `conflict`, `test_quota_exceeded`,
   * `storage_full`.
   *
   * @example
   * ```ts
   * await client.webhooks.update('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d', { events: ['escrow.funded', 'escrow.released'] });
   * ```
   */
  update(id: string, input: UpdateWebhookInput, options?: CallOptions): Promise<Answer<WebhookEndpoint>> {
    return answer<WebhookEndpoint>(this.#client, {
      operation: 'updateWebhook',
      method: 'PATCH',
      path: '/webhooks/:id',
      params: { id },
      body: input,
      ...options,
    });
  }

  /**
   * Delete a webhook endpoint.
   *
   * Deletes an endpoint: no more events are delivered to it. Its log stays readable.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `conflict`, `test_quota_exceeded`,
   * `storage_full`.
   *
   * @example
   * ```ts
   * await client.webhooks.delete('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d');
   * ```
   */
  delete(id: string, options?: CallOptions): Promise<Answer<DeletedWebhook>> {
    return answer<DeletedWebhook>(this.#client, {
      operation: 'deleteWebhook',
      method: 'DELETE',
      path: '/webhooks/:id',
      params: { id },
      ...options,
    });
  }

  /**
   * Rotate an endpoint's secret.
   *
   * Creates a new secret. `x-service-signature` uses it at once; during the grace period
   * `webhook-signature` has signatures by both secrets.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `idempotency_mismatch`, `conflict`,
   * `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.webhooks.rotate('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d', { grace_hours: 24 });
   * ```
   */
  rotate(id: string, input: RotateSecretInput, options?: KeyedOptions): Promise<Answer<WebhookEndpointWithSecret>> {
    return answer<WebhookEndpointWithSecret>(this.#client, {
      operation: 'rotateWebhook',
      method: 'POST',
      path: '/webhooks/:id/rotate',
      params: { id },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Send a test event.
   *
   * Sends a signed `webhook.test` to the endpoint, whatever it subscribed to and whether or not it is
   * active. The response is the pending delivery; read it again for the outcome.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `idempotency_mismatch`, `conflict`,
   * `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.webhooks.test('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d');
   * ```
   */
  test(id: string, options?: KeyedOptions): Promise<Answer<WebhookDelivery>> {
    return answer<WebhookDelivery>(this.#client, {
      operation: 'testWebhook',
      method: 'POST',
      path: '/webhooks/:id/test',
      params: { id },
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Rotate the default secret.
   *
   * Creates a new secret for deliveries to a `callback_url` in the mode of your key; the other mode keeps
   * its own. An account opened in the dashboard gets its first one from this call.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `idempotency_mismatch`, `conflict`,
   * `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.webhooks.rotateDefaultSecret({ grace_hours: 24 });
   * ```
   */
  rotateDefaultSecret(input: RotateSecretInput, options?: KeyedOptions): Promise<Answer<DefaultSecret>> {
    return answer<DefaultSecret>(this.#client, {
      operation: 'rotateDefaultSecret',
      method: 'POST',
      path: '/webhooks/default-secret/rotate',
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * List the deliveries of an endpoint.
   *
   * Lists what was posted to an endpoint, newest first, even after the endpoint was deleted. Ended
   * deliveries of live mode are listed for 90 days.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * for await (const item of client.webhooks.deliveries('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d', { status: 'failed' })) console.log(item);
   * ```
   */
  deliveries(id: string, query?: ListDeliveriesOfWebhookQuery, options?: CallOptions): Pages<WebhookDelivery> {
    return new Pages<WebhookDelivery>(this.#client, {
      operation: 'listDeliveriesOfWebhook',
      method: 'GET',
      path: '/webhooks/:id/deliveries',
      params: { id },
      query,
      ...options,
    });
  }

  /**
   * Replay what an endpoint missed.
   *
   * Delivers the events of a time span that failed or were never sent to the endpoint. It skips deliveries
   * that succeeded or are under way, so you can repeat the request.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.webhooks.replay('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d', { since: '2026-11-20T00:00:00.000Z', dry_run: true });
   * ```
   */
  replay(id: string, input: ReplayInput, options?: CallOptions): Promise<Answer<Replay>> {
    return answer<Replay>(this.#client, {
      operation: 'replayWebhook',
      method: 'POST',
      path: '/webhooks/:id/replay',
      params: { id },
      body: input,
      ...options,
    });
  }
}

/** Where signed events are posted. */
export class WebhookDeliveriesResource {
  readonly #client: Requester;

  constructor(client: Requester) {
    this.#client = client;
  }

  /**
   * List deliveries.
   *
   * Lists the deliveries of this mode, to endpoints and to `callback_url`s, newest first. Ended ones of
   * live mode are listed for 90 days.
   *
   * Errors of its own: `key_network`, `key_scope`.
   *
   * @example
   * ```ts
   * for await (const item of client.webhookDeliveries.list({ status: 'failed' })) console.log(item);
   * ```
   */
  list(query?: ListWebhookDeliveriesQuery, options?: CallOptions): Pages<WebhookDelivery> {
    return new Pages<WebhookDelivery>(this.#client, {
      operation: 'listWebhookDeliveries',
      method: 'GET',
      path: '/webhook-deliveries',
      query,
      ...options,
    });
  }

  /**
   * Read a delivery.
   *
   * Returns one delivery with every attempt: the request, the response and the timing.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * await client.webhookDeliveries.get('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d');
   * ```
   */
  get(id: string, options?: CallOptions): Promise<Answer<WebhookDeliveryWithAttempts>> {
    return answer<WebhookDeliveryWithAttempts>(this.#client, {
      operation: 'getWebhookDelivery',
      method: 'GET',
      path: '/webhook-deliveries/:id',
      params: { id },
      ...options,
    });
  }

  /**
   * Deliver again.
   *
   * Sends the same event to the same address again, even if it was delivered before, with the same
   * `webhook-id`. The response is the pending delivery; read it again for the outcome.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`, `idempotency_mismatch`, `conflict`,
   * `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.webhookDeliveries.redeliver('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d');
   * ```
   */
  redeliver(id: string, options?: KeyedOptions): Promise<Answer<WebhookDelivery>> {
    return answer<WebhookDelivery>(this.#client, {
      operation: 'redeliverWebhook',
      method: 'POST',
      path: '/webhook-deliveries/:id/redeliver',
      params: { id },
      repeat: 'key',
      ...options,
    });
  }
}

/** Everything that happened, as webhooks tell it. */
export class EventsResource {
  readonly #client: Requester;

  constructor(client: Requester) {
    this.#client = client;
  }

  /**
   * List events.
   *
   * Lists the events of this mode, newest first, exactly as webhooks deliver them. Events of what ended
   * more than 90 days ago can be archived by the operator. Then only `reference` lists them; the timeline
   * and `GET /events/:id` always have them.
   *
   * Errors of its own: `key_network`, `key_scope`.
   *
   * @example
   * ```ts
   * for await (const item of client.events.list({ type: 'escrow.funded' })) console.log(item);
   * ```
   */
  list(query?: ListEventsQuery, options?: CallOptions): Pages<EventObject> {
    return new Pages<EventObject>(this.#client, {
      operation: 'listEvents',
      method: 'GET',
      path: '/events',
      query,
      ...options,
    });
  }

  /**
   * Follow events.
   *
   * Streams events as they happen, as server-sent events: `id` is the `event_id`, `event` the type, `data`
   * the event as webhooks post it. They arrive in the order in which they were recorded, without gaps
   * within a reference. The first block is an `id` alone, the cursor at which the stream starts. With
   * `events` (types separated by commas), such a block also replaces events of other types. Reconnect with
   * the last `id` as `Last-Event-ID` and you miss nothing, unless you were away for more than 90 days: the
   * operator can archive events that are older, and streams leave those out. The service sends a comment
   * after 15 seconds without an event, so reconnect if nothing arrives for 45 seconds. The stream ends when
   * the service stops or the key is revoked. An account can have at most 10 streams open in each mode; for
   * another one the response is 429.
   *
   * Errors of its own: `key_network`, `key_scope`.
   *
   * @example
   * ```ts
   * for await (const item of client.events.stream({ events: ['escrow.funded', 'escrow.released'] })) console.log(item);
   * ```
   */
  stream(options: StreamOptions & StreamEventsQuery = {}): EventStream<WebhookEvent> {
    const { events, ...rest } = options;
    return this.#client.stream<WebhookEvent>({ operation: 'streamEvents', method: 'GET', path: '/events/stream', query: { events } }, rest);
  }

  /**
   * Read an event.
   *
   * Returns one event by its `event_id`.
   *
   * Errors of its own: `key_network`, `key_scope`, `not_found`.
   *
   * @example
   * ```ts
   * await client.events.get('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d');
   * ```
   */
  get(id: string, options?: CallOptions): Promise<Answer<EventObject>> {
    return answer<EventObject>(this.#client, {
      operation: 'getEvent',
      method: 'GET',
      path: '/events/:id',
      params: { id },
      ...options,
    });
  }
}

/** What the outside world does, at your command. Test keys only. */
export class SandboxResource {
  readonly #client: Requester;

  constructor(client: Requester) {
    this.#client = client;
  }

  /**
   * Simulate a bank transfer.
   *
   * Pays the escrow's newest virtual account at the sandbox bank, which reports it like a real one. With
   * `delay_minutes` the response is the escrow before the transfer arrives.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `test_mode_only`, `not_found`, `conflict`,
   * `already_funded`, `final`, `idempotency_mismatch`, `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.sandbox.fundEscrow('ORD-1001');
   * ```
   */
  fundEscrow(reference: string, input?: FundInput, options?: KeyedOptions): Promise<Answer<Escrow>> {
    return answer<Escrow>(this.#client, {
      operation: 'fundEscrowInSandbox',
      method: 'POST',
      path: '/sandbox/escrow/:reference/fund',
      params: { reference },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Simulate a bank transfer for a charge.
   *
   * Pays the charge's virtual account at the sandbox bank, which reports it like a real one.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `test_mode_only`, `not_found`, `conflict`,
   * `already_funded`, `final`, `idempotency_mismatch`, `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.sandbox.fundCharge('ORD-1001');
   * ```
   */
  fundCharge(reference: string, input?: FundInput, options?: KeyedOptions): Promise<Answer<Charge>> {
    return answer<Charge>(this.#client, {
      operation: 'fundChargeInSandbox',
      method: 'POST',
      path: '/sandbox/charge/:reference/fund',
      params: { reference },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Move the parcel.
   *
   * Moves the parcel of a managed delivery at the sandbox carriers, which report it like real ones.
   * `booked` books the pickup of the attached rate, if the service has not done so already. `delivered`
   * starts the inspection; `failed` and `cancelled` block the release.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `test_mode_only`, `not_found`, `rate_not_attached`,
   * `not_funded`, `disputed`, `final`, `seller_not_accepted`, `already_delivered`, `already_booked`,
   * `rate_expired`, `carriage_limit`, `conflict`, `idempotency_mismatch`, `delivery_cannot_move`,
   * `test_quota_exceeded`, `partner_unavailable`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.sandbox.moveDelivery('ORD-1001', { status: 'picked_up' });
   * ```
   */
  moveDelivery(reference: string, input: SandboxDeliveryInput, options?: KeyedOptions): Promise<Answer<Escrow>> {
    return answer<Escrow>(this.#client, {
      operation: 'moveDeliveryInSandbox',
      method: 'POST',
      path: '/sandbox/escrow/:reference/delivery',
      params: { reference },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Read the release code.
   *
   * Returns the release code that the buyer's page shows after delivery, so that a test can enter it. Only
   * an escrow with `release_code: true` has one.
   *
   * Errors of its own: `key_network`, `key_scope`, `test_mode_only`, `not_found`.
   *
   * @example
   * ```ts
   * await client.sandbox.releaseCode('ORD-1001');
   * ```
   */
  releaseCode(reference: string, options?: CallOptions): Promise<Answer<SandboxReleaseCode>> {
    return answer<SandboxReleaseCode>(this.#client, {
      operation: 'getReleaseCodeInSandbox',
      method: 'GET',
      path: '/sandbox/escrow/:reference/release-code',
      params: { reference },
      ...options,
    });
  }

  /**
   * Read the test clock.
   *
   * Returns the account's time in test mode.
   *
   * Errors of its own: `key_network`, `key_scope`, `test_mode_only`.
   *
   * @example
   * ```ts
   * await client.sandbox.clock();
   * ```
   */
  clock(options?: CallOptions): Promise<Answer<Clock>> {
    return answer<Clock>(this.#client, {
      operation: 'getClock',
      method: 'GET',
      path: '/sandbox/clock',
      ...options,
    });
  }

  /**
   * Advance the test clock.
   *
   * Moves account time forward, a minute at once where something falls due, and runs it, including webhook
   * retries. It waits two seconds in all for webhook receivers. Needs an `Idempotency-Key`, so that a
   * repeated request does not move time twice.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `idempotency_key_required`, `key_network`, `key_scope`, `test_mode_only`,
   * `clock_busy`, `conflict`, `idempotency_mismatch`, `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.sandbox.advanceClock({ hours: 24 });
   * ```
   */
  advanceClock(input: AdvanceInput, options?: KeyedOptions): Promise<Answer<AdvancedClock>> {
    return answer<AdvancedClock>(this.#client, {
      operation: 'advanceClock',
      method: 'POST',
      path: '/sandbox/clock/advance',
      body: input,
      repeat: 'key_required',
      ...options,
    });
  }

  /**
   * Simulate a transfer to an account number.
   *
   * Pays an account number, like a payer who typed it. The bank passes on no reference, so the credit is
   * matched only if exactly one account had the number when the money arrived; otherwise it is unmatched.
   * To test reused numbers, open a sale whose `customer_email` has ten digits after a plus
   * (`buyer+1234567890@example.com`): they become its account number.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `test_mode_only`, `idempotency_mismatch`,
   * `test_quota_exceeded`, `partner_error`, `partner_unavailable`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.sandbox.credit({ account_number: '1234567890', amount: 250_000 });
   * ```
   */
  credit(input: SandboxCreditInput, options?: KeyedOptions): Promise<Answer<SandboxCredit>> {
    return answer<SandboxCredit>(this.#client, {
      operation: 'creditInSandbox',
      method: 'POST',
      path: '/sandbox/credits',
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * End a payout at the sandbox bank.
   *
   * Makes the bank end a payout now and report it: paid, failed, or reversed, which can also follow paid. A
   * payout that was not sent yet is sent first. With `attempt` the bank changes the outcome of an earlier
   * attempt.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `test_mode_only`, `not_found`, `conflict`, `final`,
   * `transfer_ended`, `below_minimum`, `payout_scheduled`, `idempotency_mismatch`, `payment_reversed`,
   * `payout_details_missing`, `test_quota_exceeded`, `partner_error`, `partner_unavailable`,
   * `storage_full`.
   *
   * @example
   * ```ts
   * await client.sandbox.settlePayout('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d', { outcome: 'paid' });
   * ```
   */
  settlePayout(id: string, input: SettlePayoutInput, options?: KeyedOptions): Promise<Answer<SettledPayout>> {
    return answer<SettledPayout>(this.#client, {
      operation: 'settlePayoutInSandbox',
      method: 'POST',
      path: '/sandbox/payouts/:id/settle',
      params: { id },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * End a refund at the sandbox bank.
   *
   * Makes the bank end a refund now and report it: paid, failed, reversed, or waiting for other details of
   * the payer. A refund that was not sent yet is sent first.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `test_mode_only`, `not_found`, `conflict`, `final`,
   * `transfer_ended`, `below_minimum`, `payout_scheduled`, `idempotency_mismatch`, `payment_reversed`,
   * `credit_busy`, `test_quota_exceeded`, `partner_error`, `partner_unavailable`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.sandbox.settleRefund('0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d', { outcome: 'paid' });
   * ```
   */
  settleRefund(id: string, input: SettleRefundInput, options?: KeyedOptions): Promise<Answer<SettledRefund>> {
    return answer<SettledRefund>(this.#client, {
      operation: 'settleRefundInSandbox',
      method: 'POST',
      path: '/sandbox/refunds/:id/settle',
      params: { id },
      body: input,
      repeat: 'key',
      ...options,
    });
  }

  /**
   * Make calls to the sandbox bank fail.
   *
   * Makes the next calls of one operation fail for this account's sandbox. No money is lost: the service
   * looks up an unknown outcome until it is final. With several server processes, all apply the fault
   * within a second.
   *
   * Retried under one Idempotency-Key per call.
   *
   * Errors of its own: `key_network`, `key_scope`, `test_mode_only`, `idempotency_mismatch`,
   * `test_quota_exceeded`, `storage_full`.
   *
   * @example
   * ```ts
   * await client.sandbox.fault({ operation: 'transfer', kind: 'timeout', count: 1 });
   * ```
   */
  fault(input: FaultInput, options?: KeyedOptions): Promise<Answer<Fault>> {
    return answer<Fault>(this.#client, {
      operation: 'setFaultInSandbox',
      method: 'POST',
      path: '/sandbox/faults',
      body: input,
      repeat: 'key',
      ...options,
    });
  }
}

/** Every resource of the API. */
export abstract class Resources implements Requester {
  readonly escrow: EscrowResource;
  readonly charge: ChargeResource;
  readonly disputes: DisputesResource;
  readonly delivery: DeliveryResource;
  readonly sellers: SellersResource;
  readonly banks: BanksResource;
  readonly account: AccountResource;
  readonly webhooks: WebhooksResource;
  readonly webhookDeliveries: WebhookDeliveriesResource;
  readonly events: EventsResource;
  readonly sandbox: SandboxResource;

  constructor() {
    this.escrow = new EscrowResource(this);
    this.charge = new ChargeResource(this);
    this.disputes = new DisputesResource(this);
    this.delivery = new DeliveryResource(this);
    this.sellers = new SellersResource(this);
    this.banks = new BanksResource(this);
    this.account = new AccountResource(this);
    this.webhooks = new WebhooksResource(this);
    this.webhookDeliveries = new WebhookDeliveriesResource(this);
    this.events = new EventsResource(this);
    this.sandbox = new SandboxResource(this);
  }

  abstract request<Body = unknown>(call: Call): Promise<Result<Body>>;
  abstract stream<Event = unknown>(call: Call, options?: StreamOptions): EventStream<Event>;
}
