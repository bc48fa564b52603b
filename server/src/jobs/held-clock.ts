import { sql } from 'kysely';
import { clockLock, type LeasedJob, returnJob } from '../adapters/store/jobs.js';
import { anyRows, readByKey } from '../adapters/store/statement.js';
import { type AccountTime, accountTime } from '../pipeline/context.js';
import type { Services } from '../services.js';

/**
 * How long nobody leases a job that was returned. Whoever moves the clock polls more often than a worker, and
 * so is the first to lease it after that.
 */
const leftMs = 25;

const findClock = readByKey<{ id: string }, { clockOffsetMs: number; heldUntil: number | null }>(
  'account.clock_and_lock',
  (db, p) =>
    db
      .selectFrom('account')
      .select([
        sql<number>`clock_offset_ms`.as('clockOffsetMs'),
        sql<number | null>`(select lease_until from job
          where job.kind = ${clockLock} and job.subject = account.id)`.as('heldUntil'),
      ])
      .where('account.id', '=', p.id),
);

/**
 * Returns the time at which a worker runs a job; null while somebody moves the test clock of its account. The
 * job is then returned to the queue for them: its time is when it was due, not where the clock stands.
 */
export async function timeUnlessMoved(services: Services, job: LeasedJob): Promise<AccountTime | null> {
  const { accountId, mode, id, leaseToken: token } = job;
  if (mode === 'live' || accountId === null) return accountTime(services, accountId, mode);
  const { store, clock } = services;
  const found = await store.one(findClock, { id: accountId });
  const now = clock.now();
  const clockOffsetMs = found?.clockOffsetMs ?? 0;
  if ((found?.heldUntil ?? 0) <= now) return { now: now + clockOffsetMs, clockOffsetMs };
  await store.transact([anyRows(returnJob, { id, token, leftUntil: now + leftMs })]);
  return null;
}
