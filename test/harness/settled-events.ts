import { fixedQuery } from '../../server/src/features/ledger/check.js';
import type { Store } from '../../server/src/ports/store.js';
import type { Service } from './service.js';

const heldBack = (table: 'event' | 'change') =>
  fixedQuery<{ id: string }>(`select ${table}.id from ${table}, event_base
    where position >= base + pg_snapshot_xmin(pg_current_snapshot())::text::bigint limit 1`);

/**
 * Waits until every event is listed and streamed: transactions of other suites on the same PostgreSQL server
 * hold events back.
 */
export function eventsSettled({ deps }: Pick<Service, 'deps'>): Promise<void> {
  return allSettled(deps.services.store, 'event');
}

/** Waits until every change can be sealed; the same transactions hold changes back. */
export function changesSettled(store: Store): Promise<void> {
  return allSettled(store, 'change');
}

async function allSettled(store: Store, table: 'event' | 'change'): Promise<void> {
  if (store.engine === 'sqlite') return;
  while ((await store.list(heldBack(table))).length > 0);
}
