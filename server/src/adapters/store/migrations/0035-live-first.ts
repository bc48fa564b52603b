import type { Migration } from './schema.js';

/** Work by mode, and deliveries by account, so that neither is found behind what belongs to others. */
export const liveFirst: Migration = {
  number: 35,
  name: 'live-first',
  statements: () => [
    'create index job_of_kind_and_mode on job (kind, mode, run_at, id)',
    'drop index job_of_kind',
    'create index webhook_delivery_due_of_account on webhook_delivery ' +
      "(mode, account_id, destination_key, next_attempt_at, id) where status = 'pending'",
    'drop index webhook_delivery_due',
    "create index mail_pending on mail (mode, created_at) where status = 'pending'",
    'drop index virtual_account_watched',
    'create index virtual_account_watched on virtual_account (mode, next_poll_at) ' +
      'where next_poll_at is not null',
    'create index credit_unmatched_of_mode on credit (mode, created_at, id) ' +
      "where checkout_id is null and status = 'credited' and amount_refunded = 0",
  ],
};
