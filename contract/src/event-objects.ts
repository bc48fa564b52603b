import { z } from 'zod';
import type { EventType } from './events.js';
import { limits } from './limits.js';
import { Currency, Kobo, Reference, Timestamp, text, Uuid } from './primitives.js';
import { chargeStatuses, disputeReasons, escrowStatuses, modes } from './states.js';

const EscrowId = Uuid.describe('The escrow it happened to.');
const ChargeId = Uuid.describe('The charge it happened to.');
const Released = Kobo.describe('What goes to the seller with this event.');
const Refunded = Kobo.describe('What goes back to the payers with this event.');
const Remaining = Kobo.describe('What is still held after this event.');
const PayoutId = Uuid.describe('The payout that carries it.');
const Reason = text(limits.reasonLengthMax, 'Why.', 0).nullable();
const FailureReason = text(500, 'Why it failed.', 0);
const SessionId = text(200, "The bank's own id of the transfer.").nullable();

const statuses = [...new Set([...escrowStatuses, ...chargeStatuses])] as [string, ...string[]];

/** What every event says, whatever happened. */
const common = {
  event_id: Uuid.describe('The same in every delivery of this event: handle each one once.'),
  created_at: Timestamp,
  mode: z.enum(modes),
  sequence: z
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .describe('Counts the events of one reference; a smaller one is older news.'),
  reference: Reference,
  amount: Kobo.describe('The price of the escrow or charge; what moved has a field of its own.'),
  currency: Currency,
  status: z.enum(statuses).describe('Where the escrow or charge stands now.'),
  metadata: z.record(z.unknown()).nullable().describe('Your own, as it was given.'),
};

const ofEscrow = { escrow_id: EscrowId, charge_id: ChargeId.optional() };
const ofCharge = { charge_id: ChargeId, escrow_id: EscrowId.optional() };
const ofEither = { escrow_id: EscrowId.optional(), charge_id: ChargeId.optional() };

const credited = {
  credit_id: Uuid.describe('The transfer that arrived.'),
  credited_amount: Kobo.describe('What arrived with this transfer.'),
};
const Excess = Kobo.describe('How much of it was too much and goes back.');
const paidOut = { payout_id: Uuid, payout_amount: Kobo };
const sentBack = { refund_id: Uuid, refund_amount: Kobo, credit_id: Uuid };

const extras: Record<EventType, z.ZodRawShape> = {
  'escrow.funded': { ...ofEscrow, held_amount: Kobo.describe('What is held now.') },
  'escrow.accepted': ofEscrow,
  'escrow.declined': { ...ofEscrow, refunded_amount: Refunded, reason: Reason },
  'escrow.delivered': {
    ...ofEscrow,
    tracking_number: text(limits.nameLengthMax, "The courier's number.").nullable(),
    auto_release_at: Timestamp.describe('End of the inspection window.'),
  },
  'escrow.released': {
    ...ofEscrow,
    released_amount: Released,
    refunded_amount: Refunded.optional(),
    payout_id: PayoutId,
  },
  'escrow.refunded': {
    ...ofEscrow,
    refunded_amount: Refunded,
    released_amount: Released.optional(),
    payout_id: PayoutId.nullable().optional(),
    reason: Reason.optional(),
  },
  'dispute.opened': {
    ...ofEscrow,
    dispute_id: Uuid,
    reason: z.enum(disputeReasons),
    opened_by: z.enum(['buyer', 'seller', 'operator']),
  },
  'payment.success': { ...ofEscrow, ...credited, excess_amount: Excess },
  'payment.failed': { ...ofEither, ...credited, failure_reason: FailureReason },
  'charge.success': { ...ofCharge, ...credited, excess_amount: Excess, payout_id: PayoutId },
  'charge.failed': { ...ofCharge, failure_reason: FailureReason, refunded_amount: Refunded },
  'payment.partial': { ...ofEither, ...credited, remaining_amount: Kobo.describe('What is still to come.') },
  'escrow.expired': { ...ofEscrow, refunded_amount: Refunded },
  'escrow.cancelled': { ...ofEscrow, refunded_amount: Refunded },
  'escrow.reopened': ofEscrow,
  'escrow.partially_released': {
    ...ofEscrow,
    released_amount: Released,
    remaining_amount: Remaining,
    payout_id: PayoutId,
  },
  'escrow.partially_refunded': {
    ...ofEscrow,
    refunded_amount: Refunded,
    remaining_amount: Remaining,
    reason: Reason,
  },
  'dispute.resolved': {
    ...ofEscrow,
    dispute_id: Uuid,
    outcome: z.enum(['withdrawn', 'conceded', 'resolved']),
    released_amount: Released,
    refunded_amount: Refunded,
  },
  'payout.paid': { ...ofEither, ...paidOut, session_id: SessionId },
  'payout.failed': { ...ofEither, ...paidOut, failure_reason: FailureReason },
  'payout.reversed': { ...ofEither, ...paidOut, failure_reason: FailureReason },
  'refund.paid': { ...ofEither, ...sentBack, session_id: SessionId },
  'refund.failed': { ...ofEither, ...sentBack, failure_reason: FailureReason },
  'delivery.updated': ofEscrow,
  'webhook.disabled': ofEither,
  'webhook.test': ofEither,
};

/** The flat body of every event type. Events may gain fields inside v1. */
export const eventObjects = Object.fromEntries(
  Object.entries(extras).map(([type, own]) => [
    type,
    z.object({ event: z.literal(type), ...common, ...own }),
  ]),
) as unknown as Record<EventType, z.AnyZodObject>;
