import { sql } from 'kysely';
import type { Engine, Step } from '../../ports/store.js';
import { inList } from './lists.js';
import { statement, step } from './statement.js';

interface Added {
  accountId: string;
  rows: number;
  bytes: number;
  /** Real time. */
  usedAt: number;
}

const onConflict = sql`on conflict (account_id, slot) do update set
  row_count = test_usage.row_count + excluded.row_count,
  byte_count = test_usage.byte_count + excluded.byte_count,
  used_at = excluded.used_at`;

/**
 * Transactions that add to one row of PostgreSQL wait for each other until they are on the disk. A connection
 * has one at a time, so those of all processes mostly have rows of their own.
 */
const slotOf = (engine: Engine) => sql.raw(engine === 'postgres' ? 'pg_backend_pid() % 64' : '0');

const add = statement<Added, unknown>(
  'test_usage.add',
  (_db, p, engine) =>
    sql`insert into test_usage (account_id, slot, row_count, byte_count, used_at)
      values (${p.accountId}, ${slotOf(engine)}, ${p.rows}, ${p.bytes}, ${p.usedAt}) ${onConflict}`,
);

type WithDeliveries = Added & { rowBytes: number; eventIdsJson: string };

const deliveryTexts = ['id', 'account_id', 'event_id', 'destination_key', 'url', 'status', 'trigger_kind'];

const addDeliveries = statement<WithDeliveries, unknown>('test_usage.add_deliveries', (_db, p, engine) => {
  const isPostgres = engine === 'postgres';
  const octets = (column: string) =>
    sql.raw(isPostgres ? `octet_length(d.${column})` : `length(cast(d.${column} as blob))`);
  const size = sql`cast(${p.rowBytes} as bigint) + coalesce(${octets('endpoint_id')}, 0)
    + ${sql.join(deliveryTexts.map(octets), sql` + `)}`;
  return sql`insert into test_usage (account_id, slot, row_count, byte_count, used_at)
      select cast(${p.accountId} as text), ${slotOf(engine)},
        cast(${p.rows} as bigint) + count(*), cast(${p.bytes} as bigint) + coalesce(sum(made.size), 0),
        cast(${p.usedAt} as bigint)
      from (select ${size} as size from webhook_delivery as d
        where ${inList('d.event_id', p.eventIdsJson, engine)}) as made
      where true ${onConflict}`;
});

/** Adds to the usage of an account. */
export function addToUsage(added: Added): Step {
  return step(add, added);
}

/** Adds to the usage of an account, and also what webhook deliveries of the given events take. */
export function addWithDeliveries(added: WithDeliveries): Step {
  return step(addDeliveries, added);
}
