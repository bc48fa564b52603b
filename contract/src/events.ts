import { z } from 'zod';
import { arrived, arrivedExample, type EventEntry, exampleIds, type } from './event-entry.js';
import { extra } from './event-payload.js';
import { BuyerUserId, Kobo, Timestamp, text, Uuid, wholeNumber } from './primitives.js';
import { deliveryReasons, disputeReasons, inspectionReasons } from './states.js';
import { transferEvents } from './transfer-events.js';

const disputeReason = z.enum(disputeReasons).describe('What is disputed.');
const side = z.enum(['buyer', 'seller', 'operator']).describe('Who opened it.');
const spokenFor = side.nullable().optional().describe('For whom the merchant spoke.');
const autoReleaseAt = Timestamp.describe('When the money is released to the seller automatically.');
const endpoint = { webhook_id: Uuid.describe('The endpoint.') };

/** Every event type: the server records, documents and delivers exactly these. */
export const events = {
  'escrow.funded': type({
    when: 'The price has arrived; the money is held.',
    status: 'funded',
    extras: { held_amount: Kobo.describe('What is held now, in kobo.') },
    example: { held_amount: 250_000 },
  }),
  'escrow.accepted': type({
    when: 'The seller accepted.',
    status: 'funded',
    extras: {},
    example: {},
  }),
  'escrow.declined': type({
    when: 'The seller declined.',
    status: 'declined',
    extras: { reason: extra.reason, refunded_amount: extra.refunded },
    example: { reason: 'Out of stock', refunded_amount: 0 },
  }),
  'escrow.delivered': type({
    when: 'Delivery was recorded; the inspection window runs.',
    status: 'funded',
    isRepeatable: true,
    extras: {
      tracking_number: text(200, "The carrier's number.").nullable(),
      inspection_starts_at: Timestamp.optional().describe(
        'When the inspection starts; only if you named `expected_arrival_at`.',
      ),
      auto_release_at: autoReleaseAt,
    },
    example: { tracking_number: 'GIG-123', auto_release_at: '2026-01-03T12:00:00.000Z' },
  }),
  'escrow.inspection_changed': type({
    when: 'The buyer said that the delivery has arrived, or that it has not arrived yet.',
    status: 'funded',
    isRepeatable: true,
    extras: {
      reason: z
        .enum(inspectionReasons)
        .describe('`arrived`: the inspection has started. `not_arrived`: it ends 48 hours later.'),
      inspection_starts_at: Timestamp.describe('When the inspection starts, or started.'),
      auto_release_at: autoReleaseAt,
      extensions_left: wholeNumber(0).describe('How often the buyer can still extend it.'),
    },
    example: {
      reason: 'not_arrived',
      inspection_starts_at: '2026-01-05T12:00:00.000Z',
      auto_release_at: '2026-01-06T12:00:00.000Z',
      extensions_left: 1,
    },
  }),
  'escrow.released': type({
    when: 'The rest of the money was released to the seller.',
    status: 'released',
    isRepeatable: true,
    extras: {
      released_amount: extra.released,
      payout_id: extra.payout,
      refunded_amount: extra.refunded.optional(),
      code_entered_by: z
        .enum(['merchant', 'seller'])
        .optional()
        .describe("Who entered the buyer's release code, if that released it."),
    },
    example: { released_amount: 250_000, payout_id: exampleIds.payout },
  }),
  'escrow.refunded': type({
    when:
      'The rest of the money goes back to the buyer. If a part was released before, the status is ' +
      '`released`.',
    status: 'refunded',
    isRepeatable: true,
    extras: {
      refunded_amount: extra.refunded,
      reason: extra.reason.optional(),
      released_amount: extra.released.optional(),
      payout_id: extra.payout.nullable().optional(),
    },
    example: { refunded_amount: 250_000, reason: 'Out of stock' },
  }),
  'dispute.opened': type({
    when: 'A dispute was opened; the clock is paused.',
    status: 'disputed',
    isRepeatable: true,
    extras: {
      dispute_id: extra.dispute,
      reason: disputeReason,
      opened_by: side,
      on_behalf_of: spokenFor,
    },
    example: { dispute_id: exampleIds.dispute, reason: 'item_not_received', opened_by: 'buyer' },
  }),
  'payment.success': type({
    when: 'A credit completed the price.',
    status: 'funded',
    extras: { ...arrived, excess_amount: extra.excess },
    example: { ...arrivedExample, excess_amount: 0 },
  }),
  'payment.failed': type({
    when: 'A credit was rejected, or reversed before the price had arrived, also of a direct charge.',
    status: 'awaiting_payment',
    extras: { ...arrived, failure_reason: extra.failure },
    example: { ...arrivedExample, failure_reason: 'rejected' },
  }),
  'charge.success': type({
    when: 'A direct charge was paid.',
    status: 'succeeded',
    extras: { ...arrived, excess_amount: extra.excess, payout_id: extra.payout },
    example: { ...arrivedExample, excess_amount: 0, payout_id: exampleIds.payout },
  }),
  'charge.failed': type({
    when: 'A direct charge ended without its price; a credit that fails before is `payment.failed`.',
    status: 'expired',
    isRepeatable: true,
    extras: { failure_reason: extra.failure, refunded_amount: extra.refunded },
    example: { failure_reason: 'expired', refunded_amount: 0 },
  }),
  'payment.partial': type({
    when: 'A credit arrived and more is needed.',
    status: 'awaiting_payment',
    extras: { ...arrived, remaining_amount: extra.remaining },
    example: { credit_id: exampleIds.credit, credited_amount: 100_000, remaining_amount: 150_000 },
  }),
  'escrow.expired': type({
    when: 'Payment did not arrive in time.',
    status: 'expired',
    isRepeatable: true,
    extras: { refunded_amount: extra.refunded },
    example: { refunded_amount: 0 },
  }),
  'escrow.cancelled': type({
    when: 'The merchant cancelled before payment.',
    status: 'cancelled',
    extras: { refunded_amount: extra.refunded },
    example: { refunded_amount: 0 },
  }),
  'escrow.reopened': type({
    when: 'An expired escrow waits for payment again.',
    status: 'awaiting_payment',
    isRepeatable: true,
    extras: {},
    example: {},
  }),
  'escrow.partially_released': type({
    when: 'A part was released to the seller.',
    status: 'funded',
    isRepeatable: true,
    extras: { released_amount: extra.released, payout_id: extra.payout, remaining_amount: extra.remaining },
    example: { released_amount: 100_000, payout_id: exampleIds.payout, remaining_amount: 150_000 },
  }),
  'escrow.partially_refunded': type({
    when: 'A part goes back to the buyer.',
    status: 'funded',
    isRepeatable: true,
    extras: { refunded_amount: extra.refunded, remaining_amount: extra.remaining, reason: extra.reason },
    example: { refunded_amount: 100_000, remaining_amount: 150_000, reason: 'One item was missing' },
  }),
  'dispute.resolved': type({
    when: 'The dispute is settled.',
    status: 'refunded',
    isRepeatable: true,
    extras: {
      dispute_id: extra.dispute,
      outcome: z.enum(['withdrawn', 'conceded', 'resolved']).describe('How it ended.'),
      released_amount: extra.released,
      refunded_amount: extra.refunded,
      on_behalf_of: spokenFor,
    },
    example: {
      dispute_id: exampleIds.dispute,
      outcome: 'conceded',
      released_amount: 0,
      refunded_amount: 250_000,
    },
  }),
  'buyer.signed_in': type({
    when: 'The buyer signed in and opened the order for the first time.',
    status: 'funded',
    extras: { buyer_user_id: BuyerUserId },
    example: { buyer_user_id: exampleIds.buyer },
  }),
  ...transferEvents,
  'delivery.updated': type({
    when: 'The pickup was booked or cancelled, the parcel has moved, or its number is known.',
    status: 'funded',
    isRepeatable: true,
    extras: {
      tracking_number: text(200, "The carrier's number.").nullable(),
      delivery_status: text(50, 'Where the parcel is.'),
      reason: z
        .enum(deliveryReasons)
        .nullable()
        .optional()
        .describe(
          '`delivery_revoked`: the delivery that was recorded without proof no longer counts, and the ' +
            'inspection has ended. `cleared_by_operator`: the release is no longer blocked. Else null.',
        ),
    },
    example: { tracking_number: 'GIG-123', delivery_status: 'in_transit', reason: null },
  }),
  'webhook.disabled': type({
    when:
      'Every attempt at an endpoint failed for five days, at least ten of them, or it responded with 410, ' +
      'and it was switched off.',
    status: 'disabled',
    extras: {
      ...endpoint,
      disabled_reason: z.enum(['failures', 'gone']).describe('Why it was switched off.'),
    },
    example: { webhook_id: exampleIds.webhook, disabled_reason: 'failures' },
  }),
  'webhook.test': type({
    when: 'You asked for a test.',
    status: 'active',
    extras: endpoint,
    example: { webhook_id: exampleIds.webhook },
  }),
} as const satisfies Record<string, EventEntry>;

export type EventType = keyof typeof events;

/** Fields that only events of this type have. */
export type EventExtras<Type extends EventType> = z.infer<z.ZodObject<(typeof events)[Type]['extras']>>;

/** The names of all types, in the order of the table. */
export const eventTypes = Object.keys(events) as [EventType, ...EventType[]];

/** Types that an endpoint subscribes to if it names none. */
export const eventTypesDefault: readonly EventType[] = [
  'escrow.funded',
  'escrow.released',
  'escrow.refunded',
];
