import { columnTypes, createTable, type Migration } from './schema.js';

/**
 * Under which key each running server seals, so that no key is retired that one still needs, and why a
 * removal of test data does not go on.
 */
export const serverKeys: Migration = {
  number: 48,
  name: 'server-keys',
  statements(engine) {
    const { text, natural } = columnTypes(engine);
    return [
      createTable(engine, 'server_heartbeat', [
        `${text('id')} primary key`,
        text('name'),
        text('key_id'),
        natural('seen_at'),
      ]),
      'create index server_heartbeat_by_time on server_heartbeat (seen_at)',
      `alter table test_expiry add column ${text('failure', 'null')}`,
      `alter table test_expiry add column ${natural('failed_at', 'null')}`,
    ];
  },
};
