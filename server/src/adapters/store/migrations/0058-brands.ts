import { columnTypes, createTable, type Migration } from './schema.js';

/** What merchants show of themselves, and the files that they upload. */
export const brands: Migration = {
  number: 58,
  name: 'brands',
  statements(engine) {
    const { text, word, natural } = columnTypes(engine);
    return [
      createTable(engine, 'account_brand', [
        `${text('account_id')} primary key references account`,
        natural('version'),
        text('proposed_json'),
        natural('proposed_at'),
        text('approved_json', 'null'),
        natural('approved_version', 'null'),
        text('declined_reason', 'null'),
        natural('decided_at', 'null'),
      ]),
      `create index account_brand_waiting on account_brand (proposed_at, account_id)
        where declined_reason is null and (approved_version is null or approved_version <> version)`,
      createTable(engine, 'stored_file', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        word('kind', 'logo'),
        natural('size'),
        natural('created_at'),
      ]),
      'create index stored_file_of_account on stored_file (account_id, created_at)',
    ];
  },
};
