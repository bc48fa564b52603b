import { columnTypes, createTable, type Migration } from './schema.js';

/** Escrows with their payees, virtual accounts and disputes. */
export const escrows: Migration = {
  number: 2,
  name: 'escrows',
  statements(engine) {
    const { text, word, mode, natural, positive } = columnTypes(engine);
    const owner = [`${text('account_id')} references account`, mode];
    const bankDetails = (nullable: 'null' | 'not null') =>
      ['bank_code', 'bank_name', 'account_name', 'account_number_sealed', 'account_last4'].map((name) =>
        text(name, nullable),
      );
    return [
      createTable(engine, 'escrow', [
        `${text('id')} primary key`,
        ...owner,
        text('reference'),
        positive('version'),
        natural('sequence'),
        word('status', ...statuses),
        positive('amount'),
        text('currency'),
        text('customer_email'),
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
        natural('amount_uncovered'),
        ...['dispatch_proof_json', 'delivery_tracking_json'].map((name) => text(name, 'null')),
        ...['buyer_user_id', 'closed_reason'].map((name) => text(name, 'null')),
        natural('created_at'),
        natural('updated_at'),
        'unique (account_id, mode, reference)',
        'check ((seller_email is null) = (seller_key is null))',
        'check (amount_received = amount_held + amount_released + amount_refunded)',
        "check (status not in ('funded', 'disputed') or amount_held > 0)",
        "check (status <> 'awaiting_payment' or (amount_held < amount and amount_released = 0))",
        "check (status in ('awaiting_payment', 'funded', 'disputed') or amount_held = 0)",
      ]),
      'create index escrow_newest on escrow (account_id, mode, created_at desc, id desc)',
      'create index escrow_newest_of_status on escrow (account_id, mode, status, created_at desc, id desc)',
      // What a release still lacks on the escrow itself keeps it out, however many such there are.
      'create index escrow_release_due on escrow (mode, auto_release_at) ' +
        "where status = 'funded' and seller_accepted_at is not null and amount_uncovered = 0",
      'create index escrow_expiry_due on escrow (mode, payment_deadline_at) ' +
        "where status = 'awaiting_payment'",
      'create index escrow_held on escrow (account_id, mode) where amount_held > 0',

      createTable(engine, 'virtual_account', [
        `${text('partner_reference')} primary key`,
        text('partner'),
        ...owner,
        `${text('escrow_id')} references escrow`,
        positive('attempt'),
        positive('amount'),
        text('account_number'),
        text('bank_name'),
        natural('opened_at'),
        natural('expires_at'),
      ]),
      'create index virtual_account_of_escrow on virtual_account (escrow_id, attempt)',
      'create index virtual_account_by_number on virtual_account (account_number, opened_at)',

      createTable(engine, 'dispute', [
        `${text('id')} primary key`,
        ...owner,
        `${text('escrow_id')} references escrow`,
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
      'create index dispute_of_escrow on dispute (escrow_id, created_at)',
      'create index dispute_newest on dispute (account_id, mode, created_at desc, id desc)',
      "create unique index dispute_one_open on dispute (escrow_id) where status <> 'resolved'",
      "create index dispute_response_due on dispute (mode, respond_by) where status = 'waiting_for_seller'",
      "create index dispute_unresolved on dispute (created_at, id) where status = 'waiting_for_operator'",

      createTable(engine, 'seller', [
        `${text('id')} primary key`,
        ...owner,
        text('email_key'),
        text('email'),
        text('name', 'null'),
        positive('version'),
        ...bankDetails('null'),
        text('details_saved_by', 'null'),
        natural('created_at'),
        natural('updated_at'),
        'unique (account_id, mode, email_key)',
        ...['bank_name', 'account_name', 'account_number_sealed', 'account_last4'].map(
          (name) => `check ((${name} is null) = (bank_code is null))`,
        ),
      ]),
      'create index seller_newest on seller (account_id, mode, created_at desc, id desc)',

      createTable(engine, 'payout_details', [
        ...owner,
        positive('version'),
        ...bankDetails('not null'),
        natural('updated_at'),
        'primary key (account_id, mode)',
      ]),
    ];
  },
};

const statuses = [
  ...['awaiting_payment', 'funded', 'disputed'],
  ...['released', 'refunded', 'declined', 'cancelled', 'expired'],
];

const disputeReasons = [
  ...['item_not_received', 'not_as_described', 'damaged', 'wrong_item', 'other'],
  'payment_reversed',
];
