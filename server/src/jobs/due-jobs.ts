import { type RawBuilder, sql } from 'kysely';
import type { Job } from '../adapters/store/rows.js';
import { columns } from '../adapters/store/shapes.js';
import { statement } from '../adapters/store/statement.js';
import type { JobKind } from './run-job.js';

/**
 * The kinds of job that are about one checkout and take their time from whoever runs them. Others read the
 * account's clock or are about several checkouts, so the clock stops for each of them.
 */
export const kindsOfCheckout: ReadonlySet<string> = new Set([
  'escrow.release',
  'escrow.remind',
  'checkout.expire',
  'dispute.deadline',
  'payout.run',
  'payout.remind',
  'refund.run',
  'mail.send',
  'alert.write',
] satisfies JobKind[]);

/** A due job, with what its turn depends on. */
export type DueJob = Job & {
  /** The checkout that the job is about; null if it is about another thing or about several. */
  checkoutId: string | null;
  /** When it was due; account time, as the next. */
  dueAt: number;
  checkoutChangedAt: number | null;
};

/** What tells when a job was due, besides its rows. */
interface Times {
  clockOffsetMs: number;
  graceMs: number;
  remindAfterMs: number;
}

const checkoutOfJob = sql<string | null>`case
  when kind in ('escrow.release', 'escrow.remind', 'checkout.expire', 'dispute.deadline') then subject
  when kind in ('payout.run', 'payout.remind') then (select checkout_id from payout where id = job.subject)
  when kind = 'refund.run' then (select checkout_id from refund where id = job.subject)
  when kind = 'mail.send' then (select checkout_id from mail where id = job.subject)
  when kind = 'alert.write' then (select checkout_id from every_event where id = job.subject)
  end`;

function dueJobs<P extends Times>(name: string, which: (p: P) => RawBuilder<boolean>) {
  return statement<P, DueJob>(name, (db, p) => {
    const jobs = db.selectFrom('job').selectAll().select(checkoutOfJob.as('about')).where(which(p));
    // What a sweep finds is enqueued for the end of the pass; its rows say when it was due.
    const dueAt = sql<number>`coalesce(case job.kind
      when 'escrow.release' then checkout.auto_release_at
      when 'escrow.remind' then checkout.release_reminder_at
      when 'checkout.expire' then checkout.payment_deadline_at + ${p.graceMs}
      when 'dispute.deadline' then (select min(respond_by) from dispute
        where dispute.checkout_id = checkout.id and dispute.status = 'waiting_for_seller')
      when 'payout.remind' then (select created_at from payout where id = job.subject) + ${p.remindAfterMs}
      when 'mail.send' then (select created_at from mail where id = job.subject) + ${p.clockOffsetMs}
      end, job.run_at + ${p.clockOffsetMs})`;
    return db
      .selectFrom(jobs.as('job'))
      .leftJoin('checkout', 'checkout.id', 'job.about')
      .select(columns('job'))
      .select(['job.about as checkoutId', 'checkout.updated_at as checkoutChangedAt', dueAt.as('dueAt')])
      .orderBy('job.run_at')
      .orderBy('job.id');
  });
}

/** The jobs of an account's test mode that are due by a real time, leased or not, in order. */
export const listDueJobs = dueJobs<Times & { accountId: string; now: number }>(
  'job.due_of_account',
  (p) => sql`account_id = ${p.accountId} and mode = 'test' and run_at <= ${p.now}`,
);

export const findDueJob = dueJobs<Times & { id: string }>('job.due_by_id', (p) => sql`id = ${p.id}`);

/**
 * The account time at which a due job runs while a test clock is moved: when it was due, but not before the
 * stretch of time that runs or the last change of its checkout, nor after the stretch.
 */
export function timeOfDue(
  { dueAt, checkoutChangedAt }: Pick<DueJob, 'dueAt' | 'checkoutChangedAt'>,
  stretch: { since: number; until: number },
): number {
  return Math.min(stretch.until, Math.max(dueAt, stretch.since, checkoutChangedAt ?? 0));
}
