import { columnTypes, createTable, type Migration } from './schema.js';

/** Filters of a list that a person keeps under a name. */
export const savedViews: Migration = {
  number: 57,
  name: 'saved-views',
  statements(engine) {
    const { text, word, mode, natural } = columnTypes(engine);
    return [
      createTable(engine, 'saved_view', [
        `${text('id')} primary key`,
        text('person_id'),
        `${text('account_id')} references account`,
        mode,
        word('kind', 'escrows', 'charges'),
        text('name'),
        text('query'),
        natural('created_at'),
      ]),
      'create unique index saved_view_of_person on saved_view (account_id, mode, person_id, kind, name)',
    ];
  },
};
