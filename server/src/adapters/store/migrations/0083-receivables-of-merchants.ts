import type { Migration } from './schema.js';

/** Movements on receivables, which are few: timelines show those of what was paid twice. */
export const receivablesOfMerchants: Migration = {
  number: 83,
  name: 'receivables-of-merchants',
  statements() {
    return [
      'create index movement_receivable on movement (account_id, mode, at) where ' +
        "substr(debit_account, 1, 11) = 'receivable:' or substr(credit_account, 1, 11) = 'receivable:'",
    ];
  },
};
