import type { Migration } from './schema.js';

/** Finds by test account what the account's own clock makes due. */
export const movedClocks: Migration = {
  number: 20,
  name: 'moved-clocks',
  statements: () => [
    'drop index account_clock_moved',
    'create index account_with_moved_clock on account (id) where clock_offset_ms > 0',
    'create index checkout_release_due_of_account on checkout (account_id, auto_release_at) ' +
      "where status = 'funded' and seller_accepted_at is not null and amount_receivable = 0 " +
      "and mode = 'test'",
    'create index checkout_reminder_due_of_account on checkout (account_id, release_reminder_at) ' +
      "where status = 'funded' and release_reminder_at is not null and seller_accepted_at is not null " +
      "and amount_receivable = 0 and mode = 'test'",
    'create index checkout_expiry_due_of_account on checkout (account_id, payment_deadline_at) ' +
      "where status in ('awaiting_payment', 'pending') and mode = 'test'",
    'create index dispute_response_due_of_account on dispute (account_id, respond_by) ' +
      "where status = 'waiting_for_seller' and mode = 'test'",
    'create index payout_reminder_due_of_account on payout (account_id, mode, created_at) ' +
      "where status = 'waiting_details' and reminded_at is null",
  ],
};
