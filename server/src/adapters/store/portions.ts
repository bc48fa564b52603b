import type { Statement, Step, Store } from '../../ports/store.js';

/** More of each kind in a minute than a busy day leaves. */
const portionsMax = 20;

/** What is too old: how one row of it is found, and the steps that delete some of it. */
interface Old<P extends object> {
  find: Statement<P, unknown>;
  params: P;
  portion: readonly Step[];
}

/**
 * Deletes what is too old, a bounded number of rows at a time, so that other statements run in between. What
 * a long pause has left is deleted over several calls.
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
