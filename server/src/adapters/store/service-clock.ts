import { sql } from 'kysely';
import type { Store } from '../../ports/store.js';
import type { ServiceClock } from './rows.js';
import { columns } from './shapes.js';
import { statement } from './statement.js';

export const findServiceClock = statement<Record<never, never>, ServiceClock>('service_clock.find', (db) =>
  db.selectFrom('service_clock').select(columns('service_clock')).where('id', '=', sql.lit(1)),
);

/**
 * Returns the time from which the clock leapt first; null unless a leap waits for the operator. This process
 * may have seen it before it is recorded, or another one after that.
 */
export async function findLeapFrom(store: Pick<Store, 'one' | 'timekeeper'>): Promise<number | null> {
  const own = store.timekeeper.leap()?.from ?? null;
  const recorded = (await store.one(findServiceClock, {}))?.leaptFrom ?? null;
  return own === null || recorded === null ? (own ?? recorded) : Math.min(own, recorded);
}

/** Returns the time, or that before a leap which waits for the operator. */
export async function timeBeforeLeap(store: Pick<Store, 'one' | 'timekeeper'>, now: number): Promise<number> {
  return (await findLeapFrom(store)) ?? now;
}
