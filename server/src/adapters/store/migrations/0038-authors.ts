import { appendOnly, columnTypes, createTable, type Migration } from './schema.js';

/** Who made each change, and the log of what changed settings. Changes from before have no author. */
export const authors: Migration = {
  number: 38,
  name: 'authors',
  statements(engine) {
    const { text, mode, natural } = columnTypes(engine);
    return [
      `alter table change add column ${text('author', 'null')}`,
      createTable(engine, 'audit_entry', [
        `${text('id')} primary key`,
        text('change_id'),
        text('account_id', 'null'),
        mode,
        natural('at'),
        text('action'),
        text('subject'),
        text('before_json', 'null'),
        text('after_json', 'null'),
      ]),
      'create index audit_entry_of_mode on audit_entry (mode, at, id)',
      'create index audit_entry_of_account on audit_entry (account_id, mode, at, id)',
      'create index audit_entry_of_subject on audit_entry (subject, mode, at, id)',
      ...appendOnly(engine, 'audit_entry'),

      // The operator's list of disputes is of one mode.
      'create index dispute_unresolved_of_mode on dispute (mode, created_at, id) ' +
        "where status = 'waiting_for_operator'",
      'drop index dispute_unresolved',
    ];
  },
};
