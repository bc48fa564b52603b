import type { z } from 'zod';
import { extra, payload } from './event-payload.js';

const id = (last: number) => `0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b${last}`;

/** The ids of the examples, one for each thing. */
export const exampleIds = {
  credit: id(11),
  payout: id(12),
  refund: id(13),
  dispute: id(14),
  webhook: id(15),
  buyer: id(16),
};

/** What every event about a transfer of the buyer's says of it. */
export const arrived = { credit_id: extra.credit, credited_amount: extra.credited };
export const arrivedExample = { credit_id: exampleIds.credit, credited_amount: 250_000 };

/** One type of event. */
export interface EventEntry {
  /** When it is recorded. */
  when: string;
  /** Where the escrow, charge or endpoint stands after it in the example. */
  status: string;
  /** Whether one checkout can record it again about the same thing, such as a second part or dispute. */
  isRepeatable: boolean;
  /** The fields only this type has. */
  extras: z.ZodRawShape;
  /** The body, as webhooks deliver it and `GET /events` returns it. */
  payload: z.AnyZodObject;
  /** The extras, as an example. */
  example: Record<string, unknown>;
}

/** Completes a row of the table of events. */
export function type<
  Extras extends z.ZodRawShape,
  Example extends { [Name in keyof Extras]?: unknown },
>(row: { when: string; status: string; isRepeatable?: true; extras: Extras; example: Example }) {
  return { isRepeatable: false, ...row, payload: payload(row.extras) };
}
