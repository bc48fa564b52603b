import { z } from 'zod';
import { limits } from './limits.js';
import { Currency, Kobo, keptMetadata, Reference, Timestamp, text, Uuid, wholeNumber } from './primitives.js';
import { modes } from './states.js';

/** The fields of every event, in this order; each type adds its own fields at the end. */
export const eventFields = {
  event: text(100, 'What happened: `escrow.funded`, `charge.failed`, ... More types may be added.'),
  event_id: Uuid.describe('The same in every attempt and replay: store it to handle each event once.'),
  created_at: Timestamp.describe('When it happened, in account time.'),
  mode: z.enum(modes),
  sequence: wholeNumber(1)
    .nullable()
    .describe(
      'The number of the event within its reference, without gaps; null for events about a webhook ' +
        'endpoint.',
    ),
  reference: Reference,
  escrow_id: Uuid.nullable().describe('The escrow; null for a direct charge.'),
  charge_id: Uuid.nullable().describe('The charge; null for an escrow opened by initiate.'),
  amount: Kobo.describe(
    'The price of the escrow or charge, in kobo; the amount that moved has its own field.',
  ),
  currency: Currency,
  status: text(50, 'The status of the escrow or charge right after the event.'),
  metadata: keptMetadata,
};

/** An event of any type, known or not: the shared fields and any others. */
export const EventObject = z
  .object(eventFields)
  .passthrough()
  .describe('Something that happened, as webhooks deliver it.');

/** The shared fields and an event's own. Unknown fields pass, since responses may gain fields in v1. */
export function payload<Extras extends z.ZodRawShape>(extras: Extras) {
  return z.object({ ...eventFields, ...extras }).passthrough();
}

/** Fields that several types share, each with one name and meaning. */
export const extra = {
  credit: Uuid.describe("The buyer's transfer."),
  payout: Uuid.describe('The payout to the seller or to you.'),
  refund: Uuid.describe('The refund to the payer.'),
  dispute: Uuid.describe('The dispute.'),
  credited: Kobo.describe('The amount of that transfer, in kobo.'),
  excess: Kobo.describe('The excess part, which goes back, in kobo.'),
  released: Kobo.describe('The amount released to the seller by this, in kobo.'),
  refunded: Kobo.describe('The amount refunded to the payers by this, in kobo.'),
  remaining: Kobo.describe('The amount still held, or still to be paid, in kobo.'),
  reason: text(limits.reasonLengthMax, 'The reason: a code, or the words of whoever did it.').nullable(),
  failure: text(limits.reasonLengthMax, 'Why it failed.'),
  session: text(200, "The bank's session id of the transfer.").nullable(),
};
