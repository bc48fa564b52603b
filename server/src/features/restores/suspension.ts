import { enqueue } from '../../adapters/store/commit-statements.js';
import type { Heartbeat, Restore } from '../../adapters/store/restore-rows.js';
import { timeBeforeLeap } from '../../adapters/store/service-clock.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import { StoreFault } from '../../ports/store.js';
import type { Services } from '../../services.js';
import {
  findAnySent,
  findHeartbeat,
  insertRestore,
  listOpenRestores,
  readLineage,
  saveHeartbeat,
} from './queries.js';

/** How often the heartbeat is written; a backup is older than its heartbeat by no more than that. */
const heartbeatEveryMs = 60_000;

/** Covers the partner's clock, and commits that were on their way. */
const marginMs = 3_600_000;

const modes: readonly Mode[] = ['test', 'live'];

/** Whether payouts and refunds of a mode may not be sent. */
export async function areSendsSuspended(services: Services, mode: Mode): Promise<boolean> {
  await noticeLineage(services);
  const open = await services.store.all(listOpenRestores, {});
  return open.some((restore) => restore.mode === mode);
}

/**
 * Writes the heartbeat once a minute, and suspends sends if PostgreSQL follows another history than at the
 * last one: a standby that was promoted may lack the last commits.
 */
export async function beat(services: Services): Promise<void> {
  const now = services.clock.now();
  const { heartbeat, lineage, isAnother } = await noticeLineage(services);
  if (isAnother) return;
  const isKnown = heartbeat !== undefined && (lineage === null || heartbeat.lineage === lineage);
  // One of a leap would stand until that time is reached.
  if (isKnown && Math.abs(now - heartbeat.seenAt) < heartbeatEveryMs) return;
  if (lineage === null && services.store.engine === 'postgres') {
    services.log.warn(
      'the database does not say which history it follows: after a failover, use --after-restore',
    );
  }
  const row = { id: 'database', lineage: lineage ?? heartbeat?.lineage ?? null, seenAt: now } as const;
  await services.store.transact([step(saveHeartbeat, row)]);
}

/** Suspends sends because the operator says that the database was restored. */
export async function beginRestore(services: Services): Promise<void> {
  const heartbeat = await services.store.one(findHeartbeat, {});
  await suspend(services, 'operator', heartbeat, await lineageOf(services));
}

interface Notice {
  heartbeat: Heartbeat | undefined;
  lineage: string | null;
  /** Whether sends were suspended for it. */
  isAnother: boolean;
}

async function noticeLineage(services: Services): Promise<Notice> {
  const heartbeat = await services.store.one(findHeartbeat, {});
  const lineage = await lineageOf(services);
  const known = heartbeat?.lineage ?? null;
  const isAnother = known !== null && lineage !== null && known !== lineage;
  if (isAnother) await suspend(services, 'lineage', heartbeat, lineage);
  return { heartbeat, lineage, isAnother };
}

/** Null on SQLite, and where the database does not say. */
async function lineageOf({ store }: Services): Promise<string | null> {
  if (store.engine === 'sqlite') return null;
  try {
    return (await store.one(readLineage, {}))?.lineage ?? null;
  } catch (error) {
    if (error instanceof StoreFault && !error.retryable) return null;
    throw error;
  }
}

/** A command may notice the restore without the key of a partner that the server has. */
async function hasSent({ partners, store }: Services, mode: Mode): Promise<boolean> {
  if (partners.listOf(mode).length > 0) return true;
  return (await store.one(findAnySent, { mode })) !== undefined;
}

/**
 * Suspends each mode that has a partner or has sent money, in the same commit as the new heartbeat. A mode
 * that is suspended already stays so: its statement begins earlier. If another process was faster, its rows
 * stand.
 */
async function suspend(
  services: Services,
  cause: Restore['cause'],
  heartbeat: Heartbeat | undefined,
  lineage: string | null,
): Promise<void> {
  const { store, clock, newId, log } = services;
  const now = clock.now();
  // The database may have been saved in a leap, or after one and before the next heartbeat.
  const seenAt = Math.min(heartbeat?.seenAt ?? 0, await timeBeforeLeap(store, now));
  const since = Math.max(0, seenAt - marginMs);
  const open = await store.all(listOpenRestores, {});
  const steps = [step(saveHeartbeat, { id: 'database', lineage, seenAt: now })];
  for (const mode of modes) {
    const isSuspended = open.some((restore) => restore.mode === mode);
    if (isSuspended || !(await hasSent(services, mode))) continue;
    const id = newId();
    const unchecked = { checkedAt: null, matchedCount: 0, unmatchedCount: 0, releasedAt: null };
    steps.push(step(insertRestore, { id, mode, cause, since, begunAt: now, ...unchecked }));
    const job = { id: newId(), kind: 'restore.check', subject: id, accountId: null, mode };
    steps.push(anyRows(enqueue, { ...job, runAt: now, createdAt: now }));
    log.warn({ mode, cause, since }, 'nothing is sent until the statement of the bank is matched');
  }
  await store.transact(steps);
  services.wakeWorker();
}
