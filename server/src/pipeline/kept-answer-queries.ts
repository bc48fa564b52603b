import { type RawBuilder, sql } from 'kysely';
import { selectBy } from '../adapters/store/row-statements.js';
import { anyRows, statement } from '../adapters/store/statement.js';
import { rowBytes } from '../adapters/store/test-usage.js';
import type { Owner } from '../domain/records.js';
import type { Engine, Step } from '../ports/store.js';

interface Key extends Owner {
  key: string;
}

/** The status of a record that holds an intention and no answer yet. */
export const unfinished = 0;

export const findAnswer = selectBy('idempotency.find', 'idempotency', ['accountId', 'mode', 'key']);

/** Replaces an intention by its answer, once. The answer's age counts from `createdAt`. */
export const finishAnswer = statement<
  Key & { status: number; bodySealed: string; createdAt: number },
  unknown
>('idempotency.finish', (db, p) =>
  db
    .updateTable('idempotency')
    .set({ status: p.status, body_sealed: p.bodySealed, created_at: p.createdAt })
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode)
    .where('key', '=', p.key)
    .where('status', '=', sql.lit(unfinished)),
);

const isAnswered = sql`status > ${sql.lit(unfinished)}`;

/** Old answers of any key, a bounded number at a time. */
const oldAnswers = (until: unknown) => sql`select account_id, mode, key from idempotency
  where created_at <= ${until} and ${isAnswered}
  order by created_at, account_id, mode, key limit ${sql.lit(500)}`;

/** One key's answer, if it is too old; an unfinished record is never deleted. */
const oldAnswer = (p: Key & { until: number }) => sql`select account_id, mode, key from idempotency
  where account_id = ${p.accountId} and mode = ${p.mode} and key = ${p.key}
    and created_at <= ${p.until} and ${isAnswered}`;

/** What `countingTestUsage` has counted for an answer. */
function sizeOf(engine: Engine): RawBuilder<unknown> {
  const octets = (column: string) =>
    sql.raw(engine === 'postgres' ? `octet_length(i.${column})` : `length(cast(i.${column} as blob))`);
  const texts = ['account_id', 'mode', 'key', 'fingerprint', 'body_sealed'].map(octets);
  return sql`${sql.lit(rowBytes)} + ${sql.join(texts, sql` + `)}`;
}

/** Takes the given rows off the usage of their accounts. Slot 0 may fall below zero; the sum does not. */
const takeOff = (rows: RawBuilder<unknown>) => sql`insert into test_usage
    (account_id, slot, row_count, byte_count)
  select gone.account_id, 0, -count(*), -cast(sum(gone.size) as bigint) from ${rows} as gone
  where gone.mode = 'test' group by gone.account_id
  on conflict (account_id, slot) do update set
    row_count = test_usage.row_count + excluded.row_count,
    byte_count = test_usage.byte_count + excluded.byte_count`;

/**
 * Takes answers off the usage of test data. On PostgreSQL, where another server may delete the same ones, the
 * statement also deletes them; on SQLite the deletion follows in the same transaction.
 */
function counted(engine: Engine, answers: RawBuilder<unknown>): RawBuilder<unknown> {
  if (engine === 'sqlite') {
    return takeOff(sql`(select i.account_id, i.mode, ${sizeOf(engine)} as size from idempotency as i
      where (i.account_id, i.mode, i.key) in (${answers}))`);
  }
  return sql`with gone as (delete from idempotency as i where (i.account_id, i.mode, i.key) in (${answers})
    returning i.account_id, i.mode, ${sizeOf(engine)} as size) ${takeOff(sql`gone`)}`;
}

const deleted = (answers: RawBuilder<unknown>) =>
  sql`delete from idempotency where (account_id, mode, key) in (${answers})`;

const countOne = statement<Key & { until: number }, unknown>('idempotency.count_purged', (_db, p, engine) =>
  counted(engine, oldAnswer(p)),
);
const purgeOne = statement<Key & { until: number }, unknown>('idempotency.purge', (_db, p) =>
  deleted(oldAnswer(p)),
);
const countOld = statement<{ until: number }, unknown>('idempotency.count_purged_old', (_db, p, engine) =>
  counted(engine, oldAnswers(p.until)),
);
const purgeOld = statement<{ until: number }, unknown>('idempotency.purge_old', (_db, p) =>
  deleted(oldAnswers(p.until)),
);

/** Finds an answer that is too old. */
export const findOldAnswer = statement<{ until: number }, { key: string }>('idempotency.find_old', (db, p) =>
  db
    .selectFrom('idempotency')
    .select('key')
    .where('created_at', '<=', p.until)
    .where('status', '>', sql.lit(unfinished))
    .orderBy('created_at')
    .limit(sql.lit(1)),
);

/** Frees a key whose answer is too old. */
export function purgeAnswer(engine: Engine, key: Key & { until: number }): Step[] {
  return [countOne, ...(engine === 'sqlite' ? [purgeOne] : [])].map((each) => anyRows(each, key));
}

/** Deletes answers that are too old, a bounded number at a time. */
export function purgeAnswers(engine: Engine, until: number): Step[] {
  return [countOld, ...(engine === 'sqlite' ? [purgeOld] : [])].map((each) => anyRows(each, { until }));
}
