import type { Statement, Step, Store } from '../../ports/store.js';

/** Portions that one call deletes at most. */
const portionsMax = 20;

/** Rows that are too old: the statement that finds one, and the steps that delete some of them. */
interface Old<P extends object> {
  find: Statement<P, unknown>;
  params: P;
  portion: readonly Step[];
}

/**
 * Deletes rows that are too old, a bounded number in each transaction, so that other statements run in
 * between. After a long pause it takes several calls until all of them are gone.
 */
export async function deleteInPortions<P extends object>(
  store: Pick<Store, 'one' | 'transact'>,
  { find, params, portion }: Old<P>,
): Promise<void> {
  for (let count = 0; count < portionsMax; count++) {
    if (!(await store.one(find, params))) return;
    await store.transact(portion);
  }
}
