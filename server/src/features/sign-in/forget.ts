import { anyRows } from '../../adapters/store/statement.js';
import { signInLimits } from '../../domain/sign-in/limits.js';
import type { Services } from '../../services.js';
import { forgetSessions, forgetSignIns, forgetTallies } from './queries.js';

/** Forgets codes, counts and sessions that nothing depends on any more; who signed in is kept. */
export async function forgetOldSignIns({ store, clock }: Services): Promise<void> {
  const before = clock.now() - signInLimits.rememberedMs;
  const old = [forgetSignIns, forgetTallies, forgetSessions] as const;
  await store.transact(old.map((forget) => anyRows(forget, { before })));
}
