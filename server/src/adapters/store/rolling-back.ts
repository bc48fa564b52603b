import { sql } from 'kysely';
import type { Statement, Store } from '../../ports/store.js';
import { StoreFault } from '../../ports/store.js';
import { withTransact } from './announcing.js';
import { statement, versioned } from './statement.js';

/** Touches no row, so that a transaction which ends with it loses its race and is rolled back. */
const touchNothing = statement<Record<never, never>, { id: string }>('dry_run.touch_nothing', (db) =>
  db.selectFrom('account').select('id').where(sql<boolean>`1 = 0`),
);

/**
 * Wraps a store so that every transaction is carried out and then rolled back. It returns what a commit
 * would return: guards, checks and constraints decide.
 */
export function rollingBack(store: Store): Store {
  const undone = withTransact(store, async (steps) => {
    const ended = await store.transact([...steps, versioned(touchNothing, {})]);
    if (ended.outcome === 'committed') throw new Error('A transaction of a dry run was committed');
    return ended.step === steps.length ? { outcome: 'committed' } : ended;
  });
  return {
    ...undone,
    one: async (asked, params) => undone.one(readOnly(asked), params),
    all: async (asked, params) => undone.all(readOnly(asked), params),
  };
}

/** @throws StoreFault for a statement that writes outside of a transaction */
function readOnly<P extends object, R>(asked: Statement<P, R>): Statement<P, R> {
  if (/^\s*(select|with)\b/i.test(asked.sql.sqlite)) return asked;
  throw new StoreFault(`A dry run cannot undo ${asked.name}, which writes without a transaction`, false);
}
