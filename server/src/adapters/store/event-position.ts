import { sql } from 'kysely';
import type { Engine } from '../../ports/store.js';

/**
 * The position of an event among all events, archived ones too. SQLite commits one transaction at a time, so
 * the next number is right. On PostgreSQL the position is the number of the transaction plus a base. A
 * restore into another server raises the base: transaction numbers start anew there, and positions must not.
 */
export function nextPosition(engine: Engine) {
  return engine === 'postgres'
    ? sql`${base} + pg_current_xact_id()::text::bigint`
    : sql`max(${newestIn('event')}, ${newestIn('archived_event')}) + 1`;
}

function newestIn(table: 'event' | 'archived_event') {
  return sql`coalesce((select max(newest.position) from ${sql.table(table)} as newest), 0)`;
}

/**
 * The position of an event of a checkout, never before that of its previous event: of two transactions, the
 * one that begins first may be the second to reach the checkout. They then share a position, and their
 * sequence tells them apart.
 */
export function nextPositionOf(engine: Engine, checkoutId: unknown) {
  // Both engines must bind the same parameters; what is added is nothing.
  if (engine === 'sqlite') return sql`${nextPosition(engine)} + 0 * (${checkoutId} is null)`;
  const before = sql`select e.position from event as e where e.checkout_id = ${checkoutId}
    order by e.sequence desc limit 1`;
  return sql`greatest(${nextPosition(engine)}, (${before}))`;
}

/** The position of a change among all changes. On PostgreSQL a transaction holds one change. */
export function nextChangePosition(engine: Engine) {
  return engine === 'postgres'
    ? nextPosition(engine)
    : sql`(select coalesce(max(c.position), 0) + 1 from change as c)`;
}

const base = sql`(select base from event_base where id = 1)`;

/** On PostgreSQL: below this position, no transaction still running can add an event. */
export const completedBefore = sql`${base} + pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

/** Raises the base above every existing position if the server's transaction numbers are lower. */
export const liftBase = `
  update event_base set base = base + behind.difference from (
    select greatest((select max(position) from event), (select max(position) from change)) - base
      - pg_current_xact_id()::text::bigint + 1 as difference
    from event_base
  ) as behind
  where behind.difference > 0`;
