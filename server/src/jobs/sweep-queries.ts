import { type Compilable, type Kysely, sql } from 'kysely';
import type { Database } from '../adapters/store/database.js';
import { statement } from '../adapters/store/statement.js';
import type { Mode } from '../domain/records.js';
import type { Engine, Statement } from '../ports/store.js';
import type { AlarmKind } from './run.js';

/** What the searches compare with, all account time. */
export interface Moment {
  mode: Mode;
  now: number;
  /** Payment deadlines before this are past their grace. */
  deadlineBefore: number;
  /** Money that came back before this has rested long enough. */
  reversedBefore: number;
}

/** Something that is due and has no alarm. */
export interface Due {
  subject: string;
  accountId: string;
}

/** A search over every account, and the same over one. */
interface Search {
  everywhere: Statement<Moment, Due>;
  inAccount: Statement<Moment & { accountId: string }, Due>;
}

type Parameters = Moment & { accountId: string };
type Build = (db: Kysely<Database>, p: Parameters, scope: Scope, engine: Engine) => Compilable<Due>;
type Condition = ReturnType<typeof sql<boolean>>;

/** How a search is kept to one account, and which index it then reads. */
interface Scope {
  /** For tables of which an account has few open rows: found by account. */
  among(table: 'escrow'): Condition;
  /** For tables of which few rows are open at all: found by status, then kept by account. */
  within(table: 'dispute' | 'payout' | 'refund'): Condition;
  /** A due time; within an account its own index must not draw the search away from the account's. */
  time(column: 'escrow.auto_release_at' | 'escrow.payment_deadline_at'): ReturnType<typeof sql<number>>;
}

const everyAccount: Scope = {
  among: () => sql<boolean>`1 = 1`,
  within: () => sql<boolean>`1 = 1`,
  time: (column) => sql<number>`${sql.ref(column)}`,
};

/** An expression around a column keeps both engines from using an index on it. */
const oneAccount = (accountId: string): Scope => ({
  among: (table) => sql<boolean>`${sql.ref(`${table}.account_id`)} = ${accountId}`,
  within: (table) => sql<boolean>`coalesce(${sql.ref(`${table}.account_id`)}, '') = ${accountId}`,
  time: (column) => sql<number>`+${sql.ref(column)}`,
});

/** How many of a kind one sweep takes up; the next one takes the rest. */
const limit = sql.lit(500);

function search(name: string, build: Build): Search {
  return {
    everywhere: statement(`sweep.${name}`, (db, p, engine) =>
      build(db, { ...momentOf(p), accountId: '' }, everyAccount, engine),
    ),
    inAccount: statement(`sweep.${name}.account`, (db, p, engine) =>
      build(db, p, oneAccount(p.accountId), engine),
    ),
  };
}

/** The stand-ins of the parameters have no enumerable names, so they are taken one by one. */
function momentOf({ mode, now, deadlineBefore, reversedBefore }: Moment): Moment {
  return { mode, now, deadlineBefore, reversedBefore };
}

function hasNoAlarm(kind: AlarmKind, id: string): Condition {
  return sql<boolean>`not exists (
    select 1 from job where job.kind = ${sql.lit(kind)} and job.subject = ${sql.ref(id)})`;
}

/**
 * E-mails beyond printable ASCII, whose key the database cannot make: whoever answers the alarm finds the
 * payee.
 */
function isUnusual(engine: Engine): Condition {
  return engine === 'sqlite'
    ? sql<boolean>`escrow.seller_email glob '*[^!-~]*'`
    : sql<boolean>`escrow.seller_email ~ '[^!-~]'`;
}

function hasPayee(engine: Engine): Condition {
  return sql<boolean>`(
    escrow.seller_email is null and exists (
      select 1 from payout_details as own where own.account_id = escrow.account_id and own.mode = escrow.mode)
    or exists (
      select 1 from seller where seller.account_id = escrow.account_id and seller.mode = escrow.mode
        and seller.email_key = lower(escrow.seller_email) and seller.account_number_sealed is not null)
    or ${isUnusual(engine)})`;
}

/** Inspection is over and nothing blocks the release. */
const releases = search('releases', (db, p, scope, engine) =>
  db
    .selectFrom('escrow')
    .select(['escrow.id as subject', 'escrow.account_id as accountId'])
    .where(scope.among('escrow'))
    .where('escrow.status', '=', sql.lit('funded'))
    .where('escrow.mode', '=', p.mode)
    .where(scope.time('escrow.auto_release_at'), '<=', p.now)
    .where('escrow.seller_accepted_at', 'is not', null)
    .where('escrow.amount_uncovered', '=', sql.lit(0))
    .where(hasPayee(engine))
    .where(hasNoAlarm('escrow.release', 'escrow.id'))
    .limit(limit),
);

const expiries = search('expiries', (db, p, scope) =>
  db
    .selectFrom('escrow')
    .select(['escrow.id as subject', 'escrow.account_id as accountId'])
    .where(scope.among('escrow'))
    .where('escrow.status', '=', sql.lit('awaiting_payment'))
    .where('escrow.mode', '=', p.mode)
    .where(scope.time('escrow.payment_deadline_at'), '<=', p.deadlineBefore)
    .where(hasNoAlarm('escrow.expire', 'escrow.id'))
    .limit(limit),
);

const disputes = search('disputes', (db, p, scope) =>
  db
    .selectFrom('dispute')
    .select(['dispute.escrow_id as subject', 'dispute.account_id as accountId'])
    .where(scope.within('dispute'))
    .where('dispute.status', '=', sql.lit('waiting_for_seller'))
    .where('dispute.mode', '=', p.mode)
    .where('dispute.respond_by', '<=', p.now)
    .where(hasNoAlarm('dispute.deadline', 'dispute.escrow_id'))
    .limit(limit),
);

/** Owed and without an alarm, which only a lost one explains; or back from the bank for long enough. */
const payouts = search('payouts', (db, p, scope) =>
  db
    .selectFrom('payout')
    .select(['payout.id as subject', 'payout.account_id as accountId'])
    .where(scope.within('payout'))
    .where('payout.mode', '=', p.mode)
    .where(sql<boolean>`payout.status in ('pending', 'reversed')`)
    .where(sql<boolean>`(payout.status = 'pending' or payout.updated_at <= ${p.reversedBefore})`)
    .where(hasNoAlarm('payout.run', 'payout.id'))
    .limit(limit),
);

const refunds = search('refunds', (db, p, scope) =>
  db
    .selectFrom('refund')
    .select(['refund.id as subject', 'refund.account_id as accountId'])
    .where(scope.within('refund'))
    .where('refund.mode', '=', p.mode)
    .where(sql<boolean>`refund.status in ('pending', 'needs_details')`)
    .where(hasNoAlarm('refund.run', 'refund.id'))
    .limit(limit),
);

/** Payouts that wait for details which are on file: saved in the moment in which the payout was made. */
const destinations = search('destinations', (db, p, scope) => {
  const key = sql<string>`coalesce(payout.seller_email, '')`;
  return db
    .selectFrom('payout')
    .select([
      sql<string>`payout.account_id || ':' || payout.mode || ':' || ${key}`.as('subject'),
      'payout.account_id as accountId',
    ])
    .distinct()
    .where(scope.within('payout'))
    .where('payout.mode', '=', p.mode)
    .where('payout.status', '=', sql.lit('waiting_details'))
    .where(sql<boolean>`(
      payout.seller_email is null and exists (
        select 1 from payout_details as own
          where own.account_id = payout.account_id and own.mode = payout.mode)
      or exists (
        select 1 from seller where seller.account_id = payout.account_id and seller.mode = payout.mode
          and seller.email_key = payout.seller_email and seller.account_number_sealed is not null))`)
    .where(sql<boolean>`not exists (
      select 1 from job where job.kind = 'details.saved'
        and job.subject = payout.account_id || ':' || payout.mode || ':' || ${key})`)
    .limit(limit);
});

/** What can be due, and how it is found. Every search reads an index that holds only what is open. */
export const searches: readonly (readonly [AlarmKind, Search])[] = [
  ['escrow.release', releases],
  ['escrow.expire', expiries],
  ['dispute.deadline', disputes],
  ['details.saved', destinations],
  ['payout.run', payouts],
  ['refund.run', refunds],
];

/** Test accounts whose clocks are ahead of real time. */
export const listMovedClocks = statement<Record<never, never>, { id: string; clockOffsetMs: number }>(
  'account.moved_clocks',
  (db) =>
    db
      .selectFrom('account')
      .select(['id', 'clock_offset_ms as clockOffsetMs'])
      .where('clock_offset_ms', '>', sql.lit(0)),
);

export interface NewAlarm {
  id: string;
  kind: AlarmKind;
  subject: string;
  accountId: string;
  mode: Mode;
  now: number;
}

/** Sets an alarm unless there is one, which then goes on undisturbed. */
export const addAlarm = statement<NewAlarm, unknown>('job.add', (db, p) =>
  db
    .insertInto('job')
    .values({
      id: p.id,
      kind: p.kind,
      subject: p.subject,
      account_id: p.accountId,
      mode: p.mode,
      run_at: p.now,
      attempts: sql.lit(0),
      lease_token: sql`null`,
      lease_until: sql`null`,
      last_error: sql`null`,
      created_at: p.now,
    })
    .onConflict((conflict) => conflict.doNothing()),
);
