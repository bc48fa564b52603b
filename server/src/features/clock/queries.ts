import { sql } from 'kysely';
import type { ServiceClock } from '../../adapters/store/rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { Leap } from '../../ports/timekeeper.js';

export const findServiceClock = statement<Record<never, never>, ServiceClock>('service_clock.find', (db) =>
  db.selectFrom('service_clock').select(columns('service_clock')).where('id', '=', sql.lit(1)),
);

export const raiseReached = statement<{ now: number }, unknown>('service_clock.raise', (db, p) =>
  db
    .updateTable('service_clock')
    .set({ reached_at: p.now })
    .where('id', '=', sql.lit(1))
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

export const confirmTime = statement<{ now: number }, unknown>('service_clock.confirm', (db, p) =>
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
export const bringForward = statement<{ now: number; leaseUntil: number }, unknown>(
  'service_clock.jobs',
  (db, p) =>
    db
      .updateTable('job')
      .set({
        run_at: sql`case when run_at > ${p.now} then ${p.now} else run_at end`,
        lease_until: sql`case when lease_until > ${p.leaseUntil} then ${p.leaseUntil} else lease_until end`,
      })
      // All of the queue's index, since a lease may be of the leap whatever its job's time.
      .where('kind', '>', sql.lit(''))
      .where('kind', '<>', sql.lit('mail.send'))
      .where('mode', '=', sql.lit('live')),
);
