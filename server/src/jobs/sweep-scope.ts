import { sql } from 'kysely';
import type { Mode } from '../domain/records.js';

/** What the searches compare with. */
export interface Moment {
  mode: Mode;
  now: number;
  /** Payment deadlines before this are past their grace. */
  deadlineBefore: number;
  /** Money that came back before this has rested long enough. */
  reversedBefore: number;
  /** Payout details replaced before this have stood long enough. */
  changedBefore: number;
}

/** How far a search over all accounts reads its index: what the clock furthest ahead makes of the moment. */
export interface Reach {
  furthestNow: number;
  furthestDeadline: number;
}

export type Condition = ReturnType<typeof sql<boolean>>;

/** How a search is kept to one account, which index it then reads, and whose clock counts. */
export interface Scope {
  /** For tables of which an account has few open rows: found by account. */
  among(table: 'checkout'): Condition;
  /** For tables of which few rows are open at all: found by status, then kept by account. */
  within(table: 'dispute' | 'payout' | 'refund' | 'virtual_account' | 'mail'): Condition;
  isPast(time: 'checkout.auto_release_at' | 'checkout.release_reminder_at' | 'dispute.respond_by'): Condition;
  isDeadlinePast(time: 'checkout.payment_deadline_at'): Condition;
  hasRested(since: 'payout.updated_at'): Condition;
}

/**
 * Real time alone bounds what is read of an index in live mode; the clock that is furthest ahead does in test
 * mode, and then each account's own decides. The clock is looked up row by row, so that no engine begins with
 * the accounts.
 */
export const everyAccount = (p: Moment & Reach): Scope => ({
  among: () => sql<boolean>`1 = 1`,
  within: () => sql<boolean>`1 = 1`,
  isPast: (time) => isPastByOwnClock(time, p.now, p.furthestNow),
  isDeadlinePast: (time) => isPastByOwnClock(time, p.deadlineBefore, p.furthestDeadline),
  hasRested: (since) => sql<boolean>`${sql.ref(since)} <= ${p.reversedBefore} + ${aheadOf(since)}`,
});

function isPastByOwnClock(time: string, moment: number, furthest: number): Condition {
  const column = sql.ref(time);
  return sql<boolean>`(${column} <= ${furthest} and ${column} <= ${moment} + ${aheadOf(time)})`;
}

/** How far the clock of a row's account is ahead. */
function aheadOf(column: string): ReturnType<typeof sql<number>> {
  const [table] = column.split('.');
  const mode = sql.ref(`${table}.mode`);
  const accountId = sql.ref(`${table}.account_id`);
  return sql<number>`case when ${mode} = 'test'
    then (select account.clock_offset_ms from account where account.id = ${accountId}) else 0 end`;
}

/** An expression around a column keeps both engines from using an index on it. */
export const oneAccount = (p: Moment & { accountId: string }): Scope => ({
  among: (table) => sql<boolean>`${sql.ref(`${table}.account_id`)} = ${p.accountId}`,
  within: (table) => sql<boolean>`coalesce(${sql.ref(`${table}.account_id`)}, '') = ${p.accountId}`,
  isPast: (time) =>
    time === 'dispute.respond_by'
      ? sql<boolean>`${sql.ref(time)} <= ${p.now}`
      : sql<boolean>`+${sql.ref(time)} <= ${p.now}`,
  isDeadlinePast: (time) => sql<boolean>`+${sql.ref(time)} <= ${p.deadlineBefore}`,
  hasRested: (since) => sql<boolean>`${sql.ref(since)} <= ${p.reversedBefore}`,
});
