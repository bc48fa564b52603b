import { columnTypes, createTable, type Migration } from './schema.js';

/** What buyers pay, with payees, virtual accounts and disputes. */
export const checkouts: Migration = {
  number: 2,
  name: 'checkouts',
  statements(engine) {
    const { text, word, mode, natural, positive } = columnTypes(engine);
    const owner = [`${text('account_id')} references account`, mode];
    const bankAccountColumns = (nullable: 'null' | 'not null') =>
      ['bank_code', 'bank_name', 'account_name', 'account_number_sealed', 'account_last4'].map((name) =>
        text(name, nullable),
      );
    return [
      createTable(engine, 'checkout', [
        `${text('id')} primary key`,
        word('kind', 'escrow', 'charge'),
        `${text('charge_id', 'null')} unique`,
        ...owner,
        text('reference'),
        positive('version'),
        natural('sequence'),
        text('status'),
        positive('amount'),
        text('currency'),
        text('customer_email'),
        text('customer_key'),
        ...['customer_name', 'seller_email', 'seller_key'].map((name) => text(name, 'null')),
        ...['seller_name', 'description'].map((name) => text(name, 'null')),
        ...['return_url', 'callback_url'].map((name) => text(name, 'null')),
        natural('release_window_hours', 'null'),
        word('delivery_mode', 'self_managed', 'managed'),
        text('metadata_json', 'null'),
        text('checkout_key'),
        ...['received', 'held', 'released', 'refunded', 'excess'].map((part) => natural(`amount_${part}`)),
        positive('virtual_account_attempt'),
        text('account_number'),
        text('bank_name'),
        natural('account_expires_at'),
        natural('payment_deadline_at'),
        natural('seller_accepted_at', 'null'),
        natural('seller_delivered_at', 'null'),
        natural('auto_release_at', 'null'),
        natural('auto_release_remaining_ms', 'null'),
        natural('release_reminder_at', 'null'),
        natural('amount_receivable'),
        ...['dispatch_proof_json', 'delivery_tracking_json'].map((name) => text(name, 'null')),
        ...['buyer_user_id', 'closed_reason'].map((name) => text(name, 'null')),
        natural('created_at'),
        natural('updated_at'),
        'unique (account_id, mode, reference)',
        `check (kind <> 'escrow' or status in (${quoted(statuses)}))`,
        `check (kind <> 'charge' or (status in (${quoted(chargeStatuses)}) and charge_id = id))`,
        "check (kind <> 'charge' or (seller_email is null and auto_release_at is null))",
        'check (release_reminder_at is null or coalesce(release_reminder_at < auto_release_at, false))',
        'check ((seller_email is null) = (seller_key is null))',
        'check (amount_received = amount_held + amount_released + amount_refunded)',
        "check (status not in ('funded', 'disputed') or amount_held > 0)",
        `check (status not in (${quoted(awaiting)}) or (amount_held < amount and amount_released = 0))`,
        `check (status in (${quoted([...awaiting, 'funded', 'disputed'])}) or amount_held = 0)`,
      ]),
      `create index escrow_newest on checkout (account_id, mode, ${newest}) where kind = 'escrow'`,
      `create index escrow_newest_of_status on checkout (account_id, mode, status, ${newest})
        where kind = 'escrow'`,
      `create index charge_newest on checkout (account_id, mode, ${newest}) where charge_id is not null`,
      'create index checkout_of_customer on checkout (customer_key, reference)',
      // Escrows that cannot be released yet are left out, however many there are.
      'create index checkout_release_due on checkout (mode, auto_release_at) ' +
        "where status = 'funded' and seller_accepted_at is not null and amount_receivable = 0",
      'create index checkout_reminder_due on checkout (mode, release_reminder_at) ' +
        "where status = 'funded' and release_reminder_at is not null and seller_accepted_at is not null " +
        'and amount_receivable = 0',
      'create index checkout_expiry_due on checkout (mode, payment_deadline_at) ' +
        "where status in ('awaiting_payment', 'pending')",
      'create index checkout_receivable on checkout (created_at, id) where amount_receivable > 0',
      'create index checkout_without_clock on checkout (created_at, id) ' +
        "where status = 'funded' and auto_release_at is null",
      'create index checkout_held on checkout (account_id, mode) where amount_held > 0',

      createTable(engine, 'virtual_account', [
        `${text('partner_reference')} primary key`,
        text('partner'),
        ...owner,
        `${text('checkout_id')} references checkout`,
        positive('attempt'),
        positive('amount'),
        text('account_number'),
        text('bank_name'),
        natural('opened_at'),
        natural('expires_at'),
        natural('next_poll_at', 'null'),
        natural('poll_count'),
      ]),
      'create index virtual_account_watched on virtual_account (next_poll_at) ' +
        'where next_poll_at is not null',
      'create index virtual_account_of_checkout on virtual_account (checkout_id, attempt)',
      'create index virtual_account_by_number on virtual_account (account_number, opened_at)',

      createTable(engine, 'dispute', [
        `${text('id')} primary key`,
        ...owner,
        `${text('checkout_id')} references checkout`,
        positive('version'),
        word('status', 'waiting_for_seller', 'waiting_for_operator', 'resolved'),
        word('reason', ...disputeReasons),
        word('opened_by', 'buyer', 'seller', 'operator'),
        text('description', 'null'),
        text('evidence_json'),
        natural('respond_by', 'null'),
        text('outcome', 'null'),
        natural('amount_to_seller', 'null'),
        natural('created_at'),
        natural('updated_at'),
        "check ((status = 'resolved') = (outcome is not null))",
      ]),
      'create index dispute_of_checkout on dispute (checkout_id, created_at)',
      'create index dispute_newest on dispute (account_id, mode, created_at desc, id desc)',
      "create unique index dispute_one_open on dispute (checkout_id) where status <> 'resolved'",
      "create index dispute_response_due on dispute (mode, respond_by) where status = 'waiting_for_seller'",
      "create index dispute_unresolved on dispute (created_at, id) where status = 'waiting_for_operator'",

      createTable(engine, 'seller', [
        `${text('id')} primary key`,
        ...owner,
        text('email_key'),
        text('email'),
        text('name', 'null'),
        positive('version'),
        ...bankAccountColumns('null'),
        text('bank_account_saved_by', 'null'),
        natural('bank_account_changed_at', 'null'),
        natural('created_at'),
        natural('updated_at'),
        'unique (account_id, mode, email_key)',
        ...['bank_name', 'account_name', 'account_number_sealed', 'account_last4'].map(
          (name) => `check ((${name} is null) = (bank_code is null))`,
        ),
      ]),
      'create index seller_newest on seller (account_id, mode, created_at desc, id desc)',

      createTable(engine, 'merchant_bank_account', [
        ...owner,
        positive('version'),
        ...bankAccountColumns('not null'),
        natural('bank_account_changed_at', 'null'),
        natural('updated_at'),
        'primary key (account_id, mode)',
      ]),
    ];
  },
};

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

const newest = 'created_at desc, id desc';

const awaiting = ['awaiting_payment', 'pending'];

const chargeStatuses = ['pending', 'succeeded', 'expired', 'failed'];

const statuses = [
  'awaiting_payment',
  'funded',
  'disputed',
  'released',
  'refunded',
  'declined',
  'cancelled',
  'expired',
];

const disputeReasons = [
  'item_not_received',
  'not_as_described',
  'damaged',
  'wrong_item',
  'other',
  'payment_reversed',
];
