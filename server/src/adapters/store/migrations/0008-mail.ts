import { columnTypes, createTable, type Migration } from './schema.js';

/** Mails to people, and those the sandbox mailer keeps. */
export const mail: Migration = {
  number: 8,
  name: 'mail',
  statements(engine) {
    const { text, word, mode, natural } = columnTypes(engine);
    return [
      createTable(engine, 'mail', [
        `${text('id')} primary key`,
        `${text('account_id', 'null')} references account`,
        mode,
        text('template'),
        text('cause'),
        text('recipient'),
        text('checkout_id', 'null'),
        text('facts_json', 'null'),
        text('data_sealed'),
        word('status', 'pending', 'sent', 'failed', 'dismissed'),
        natural('attempts'),
        text('failure', 'null'),
        natural('begun_at'),
        natural('created_at'),
        natural('updated_at'),
        // One mail, however often its cause is committed.
        'unique (template, cause)',
        "check (status <> 'failed' or failure is not null)",
      ]),
      'create index mail_of_status on mail (status, created_at, id)',

      createTable(engine, 'sandbox_mail', [
        `${text('id')} primary key`,
        ...['message_id', 'sender', 'recipient', 'subject', 'plain', 'html'].map((name) => text(name)),
        natural('kept_at'),
      ]),
      'create index sandbox_mail_newest on sandbox_mail (kept_at desc, id desc)',
    ];
  },
};
