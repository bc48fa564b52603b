import { z } from 'zod';
import { limits } from './limits.js';
import { Kobo, Reference, Timestamp, text } from './primitives.js';

export const TimelineEntry = z
  .object({
    at: Timestamp,
    type: text(
      100,
      'What happened: an event type, or `escrow.initiated`, `charge.created`, `account.opened`, ' +
        '`credit.credited`, `credit.rejected`, `credit.reversed`, `payout.owed`, `refund.owed`.',
    ),
    actor: text(50, '`merchant`, `buyer`, `seller`, `operator`, `partner`, `carrier` or `clock`.'),
    via: text(50, '`api`, `page`, `command`, `notification` or `alarm`.'),
    sequence: z
      .number()
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .nullable()
      .describe('The n-th event of its reference; null for what is no event.'),
    summary: text(1000, 'The entry in words.'),
    data: z.record(z.unknown()).describe('What belongs to it, by name.'),
  })
  .strict()
  .describe('One entry of the timeline.');

export const Timeline = z
  .object({
    reference: Reference,
    entries: z.array(TimelineEntry).max(limits.listLengthMax).describe('What happened, oldest first.'),
  })
  .strict()
  .describe('Everything that happened, oldest first.');

export const LedgerEntry = z
  .object({
    at: Timestamp.describe('When it moved.'),
    change_id: text(200, 'One change moves money all at once; its movements share this id.'),
    debit: text(200, 'Ledger account that is debited.'),
    credit: text(200, 'Ledger account that is credited.'),
    amount: Kobo.describe('What moved, in kobo.'),
  })
  .strict()
  .describe('One movement of the ledger.');

export const Ledger = z
  .object({
    reference: Reference,
    movements: z.array(LedgerEntry).max(limits.listLengthMax).describe('Oldest first.'),
    balance: Kobo.describe('What the ledger holds for it, in kobo.'),
  })
  .strict()
  .describe(
    'Every movement of an escrow or charge, its payouts and refunds, and what a bank took back of them.',
  );
