import { lastBlock } from '../../server/src/adapters/store/chain.js';
import { type Discrepancy, fixedQuery } from '../../server/src/features/ledger/check.js';
import { verifySince } from '../../server/src/features/ledger/verify-since.js';
import type { Services } from '../../server/src/services.js';

/** What a verification finds that begins in the middle of the chain; nothing while nothing is sealed. */
export async function foundSince(
  services: Pick<Services, 'store' | 'keyedHash' | 'sealer' | 'secretKeys'>,
): Promise<readonly Discrepancy[]> {
  const newest = (await services.store.one(lastBlock, {}))?.n ?? 0;
  if (newest === 0) return [];
  const n = Math.ceil(newest / 2);
  const sql = `select hash from block where n = ${n}`;
  const [block] = await services.store.list(fixedQuery<{ hash: string }>(sql));
  return (await verifySince(services, { n, hash: block?.hash ?? '' })).discrepancies;
}
