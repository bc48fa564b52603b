import type { Mode } from '../domain/records.js';
import type { Services } from '../services.js';
import { readTestDataOf } from './test-data.js';
import { isBeyond, reserve } from './test-quota.js';

/** What a form does to what is stored. What frees is never refused, since it needs something to free. */
export type Storing = 'adds' | 'changes' | 'frees';

/**
 * Returns why a form is refused about the test data of an account; null if it is not. The quota is that of
 * requests with a key: what adds is refused beyond it, what changes beyond twice as much.
 */
export async function refusalOfForm(
  services: Pick<Services, 'store'>,
  { accountId, mode }: { accountId: string; mode: Mode },
  storing: Storing,
): Promise<'quota' | 'expiring' | null> {
  if (mode === 'live') return null;
  const { testData, isExpiring } = await readTestDataOf(services, accountId);
  if (isExpiring) return 'expiring';
  if (storing === 'frees') return null;
  return isBeyond(testData, storing === 'adds' ? 1 : reserve) ? 'quota' : null;
}
