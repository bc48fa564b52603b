import { sql } from 'kysely';
import type { Job } from '../adapters/store/rows.js';
import { columns } from '../adapters/store/shapes.js';
import { statement } from '../adapters/store/statement.js';

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

/** The due jobs of an account's test mode, leased or not, in order. `now` is real time. */
export const listDueJobs = statement<{ accountId: string; now: number }, Job>('job.due_of_account', (db, p) =>
  db
    .selectFrom('job')
    .select(columns('job'))
    .where('account_id', '=', p.accountId)
    .where('mode', '=', sql.lit('test'))
    .where('run_at', '<=', p.now)
    .orderBy('run_at')
    .orderBy('id'),
);

/** Leases one job, unless someone else holds it. */
export const claimJob = statement<{ id: string; now: number; token: string; until: number }, Job>(
  'job.claim_one',
  (db, p) =>
    db
      .updateTable('job')
      .set({ lease_token: p.token, lease_until: p.until, attempts: sql`attempts + 1` })
      .where('id', '=', p.id)
      .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', p.now)]))
      .returning(columns('job')),
);

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

/** The next account time at which something of the account's test mode is due; null if nothing is. */
export const findNextMoment = statement<After, { at: number | null }>('clock.next_moment', (db, p) => {
  const own = sql`account_id = ${p.accountId} and mode = 'test'`;
  const moments = sql<{ at: number | null }>`(
    select min(auto_release_at) as at from checkout
      where ${own} and status = 'funded' and +auto_release_at > ${p.after}
    union all select min(release_reminder_at) from checkout
      where ${own} and status = 'funded' and +release_reminder_at > ${p.after}
    union all select min(payment_deadline_at + ${p.graceMs}) from checkout
      where ${own} and status in ('awaiting_payment', 'pending')
        and payment_deadline_at + ${p.graceMs} > ${p.after}
    union all select min(respond_by) from dispute
      where ${own} and status = 'waiting_for_seller' and respond_by > ${p.after}
    union all select min(created_at + ${p.remindAfterMs}) from payout
      where ${own} and status = 'waiting_details' and seller_email is not null and reminded_at is null
        and created_at + ${p.remindAfterMs} > ${p.after}
    union all select min(scheduled_for) from payout
      where ${own} and status = 'pending' and scheduled_for is not null and combined_payout_id is null
        and scheduled_for > ${p.after}
    union all select min(run_at + ${p.clockOffsetMs}) from job
      where ${own} and kind <> ${lockKind} and run_at + ${p.clockOffsetMs} > ${p.after}
    union all select min(next_attempt_at + ${p.clockOffsetMs}) from webhook_delivery
      where ${own} and status = 'pending' and next_attempt_at + ${p.clockOffsetMs} > ${p.after})`;
  return db.selectFrom(moments.as('moment')).select((select) => select.fn.min('moment.at').as('at'));
});
