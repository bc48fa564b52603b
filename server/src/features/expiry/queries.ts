import { sql } from 'kysely';
import { completedBefore } from '../../adapters/store/event-position.js';
import { insertOnce, listBy, selectBy } from '../../adapters/store/row-statements.js';
import type { ChangeMark } from '../../adapters/store/rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { TestExpiry } from '../../adapters/store/test-usage-rows.js';

interface OfAccount {
  accountId: string;
}

/** The account whose test data was unused for longest, if that is before a time. */
export const findUnused = statement<{ until: number }, OfAccount & { usedAt: number }>(
  'test_usage.unused',
  (db, p) =>
    db
      .selectFrom('test_usage as u')
      .select(['u.account_id as accountId', sql<number>`u.used_at`.as('usedAt')])
      .where('u.used_at', '<', p.until)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('test_usage as newer')
              .select('newer.slot')
              .whereRef('newer.account_id', '=', 'u.account_id')
              .where('newer.used_at', '>=', p.until),
          ),
        ),
      )
      .orderBy('u.used_at')
      .limit(sql.lit(1)),
);

/** Usually at most one; servers that begin at the same moment may begin several. */
export const listExpiries = statement<object, TestExpiry>('test_expiry.list', (db) =>
  db.selectFrom('test_expiry').select(columns('test_expiry')).orderBy('account_id').limit(sql.lit(100)),
);

export const findExpiry = selectBy('test_expiry.of_account', 'test_expiry', ['accountId']);

/** Notes why a removal does not go on, or with nulls that it does. */
export const noteFailure = statement<OfAccount & Pick<TestExpiry, 'failure' | 'failedAt'>, unknown>(
  'test_expiry.note_failure',
  (db, p) =>
    db
      .updateTable('test_expiry')
      .set({ failure: p.failure, failed_at: p.failedAt })
      .where('account_id', '=', p.accountId),
);

export const insertExpiry = insertOnce('test_expiry.insert', 'test_expiry');

/**
 * Notes a position that every transaction has which may have begun before it saw the expiry. On SQLite there
 * is none.
 */
export const noteSettledFrom = statement<OfAccount, unknown>('test_expiry.settled_from', (db, p, engine) =>
  db
    .updateTable('test_expiry')
    .set({
      settled_from:
        engine === 'postgres'
          ? sql<number>`(select base from event_base where id = 1)
              + pg_snapshot_xmax(pg_current_snapshot())::text::bigint`
          : sql<number>`0`,
    })
    .where('account_id', '=', p.accountId)
    .where('settled_from', 'is', null),
);

/** The expiry once no transaction is running any more that has not seen it. */
export const findSettled = statement<OfAccount, OfAccount>('test_expiry.settled', (db, p, engine) => {
  const expiry = db
    .selectFrom('test_expiry')
    .select('account_id as accountId')
    .where('account_id', '=', p.accountId)
    .where('settled_from', 'is not', null);
  return engine === 'postgres' ? expiry.where(sql<boolean>`settled_from <= ${completedBefore}`) : expiry;
});

/** Loses the race if another server made the closing, or if the data was used after all. */
export const beginRemoval = statement<OfAccount & { closingId: string; until: number }, unknown>(
  'test_expiry.begin_removal',
  (db, p) =>
    db
      .updateTable('test_expiry')
      .set({ closing_id: p.closingId })
      .where('account_id', '=', p.accountId)
      .where('closing_id', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('test_usage')
              .select('slot')
              .whereRef('test_usage.account_id', '=', 'test_expiry.account_id')
              .where('test_usage.used_at', '>=', p.until),
          ),
        ),
      ),
);

export const noteMovements = statement<OfAccount & { through: number }, unknown>(
  'test_expiry.movements_through',
  (db, p) =>
    db.updateTable('test_expiry').set({ movements_through: p.through }).where('account_id', '=', p.accountId),
);

export const endRemoval = statement<OfAccount & { closingId: string }, unknown>(
  'test_expiry.end_removal',
  (db, p) =>
    db.deleteFrom('test_expiry').where('account_id', '=', p.accountId).where('closing_id', '=', p.closingId),
);

/** Gives an expiry up that has removed nothing. */
export const dropExpiry = statement<OfAccount, unknown>('test_expiry.drop', (db, p) =>
  db.deleteFrom('test_expiry').where('account_id', '=', p.accountId).where('closing_id', 'is', null),
);

/** Lets the data of an account count as used. */
export const postpone = statement<OfAccount & { now: number }, unknown>('test_usage.postpone', (db, p) =>
  db
    .updateTable('test_usage')
    .set({ used_at: p.now })
    .where('account_id', '=', p.accountId)
    .where('used_at', 'is not', null),
);

export const deleteUsage = statement<OfAccount, unknown>('test_usage.delete', (db, p) =>
  db.deleteFrom('test_usage').where('account_id', '=', p.accountId),
);

/** What stays is counted, and does not expire again. */
export const insertUsage = statement<OfAccount & { rows: number; bytes: number }, unknown>(
  'test_usage.insert',
  (db, p) =>
    db.insertInto('test_usage').values({
      account_id: p.accountId,
      slot: sql.lit(0),
      row_count: p.rows,
      byte_count: p.bytes,
      used_at: sql`null`,
    }),
);

export const listClosings = listBy('test_closing.of_account', 'test_closing', ['accountId'], ['n']);

/** Changes of test mode in their order, with their movements read apart. */
export const changesAfter = statement<OfAccount & { after: number }, ChangeMark & { position: number }>(
  'change.of_test_account',
  (db, p) =>
    db
      .selectFrom('change')
      .select(columns('change'))
      .where('account_id', '=', p.accountId)
      .where('mode', '=', sql.lit('test'))
      .where('position', '>', p.after)
      .orderBy('position')
      .limit(sql.lit(200))
      .$castTo<ChangeMark & { position: number }>(),
);

export const findChangePosition = statement<{ id: string }, { position: number | null }>(
  'change.position',
  (db, p) => db.selectFrom('change').select('position').where('id', '=', p.id),
);

/** A change from before the evidence. */
export const findUnrecorded = statement<OfAccount, { id: string }>('change.unrecorded_of_account', (db, p) =>
  db
    .selectFrom('change')
    .select('id')
    .where('account_id', '=', p.accountId)
    .where('mode', '=', sql.lit('test'))
    .where('position', 'is', null)
    .limit(sql.lit(1)),
);

/** A credit that the ledger posted under no account, before it was matched. */
export const findMatched = statement<OfAccount, { id: string }>('credit.matched_of_test_account', (db, p) =>
  db
    .selectFrom('credit as c')
    .innerJoin('ledger_account as a', (join) => join.on(sql`a.id`, '=', sql`'credit:' || c.id`))
    .select('c.id as id')
    .where('c.account_id', '=', p.accountId)
    .where('c.mode', '=', sql.lit('test'))
    .limit(sql.lit(1)),
);
