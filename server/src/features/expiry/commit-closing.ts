import { commitChange } from '../../adapters/store/commit.js';
import { partAuthor } from '../../domain/author.js';
import type { Write } from '../../domain/change.js';
import { plainChange } from '../../domain/change-builder.js';
import type { TestClosing } from '../../domain/test-closing.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';

export type ExpiryServices = Pick<
  Services,
  'store' | 'files' | 'clock' | 'newId' | 'keyedHash' | 'sealer' | 'secretKeys' | 'config' | 'log'
>;

/** What a step did: `waiting` for other transactions or for the chain, or `idle` since nothing expires. */
export type Progress = 'advanced' | 'waiting' | 'idle';

/** Commits a change that opens or ends a closing, unless another server was faster. */
export async function commitClosing(
  { store, clock, keyedHash, newId }: ExpiryServices,
  changeId: string,
  before: Step[],
  write: Write,
  read?: TestClosing,
): Promise<boolean> {
  const owner = { accountId: (write.row as TestClosing).accountId, mode: 'test' } as const;
  const context = { changeId, now: clock.now(), clockOffsetMs: 0, author: partAuthor('expiry') };
  const change = plainChange(owner, context, { writes: [write] });
  const evidence = { keyedHash, ...(read && { read: [read] }) };
  return (await commitChange(store, change, { newId, evidence, before })) === 'committed';
}
