import type { Migration } from './schema.js';

/** What the dashboard's lists and sums read, so that no screen scans what grows. */
export const dashboardLists: Migration = {
  number: 46,
  name: 'dashboard-lists',
  statements() {
    return [
      'create index checkout_of_buyer on checkout ' +
        '(account_id, mode, customer_key, created_at desc, id desc)',
      'create index checkout_of_seller on checkout ' +
        '(account_id, mode, seller_key, created_at desc, id desc) where seller_key is not null',
      // An open dispute without a deadline waits for the operator, and comes last.
      'create index dispute_open_of_account on dispute ' +
        "(account_id, mode, coalesce(respond_by, 9007199254740991), id) where status <> 'resolved'",
      // What changes how much is held or owed; money that moves between a merchant's own accounts does not.
      'create index movement_outward on movement (account_id, mode, at) where ' +
        "substr(debit_account, 1, 5) = 'bank:' or substr(credit_account, 1, 5) = 'bank:' " +
        "or substr(debit_account, 1, 11) = 'receivable:' or substr(credit_account, 1, 11) = 'receivable:'",
      'create index mail_of_checkout on mail (checkout_id, created_at) where checkout_id is not null',
    ];
  },
};
