import { anyRows } from '../../adapters/store/statement.js';
import { signInLimits } from '../../domain/sign-in/limits.js';
import { isAlive, isSeenDue } from '../../domain/sign-in/session.js';
import { StorageFull, type Store } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { purposes } from './purposes.js';
import {
  endSession,
  findSession,
  type OpenSession,
  purgeCounters,
  purgeSessions,
  purgeSignIns,
  seeSession,
} from './queries.js';

/** Returns the live session of a cookie, or null. */
export async function readSession(
  { store, clock, keyedHash }: Services,
  token: string | undefined,
): Promise<OpenSession | null> {
  if (token === undefined) return null;
  const session = await store.one(findSession, { tokenHash: keyedHash(purposes.session, token) });
  const now = clock.now();
  if (!session || !isAlive(session, now)) return null;
  if (isSeenDue(session, now)) await recordSeen(store, session.id, now);
  return session;
}

/** A full disk must not sign anybody out: the session is recorded as seen by a later request. */
async function recordSeen(store: Store, id: string, now: number): Promise<void> {
  try {
    await store.transact([anyRows(seeSession, { id, now })]);
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
  }
}

/** Ends a session; without one it does nothing. */
export async function signOut(services: Services, token: string | undefined): Promise<void> {
  const steps = endingSteps(services, token, services.clock.now());
  if (steps.length > 0) await services.store.transact(steps);
}

/** Returns the steps that sign a browser out; none if it is not signed in. */
export function endingSteps({ keyedHash }: Services, token: string | undefined, now: number) {
  if (token === undefined) return [];
  return [anyRows(endSession, { tokenHash: keyedHash(purposes.session, token), now })];
}

/** Deletes old codes, counters and sessions; persons are kept. */
export async function purgeOldSignIns({ store, clock }: Services): Promise<void> {
  const before = clock.now() - signInLimits.rememberedMs;
  const old = [purgeSignIns, purgeCounters, purgeSessions] as const;
  await store.transact(old.map((purge) => anyRows(purge, { before })));
}
