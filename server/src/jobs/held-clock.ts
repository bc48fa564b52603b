import { clockLock, type LeasedJob } from '../adapters/store/jobs.js';
import { readByKey } from '../adapters/store/statement.js';
import { remindAfterMs } from '../domain/checkout/unpayable.js';
import { type AccountTime, accountTime } from '../pipeline/context.js';
import type { Services } from '../services.js';
import { findDueJob, kindsOfCheckout, timeOfDue } from './due-jobs.js';

interface Clock {
  clockOffsetMs: number;
  /** Until when somebody holds the clock to move it, unless they let go or died; null if nobody did. */
  heldUntil: number | null;
  /** Account time from which what is due runs at its own time. */
  runsFrom: number | null;
}

const findClock = readByKey<{ id: string }, Clock>('account.clock_and_lock', (db, p) =>
  db
    .selectFrom('account')
    .leftJoin('job', (on) => on.on('job.kind', '=', clockLock).onRef('job.subject', '=', 'account.id'))
    .select([
      'clock_offset_ms as clockOffsetMs',
      'job.lease_until as heldUntil',
      'job.created_at as runsFrom',
    ])
    .where('account.id', '=', p.id),
);

/**
 * Returns the time at which a worker runs a job. While somebody moves the test clock of its account, that is
 * when the job was due, as for the jobs that they run themselves: the clock stands further on already.
 */
export async function timeOfJob(services: Services, job: LeasedJob): Promise<AccountTime> {
  const { accountId, mode, id, kind } = job;
  if (mode === 'live' || accountId === null || !kindsOfCheckout.has(kind)) {
    return accountTime(services, accountId, mode);
  }
  const { store, clock, policy } = services;
  const found = await store.one(findClock, { id: accountId });
  const clockOffsetMs = found?.clockOffsetMs ?? 0;
  const time = { now: clock.now() + clockOffsetMs, clockOffsetMs };
  if ((found?.heldUntil ?? 0) <= clock.now()) return time;
  const due = await store.one(findDueJob, {
    id,
    clockOffsetMs,
    graceMs: policy.expiryGraceMs,
    remindAfterMs,
  });
  const since = found?.runsFrom ?? time.now;
  return due ? { ...time, now: timeOfDue(due, { since, until: time.now }) } : time;
}
