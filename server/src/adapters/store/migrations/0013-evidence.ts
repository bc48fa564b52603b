import { appendOnly, columnTypes, createNarrowTable, type Migration } from './schema.js';

/**
 * Evidence of what each change wrote, and the chain of blocks over it. Changes from before have none; block 0
 * counts them.
 */
export const evidence: Migration = {
  number: 13,
  name: 'evidence',
  statements(engine) {
    const { text, natural } = columnTypes(engine);
    return [
      // The place in the order of commits, by the rule of an event's position.
      `alter table change add column ${natural('position', 'null')}`,
      `alter table change add column ${text('digest', 'null')}`,
      `alter table change add column ${text('rows_json', 'null')}`,
      'create unique index change_by_position on change (position)',

      createNarrowTable(engine, 'block', [
        `${natural('n')} primary key`,
        natural('through_position'),
        natural('change_count'),
        text('hash'),
        natural('created_at'),
      ]),
      'insert into block (n, through_position, change_count, hash, created_at) ' +
        "select 0, 0, count(*), '', 0 from change",
      ...appendOnly(engine, 'block'),
    ];
  },
};
