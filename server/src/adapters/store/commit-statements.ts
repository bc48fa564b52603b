import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { QuoteClaim } from '../../domain/change.js';
import type { Owner } from '../../domain/records.js';
import type { Engine } from '../../ports/store.js';
import type { Database } from './database.js';
import { nextChangePosition, nextPositionOf } from './event-position.js';
import { insertOnce, insertOne, selectBy } from './row-statements.js';
import type { ChangeMark, Job, RecordedEvent } from './rows.js';
import { insertRow } from './shapes.js';
import { statement } from './statement.js';

type NewChange = Omit<ChangeMark, 'position'>;

export const insertChange = statement<NewChange, unknown>('change.insert', (db, p, engine) =>
  insertRow(db, 'change', p, { position: nextChangePosition(engine) }),
);

export const guardChange = statement<NewChange, unknown>('change.guard', (db, p, engine) =>
  insertRow(db, 'change', p, { position: nextChangePosition(engine) }).onConflict((conflict) =>
    conflict.doNothing(),
  ),
);

export const findChange = selectBy('change.find', 'change', ['id']);

/** Opens an account with the balance that its first change leaves. */
export const openLedgerAccount = insertOne('ledger.open', 'ledger_account');

export const moveBalance = statement<{ id: string; delta: number }, unknown>('ledger.move', (db, p) =>
  db
    .updateTable('ledger_account')
    .set({ balance: sql`balance + ${p.delta}` })
    .where('id', '=', p.id),
);

/** Touches the account's row unless there is such a row. */
function touchUnless(db: Kysely<Database>, { accountId }: Owner, row: RawBuilder<unknown>) {
  return db
    .updateTable('account')
    .set({ name: sql`name` })
    .where('id', '=', accountId)
    .where(sql<boolean>`not exists (${row})`);
}

/** Touches the account's row unless the seller has a bank account on file. */
export const guardNoSellerBankAccount = statement<Owner & { emailKey: string }, unknown>(
  'seller.no_bank_account',
  (db, p) =>
    touchUnless(
      db,
      p,
      sql`select 1 from seller where seller.account_id = ${p.accountId} and seller.mode = ${p.mode}
        and seller.email_key = ${p.emailKey} and seller.bank_code is not null`,
    ),
);

/** Touches the account's row unless the merchant has a bank account on file. */
export const guardNoMerchantBankAccount = statement<Owner, unknown>('merchant_bank_account.none', (db, p) =>
  touchUnless(
    db,
    p,
    sql`select 1 from merchant_bank_account as own
      where own.account_id = ${p.accountId} and own.mode = ${p.mode}`,
  ),
);

/** Lets an answer of carriers belong to a checkout, unless it belongs to another. */
export const claimQuote = statement<QuoteClaim, unknown>('delivery_quote.claim', (db, p) =>
  db
    .updateTable('delivery_quote')
    .set({ checkout_id: p.checkoutId })
    .where('id', '=', p.quoteId)
    .where(sql<boolean>`coalesce(checkout_id, ${p.checkoutId}) = ${p.checkoutId}`),
);

export const insertMovement = insertOne('movement.insert', 'movement');

export const raiseSequence = statement<{ id: string; eventCount: number }, unknown>(
  'checkout.sequence',
  (db, p) =>
    db
      .updateTable('checkout')
      .set({ sequence: sql`sequence + ${p.eventCount}` })
      .where('id', '=', p.id),
);

/** The time of an event, never before that of the checkout's previous event: clocks may differ or go back. */
function notBefore(engine: Engine, checkoutId: unknown, at: unknown) {
  const previous = sql`(select e.at from event as e where e.checkout_id = ${checkoutId}
    order by e.sequence desc limit 1)`;
  return engine === 'postgres'
    ? sql`greatest(${previous}, cast(${at} as bigint))`
    : sql`max(coalesce(${previous}, 0), ${at})`;
}

type NewEventRow = Omit<RecordedEvent, 'sequence' | 'position' | 'traceparent'> & { following: number };

function insertEventRow(db: Kysely<Database>, p: NewEventRow, engine: Engine, traceparent: unknown) {
  return insertRow(db, 'event', p, {
    // On PostgreSQL, a reader of the table learns from it which transactions have ended.
    position: nextPositionOf(engine, p.checkoutId),
    at: notBefore(engine, p.checkoutId, p.at),
    sequence: sql`(select c.sequence from checkout as c where c.id = ${p.checkoutId}) - ${p.following}`,
    traceparent,
  });
}

/** `following` events of the same commit and checkout come after it; the row's counter includes them all. */
export const insertEvent = statement<NewEventRow, unknown>('event.insert', (db, p, engine) =>
  insertEventRow(db, p, engine, sql`null`),
);

/** An event that keeps its span. */
export const insertTracedEvent = statement<NewEventRow & { traceparent: string }, unknown>(
  'event.insert_traced',
  (db, p, engine) => insertEventRow(db, p, engine, p.traceparent),
);

export type QueuedJob = Pick<Job, 'id' | 'kind' | 'subject' | 'accountId' | 'mode' | 'runAt' | 'createdAt'>;

const notBegun = {
  attempts: sql.lit(0),
  leaseToken: sql`null`,
  leaseUntil: sql`null`,
  lastError: sql`null`,
  traceparent: sql`null`,
};

/** What becomes of a job that is enqueued again. */
const moved = {
  run_at: sql`case when job.lease_until > excluded.created_at or job.run_at > excluded.run_at
    then excluded.run_at else job.run_at end`,
  attempts: sql.lit(0),
  lease_token: sql`null`,
  lease_until: sql`null`,
};

/**
 * Enqueues a job, or moves the existing one to the earlier time. If a worker runs the existing job, the new
 * time is for the next run; without its lease, that worker cannot delete the job when it finishes.
 */
export const enqueue = statement<QueuedJob, unknown>('job.set', (db, p) =>
  insertRow(db, 'job', p, notBegun).onConflict((conflict) =>
    conflict.columns(['kind', 'subject']).doUpdateSet({ ...moved, traceparent: sql`null` }),
  ),
);

/** Enqueues a job that keeps its span. */
export const enqueueTraced = statement<QueuedJob & { traceparent: string }, unknown>(
  'job.set_traced',
  (db, p) =>
    insertRow(db, 'job', p, { ...notBegun, traceparent: p.traceparent }).onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({ ...moved, traceparent: sql`excluded.traceparent` }),
    ),
);

/** Enqueues a job; an existing one of this kind and subject is left unchanged. */
export const enqueueUnlessQueued = statement<QueuedJob, unknown>('job.add', (db, p) =>
  insertRow(db, 'job', p, notBegun).onConflict((conflict) => conflict.doNothing()),
);

export const insertIdempotency = insertOne('idempotency.insert', 'idempotency');

export const guardIdempotency = insertOnce('idempotency.guard', 'idempotency');
