import { sql } from 'kysely';
import type { Store } from '../../ports/store.js';
import type { ServiceClock } from './rows.js';
import { columns } from './shapes.js';
import { statement } from './statement.js';

export const findServiceClock = statement<Record<never, never>, ServiceClock>('service_clock.find', (db) =>
  db.selectFrom('service_clock').select(columns('service_clock')).where('id', '=', sql.lit(1)),
);

/**
 * Returns the time from which the clock leapt; null unless a leap waits for the operator. This process may
 * have seen it before it is recorded.
 */
export async function findLeapFrom(store: Pick<Store, 'one' | 'timekeeper'>): Promise<number | null> {
  const own = store.timekeeper.leap();
  if (own !== null) return own.from;
  return (await store.one(findServiceClock, {}))?.leaptFrom ?? null;
}
