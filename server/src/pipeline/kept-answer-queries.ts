import { sql } from 'kysely';
import type { IdempotencyRow } from '../adapters/store/rows.js';
import { columns } from '../adapters/store/shapes.js';
import { statement } from '../adapters/store/statement.js';
import type { Mode } from '../domain/records.js';

interface Key {
  accountId: string;
  mode: Mode;
  key: string;
}

/** The status of a record that holds an intention and no answer yet. */
export const unfinished = 0;

export const findAnswer = statement<Key, IdempotencyRow>('idempotency.find', (db, p) =>
  db
    .selectFrom('idempotency')
    .select(columns('idempotency'))
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode)
    .where('key', '=', p.key),
);

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

/** Frees a key whose answer is too old; an unfinished record is never deleted. */
export const purgeAnswer = statement<Key & { until: number }, unknown>('idempotency.purge', (db, p) =>
  db
    .deleteFrom('idempotency')
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode)
    .where('key', '=', p.key)
    .where('created_at', '<=', p.until)
    .where('status', '>', sql.lit(unfinished)),
);

/** Deletes answers that are too old, a bounded number at a time. */
export const purgeAnswers = statement<{ until: number }, unknown>('idempotency.purge_old', (db, p) =>
  db
    .deleteFrom('idempotency')
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('account_id', 'mode', 'key'),
        'in',
        eb
          .selectFrom('idempotency')
          .select(['account_id', 'mode', 'key'])
          .where('created_at', '<=', p.until)
          .where('status', '>', sql.lit(unfinished))
          .orderBy('created_at')
          .limit(sql.lit(500))
          .$asTuple('account_id', 'mode', 'key'),
      ),
    ),
);
