import { changesToSeal, hashBlock, insertBlock, lastBlock, sealedMax } from '../../adapters/store/chain.js';
import { step } from '../../adapters/store/statement.js';
import type { Services } from '../../services.js';

/** How many blocks one call seals, so that a backlog does not keep other work waiting. */
const blocksMax = 20;

/**
 * Links the changes since the last block into blocks. A block's number is its primary key, so of two servers
 * that seal at once one writes nothing. Returns how many changes it sealed.
 */
export async function sealChanges(
  services: Pick<Services, 'store' | 'keyedHash' | 'clock'>,
): Promise<number> {
  let sealed = 0;
  for (let blocks = 0; blocks < blocksMax; blocks += 1) {
    const count = await sealBlock(services);
    sealed += count;
    if (count < sealedMax) break;
  }
  return sealed;
}

async function sealBlock({
  store,
  keyedHash,
  clock,
}: Pick<Services, 'store' | 'keyedHash' | 'clock'>): Promise<number> {
  const previous = await store.one(lastBlock, {});
  if (!previous) throw new Error('The chain of blocks has lost its block 0');
  const changes = await store.all(changesToSeal, { after: previous.throughPosition });
  const last = changes.at(-1);
  if (!last) return 0;
  const place = { n: previous.n + 1, throughPosition: last.position };
  const hash = hashBlock(keyedHash, previous, place, changes);
  const block = { ...place, changeCount: changes.length, hash, createdAt: clock.now() };
  const { outcome } = await store.transact([step(insertBlock, block)]);
  return outcome === 'committed' ? changes.length : 0;
}
