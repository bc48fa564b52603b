import type { Migration } from './schema.js';

/** A credit that was matched later comes from an account of its own, and changes what a merchant holds. */
export const matchedCredits: Migration = {
  number: 49,
  name: 'matched-credits',
  statements() {
    return [
      'drop index movement_outward',
      'create index movement_outward on movement (account_id, mode, at) where ' +
        "substr(debit_account, 1, 5) = 'bank:' or substr(credit_account, 1, 5) = 'bank:' " +
        "or substr(debit_account, 1, 11) = 'receivable:' or substr(credit_account, 1, 11) = 'receivable:' " +
        "or substr(debit_account, 1, 7) = 'credit:'",
    ];
  },
};
