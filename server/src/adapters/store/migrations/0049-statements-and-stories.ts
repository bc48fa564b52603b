import type { Migration } from './schema.js';

/** Statements that count matched credits, which come from an account of their own, and stories with names. */
export const statementsAndStories: Migration = {
  number: 49,
  name: 'statements-and-stories',
  statements() {
    return [
      'drop index movement_outward',
      'create index movement_outward on movement (account_id, mode, at) where ' +
        "substr(debit_account, 1, 5) = 'bank:' or substr(credit_account, 1, 5) = 'bank:' " +
        "or substr(debit_account, 1, 11) = 'receivable:' or substr(credit_account, 1, 11) = 'receivable:' " +
        "or substr(debit_account, 1, 7) = 'credit:'",
      // The members who changed something, by the time of its events.
      "create index change_by_staff on change (account_id, mode, at) where substr(author, 1, 6) = 'staff:'",
    ];
  },
};
