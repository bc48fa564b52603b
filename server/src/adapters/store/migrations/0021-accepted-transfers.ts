import type { Migration } from './schema.js';

/** Finds what the operator accepted after a restore, before a payout or refund begins. */
export const acceptedTransfers: Migration = {
  number: 21,
  name: 'accepted-transfers',
  statements: () => [
    'create index restore_transfer_accepted on restore_transfer (accepted_at, mode, reference) ' +
      'where accepted_at is not null',
  ],
};
