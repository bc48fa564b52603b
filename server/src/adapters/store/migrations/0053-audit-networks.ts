import { columnTypes, createTable, type Migration } from './schema.js';

/** Where changes of settings came from, apart from the entries, which are kept for ever. */
export const auditNetworks: Migration = {
  number: 53,
  name: 'audit-networks',
  statements(engine) {
    const { text, natural } = columnTypes(engine);
    return [
      createTable(engine, 'audit_network', [
        `${text('entry_id')} primary key`,
        text('network'),
        // Real time.
        natural('at'),
      ]),
      'create index audit_network_by_age on audit_network (at)',
    ];
  },
};
