import { columnTypes, createTable, type Migration } from './schema.js';

/** What merchants choose for the pages of each mode. Times are real time. */
export const pageSettings: Migration = {
  number: 65,
  name: 'page-settings',
  statements(engine) {
    const { text, mode, natural } = columnTypes(engine);
    return [
      createTable(engine, 'page_setting', [
        `${text('account_id')} references account`,
        mode,
        // Whether the page goes back to the shop by itself.
        `${natural('returns_automatically')} check (returns_automatically in (0, 1))`,
        natural('updated_at'),
        'primary key (account_id, mode)',
      ]),
    ];
  },
};
