import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../adapters/store/database.js';
import type { Policy } from '../domain/aggregate.js';
import { remindAfterMs } from '../domain/checkout/unpayable.js';
import { payoutHoldMs } from '../domain/payee.js';
import type { Mode } from '../domain/records.js';
import { retryAfterReversalMs } from '../domain/transfer.js';

/** The times that the searches compare with, ms. */
export interface Cutoffs {
  mode: Mode;
  now: number;
  /** A payment deadline up to this is past its grace. */
  deadlineBefore: number;
  /** The seller of a payout that has waited for a bank account since this is told. */
  waitingBefore: number;
  /** Money returned up to this may be sent again. */
  reversedBefore: number;
  /** A bank account replaced up to this no longer holds a release. */
  changedBefore: number;
  /** Kobo: the partner's smallest transfer. */
  minimumTransfer: number;
}

export function cutoffsAt({ expiryGraceMs, minimumTransfer }: Policy, mode: Mode, now: number): Cutoffs {
  return {
    mode,
    now,
    deadlineBefore: Math.max(0, now - expiryGraceMs),
    waitingBefore: Math.max(0, now - remindAfterMs),
    reversedBefore: Math.max(0, now - retryAfterReversalMs),
    changedBefore: Math.max(0, now - payoutHoldMs),
    minimumTransfer,
  };
}

/** Test accounts with a moved clock, by id: those after the first up to the second. */
export interface Share {
  after: string;
  through: string;
}

export type Condition = ReturnType<typeof sql<boolean>>;

export type OutgoingTable = 'payout' | 'combined_payout' | 'refund';

/** The tables with rows that become due as time passes. */
export type TimedTable = 'checkout' | 'dispute' | 'payout';

export type Rows<Table extends TimedTable> = SelectQueryBuilder<Database, Table, object>;

/** Limits a search to its accounts; decides which index it reads and whose clock counts. */
export interface Scope {
  /** Begins a timed search: the rows of the mode that is swept. */
  from<Table extends TimedTable>(table: Table): Rows<Table>;
  /** For tables of which an account has few open rows: found by account. */
  among(table: 'checkout' | 'payout'): Condition;
  /** For tables of which few rows are open at all: found by status, then kept by account. */
  within(table: 'dispute' | OutgoingTable | 'virtual_account' | 'shipment' | 'mail' | 'p'): Condition;
  isPast(
    time:
      | 'checkout.auto_release_at'
      | 'checkout.release_reminder_at'
      | 'dispute.respond_by'
      | 'payout.scheduled_for',
  ): Condition;
  isFuture(time: 'checkout.auto_release_at'): Condition;
  isDeadlinePast(time: 'checkout.payment_deadline_at'): Condition;
  isWaitLong(since: 'payout.created_at'): Condition;
  /** As `isPast`, for payouts that an index on their payee has found. */
  isDayPast(time: 'p.scheduled_for'): Condition;
  /** Whether the newest return from the bank is long enough ago to try again. */
  mayRetry(table: OutgoingTable): Condition;
}

/**
 * At real time, so that no moved clock widens the index range. What only a moved clock makes due is found by
 * `movedClocks`.
 */
export const everyAccount = (db: Kysely<Database>, p: Cutoffs): Scope => ({
  from: (table) => rowsOf(db, table, p.mode),
  among: () => sql<boolean>`1 = 1`,
  within: () => sql<boolean>`1 = 1`,
  isPast: (time) => sql<boolean>`${sql.ref(time)} <= ${p.now}`,
  isDayPast: (time) => sql<boolean>`+${sql.ref(time)} <= ${p.now} + ${aheadOf('p')}`,
  isFuture: (time) => sql<boolean>`${sql.ref(time)} > ${p.now} + ${aheadOf('checkout')}`,
  isDeadlinePast: (time) => sql<boolean>`${sql.ref(time)} <= ${p.deadlineBefore}`,
  isWaitLong: (since) => sql<boolean>`${sql.ref(since)} <= ${p.waitingBefore}`,
  mayRetry: (table) => sql<boolean>`${lastReturnOf(table)} <= ${p.reversedBefore} + ${aheadOf(table)}`,
});

/** The rows of a mode. Kysely's types do not follow a table that is a parameter. */
function rowsOf<Table extends TimedTable>(db: Kysely<Database>, table: Table, mode: Mode): Rows<Table> {
  const rows = db.selectFrom(table as 'checkout').where(sql<boolean>`${sql.ref(`${table}.mode`)} = ${mode}`);
  return rows as unknown as Rows<Table>;
}

/**
 * Test accounts with a moved clock, each at its own time. The join is written so that both engines start from
 * the accounts, and read of an index by account only what its own clock makes due.
 */
export const movedClocks = (db: Kysely<Database>, p: Cutoffs & Share): Scope => ({
  ...everyAccount(db, p),
  from: (table) => rowsOfMoved(db, table, p),
  isPast: (time) => sql<boolean>`${sql.ref(time)} <= ${p.now} + account.clock_offset_ms`,
  isFuture: (time) => sql<boolean>`${sql.ref(time)} > ${p.now} + account.clock_offset_ms`,
  isDeadlinePast: (time) => sql<boolean>`${sql.ref(time)} <= ${p.deadlineBefore} + account.clock_offset_ms`,
  isWaitLong: (since) => sql<boolean>`${sql.ref(since)} <= ${p.waitingBefore} + account.clock_offset_ms`,
});

/** In the order of the accounts, so that a search that found its most says how far it came. */
function rowsOfMoved<Table extends TimedTable>(
  db: Kysely<Database>,
  table: Table,
  { after, through }: Share,
): Rows<Table> {
  const rows = db
    .selectFrom('account')
    .crossJoin(table as 'checkout')
    .where('account.clock_offset_ms', '>', sql.lit(0))
    .where('account.id', '>', after)
    .where('account.id', '<=', through)
    .where(sql<boolean>`${sql.ref(`${table}.account_id`)} = account.id`)
    .where(sql<boolean>`${sql.ref(`${table}.mode`)} = 'test'`)
    .orderBy('account.id');
  return rows as unknown as Rows<Table>;
}

/** How far the clock of a row's account is ahead. */
function aheadOf(table: string): ReturnType<typeof sql<number>> {
  const mode = sql.ref(`${table}.mode`);
  const accountId = sql.ref(`${table}.account_id`);
  return sql<number>`case when ${mode} = 'test' and ${accountId} is not null
    then (select account.clock_offset_ms from account where account.id = ${accountId}) else 0 end`;
}

/** When the newest returned attempt came back; 0 if none did. */
function lastReturnOf(table: OutgoingTable): ReturnType<typeof sql<number>> {
  return sql<number>`coalesce((select max(attempt.updated_at) from attempt
    where attempt.object_id = ${sql.ref(`${table}.id`)} and attempt.state = 'reversed'), 0)`;
}

/** An expression around a column keeps SQLite and PostgreSQL from using an index on it. */
export const oneAccount = (db: Kysely<Database>, p: Cutoffs & { accountId: string }): Scope => ({
  from: (table) => rowsOf(db, table, p.mode),
  among: (table) => sql<boolean>`${sql.ref(`${table}.account_id`)} = ${p.accountId}`,
  within: (table) => sql<boolean>`coalesce(${sql.ref(`${table}.account_id`)}, '') = ${p.accountId}`,
  isPast: (time) =>
    time === 'dispute.respond_by'
      ? sql<boolean>`${sql.ref(time)} <= ${p.now}`
      : sql<boolean>`+${sql.ref(time)} <= ${p.now}`,
  isDayPast: (time) => sql<boolean>`+${sql.ref(time)} <= ${p.now}`,
  isFuture: (time) => sql<boolean>`+${sql.ref(time)} > ${p.now}`,
  isDeadlinePast: (time) => sql<boolean>`+${sql.ref(time)} <= ${p.deadlineBefore}`,
  isWaitLong: (since) => sql<boolean>`${sql.ref(since)} <= ${p.waitingBefore}`,
  mayRetry: (table) => sql<boolean>`${lastReturnOf(table)} <= ${p.reversedBefore}`,
});

/**
 * One account in test mode. Both engines then read indexes of its open rows by time, which hold test mode
 * alone: a test clock searches again and again, and most of what an account has open is not due yet.
 */
export const oneTestAccount = (db: Kysely<Database>, p: Cutoffs & { accountId: string }): Scope => ({
  ...oneAccount(db, p),
  from: (table) => rowsOfTest(db, table),
  isPast: (time) => sql<boolean>`${sql.ref(time)} <= ${p.now}`,
  isDeadlinePast: (time) => sql<boolean>`${sql.ref(time)} <= ${p.deadlineBefore}`,
});

function rowsOfTest<Table extends TimedTable>(db: Kysely<Database>, table: Table): Rows<Table> {
  const rows = db.selectFrom(table as 'checkout').where(sql<boolean>`${sql.ref(`${table}.mode`)} = 'test'`);
  return rows as unknown as Rows<Table>;
}
