import type { Engine } from '../../../ports/store.js';
import { columnTypes, createTable, type Migration } from './schema.js';

/** The order of events, and the clock of the service. */
export const faults: Migration = {
  number: 14,
  name: 'faults',
  statements(engine) {
    const { natural } = columnTypes(engine);
    return [
      ...orderOfEvents(engine),

      // One row: the latest time that a server has reached, and a leap of the clock until it is confirmed.
      createTable(engine, 'service_clock', [
        'id integer primary key check (id = 1)',
        natural('reached_at'),
        natural('leapt_from', 'null'),
        natural('leapt_to', 'null'),
        natural('confirmed_count'),
        'check ((leapt_from is null) = (leapt_to is null))',
      ]),
      'insert into service_clock (id, reached_at, confirmed_count) values (1, 0, 0)',
    ];
  },
};

/** On PostgreSQL, events of one position are ordered by sequence; SQLite gives no position twice. */
function orderOfEvents(engine: Engine): string[] {
  if (engine === 'sqlite') return [];
  const order = 'position desc, coalesce(sequence, 0) desc, id desc';
  return [
    'drop index event_newest',
    `create index event_newest on event (account_id, mode, ${order})`,
    'drop index event_newest_of_type',
    `create index event_newest_of_type on event (account_id, mode, type, ${order})`,
    'drop index event_newest_of_reference',
    `create index event_newest_of_reference on event (account_id, mode, reference, ${order})`,
  ];
}
