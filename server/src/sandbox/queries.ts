import { sql } from 'kysely';
import { literals } from '../adapters/store/literals.js';
import type { Job } from '../adapters/store/rows.js';
import { columns } from '../adapters/store/shapes.js';
import { statement } from '../adapters/store/statement.js';
import type { JobKind } from '../jobs/run-job.js';

/** The kind of the job row that locks an account's clock; it is never due, so no worker claims it. */
const lockKind = sql.lit('clock.lock');
const never = sql.lit(Number.MAX_SAFE_INTEGER);

export interface Lock {
  id: string;
  accountId: string;
  token: string;
  until: number;
  now: number;
}

/** Takes the lock if it is free or its holder has died. */
export const takeLock = statement<Lock, unknown>('clock.take_lock', (db, p) =>
  db
    .insertInto('job')
    .values({
      id: p.id,
      kind: lockKind,
      subject: p.accountId,
      account_id: p.accountId,
      mode: sql.lit('test'),
      run_at: never,
      attempts: sql.lit(0),
      lease_token: p.token,
      lease_until: p.until,
      last_error: sql`null`,
      created_at: p.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({
          run_at: never,
          lease_token: sql`excluded.lease_token`,
          lease_until: sql`excluded.lease_until`,
        })
        .where(sql<boolean>`job.lease_until <= excluded.created_at`),
    ),
);

export const renewLock = statement<Pick<Lock, 'accountId' | 'token' | 'until'>, unknown>(
  'clock.renew_lock',
  (db, p) =>
    db
      .updateTable('job')
      .set({ lease_until: p.until })
      .where('kind', '=', lockKind)
      .where('subject', '=', p.accountId)
      .where('lease_token', '=', p.token),
);

export const dropLock = statement<Pick<Lock, 'accountId' | 'token'>, unknown>('clock.drop_lock', (db, p) =>
  db
    .deleteFrom('job')
    .where('kind', '=', lockKind)
    .where('subject', '=', p.accountId)
    .where('lease_token', '=', p.token),
);

/** A due job, with what its turn depends on. */
export type DueJob = Job & {
  /** The checkout that the job is about; null if it is about another thing or about several. */
  checkoutId: string | null;
  /** When it was due; account time, as the next. */
  dueAt: number;
  checkoutChangedAt: number | null;
};

interface DueUpTo {
  accountId: string;
  /** Real time. */
  now: number;
  clockOffsetMs: number;
  graceMs: number;
  remindAfterMs: number;
}

/**
 * The kinds of job that are about one checkout and take their time from whoever runs them. Others read the
 * account's clock or are about several checkouts, so the clock stops for each of them.
 */
const kindsOfCheckout = sql.join(
  literals([
    'escrow.release',
    'escrow.remind',
    'checkout.expire',
    'dispute.deadline',
    'payout.run',
    'payout.remind',
    'refund.run',
    'mail.send',
    'alert.write',
  ] satisfies JobKind[]),
);

const checkoutOfJob = sql<string | null>`case
  when kind in ('escrow.release', 'escrow.remind', 'checkout.expire', 'dispute.deadline') then subject
  when kind in ('payout.run', 'payout.remind') then (select checkout_id from payout where id = job.subject)
  when kind = 'refund.run' then (select checkout_id from refund where id = job.subject)
  when kind = 'mail.send' then (select checkout_id from mail where id = job.subject)
  when kind = 'alert.write' then (select checkout_id from event where id = job.subject)
  end`;

/** The due jobs of an account's test mode, leased or not, in order. */
export const listDueJobs = statement<DueUpTo, DueJob>('job.due_of_account', (db, p) => {
  const jobs = db
    .selectFrom('job')
    .selectAll()
    .select(checkoutOfJob.as('about'))
    .where('account_id', '=', p.accountId)
    .where('mode', '=', sql.lit('test'))
    .where('run_at', '<=', p.now);
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

/** Leases the job of a subject, due or not, unless someone else holds it. */
export const claimDueJob = statement<
  { kind: string; subject: string; now: number; token: string; until: number },
  Job
>('job.claim_due_job', (db, p) =>
  db
    .updateTable('job')
    .set({ lease_token: p.token, lease_until: p.until, attempts: sql`attempts + 1` })
    .where('kind', '=', p.kind)
    .where('subject', '=', p.subject)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', p.now)]))
    .returning(columns('job')),
);

/** The newest virtual account of a merchant with an account number. */
export const findNewestOfNumber = statement<
  { accountId: string; accountNumber: string },
  { partnerReference: string; checkoutId: string }
>('virtual_account.newest_of_number', (db, p) =>
  db
    .selectFrom('virtual_account')
    .select(['partner_reference as partnerReference', 'checkout_id as checkoutId'])
    .where('account_number', '=', p.accountNumber)
    .where('account_id', '=', p.accountId)
    .where('mode', '=', sql.lit('test'))
    .where('partner', '=', sql.lit('sandbox'))
    .orderBy('opened_at', 'desc')
    .limit(sql.lit(1)),
);

export interface After {
  accountId: string;
  /** Account time. */
  after: number;
  graceMs: number;
  remindAfterMs: number;
  clockOffsetMs: number;
}

export interface NextMoment {
  /** The next account time at which something of the account's test mode is due; null if nothing is. */
  at: number | null;
  /** The next one of something for which the clock has to stop. */
  stopAt: number | null;
}

/** Each search reads the first row of an index, however many rows the account has. */
export const findNextMoment = statement<After, NextMoment>('clock.next_moment', (db, p) => {
  const own = sql`account_id = ${p.accountId} and mode = 'test'`;
  // As the sweep searches: what blocks a release leaves nothing due.
  const releasable = sql`${own} and status = 'funded' and seller_accepted_at is not null
    and amount_receivable = 0`;
  const waits = sql`${own} and status = 'waiting_details' and reminded_at is null`;
  const real = sql`cast(${p.after} as bigint) - cast(${p.clockOffsetMs} as bigint)`;
  const moments = sql<{ at: number | null; stops: number }>`(
    select min(auto_release_at) as at, 0 as stops from checkout
      where ${releasable} and auto_release_at > ${p.after}
    union all select min(release_reminder_at), 0 from checkout
      where ${releasable} and release_reminder_at > ${p.after}
    union all select min(payment_deadline_at) + ${p.graceMs}, 0 from checkout
      where ${own} and status in ('awaiting_payment', 'pending')
        and payment_deadline_at > cast(${p.after} as bigint) - cast(${p.graceMs} as bigint)
    union all select min(respond_by), 0 from dispute
      where ${own} and status = 'waiting_for_seller' and respond_by > ${p.after}
    union all select min(created_at) + ${p.remindAfterMs}, 0 from payout
      where ${waits} and seller_email is not null
        and created_at > cast(${p.after} as bigint) - cast(${p.remindAfterMs} as bigint)
    union all select min(scheduled_for), 1 from payout
      where ${own} and status = 'pending' and scheduled_for is not null and combined_payout_id is null
        and scheduled_for > ${p.after}
    union all select min(run_at) + ${p.clockOffsetMs}, 0 from job
      where ${own} and kind in (${kindsOfCheckout}) and run_at > ${real}
    union all select min(run_at) + ${p.clockOffsetMs}, 1 from job
      where ${own} and kind <> ${lockKind} and kind not in (${kindsOfCheckout}) and run_at > ${real}
    union all select min(next_attempt_at) + ${p.clockOffsetMs}, 0 from webhook_delivery
      where ${own} and status = 'pending' and next_attempt_at > ${real})`;
  const stopAt = sql<number | null>`min(case when moment.stops = 1 then moment.at end)`;
  return db
    .selectFrom(moments.as('moment'))
    .select((select) => [select.fn.min('moment.at').as('at'), stopAt.as('stopAt')]);
});
