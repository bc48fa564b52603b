import { z } from 'zod';
import { limits } from './limits.js';
import { historyPage, Kobo, Reference, Timestamp, text, wholeNumber } from './primitives.js';

export const TimelineEntry = z
  .object({
    at: Timestamp,
    type: text(
      100,
      'What happened: an event type, or `escrow.initiated`, `charge.created`, `account.opened`, ' +
        '`credit.credited`, `credit.rejected`, `credit.reversed`, `credit.part_reversed`, `payout.owed`, ' +
        '`refund.owed`, or, of a payout or refund that was paid twice, `duplicate_paid`, ' +
        '`duplicate_counted`, `duplicate_returned`, `duplicate_repaid` or `duplicate_kept` after `payout.` ' +
        'or `refund.`. The amounts of a combined payout are those of all its payouts.',
    ),
    actor: text(50, '`merchant`, `buyer`, `seller`, `operator`, `partner`, `carrier` or `clock`.'),
    via: text(50, '`api`, `page`, `code`, `command`, `notification` or `job`.'),
    sequence: wholeNumber(1)
      .nullable()
      .describe('The number of the event within its reference; null if the entry is not an event.'),
    summary: text(1000, 'The entry in words.'),
    data: z.record(z.unknown()).describe('The details of the entry.'),
  })
  .strict()
  .describe('One entry of the timeline.');

export const Timeline = z
  .object({
    reference: Reference,
    entries: z.array(TimelineEntry).max(limits.pageSizeMax).describe('What happened, oldest first.'),
    ...historyPage,
  })
  .strict()
  .describe('What happened, oldest first, page by page.');

export const LedgerEntry = z
  .object({
    at: Timestamp.describe('When the money moved.'),
    change_id: text(200, 'The change it belongs to; movements with the same id happened together.'),
    debit: text(200, 'Ledger account that is debited.'),
    credit: text(200, 'Ledger account that is credited.'),
    amount: Kobo.describe('The amount, in kobo.'),
  })
  .strict()
  .describe('One movement of the ledger.');

export const Ledger = z
  .object({
    reference: Reference,
    movements: z.array(LedgerEntry).max(limits.pageSizeMax).describe('Oldest first.'),
    ...historyPage,
    balance: Kobo.describe('The balance the ledger holds for it, in kobo.'),
  })
  .strict()
  .describe(
    'The movements of money of an escrow or charge, of its payouts and refunds, and of reversals by a ' +
      'bank, page by page.',
  );
