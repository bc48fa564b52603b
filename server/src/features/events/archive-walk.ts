import { insertOnce } from '../../adapters/store/row-statements.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { Store } from '../../ports/store.js';
import { findCursor, moveCursor } from '../figures/queries.js';

const dayMs = 86_400_000;
/** For how long one worker walks alone; it takes seconds, unless the worker ends before. */
const leaseMs = 600_000;

const insertCursor = insertOnce('figure_cursor.insert', 'figure_cursor', ['source']);

/** A part of the walk along all old events, which one worker may make. */
export interface Walk {
  /** Where it goes on. */
  after: number;
  leaseUntil: number;
}

/** Returns the part that this worker may walk; null while another walks, and for a day after the end. */
export async function beginWalk(store: Store, now: number): Promise<Walk | null> {
  // In this order, the lease that is taken below proves that nobody has walked on since the second reading.
  const rest = await store.one(findCursor, { source: 'archive_rest' });
  const reached = await store.one(findCursor, { source: 'archive' });
  if (!reached || !rest) {
    const sources = ['archive', 'archive_rest'] as const;
    await store.transact(sources.map((source) => anyRows(insertCursor, { source, position: 0 })));
  }
  const restsUntil = rest?.position ?? 0;
  // Beyond a day it was written by a clock that was wrong.
  if (restsUntil > now && restsUntil <= now + dayMs) return null;
  const leaseUntil = now + leaseMs;
  const lease = step(moveCursor, { source: 'archive_rest', from: restsUntil, position: leaseUntil });
  const { outcome } = await store.transact([lease]);
  return outcome === 'committed' ? { after: reached?.position ?? 0, leaseUntil } : null;
}

/** Stores where the walk goes on, or that it has come to the end and begins again in a day. */
export async function endWalk(store: Store, walk: Walk, reached: number | 'end', now: number): Promise<void> {
  const [position, restsUntil] = reached === 'end' ? [0, now + dayMs] : [reached, 0];
  await store.transact([
    step(moveCursor, { source: 'archive_rest', from: walk.leaseUntil, position: restsUntil }),
    anyRows(moveCursor, { source: 'archive', from: walk.after, position }),
  ]);
}
