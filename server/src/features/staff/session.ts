import { anyRows } from '../../adapters/store/statement.js';
import { isStaffSessionAlive, staffLimits } from '../../domain/staff/session.js';
import { purgeAuditNetworks } from '../../pipeline/audit-network.js';
import { StorageFull } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { purgeStaffCodes } from './code-queries.js';
import { purgeChallenges } from './passkey-queries.js';
import { staffPurposes } from './purposes.js';
import {
  endStaffSession,
  findStaffSession,
  type OpenStaffSession,
  purgeStaffSessions,
  seeStaffSession,
} from './queries.js';

/** Returns the live session of a cookie of the dashboard, or null. */
export async function readStaffSession(
  { store, clock, keyedHash }: Services,
  token: string | undefined,
): Promise<OpenStaffSession | null> {
  if (token === undefined) return null;
  const session = await store.one(findStaffSession, { tokenHash: keyedHash(staffPurposes.session, token) });
  const now = clock.now();
  if (!session || !isStaffSessionAlive(session, now)) return null;
  if (now >= session.seenAt + staffLimits.sessionSeenEveryMs) {
    // A full disk must not sign anybody out: a later request records it.
    await store.transact([anyRows(seeStaffSession, { id: session.id, now })]).catch((error: unknown) => {
      if (!(error instanceof StorageFull)) throw error;
    });
  }
  return session;
}

/** Returns the steps that sign a browser out; none if it is not signed in. */
export function endingStaffSteps({ keyedHash }: Services, token: string | undefined, now: number) {
  if (token === undefined) return [];
  return [anyRows(endStaffSession, { tokenHash: keyedHash(staffPurposes.session, token), now })];
}

/** Ends a session; without one it does nothing. */
export async function signStaffOut(services: Services, token: string | undefined): Promise<void> {
  const steps = endingStaffSteps(services, token, services.clock.now());
  if (steps.length > 0) await services.store.transact(steps);
}

/** Returns what each form of a session sends along; only who reads its pages knows it. */
export function formTokenOf({ keyedHash }: Services, session: Pick<OpenStaffSession, 'tokenHash'>): string {
  return keyedHash(staffPurposes.form, session.tokenHash);
}

/** Deletes old codes, challenges, sessions and networks; people and memberships are kept. */
export async function purgeOldStaff({ store, clock }: Services): Promise<void> {
  const before = clock.now() - staffLimits.rememberedMs;
  await store.transact([
    anyRows(purgeStaffCodes, { before }),
    anyRows(purgeStaffSessions, { before }),
    anyRows(purgeChallenges, { before }),
  ]);
  await purgeAuditNetworks(store, clock.now());
}
