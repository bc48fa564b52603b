import { columnTypes, createTable, type Migration } from './schema.js';

/** What the sandbox banking partner remembers. */
export const sandbox: Migration = {
  number: 6,
  name: 'sandbox',
  statements(engine) {
    const { text, word, natural, positive } = columnTypes(engine);
    return [
      createTable(engine, 'sandbox_credit', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        text('partner_reference', 'null'),
        text('account_number', 'null'),
        word('status', 'credited', 'rejected', 'reversed'),
        positive('amount'),
        text('payer_name', 'null'),
        text('failure_reason', 'null'),
        natural('paid_at'),
        natural('created_at'),
      ]),
      'create index sandbox_credit_by_reference on sandbox_credit (partner_reference, created_at)',

      createTable(engine, 'sandbox_transfer', [
        `${text('reference')} primary key`,
        `${text('account_id')} references account`,
        word('kind', 'transfer', 'refund'),
        positive('amount'),
        ...['bank_code', 'account_number', 'credit_id'].map((name) => text(name, 'null')),
        word('status', 'pending', 'paid', 'failed', 'reversed', 'needs_details'),
        text('session_id', 'null'),
        text('failure_reason', 'null'),
        natural('settle_at'),
        natural('created_at'),
      ]),
      "create index sandbox_transfer_unsettled on sandbox_transfer (settle_at) where status = 'pending'",
    ];
  },
};
