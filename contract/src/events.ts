import { z } from 'zod';
import { extra, payload } from './event-payload.js';
import { BuyerUserId, Kobo, Timestamp, text, Uuid } from './primitives.js';
import { disputeReasons } from './states.js';

/** One type of event. */
export interface EventEntry {
  /** When it is recorded. */
  when: string;
  /** The body, as webhooks deliver it and `GET /events` answers it. */
  payload: z.AnyZodObject;
  /** The fields only this type has, as an example. */
  example: Record<string, unknown>;
}

const id = (last: number) => `0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b${last}`;
const [credit, payout, refund, dispute, webhook] = [id(11), id(12), id(13), id(14), id(15)];

function type<Extras extends z.ZodRawShape, Example extends { [Name in keyof Extras]?: unknown }>(
  when: string,
  extras: Extras,
  example: Example,
) {
  return { when, payload: payload(extras), example };
}

const arrived = { credit_id: extra.credit, credited_amount: extra.credited };
const arrivedExample = { credit_id: credit, credited_amount: 250_000 };
const disputeReason = z.enum(disputeReasons).describe('What is disputed.');
const side = z.enum(['buyer', 'seller', 'operator']).describe('Who opened it.');
const spokenFor = side.nullable().optional().describe('For whom the merchant spoke.');
const paidOut = { payout_id: extra.payout, payout_amount: Kobo.describe('The payout, in kobo.') };
const paidOutExample = { payout_id: payout, payout_amount: 250_000 };
const paidBack = {
  refund_id: extra.refund,
  refund_amount: Kobo.describe('The refund, in kobo.'),
  credit_id: extra.credit,
};
const paidBackExample = { refund_id: refund, refund_amount: 250_000, credit_id: credit };
const endpoint = { webhook_id: Uuid.describe('The endpoint.') };

/** Every event type: the server records, documents and delivers exactly these. */
export const events = {
  'escrow.funded': type(
    'The price has arrived; the money is held.',
    { held_amount: Kobo.describe('What is held now, in kobo.') },
    { held_amount: 250_000 },
  ),
  'escrow.accepted': type('The seller accepted.', {}, {}),
  'escrow.declined': type(
    'The seller declined.',
    { reason: extra.reason, refunded_amount: extra.refunded },
    { reason: 'Out of stock', refunded_amount: 0 },
  ),
  'escrow.delivered': type(
    'Delivery was recorded; the inspection window runs.',
    {
      tracking_number: text(200, "The carrier's number.").nullable(),
      auto_release_at: Timestamp.describe('When the money goes to the seller by itself.'),
    },
    { tracking_number: 'GIG-123', auto_release_at: '2026-01-03T12:00:00.000Z' },
  ),
  'escrow.released': type(
    'The rest of the money was released to the seller.',
    {
      released_amount: extra.released,
      payout_id: extra.payout,
      refunded_amount: extra.refunded.optional(),
    },
    { released_amount: 250_000, payout_id: payout },
  ),
  'escrow.refunded': type(
    'The rest of the money goes back to the buyer.',
    {
      refunded_amount: extra.refunded,
      reason: extra.reason.optional(),
      released_amount: extra.released.optional(),
      payout_id: extra.payout.nullable().optional(),
    },
    { refunded_amount: 250_000, reason: 'Out of stock' },
  ),
  'dispute.opened': type(
    'A dispute was opened; the clock stands still.',
    {
      dispute_id: extra.dispute,
      reason: disputeReason,
      opened_by: side,
      on_behalf_of: spokenFor,
    },
    { dispute_id: dispute, reason: 'item_not_received', opened_by: 'buyer' },
  ),
  'payment.success': type(
    'A credit completed the price.',
    { ...arrived, excess_amount: extra.excess },
    { ...arrivedExample, excess_amount: 0 },
  ),
  'payment.failed': type(
    'A credit was rejected, or taken back before funding.',
    { ...arrived, failure_reason: extra.failure },
    { ...arrivedExample, failure_reason: 'rejected' },
  ),
  'charge.success': type(
    'A direct charge was paid.',
    { ...arrived, excess_amount: extra.excess, payout_id: extra.payout },
    { ...arrivedExample, excess_amount: 0, payout_id: payout },
  ),
  'charge.failed': type(
    'A direct charge failed or expired.',
    { failure_reason: extra.failure, refunded_amount: extra.refunded },
    { failure_reason: 'expired', refunded_amount: 0 },
  ),
  'payment.partial': type(
    'A credit arrived and more is needed.',
    { ...arrived, remaining_amount: extra.remaining },
    { credit_id: credit, credited_amount: 100_000, remaining_amount: 150_000 },
  ),
  'escrow.expired': type(
    'Payment did not arrive in time.',
    { refunded_amount: extra.refunded },
    { refunded_amount: 0 },
  ),
  'escrow.cancelled': type(
    'The merchant cancelled before payment.',
    { refunded_amount: extra.refunded },
    { refunded_amount: 0 },
  ),
  'escrow.reopened': type('An expired escrow waits for payment again.', {}, {}),
  'escrow.partially_released': type(
    'A part was released to the seller.',
    { released_amount: extra.released, payout_id: extra.payout, remaining_amount: extra.remaining },
    { released_amount: 100_000, payout_id: payout, remaining_amount: 150_000 },
  ),
  'escrow.partially_refunded': type(
    'A part goes back to the buyer.',
    { refunded_amount: extra.refunded, remaining_amount: extra.remaining, reason: extra.reason },
    { refunded_amount: 100_000, remaining_amount: 150_000, reason: 'One item was missing' },
  ),
  'dispute.resolved': type(
    'The dispute is settled.',
    {
      dispute_id: extra.dispute,
      outcome: z.enum(['withdrawn', 'conceded', 'resolved']).describe('How it ended.'),
      released_amount: extra.released,
      refunded_amount: extra.refunded,
      on_behalf_of: spokenFor,
    },
    { dispute_id: dispute, outcome: 'conceded', released_amount: 0, refunded_amount: 250_000 },
  ),
  'buyer.signed_in': type(
    'The buyer signed in and opened the order for the first time.',
    { buyer_user_id: BuyerUserId },
    { buyer_user_id: id(16) },
  ),
  'payout.paid': type(
    'The payout has been paid.',
    { ...paidOut, session_id: extra.session },
    { ...paidOutExample, session_id: '000013260102120000000000000001' },
  ),
  'payout.failed': type(
    'The bank refused the payout.',
    { ...paidOut, failure_reason: extra.failure },
    { ...paidOutExample, failure_reason: 'account_closed' },
  ),
  'payout.reversed': type(
    'The bank sent the payout back.',
    { ...paidOut, failure_reason: extra.failure },
    { ...paidOutExample, failure_reason: 'reversed' },
  ),
  'refund.paid': type(
    'The refund has been paid.',
    { ...paidBack, session_id: extra.session },
    { ...paidBackExample, session_id: '000013260102120000000000000002' },
  ),
  'refund.failed': type(
    'The bank refused the refund.',
    { ...paidBack, failure_reason: extra.failure },
    { ...paidBackExample, failure_reason: 'account_closed' },
  ),
  'payout.retried': type('The operator lets the payout be tried again.', paidOut, paidOutExample),
  'refund.retried': type('The operator lets the refund be tried again.', paidBack, paidBackExample),
  'refund.cancelled': type(
    "The buyer's bank had taken the payment back; the refund is no longer owed.",
    { ...paidBack, reason: extra.reason },
    { ...paidBackExample, reason: 'payment_reversed' },
  ),
  'credit.matched': type('It became known whose transfer this is.', arrived, arrivedExample),
  'receivable.settled': type(
    'The operator settled money that a bank had taken, or that was paid too late.',
    {
      payout_id: extra.payout.optional(),
      refund_id: extra.refund.optional(),
      settled_amount: Kobo.describe('What is settled, in kobo.'),
      from: z.enum(['held', 'recovered', 'written_off']).describe('Where it was made good from.'),
      uncovered_amount: Kobo.describe('What still is not, in kobo.'),
    },
    { settled_amount: 250_000, from: 'recovered', uncovered_amount: 0 },
  ),
  'delivery.updated': type(
    'The carrier reported progress.',
    {
      tracking_number: text(200, "The carrier's number.").nullable(),
      delivery_status: text(50, 'Where the parcel is.'),
    },
    { tracking_number: 'GIG-123', delivery_status: 'in_transit' },
  ),
  'webhook.disabled': type(
    'An endpoint failed for too long and was switched off.',
    { ...endpoint, disabled_reason: z.enum(['failures', 'gone']).describe('Why it was switched off.') },
    { webhook_id: webhook, disabled_reason: 'failures' },
  ),
  'webhook.test': type('You asked for a test.', endpoint, { webhook_id: webhook }),
} as const satisfies Record<string, EventEntry>;

export type EventType = keyof typeof events;

/** The names of all types, in the order of the table. */
export const eventTypes = Object.keys(events) as [EventType, ...EventType[]];

/** What an endpoint subscribes to unless it says otherwise. */
export const eventTypesDefault: readonly EventType[] = [
  'escrow.funded',
  'escrow.released',
  'escrow.refunded',
];
