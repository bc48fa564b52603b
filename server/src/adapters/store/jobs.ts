import { sql } from 'kysely';
import type { Step, Store } from '../../ports/store.js';
import { releaseDeliveries, shiftDeliveries } from './deliveries.js';
import type { Job } from './rows.js';
import { anyRows, statement, step, versioned } from './statement.js';

/** How long a worker may hold a job before another worker may claim it. */
export const leaseMs = 60_000;

/**
 * The kind of the job row that locks an account's test clock; it is never due, so no worker claims it. Its
 * `created_at` says from which account time on a worker runs what is due at its own time.
 */
export const clockLock = sql.lit('clock.lock');

/** Holds for every job. A search by kind, mode and time names it, and so may use the queue's index. */
export const isInQueue = sql<boolean>`job.created_at >= 0`;

/** A claimed job: its lease is ours. */
export type LeasedJob = Job & { leaseToken: string; leaseUntil: number };

const finish = statement<{ id: string; leaseToken: string }, unknown>('job.finish', (db, p) =>
  db.deleteFrom('job').where('id', '=', p.id).where('lease_token', '=', p.leaseToken),
);

/**
 * The step that deletes a finished job in the commit of what it did. It follows the steps that enqueue, so a
 * job that is enqueued again stays.
 */
export function finishing({ id, leaseToken }: LeasedJob): Step {
  return anyRows(finish, { id, leaseToken });
}

/** Deletes a finished job. False: the lease was lost, or the job was enqueued again meanwhile; it stays. */
export async function finishJob(store: Store, { id, leaseToken }: LeasedJob): Promise<boolean> {
  return (await store.transact([step(finish, { id, leaseToken })])).outcome === 'committed';
}

const reschedule = statement<
  { id: string; leaseToken: string; runAt: number; lastError: string | null },
  unknown
>('job.reschedule', (db, p) =>
  db
    .updateTable('job')
    .set({ run_at: p.runAt, last_error: p.lastError, lease_token: sql`null`, lease_until: sql`null` })
    .where('id', '=', p.id)
    .where('lease_token', '=', p.leaseToken),
);

/** Returns a job to the queue, to run at a later real time. False: the lease was lost. */
export async function rescheduleJob(
  store: Store,
  { id, leaseToken }: LeasedJob,
  runAt: number,
  lastError: string | null,
): Promise<boolean> {
  const outcome = await store.transact([step(reschedule, { id, leaseToken, runAt, lastError })]);
  return outcome.outcome === 'committed';
}

/**
 * Returns a job of a test account to the queue, to run at an account time. False: the lease was lost, or the
 * clock was moved since its offset was read.
 */
export async function deferJob(
  store: Store,
  { id, leaseToken }: LeasedJob,
  { accountId, clockOffsetMs, dueAt }: { accountId: string; clockOffsetMs: number; dueAt: number },
): Promise<boolean> {
  const steps = [
    step(guardClock, { accountId, clockOffsetMs }),
    versioned(reschedule, { id, leaseToken, runAt: dueAt - clockOffsetMs, lastError: null }),
  ];
  return (await store.transact(steps)).outcome === 'committed';
}

const extend = statement<{ id: string; leaseToken: string; leaseUntil: number }, unknown>(
  'job.extend',
  (db, p) =>
    db
      .updateTable('job')
      .set({ lease_until: p.leaseUntil })
      .where('id', '=', p.id)
      .where('lease_token', '=', p.leaseToken),
);

/** Keeps a long job's lease for another minute. False: it was lost, so another worker may run the job. */
export async function extendLease(
  store: Store,
  { id, leaseToken }: LeasedJob,
  now: number,
): Promise<boolean> {
  const params = { id, leaseToken, leaseUntil: now + leaseMs };
  return (await store.transact([step(extend, params)])).outcome === 'committed';
}

const moveClock = statement<{ accountId: string; clockOffsetMs: number; deltaMs: number }, unknown>(
  'account.clock',
  (db, p) =>
    db
      .updateTable('account')
      .set({ clock_offset_ms: sql`clock_offset_ms + ${p.deltaMs}` })
      .where('id', '=', p.accountId)
      .where('clock_offset_ms', '=', p.clockOffsetMs),
);

/**
 * Guards a conversion of account time into real time: the race is lost if the clock was moved. Jobs of one
 * account do not wait for each other, only for who writes its row, as who moves the clock does.
 */
export const guardClock = statement<{ accountId: string; clockOffsetMs: number }, unknown>(
  'account.clock_stands',
  (db, p, engine) => {
    const account = db
      .selectFrom('account')
      .select('id')
      .where('id', '=', p.accountId)
      .where('clock_offset_ms', '=', p.clockOffsetMs);
    return engine === 'postgres' ? account.forShare() : account;
  },
);

const shift = statement<{ accountId: string; deltaMs: number; now: number }, unknown>('job.shift', (db, p) =>
  db
    .updateTable('job')
    .set({ run_at: sql`run_at - ${p.deltaMs}` })
    .where('account_id', '=', p.accountId)
    .where('mode', '=', sql.lit('test'))
    .where('run_at', '>', p.now),
);

/**
 * Advances a test account's clock and brings its future jobs and deliveries forward by as much, in one
 * commit. False: another request moved the clock since `clockOffsetMs` was read.
 */
export async function advanceClock(
  store: Store,
  params: { accountId: string; clockOffsetMs: number; deltaMs: number; now: number },
): Promise<boolean> {
  const { accountId, clockOffsetMs, deltaMs, now } = params;
  const steps = [
    step(moveClock, { accountId, clockOffsetMs, deltaMs }),
    anyRows(shift, { accountId, deltaMs, now }),
    anyRows(shiftDeliveries, { accountId, deltaMs, now }),
  ];
  return (await store.transact(steps)).outcome === 'committed';
}

/** Ends every lease, the locks of test clocks among them: who takes one compares its time. */
const releaseJobs = statement<Record<never, never>, unknown>('job.release', (db) =>
  db
    .updateTable('job')
    .set({ lease_token: sql`null`, lease_until: sql.lit(0) })
    // All of the queue's index, since a lease may be of any kind and time.
    .where('kind', '>', sql.lit(''))
    .where('lease_token', 'is not', null),
);

/**
 * Ends the leases of a server that has died, so that nobody waits until they expire. Only for a database that
 * no other process serves.
 */
export async function releaseLeases(store: Store): Promise<void> {
  const releases = [releaseJobs, releaseDeliveries];
  await store.transact(releases.map((release) => anyRows(release, {})));
}
