import { columnTypes, createTable, type Migration } from './schema.js';

/** The sandbox keeps a mail's words. What it kept before was of test mode, and would have gone in a week. */
export const sandboxLetters: Migration = {
  number: 73,
  name: 'sandbox-letters',
  statements(engine) {
    const { text, natural } = columnTypes(engine);
    return [
      'drop table sandbox_mail',
      createTable(engine, 'sandbox_mail', [
        `${text('id')} primary key`,
        text('recipient'),
        text('letter_json'),
        natural('kept_at'),
      ]),
      'create index sandbox_mail_newest on sandbox_mail (kept_at desc, id desc)',
    ];
  },
};
