import { sql } from 'kysely';
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

/** How far a search over all accounts reads its index: cutoffs by the clock furthest ahead. */
export interface Reach {
  furthestNow: number;
  furthestDeadline: number;
  furthestWaiting: number;
}

export function reachOf({ now, deadlineBefore, waitingBefore }: Cutoffs, aheadMs: number): Reach {
  return {
    furthestNow: now + aheadMs,
    furthestDeadline: deadlineBefore + aheadMs,
    furthestWaiting: waitingBefore + aheadMs,
  };
}

export type Condition = ReturnType<typeof sql<boolean>>;

export type OutgoingTable = 'payout' | 'combined_payout' | 'refund';

/** Limits a search to its accounts; decides which index it reads and whose clock counts. */
export interface Scope {
  /** For tables of which an account has few open rows: found by account. */
  among(table: 'checkout' | 'p'): Condition;
  /** For tables of which few rows are open at all: found by status, then kept by account. */
  within(table: 'dispute' | OutgoingTable | 'virtual_account' | 'mail' | 'p'): Condition;
  isPast(
    time:
      | 'checkout.auto_release_at'
      | 'checkout.release_reminder_at'
      | 'dispute.respond_by'
      | 'p.scheduled_for',
  ): Condition;
  isDeadlinePast(time: 'checkout.payment_deadline_at'): Condition;
  isWaitLong(since: 'payout.created_at'): Condition;
  /** As `isPast`, for payouts that an index on their payee has found. */
  isDayPast(time: 'p.scheduled_for'): Condition;
  /** Whether the newest return from the bank is long enough ago to try again. */
  mayRetry(table: OutgoingTable): Condition;
}

/**
 * In live mode real time bounds the index range. In test mode the clock furthest ahead bounds it, and then
 * each account's own clock decides; it is read row by row, so that no query plan starts from the accounts.
 */
export const everyAccount = (p: Cutoffs & Reach): Scope => ({
  among: () => sql<boolean>`1 = 1`,
  within: () => sql<boolean>`1 = 1`,
  isPast: (time) => isPastByOwnClock(time, p.now, p.furthestNow),
  isDayPast: (time) => sql<boolean>`+${sql.ref(time)} <= ${p.now} + ${aheadOf('p')}`,
  isDeadlinePast: (time) => isPastByOwnClock(time, p.deadlineBefore, p.furthestDeadline),
  isWaitLong: (since) => isPastByOwnClock(since, p.waitingBefore, p.furthestWaiting),
  mayRetry: (table) => sql<boolean>`${lastReturnOf(table)} <= ${p.reversedBefore} + ${aheadOf(table)}`,
});

function isPastByOwnClock(time: string, moment: number, furthest: number): Condition {
  const column = sql.ref(time);
  const [table = ''] = time.split('.');
  return sql<boolean>`(${column} <= ${furthest} and ${column} <= ${moment} + ${aheadOf(table)})`;
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
export const oneAccount = (p: Cutoffs & { accountId: string }): Scope => ({
  among: (table) => sql<boolean>`${sql.ref(`${table}.account_id`)} = ${p.accountId}`,
  within: (table) => sql<boolean>`coalesce(${sql.ref(`${table}.account_id`)}, '') = ${p.accountId}`,
  isPast: (time) =>
    time === 'dispute.respond_by'
      ? sql<boolean>`${sql.ref(time)} <= ${p.now}`
      : sql<boolean>`+${sql.ref(time)} <= ${p.now}`,
  isDayPast: (time) => sql<boolean>`+${sql.ref(time)} <= ${p.now}`,
  isDeadlinePast: (time) => sql<boolean>`+${sql.ref(time)} <= ${p.deadlineBefore}`,
  isWaitLong: (since) => sql<boolean>`${sql.ref(since)} <= ${p.waitingBefore}`,
  mayRetry: (table) => sql<boolean>`${lastReturnOf(table)} <= ${p.reversedBefore}`,
});
