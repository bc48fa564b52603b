import { anyRows } from '../../adapters/store/statement.js';
import { signInLimits } from '../../domain/sign-in/limits.js';
import { isAlive, isSeenDue } from '../../domain/sign-in/session.js';
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
  if (isSeenDue(session, now)) await store.transact([anyRows(seeSession, { id: session.id, now })]);
  return session;
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
