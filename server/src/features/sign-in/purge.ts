import { anyRows } from '../../adapters/store/statement.js';
import { signInLimits } from '../../domain/sign-in/limits.js';
import type { Services } from '../../services.js';
import { purgeCounters, purgeSessions, purgeSignIns } from './queries.js';

/** Forgets codes, counts and sessions that nothing depends on any more; who signed in is kept. */
export async function purgeOldSignIns({ store, clock }: Services): Promise<void> {
  const before = clock.now() - signInLimits.rememberedMs;
  const old = [purgeSignIns, purgeCounters, purgeSessions] as const;
  await store.transact(old.map((purge) => anyRows(purge, { before })));
}
