import { sql } from 'kysely';
import { isInQueue, leaseMs } from '../../adapters/store/jobs.js';
import { findLeapFrom, findServiceClock } from '../../adapters/store/service-clock.js';
import { anyRows, statement, step } from '../../adapters/store/statement.js';
import { parcelPollPauseMaxMs } from '../../domain/shipment/polls.js';
import { watchPauseMaxMs } from '../../domain/transfer/ended.js';
import { accountPollPauseMaxMs } from '../../domain/virtual-account.js';
import { type AccountTime, settingContext } from '../../pipeline/context.js';
import type { JobOutcome } from '../../pipeline/job.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Leap } from '../../ports/timekeeper.js';
import type { Services } from '../../services.js';

/** How often the time that was reached is recorded. */
const recordEveryMs = 10_000;

/**
 * Continues from the time an earlier server has reached. Returns how long no server ran, in ms; null before
 * the first.
 */
export async function continueTime({ store }: Pick<Services, 'store'>): Promise<number | null> {
  const reachedAt = (await store.one(findServiceClock, {}))?.reachedAt ?? 0;
  const awayMs = store.now() - reachedAt;
  store.timekeeper.raise(reachedAt);
  return reachedAt === 0 ? null : awayMs;
}

/** Records the time of a server and its leaps, and follows the clock again once the operator confirms it. */
export class ClockWatch {
  #confirmedCount: number | null = null;
  #recordedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly services: Services) {}

  async look(): Promise<void> {
    const { store, log } = this.services;
    const now = store.now();
    const row = await store.one(findServiceClock, {});
    if (!row) return;
    const isConfirmed = this.#confirmedCount !== null && this.#confirmedCount !== row.confirmedCount;
    this.#confirmedCount = row.confirmedCount;
    if (isConfirmed) {
      store.timekeeper.follow();
      return;
    }
    const leap = store.timekeeper.leap();
    if (leap && row.leaptTo === null) {
      log.error({ leap }, 'the clock leapt: live money waits for escrow-server clock confirm');
      await store.transact([anyRows(recordLeap, leap)]);
    }
    if (Math.abs(now - this.#recordedAt) < recordEveryMs) return;
    this.#recordedAt = now;
    // A confirmation since the row was read has set the time back.
    const { confirmedCount } = row;
    await store.transact([anyRows(raiseReached, { now, confirmedCount })]);
  }
}

/** Takes the clock's time as the service's, even if it is earlier. Returns it; null if no leap waited. */
export async function confirmClock(
  services: Pick<Services, 'store' | 'clock' | 'newId' | 'keyedHash' | 'author'>,
): Promise<number | null> {
  const { store } = services;
  const row = await store.one(findServiceClock, {});
  if (!row || row.leaptTo === null) return null;
  store.timekeeper.follow();
  const now = store.now();
  const { leaptTo } = row;
  // After a leap to the right time, as of a machine that was suspended, polls are where they belong.
  const putOff = leaptTo > now ? pollsForward : [];
  const steps = [
    step(confirmTime, { now }),
    anyRows(bringForward, { now, leaseUntil: now + leaseMs }),
    // What a poll in the leap has planned is later than the leap, or than any pause.
    ...putOff.map(({ bring, pauseMaxMs }) =>
      anyRows(bring, { now, plannedAfter: Math.min(leaptTo, now + pauseMaxMs) }),
    ),
  ];
  await commitSetting(services, settingContext(services), {
    accountId: null,
    mode: bothModes,
    steps,
    note: {
      action: 'clock.confirmed',
      subject: 'clock',
      before: { leapt_from: row.leaptFrom, leapt_to: row.leaptTo },
      after: { now },
    },
  });
  return now;
}

type Handler<Job> = (services: Services, job: Job, time: AccountTime) => Promise<JobOutcome>;

/** Wraps a job that moves money because time has passed: in live mode it waits after a leap of the clock. */
export function unlessClockLeapt<Job extends { mode: 'test' | 'live' }>(run: Handler<Job>): Handler<Job> {
  return async (services, job, time) => {
    if (job.mode === 'live' && (await findLeapFrom(services.store)) !== null) {
      return { outcome: 'retry', reason: 'the clock leapt and the operator has not confirmed it' };
    }
    return run(services, job, time);
  };
}

const raiseReached = statement<{ now: number; confirmedCount: number }, unknown>(
  'service_clock.raise',
  (db, p) =>
    db
      .updateTable('service_clock')
      .set({ reached_at: p.now })
      .where('id', '=', sql.lit(1))
      .where('confirmed_count', '=', p.confirmedCount)
      .where('reached_at', '<', p.now),
);

/** Records a leap unless an earlier one is unconfirmed. */
export const recordLeap = statement<Leap, unknown>('service_clock.leap', (db, p) =>
  db
    .updateTable('service_clock')
    .set({ leapt_from: p.from, leapt_to: p.to })
    .where('id', '=', sql.lit(1))
    .where('leapt_to', 'is', null),
);

const confirmTime = statement<{ now: number }, unknown>('service_clock.confirm', (db, p) =>
  db
    .updateTable('service_clock')
    .set({
      reached_at: p.now,
      leapt_from: sql`null`,
      leapt_to: sql`null`,
      confirmed_count: sql`confirmed_count + 1`,
    })
    .where('id', '=', sql.lit(1)),
);

/** Brings live jobs forward, since they may have been put off in a leap: a job that is early does nothing. */
const bringForward = statement<{ now: number; leaseUntil: number }, unknown>('service_clock.jobs', (db, p) =>
  db
    .updateTable('job')
    .set({
      run_at: sql`case when run_at > ${p.now} then ${p.now} else run_at end`,
      lease_until: sql`case when lease_until > ${p.leaseUntil} then ${p.leaseUntil} else lease_until end`,
    })
    // All of the queue's index, since a lease may be of the leap whatever its job's time.
    .where(isInQueue)
    .where('kind', '>', sql.lit(''))
    .where('kind', '<>', sql.lit('mail.send'))
    .where('mode', '=', sql.lit('live')),
);

/** Brings forward what a poll in a leap has put off. */
const pollsForward = (
  [
    ['virtual_account', accountPollPauseMaxMs],
    ['attempt', watchPauseMaxMs],
    ['shipment', parcelPollPauseMaxMs],
  ] as const
).map(([table, pauseMaxMs]) => ({
  pauseMaxMs,
  bring: statement<{ now: number; plannedAfter: number }, unknown>(
    `service_clock.polls_of_${table}`,
    (db, p) => db.updateTable(table).set({ next_poll_at: p.now }).where('next_poll_at', '>', p.plannedAfter),
  ),
}));
