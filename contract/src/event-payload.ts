import { z } from 'zod';
import { limits } from './limits.js';
import { Currency, Kobo, keptMetadata, Reference, Timestamp, text, Uuid } from './primitives.js';
import { modes } from './states.js';

/** What every event says, in this order; each type adds fields of its own at the end. */
export const eventFields = {
  event: text(100, 'What happened: `escrow.funded`, `charge.failed`, ... More types may come.'),
  event_id: Uuid.describe('The same on every attempt and replay: a receiver that keeps it acts only once.'),
  created_at: Timestamp.describe("When it happened, by the account's own clock."),
  mode: z.enum(modes),
  sequence: z
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .nullable()
    .describe('The n-th event of its reference, without gaps; null for events about a webhook endpoint.'),
  reference: Reference,
  escrow_id: Uuid.nullable().describe('The escrow it is about; null for a direct charge.'),
  charge_id: Uuid.nullable().describe('The charge it is about; null for an escrow that initiate opened.'),
  amount: Kobo.describe('The price of the escrow or charge, in kobo; what moved has a name of its own.'),
  currency: Currency,
  status: text(50, 'Where the escrow or charge stood right after it.'),
  metadata: keptMetadata,
};

/** An event of any type, known or not: what all have, and whatever else it says. */
export const EventObject = z
  .object(eventFields)
  .passthrough()
  .describe('Something that happened, as webhooks tell it.');

/** Beside what all have, an event's own fields. Answers may grow inside v1, so further ones are let pass. */
export function payload<Extras extends z.ZodRawShape>(extras: Extras) {
  return z.object({ ...eventFields, ...extras }).passthrough();
}

/** Fields that several types have, under one name and meaning. */
export const extra = {
  credit: Uuid.describe("The buyer's transfer."),
  payout: Uuid.describe('The money going to the seller or to you.'),
  refund: Uuid.describe('The money going back to the payer.'),
  dispute: Uuid.describe('The dispute.'),
  credited: Kobo.describe('What that transfer brought, in kobo.'),
  excess: Kobo.describe('What of it is too much and goes back, in kobo.'),
  released: Kobo.describe('What goes to the seller with this, in kobo.'),
  refunded: Kobo.describe('What goes back to the payers with this, in kobo.'),
  remaining: Kobo.describe('What is still held, or still to be paid, in kobo.'),
  reason: text(limits.reasonLengthMax, 'Why, in a word or in the words of who did it.').nullable(),
  failure: text(limits.reasonLengthMax, 'Why it failed.'),
  session: text(200, "The bank's own number of the transfer.").nullable(),
};
