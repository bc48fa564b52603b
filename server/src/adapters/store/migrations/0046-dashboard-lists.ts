import type { Migration } from './schema.js';

/** What the dashboard's lists and sums read, so that no screen scans what grows. */
export const dashboardLists: Migration = {
  number: 46,
  name: 'dashboard-lists',
  statements() {
    return [
      'create index checkout_of_buyer on checkout (account_id, mode, customer_key, created_at desc, id desc)',
      'create index checkout_of_seller on checkout (account_id, mode, seller_key, created_at desc, id desc) ' +
        'where seller_key is not null',
      'create index checkout_inspected on checkout (account_id, mode, auto_release_at) ' +
        "where status = 'funded' and auto_release_at is not null",
      // An open dispute without a deadline waits for the operator, and comes last.
      'create index dispute_open_of_account on dispute ' +
        "(account_id, mode, coalesce(respond_by, 9007199254740991), id) where status <> 'resolved'",
      'create index payout_newest_of_status on payout ' +
        '(account_id, mode, status, created_at desc, id desc)',
      'create index refund_newest_of_status on refund ' +
        '(account_id, mode, status, created_at desc, id desc)',
      'create index movement_of_account on movement (account_id, mode, at, change_id, n)',
      'create index mail_of_checkout on mail (checkout_id, created_at) where checkout_id is not null',
    ];
  },
};
