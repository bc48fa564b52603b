import { sql } from 'kysely';
import { clockLock } from '../adapters/store/jobs.js';
import { literals } from '../adapters/store/literals.js';
import type { Job } from '../adapters/store/rows.js';
import { columns } from '../adapters/store/shapes.js';
import { statement } from '../adapters/store/statement.js';
import { kindsOfCheckout } from '../jobs/due-jobs.js';

const never = sql.lit(Number.MAX_SAFE_INTEGER);
const kindsAsSql = sql.join(literals([...kindsOfCheckout]));

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
      kind: clockLock,
      subject: p.accountId,
      account_id: p.accountId,
      mode: sql.lit('test'),
      run_at: never,
      attempts: sql.lit(0),
      lease_token: p.token,
      lease_until: p.until,
      last_error: sql`null`,
      // Until the clock moves, what is due runs where it stands.
      created_at: never,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({
          run_at: never,
          created_at: never,
          lease_token: sql`excluded.lease_token`,
          lease_until: sql`excluded.lease_until`,
        })
        .where(sql<boolean>`job.lease_until <= ${p.now}`),
    ),
);

/** `runsFrom` is the account time from which a worker runs what is due at its own time. */
export const renewLock = statement<
  Pick<Lock, 'accountId' | 'token' | 'until'> & { runsFrom: number },
  unknown
>('clock.renew_lock', (db, p) =>
  db
    .updateTable('job')
    .set({ lease_until: p.until, created_at: p.runsFrom })
    .where('kind', '=', clockLock)
    .where('subject', '=', p.accountId)
    .where('lease_token', '=', p.token),
);

export const dropLock = statement<Pick<Lock, 'accountId' | 'token'>, unknown>('clock.drop_lock', (db, p) =>
  db
    .deleteFrom('job')
    .where('kind', '=', clockLock)
    .where('subject', '=', p.accountId)
    .where('lease_token', '=', p.token),
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
      where ${own} and kind in (${kindsAsSql}) and run_at > ${real}
    union all select min(run_at) + ${p.clockOffsetMs}, 1 from job
      where ${own} and kind <> ${clockLock} and kind not in (${kindsAsSql}) and run_at > ${real}
    union all select min(next_attempt_at) + ${p.clockOffsetMs}, 0 from webhook_delivery
      where ${own} and status = 'pending' and next_attempt_at > ${real})`;
  const stopAt = sql<number | null>`min(case when moment.stops = 1 then moment.at end)`;
  return db
    .selectFrom(moments.as('moment'))
    .select((select) => [select.fn.min('moment.at').as('at'), stopAt.as('stopAt')]);
});
