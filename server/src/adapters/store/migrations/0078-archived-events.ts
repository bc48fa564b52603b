import type { Engine } from '../../../ports/store.js';
import { appendOnly, columnTypes, createTable, type Migration } from './schema.js';

const columns = [
  'position',
  'id',
  'type',
  'checkout_id',
  'account_id',
  'mode',
  'reference',
  'sequence',
  'status',
  'amount',
  'currency',
  'metadata_json',
  'actor_kind',
  'actor_via',
  'at',
  'extras_json',
  'traceparent',
] as const;

/** Events of checkouts that ended long ago, in a table with few indexes, and a view of all events. */
export const archivedEvents: Migration = {
  number: 78,
  name: 'archived-events',
  statements(engine) {
    const { text, mode, natural, positive } = columnTypes(engine);
    return [
      createTable(engine, 'archived_event', [
        ...(engine === 'sqlite'
          ? ['position integer primary key', `${text('id')} unique`]
          : [natural('position'), `${text('id')} primary key`]),
        text('type'),
        `${text('checkout_id')} references checkout`,
        `${text('account_id')} references account`,
        mode,
        text('reference'),
        positive('sequence'),
        text('status'),
        positive('amount'),
        text('currency'),
        text('metadata_json', 'null'),
        text('actor_kind'),
        text('actor_via'),
        natural('at'),
        text('extras_json'),
        text('traceparent', 'null'),
      ]),
      'create unique index archived_event_of_checkout on archived_event (checkout_id, sequence)',
      "create index archived_event_of_test_account on archived_event (account_id) where mode = 'test'",
      `create view every_event as
        select ${columns.join(', ')} from event
        union all select ${columns.join(', ')} from archived_event`,
      ...guardDeletions(engine),
    ];
  },
};

const isClosing = `old.mode = 'test' and exists (select 1 from test_closing as c
  where c.account_id = old.account_id and c.closed_at is null)`;

/** Whether the archive has the same row, cell by cell. */
const isArchived = `exists (select 1 from archived_event as a where a.id = old.id
  and ${columns.map((column) => `a.${column} is not distinct from old.${column}`).join(' and ')})`;

/** An event may also be deleted where the archive has it. */
function guardDeletions(engine: Engine): string[] {
  const isDeletable = `${isClosing} or ${isArchived}`;
  if (engine === 'sqlite') {
    return [
      'drop trigger event_no_delete',
      guardOnSqlite('event', isDeletable),
      ...appendOnly(engine, 'archived_event').filter((statement) => !statement.includes('before delete')),
      guardOnSqlite('archived_event', isClosing),
    ];
  }
  return [
    functionOnPostgres('event', isDeletable),
    functionOnPostgres('archived_event', isClosing),
    `create trigger archived_event_no_delete before delete on archived_event
      for each row execute function keep_archived_event()`,
    `create trigger archived_event_append_only before update on archived_event
      for each row execute function refuse_rewrite()`,
    `create trigger archived_event_no_truncate before truncate on archived_event
      for each statement execute function refuse_rewrite()`,
  ];
}

function guardOnSqlite(table: string, isDeletable: string): string {
  return `create trigger ${table}_no_delete before delete on ${table} when not (${isDeletable})
    begin select raise(abort, '${table} is append-only'); end`;
}

function functionOnPostgres(table: string, isDeletable: string): string {
  return `create or replace function keep_${table}() returns trigger language plpgsql as $$
    begin
      if ${isDeletable} then return old; end if;
      raise exception '% is append-only', tg_table_name;
    end $$`;
}
