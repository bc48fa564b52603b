import { columnTypes, createTable, type Migration } from './schema.js';

/** Payouts below the partner's minimum that are paid together, under attempts of their own. */
export const combinedPayouts: Migration = {
  number: 18,
  name: 'combined-payouts',
  statements(engine) {
    const { text, word, mode, natural, positive } = columnTypes(engine);
    return [
      createTable(engine, 'combined_payout', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        mode,
        text('partner'),
        text('seller_email', 'null'),
        positive('ordinal'),
        positive('version'),
        word('status', 'pending', 'paid', 'failed', 'reversed', 'manual'),
        positive('amount'),
        ...['bank_code', 'bank_name', 'account_name'].map((name) => text(name)),
        ...['account_number_sealed', 'account_last4'].map((name) => text(name)),
        ...['failure_reason', 'session_id'].map((name) => text(name, 'null')),
        natural('amount_receivable'),
        natural('created_at'),
        natural('updated_at'),
      ]),
      'create unique index combined_payout_of_payee on combined_payout ' +
        "(account_id, mode, coalesce(seller_email, ''), ordinal)",
      'create index combined_payout_by_status on combined_payout (mode, status, created_at)',
      'create index combined_payout_receivable on combined_payout (created_at, id) ' +
        'where amount_receivable > 0',

      `alter table payout add column ${text('combined_payout_id', 'null')} references combined_payout`,
      'create index payout_of_combined on payout (combined_payout_id, id) ' +
        'where combined_payout_id is not null',
      // The amounts that are summed up by payee.
      "create index payout_below_minimum on payout (mode, account_id, coalesce(seller_email, ''), amount) " +
        "where status = 'below_minimum'",
    ];
  },
};
