import { columnTypes, createTable, type Migration } from './schema.js';

/** Which of two databases may start after one was copied into the other. */
export const databaseCopies: Migration = {
  number: 66,
  name: 'database-copies',
  statements(engine) {
    const { text, word, natural } = columnTypes(engine);
    return [
      createTable(engine, 'database_copy', [
        `${text('id')} primary key`,
        word('side', 'source', 'target'),
        word('state', 'under_way', 'done', 'abandoned'),
        text('other'),
        // Real time, as the one that follows.
        natural('begun_at'),
        natural('ended_at', 'null'),
        "check ((state = 'under_way') = (ended_at is null))",
      ]),
    ];
  },
};
