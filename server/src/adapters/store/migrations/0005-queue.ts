import { columnTypes, createTable, type Migration } from './schema.js';

/** Jobs, and the responses kept under idempotency keys. */
export const queue: Migration = {
  number: 5,
  name: 'queue',
  statements(engine) {
    const { text, mode, natural } = columnTypes(engine);
    return [
      createTable(engine, 'job', [
        `${text('id')} primary key`,
        text('kind'),
        text('subject'),
        `${text('account_id', 'null')} references account`,
        mode,
        natural('run_at'),
        natural('attempts'),
        text('lease_token', 'null'),
        natural('lease_until', 'null'),
        text('last_error', 'null'),
        natural('created_at'),
        'unique (kind, subject)',
      ]),
      "create index job_due on job (run_at, id) where kind <> 'mail.send'",
      "create index job_mail_due on job (kind, run_at, id) where kind = 'mail.send'",
      'create index job_of_account on job (account_id, mode, run_at)',

      createTable(engine, 'idempotency', [
        `${text('account_id')} references account`,
        mode,
        text('key'),
        text('fingerprint'),
        natural('status'),
        text('body_sealed'),
        natural('created_at'),
        'primary key (account_id, mode, key)',
      ]),
      'create index idempotency_by_age on idempotency (created_at)',
    ];
  },
};
