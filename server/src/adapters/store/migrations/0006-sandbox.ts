import { columnTypes, createTable, type Migration } from './schema.js';

/** The state of the sandbox banking partner. */
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

      createTable(engine, 'sandbox_arrival', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        text('partner_reference', 'null'),
        text('account_number'),
        positive('amount'),
        text('payer_name', 'null'),
        word('outcome', 'credited', 'rejected', 'reversed'),
        positive('times'),
        natural('arrives_at'),
        natural('created_at'),
      ]),

      createTable(engine, 'sandbox_fault', [
        `${text('account_id')} references account`,
        word(
          'operation',
          'open_virtual_account',
          'find_credit',
          'find_credits',
          'resolve_account',
          'transfer',
          'find_transfer',
          'refund',
          'find_refund',
        ),
        word('kind', 'unavailable', 'timeout', 'refused'),
        natural('remaining'),
        'primary key (account_id, operation)',
      ]),
      'create index sandbox_fault_armed on sandbox_fault (account_id) where remaining > 0',

      createTable(engine, 'sandbox_transfer', [
        `${text('reference')} primary key`,
        `${text('account_id')} references account`,
        word('kind', 'transfer', 'refund'),
        positive('amount'),
        ...['bank_code', 'account_number', 'credit_id'].map((name) => text(name, 'null')),
        word('status', 'pending', 'paid', 'failed', 'reversed', 'needs_details'),
        text('session_id', 'null'),
        text('failure_reason', 'null'),
        natural('fee'),
        natural('settle_at'),
        natural('created_at'),
      ]),
      "create index sandbox_transfer_unsettled on sandbox_transfer (settle_at) where status = 'pending'",
    ];
  },
};
