import { type Compilable, type Kysely, sql } from 'kysely';
import type { Database } from '../adapters/store/database.js';
import { statement } from '../adapters/store/statement.js';
import type { Statement } from '../ports/store.js';
import type { JobKind } from './run-job.js';
import {
  type Condition,
  type Cutoffs,
  everyAccount,
  type OutgoingTable,
  oneAccount,
  type Reach,
  type Scope,
} from './sweep-scope.js';

/** Something that is due and has no job. */
export interface Due {
  subject: string;
  /** Null for money of no account. */
  accountId: string | null;
}

/** A search over all accounts, each by its own clock, and over one account at a given time. */
export interface Search {
  kind: JobKind;
  everywhere: Statement<Cutoffs & Reach, Due>;
  inAccount: Statement<Cutoffs & { accountId: string }, Due>;
}

type Build = (db: Kysely<Database>, p: Cutoffs, scope: Scope) => Compilable<Due>;
/** How many of a kind one sweep finds; the next one finds the rest. */
export const limit = sql.lit(500);

export function search(kind: JobKind, name: string, build: Build): Search {
  return {
    kind,
    everywhere: statement(`sweep.${name}`, (db, p) => build(db, p, everyAccount(p))),
    inAccount: statement(`sweep.${name}.account`, (db, p) => build(db, p, oneAccount(p))),
  };
}

export function isNotQueued(kind: JobKind, id: string): Condition {
  return sql<boolean>`not exists (
    select 1 from job where job.kind = ${sql.lit(kind)} and job.subject = ${sql.ref(id)})`;
}

/** Whether an attempt at the partner has no outcome yet. */
export function hasAttemptInFlight(table: OutgoingTable): Condition {
  return sql<boolean>`(select count(*) from attempt
    where attempt.object_id = ${sql.ref(`${table}.id`)} and attempt.state = 'sent') > 0`;
}
