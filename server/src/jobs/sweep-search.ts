import { type Compilable, type Kysely, type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import type { Database } from '../adapters/store/database.js';
import { statement } from '../adapters/store/statement.js';
import type { Statement } from '../ports/store.js';
import type { JobKind } from './run-job.js';
import {
  type Condition,
  type Cutoffs,
  everyAccount,
  movedClocks,
  type OutgoingTable,
  oneAccount,
  oneTestAccount,
  type Scope,
  type Share,
} from './sweep-scope.js';

/** Something that is due and has no job. */
export interface Due {
  subject: string;
  /** Null for money of no account. */
  accountId: string | null;
}

/** One account at its own time. */
export type AccountCutoffs = Cutoffs & { accountId: string };

/** A search over all accounts, and over one account at a given time. */
export interface Search {
  kind: JobKind;
  everywhere: Statement<Cutoffs, Due>;
  /** The part of it in the statement that finds whatever is due in a mode. */
  inMode(db: Kysely<Database>, p: Cutoffs): RawBuilder<Due>;
  /** The part of it in the statement that finds whatever is due in an account. */
  inAccount(db: Kysely<Database>, p: AccountCutoffs): RawBuilder<Due>;
  /** The same in test mode. */
  inTestAccount(db: Kysely<Database>, p: AccountCutoffs): RawBuilder<Due>;
}

/** A search for what becomes due as time passes; also over accounts whose test clocks are ahead. */
export interface TimedSearch extends Search {
  ofMovedClocks: Statement<Cutoffs & Share, Due>;
}

/** Builds a query, which gets its limit here. */
type Build = (
  db: Kysely<Database>,
  p: Cutoffs,
  scope: Scope,
) => { limit(most: RawBuilder<number>): Compilable<Due> & OperationNodeSource };

/** How many of a kind one sweep finds; the next one finds the rest. */
export const dueMax = 500;
const limit = sql.lit(dueMax);

export function search(kind: JobKind, name: string, build: Build): Search {
  return {
    kind,
    everywhere: statement(`sweep.${name}`, (db, p) => build(db, p, everyAccount(db, p)).limit(limit)),
    inMode: (db, p) => sql<Due>`${build(db, p, everyAccount(db, p)).limit(limit)}`,
    inAccount: (db, p) => sql<Due>`${build(db, p, oneAccount(db, p)).limit(limit)}`,
    inTestAccount: (db, p) => sql<Due>`${build(db, p, oneTestAccount(db, p)).limit(limit)}`,
  };
}

export function timedSearch(kind: JobKind, name: string, build: Build): TimedSearch {
  return {
    ...search(kind, name, build),
    ofMovedClocks: statement(`sweep.${name}.moved`, (db, p) => build(db, p, movedClocks(db, p)).limit(limit)),
  };
}

/** Looks for the job of each subject; joined with the queue, PostgreSQL could read all of a kind for each. */
export function isNotQueued(kind: JobKind, subject: string | RawBuilder<string>): Condition {
  const named = typeof subject === 'string' ? sql.ref(subject) : subject;
  return sql<boolean>`(
    select count(*) from job where job.kind = ${sql.lit(kind)} and job.subject = ${named}) < 1`;
}

/**
 * Whether an attempt at the partner has no outcome yet. Its state is compared a second time in a way that
 * only the index by object serves: PostgreSQL could read all attempts without an outcome for each.
 */
export function hasAttemptInFlight(table: OutgoingTable): Condition {
  return sql<boolean>`(select count(*) from attempt
    where attempt.object_id = ${sql.ref(`${table}.id`)} and attempt.state in ('sent', 'paid')
      and attempt.state || '' = 'sent') > 0`;
}

/** Whether no receivable of a reversed payment is left for the operator to settle. */
export function isCovered(table: 'dispute' | 'payout'): Condition {
  return sql<boolean>`(select checkout.amount_receivable from checkout
    where checkout.id = ${sql.ref(`${table}.checkout_id`)}) = 0`;
}
