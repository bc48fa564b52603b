import { columnTypes, createTable, type Migration } from './schema.js';

/** What buyers say about payments that have not arrived. Times are of the account's clock. */
export const paymentReports: Migration = {
  number: 62,
  name: 'payment-reports',
  statements(engine) {
    const { text, mode, natural } = columnTypes(engine);
    return [
      createTable(engine, 'payment_report', [
        `${text('checkout_id')} primary key`,
        `${text('account_id')} references account`,
        mode,
        natural('reported_at'),
        natural('asked_at'),
        text('session_id', 'null'),
        natural('session_at', 'null'),
        natural('closed_at', 'null'),
      ]),
      `create index payment_report_open on payment_report (mode, session_at, checkout_id)
        where session_id is not null and closed_at is null`,
      'create index payment_report_account on payment_report (account_id, mode)',
    ];
  },
};
