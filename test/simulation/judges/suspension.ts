import type { Mode } from '../../../server/src/domain/records.js';
import { listOpenRestores } from '../../../server/src/features/restores/queries.js';
import type { Store } from '../../../server/src/ports/store.js';
import { hold } from './violation.js';

export interface Sending {
  store: Store;
  mode: Mode;
  /** Whether the partner has the transfer already. */
  isStanding(): Promise<boolean>;
}

/** While sends are suspended, the partner is asked for nothing that it has not made already. */
export async function judgeSend({ store, mode, isStanding }: Sending, reference: string): Promise<void> {
  const open = await store.all(listOpenRestores, {});
  if (!open.some((restore) => restore.mode === mode)) return;
  hold(await isStanding(), 'nothing is sent while sends are suspended', reference);
}
