import { anyRows } from '../../adapters/store/statement.js';
import { isAlive, isSeenDue } from '../../domain/sign-in/session.js';
import type { Services } from '../../services.js';
import { endingSteps } from './enter-code.js';
import { purposes } from './purposes.js';
import { findSession, type OpenSession, seeSession } from './queries.js';

/** Who is signed in with a cookie, or null. */
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
