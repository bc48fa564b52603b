import { columnTypes, createTable, type Migration } from './schema.js';

/** Money that comes in, goes out and goes back. */
export const transfers: Migration = {
  number: 3,
  name: 'transfers',
  statements(engine) {
    const { text, word, mode, natural, positive } = columnTypes(engine);
    const object = (owned: 'null' | 'not null') => [
      `${text('id')} primary key`,
      `${text('account_id', owned)} references account`,
      mode,
      `${text('checkout_id', owned)} references checkout`,
      positive('version'),
    ];
    const moments = [natural('created_at'), natural('updated_at')];
    const failure = [text('failure_reason', 'null'), text('session_id', 'null')];
    return [
      createTable(engine, 'credit', [
        `${text('id')} primary key`,
        text('partner'),
        mode,
        text('partner_credit_id'),
        `${text('account_id', 'null')} references account`,
        `${text('checkout_id', 'null')} references checkout`,
        text('partner_reference', 'null'),
        text('account_number', 'null'),
        positive('version'),
        word('status', 'credited', 'rejected', 'reversed'),
        positive('amount'),
        ...['applied', 'excess', 'refunded'].map((part) => natural(`amount_${part}`)),
        text('payer_name', 'null'),
        text('failure_reason', 'null'),
        natural('amount_receivable'),
        natural('paid_at'),
        natural('created_at'),
        natural('reversed_at', 'null'),
        'unique (partner, mode, partner_credit_id)',
        "check ((status = 'reversed') = (reversed_at is not null))",
        "check (amount_receivable = 0 or (status = 'reversed' and amount_receivable <= amount))",
        "check (status <> 'credited' or amount_applied + amount_excess = amount)",
        'check (amount_applied + amount_excess <= amount)',
        'check (amount_refunded <= amount)',
      ]),
      'create index credit_of_checkout on credit (checkout_id, created_at, id)',
      'create index credit_unmatched on credit (checkout_id, created_at, id) ' +
        "where checkout_id is null and status = 'credited' and amount_refunded = 0",
      'create index credit_returned_receivable on credit (checkout_id, created_at, id) ' +
        'where checkout_id is null and amount_receivable > 0',

      createTable(engine, 'payout', [
        ...object('not null'),
        text('seller_email', 'null'),
        word(
          'status',
          'waiting_details',
          'pending',
          'paid',
          'failed',
          'reversed',
          'returned_to_payer',
          'below_minimum',
        ),
        positive('amount'),
        ...['bank_code', 'bank_name', 'account_name'].map((name) => text(name, 'null')),
        ...['account_number_sealed', 'account_last4'].map((name) => text(name, 'null')),
        ...failure,
        natural('amount_receivable'),
        ...moments,
      ]),
      'create index payout_of_checkout on payout (checkout_id, created_at, id)',
      'create index payout_newest on payout (account_id, mode, created_at desc, id desc)',
      'create index payout_open_of_payee on payout (account_id, mode, seller_email, created_at, id) ' +
        "where status in ('waiting_details', 'pending', 'failed', 'reversed')",
      'create index payout_open_of_account on payout (account_id, mode, status) ' +
        "where status in ('waiting_details', 'pending', 'failed', 'reversed', 'below_minimum')",
      'create index payout_by_status on payout (mode, status, created_at)',
      'create index payout_receivable on payout (created_at, id) where amount_receivable > 0',

      createTable(engine, 'refund', [
        ...object('null'),
        `${text('credit_id')} references credit`,
        word('status', 'pending', 'paid', 'failed', 'needs_details', 'below_minimum', 'cancelled'),
        word('origin', 'held', 'excess'),
        positive('amount'),
        text('reason', 'null'),
        ...failure,
        natural('amount_receivable'),
        ...moments,
        'check ((account_id is null) = (checkout_id is null))',
        "check (checkout_id is not null or origin = 'excess')",
      ]),
      'create index refund_of_checkout on refund (checkout_id, created_at, id)',
      'create index refund_of_credit on refund (credit_id)',
      'create index refund_newest on refund (account_id, mode, created_at desc, id desc)',
      'create index refund_open_of_account on refund (account_id, mode, status) ' +
        "where status in ('pending', 'failed', 'needs_details', 'below_minimum')",
      'create index refund_by_status on refund (mode, status, created_at)',
      'create index refund_receivable on refund (created_at, id) where amount_receivable > 0',

      createTable(engine, 'attempt', [
        `${text('id')} primary key`,
        word('object_kind', 'payout', 'refund'),
        text('object_id'),
        `${text('credit_id', 'null')} references credit`,
        positive('n'),
        `${text('reference')} unique`,
        positive('version'),
        word('state', 'sent', 'paid', 'reversed', 'failed'),
        text('lease_token', 'null'),
        ...['session_id', 'failure_reason'].map((name) => text(name, 'null')),
        natural('fee'),
        natural('sent_at'),
        ...moments,
        'unique (object_id, n)',
        "check ((object_kind = 'refund') = (credit_id is not null))",
        "check (lease_token is not null or state = 'paid')",
      ]),
      "create index attempt_sent on attempt (sent_at) where state = 'sent'",
      "create unique index attempt_one_live on attempt (object_id) where state in ('sent', 'paid')",
      "create unique index attempt_one_of_credit on attempt (credit_id) where state = 'sent'",
    ];
  },
};
