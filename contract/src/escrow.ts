import { z } from 'zod';
import { limits } from './limits.js';
import { operation } from './operation.js';
import {
  AccountNumber,
  BankCode,
  Currency,
  Email,
  httpsUrl,
  Kobo,
  kobo,
  Metadata,
  NoBody,
  page,
  pageQuery,
  ProofPhotoUrl,
  Reference,
  Timestamp,
  text,
  Uuid,
} from './primitives.js';
import {
  creditStatuses,
  deliveryModes,
  disputeReasons,
  disputeStatuses,
  escrowStatuses,
  modes,
  payoutStatuses,
  refundStatuses,
  releaseBlocks,
} from './states.js';

const Name = text(limits.nameLengthMax, 'Name as people write it.');
const Description = text(limits.descriptionLengthMax, 'What is being sold.');
const ReturnUrl = httpsUrl('Where the buyer goes after payment; `?status=success` or `failed` is added.');
const CallbackUrl = httpsUrl('Where signed webhooks about this escrow go.');
const WindowHours = z
  .number()
  .int()
  .min(limits.releaseWindowHoursMin)
  .max(limits.releaseWindowHoursMax)
  .describe('Hours of inspection after delivery; 24 unless said otherwise.');

export const InitiateEscrowInput = z
  .object({
    reference: Reference,
    amount: kobo(limits.escrowAmountKoboMin, 'Price in kobo, at least 10,000 (₦100).'),
    currency: Currency,
    customer_email: Email,
    customer_name: Name.optional(),
    seller_email: Email.optional(),
    seller_name: Name.optional(),
    description: Description.optional(),
    callback_url: CallbackUrl.optional(),
    return_url: ReturnUrl.optional(),
    release_window_hours: WindowHours.optional(),
    delivery_mode: z.enum(deliveryModes).default('self_managed').describe('Who arranges the delivery.'),
    metadata: Metadata.optional(),
  })
  .strict();

/** What initiate answers. Closed escrows have no account to pay any more. */
export const Checkout = z
  .object({
    checkout_url: text(4000, 'Hosted page where the buyer sees how to pay.'),
    reference: Reference,
    escrow_id: Uuid,
    account_number: AccountNumber.nullable(),
    bank_name: text(200, 'Bank of the virtual account.').nullable(),
  })
  .strict()
  .describe('Where and how the buyer pays.');

export const CreditObject = z
  .object({
    id: Uuid,
    status: z.enum(creditStatuses),
    amount: Kobo,
    amount_applied: Kobo.describe('The part that counts towards the price, in kobo.'),
    amount_excess: Kobo.describe('The part that was too much or too late and goes back, in kobo.'),
    amount_refunded: Kobo.describe('What of it has been given back, in kobo.'),
    payer_name: text(500, 'Name on the sending account.', 0).nullable(),
    failure_reason: text(500, 'Why the bank rejected it or took it back.', 0).nullable(),
    paid_at: Timestamp,
  })
  .strict()
  .describe('One bank transfer that arrived.');

export const PayoutObject = z
  .object({
    id: Uuid,
    status: z.enum(payoutStatuses),
    amount: Kobo,
    bank_name: text(200, 'Bank it goes to.').nullable(),
    account_last4: text(4, 'Last four digits of the account.').nullable(),
    session_id: text(100, "The bank's session id, for tracing.").nullable(),
    expected_by: Timestamp.nullable(),
    failure_reason: text(500, 'Why the bank refused it.', 0).nullable(),
    created_at: Timestamp,
  })
  .strict()
  .describe('Money going to the seller.');

export const RefundObject = z
  .object({
    id: Uuid,
    status: z.enum(refundStatuses),
    amount: Kobo,
    credit_id: Uuid,
    reason: text(limits.reasonLengthMax, 'Why it goes back.', 0).nullable(),
    failure_reason: text(500, 'Why the bank refused it.', 0).nullable(),
    created_at: Timestamp,
  })
  .strict()
  .describe('Money going back to a payer.');

export const DisputeSummary = z
  .object({
    id: Uuid,
    status: z.enum(disputeStatuses),
    reason: z.enum(disputeReasons),
    opened_by: z.enum(['buyer', 'seller', 'operator']),
    respond_by: Timestamp.nullable(),
    created_at: Timestamp,
  })
  .strict()
  .describe('The newest dispute.');

export const DispatchProof = z
  .object({
    tracking_number: text(limits.nameLengthMax, "The courier's number.").nullable(),
    courier_name: text(limits.nameLengthMax, 'Who carries it.').nullable(),
    proof_photo_url: ProofPhotoUrl.nullable(),
    notes: text(limits.notesLengthMax, 'Anything the buyer should know.').nullable(),
    submitted_at: Timestamp,
  })
  .strict()
  .describe('What was recorded at delivery.');

export const DeliveryTracking = z
  .object({
    status: z.enum([
      'rate_attached',
      'booked',
      'picked_up',
      'in_transit',
      'delivered',
      'cancelled',
      'failed',
    ]),
    carrier: text(200, 'Carrier.').nullable(),
    service: text(200, 'Service of the carrier.').nullable(),
    rate_id: text(200, 'The attached rate.').nullable(),
    rate_expires_at: Timestamp.nullable(),
    amount: Kobo.nullable(),
    tracking_number: text(200, "The carrier's number.").nullable(),
    tracking_url: text(limits.urlLengthMax, 'Where to follow the parcel.').nullable(),
    label_url: text(limits.urlLengthMax, 'The label to print.').nullable(),
    booked_at: Timestamp.nullable(),
    events: z
      .array(z.object({ status: text(100, 'What happened.'), at: Timestamp }).strict())
      .max(500),
  })
  .strict()
  .describe('Managed delivery.');

export const Escrow = z
  .object({
    escrow_id: Uuid,
    reference: Reference,
    mode: z.enum(modes),
    status: z.enum(escrowStatuses),
    amount: Kobo.describe('The price in kobo.'),
    currency: Currency,
    customer_email: Email,
    customer_name: Name.nullable(),
    seller_email: Email.nullable(),
    seller_name: Name.nullable(),
    description: Description.nullable(),
    return_url: ReturnUrl.nullable(),
    callback_url: CallbackUrl.nullable(),
    release_window_hours: WindowHours.nullable(),
    delivery_mode: z.enum(deliveryModes),
    metadata: z.record(z.unknown()).nullable(),
    checkout_url: text(4000, 'Hosted page where the buyer sees how to pay.'),
    account_number: AccountNumber.nullable(),
    bank_name: text(200, 'Bank of the virtual account.').nullable(),
    expires_at: Timestamp.nullable().describe('When the bank closes this account number.'),
    payment_deadline_at: Timestamp.describe('Until when the escrow waits for payment.'),
    amount_received: Kobo.describe('Credited to this escrow, in kobo: held + released + refunded.'),
    amount_held: Kobo.describe('Held now, in kobo.'),
    amount_released: Kobo.describe('Decided for the seller, in kobo.'),
    amount_refunded: Kobo.describe('Decided for the buyer, in kobo.'),
    amount_excess: Kobo.describe('Too much or too late, never part of the escrow, in kobo.'),
    blocked_by: z.array(z.enum(releaseBlocks)).max(10).describe('What a release waits for; empty when nothing.'),
    seller_accepted_at: Timestamp.nullable(),
    seller_delivered_at: Timestamp.nullable(),
    auto_release_at: Timestamp.nullable().describe('End of the inspection window.'),
    dispatch_proof: DispatchProof.nullable(),
    delivery_tracking: DeliveryTracking.nullable(),
    buyer_user_id: text(200, 'Set when the buyer signs in to the checkout.').nullable(),
    credits: z.array(CreditObject),
    refunds: z.array(RefundObject),
    payouts: z.array(PayoutObject),
    dispute: DisputeSummary.nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .strict()
  .describe('A sale in escrow. Every field is always present; what is unset is null.');

export const EscrowPage = page(Escrow);

export const ReferencePath = z.object({ reference: Reference });
const reference = { reference: 'ORD-1001' };

export const AcceptInput = z
  .object({
    payout: z
      .object({ bank_code: BankCode, account_number: AccountNumber })
      .strict()
      .optional()
      .describe("The seller's bank account, saved for this and later sales."),
  })
  .strict()
  .optional();

export const DeclineInput = z
  .object({ reason: text(limits.reasonLengthMax, 'Told to the buyer.').optional() })
  .strict()
  .optional();

export const DeliverInput = z
  .object({
    tracking_number: text(limits.nameLengthMax, "The courier's number; required when self-managed.").optional(),
    courier_name: text(limits.nameLengthMax, 'Who carries it.').optional(),
    proof_photo_url: ProofPhotoUrl.optional(),
    notes: text(limits.notesLengthMax, 'Anything the buyer should know.').optional(),
  })
  .strict();

export const ReleaseInput = z
  .object({ amount: kobo(1, 'A part of what is held, in kobo. Without it: all.').optional() })
  .strict()
  .optional();

/** What a release would do: `dry_run=true` moves nothing. */
export const ReleasePreview = z
  .object({
    dry_run: z.literal(true),
    reference: Reference,
    amount: Kobo.describe('What would go to the seller, in kobo.'),
    remaining: Kobo.describe('What would stay held, in kobo.'),
    status_after: z.enum(escrowStatuses),
    bank_name: text(200, 'Bank it would go to.').nullable(),
    account_last4: text(4, 'Last four digits of the account.').nullable(),
  })
  .strict()
  .describe('What a release would move.');

export const TimelineEntry = z
  .object({
    at: Timestamp,
    type: text(100, 'What happened: an event type, or `escrow.initiated`, `account.opened`, `payout.sent`, ...'),
    actor: text(50, '`merchant`, `buyer`, `seller`, `operator`, `partner`, `carrier` or `clock`.'),
    via: text(50, '`api`, `page`, `command`, `notification` or `alarm`.'),
    sequence: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
    summary: text(1000, 'The entry in words.'),
    data: z.record(z.unknown()),
  })
  .strict()
  .describe('One entry of the timeline.');

export const Timeline = z
  .object({ reference: Reference, entries: z.array(TimelineEntry) })
  .strict()
  .describe('Everything that happened, oldest first.');

export const LedgerEntry = z
  .object({
    at: Timestamp,
    change_id: text(200, 'One change moves money all at once; its movements share this id.'),
    debit: text(200, 'Ledger account that is debited.'),
    credit: text(200, 'Ledger account that is credited.'),
    amount: Kobo,
  })
  .strict()
  .describe('One movement of the ledger.');

export const EscrowLedger = z
  .object({
    reference: Reference,
    movements: z.array(LedgerEntry),
    balance: Kobo.describe('What the ledger holds for this escrow, in kobo.'),
  })
  .strict()
  .describe('Every movement of this escrow, its payouts and refunds.');

const stateErrors = ['not_found', 'conflict', 'idempotency_mismatch', 'idempotency_in_progress'] as const;

export const escrowOperations = {
  initiate: operation({
    method: 'POST',
    path: '/escrow/initiate',
    summary: 'Open an escrow',
    description:
      'Opens an escrow and answers how the buyer pays. The reference is the idempotency key: the same reference ' +
      'answers the same checkout with `Idempotent-Replay: true`; when the body differs, `Idempotent-Mismatch` ' +
      'names the fields. `callback_url` is required while the account has no active webhook endpoint.',
    body: InitiateEscrowInput,
    responses: { 200: Checkout },
    metadata: {
      operationId: 'initiateEscrow',
      tag: 'Escrow',
      sdk: 'escrow.initiate',
      cli: 'initiate',
      repeat: 'reference',
      errors: ['conflict', 'partner_error', 'partner_unavailable', 'live_mode_unavailable'],
      example: {
        body: {
          reference: 'ORD-1001',
          amount: 250_000,
          currency: 'NGN',
          customer_email: 'buyer@example.com',
          seller_email: 'seller@example.com',
          callback_url: 'https://shop.example.com/webhooks',
        },
      },
    },
  }),
  get: operation({
    method: 'GET',
    path: '/escrow/:reference',
    summary: 'Read an escrow',
    description: 'The whole escrow with its credits, payouts, refunds and newest dispute.',
    pathParams: ReferencePath,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'getEscrow',
      tag: 'Escrow',
      sdk: 'escrow.get',
      cli: 'get',
      errors: ['not_found'],
      example: { params: reference },
    },
  }),
  list: operation({
    method: 'GET',
    path: '/escrow',
    summary: 'List escrows',
    description: 'Newest first, page by page.',
    query: z.object({ ...pageQuery, status: z.enum(escrowStatuses).optional() }).strict(),
    responses: { 200: EscrowPage },
    metadata: {
      operationId: 'listEscrows',
      tag: 'Escrow',
      sdk: 'escrow.list',
      cli: 'list',
      errors: [],
      example: { query: { status: 'funded' } },
    },
  }),
  accept: operation({
    method: 'POST',
    path: '/escrow/:reference/accept',
    summary: 'Accept the sale',
    description: "Accepts for the seller, and can save the seller's bank account at once.",
    pathParams: ReferencePath,
    body: AcceptInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'acceptEscrow',
      tag: 'Escrow',
      sdk: 'escrow.accept',
      cli: 'accept',
      repeat: 'key',
      errors: [...stateErrors, 'final', 'payout_details_locked', 'partner_unavailable', 'live_mode_unavailable'],
      example: { params: reference, body: { payout: { bank_code: '058', account_number: '0123456789' } } },
    },
  }),
  decline: operation({
    method: 'POST',
    path: '/escrow/:reference/decline',
    summary: 'Decline the sale',
    description: 'Declines for the seller; everything held goes back to the buyer.',
    pathParams: ReferencePath,
    body: DeclineInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'declineEscrow',
      tag: 'Escrow',
      sdk: 'escrow.decline',
      cli: 'decline',
      repeat: 'key',
      errors: [...stateErrors, 'already_accepted', 'already_delivered', 'disputed', 'final'],
      example: { params: reference, body: { reason: 'Out of stock' } },
    },
  }),
  cancel: operation({
    method: 'POST',
    path: '/escrow/:reference/cancel',
    summary: 'Cancel before payment',
    description: 'Cancels an escrow that is not fully paid; what has arrived goes back to the buyer.',
    pathParams: ReferencePath,
    body: NoBody,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'cancelEscrow',
      tag: 'Escrow',
      sdk: 'escrow.cancel',
      cli: 'cancel',
      repeat: 'key',
      errors: [...stateErrors, 'already_funded', 'disputed', 'final'],
      example: { params: reference },
    },
  }),
  deliver: operation({
    method: 'POST',
    path: '/escrow/:reference/deliver',
    summary: 'Record the delivery',
    description:
      'Records delivery and starts the inspection window, at whose end the money is released by itself. ' +
      'Self-managed escrows need `tracking_number` and `proof_photo_url`.',
    pathParams: ReferencePath,
    body: DeliverInput,
    responses: { 200: Escrow },
    metadata: {
      operationId: 'deliverEscrow',
      tag: 'Escrow',
      sdk: 'escrow.deliver',
      cli: 'deliver',
      repeat: 'key',
      errors: [...stateErrors, 'not_funded', 'already_delivered', 'disputed', 'final'],
      example: {
        params: reference,
        body: { tracking_number: 'GIG-123', proof_photo_url: 'https://shop.example.com/proof/1001.jpg' },
      },
    },
  }),
  release: operation({
    method: 'POST',
    path: '/escrow/:reference/release',
    summary: 'Release the money to the seller',
    description:
      'Releases all that is held, or the `amount` named (which needs an `Idempotency-Key`). ' +
      '`dry_run=true` answers what would move and moves nothing.',
    pathParams: ReferencePath,
    query: z
      .object({ dry_run: z.enum(['true', 'false']).optional().describe('`true`: say what would move.') })
      .strict(),
    body: ReleaseInput,
    responses: { 200: z.union([Escrow, ReleasePreview]) },
    metadata: {
      operationId: 'releaseEscrow',
      tag: 'Escrow',
      sdk: 'escrow.release',
      cli: 'release',
      repeat: 'key',
      errors: [
        ...stateErrors,
        ...releaseBlocks,
        'amount_exceeds_held',
        'amount_too_small',
        'idempotency_key_required',
      ],
      example: { params: reference },
    },
  }),
  timeline: operation({
    method: 'GET',
    path: '/escrow/:reference/timeline',
    summary: 'Read the timeline',
    description: 'Everything that happened to the escrow, in order, with who did it and through what.',
    pathParams: ReferencePath,
    responses: { 200: Timeline },
    metadata: {
      operationId: 'getEscrowTimeline',
      tag: 'Escrow',
      sdk: 'escrow.timeline',
      cli: 'timeline',
      errors: ['not_found'],
      example: { params: reference },
    },
  }),
  ledger: operation({
    method: 'GET',
    path: '/escrow/:reference/ledger',
    summary: 'Read the ledger of an escrow',
    description: 'Every movement of money of this escrow, and what the ledger holds for it.',
    pathParams: ReferencePath,
    responses: { 200: EscrowLedger },
    metadata: {
      operationId: 'getEscrowLedger',
      tag: 'Escrow',
      sdk: 'escrow.ledger',
      cli: 'ledger',
      errors: ['not_found'],
      example: { params: reference },
    },
  }),
};
