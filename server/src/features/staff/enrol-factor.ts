import type { StaffFactor } from '../../adapters/store/factor-rows.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import { staffLimits } from '../../domain/staff/session.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { openSecret, readAppCode } from './factor.js';
import {
  clearFactorProofs,
  deleteSpareRecoveryCodes,
  deleteStaffFactor,
  enrolStaffFactor,
  findStaffFactor,
  offerStaffFactor,
  proveByFactor,
} from './factor-queries.js';
import { restAfterFirstFactor } from './first-factor.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { newSecret, stepOfCode } from './totp.js';

/**
 * Returns the secret that waits for its first code from this session, a new one if there is none; null if one
 * is enrolled. Whoever saw another session's secret, or an old one, cannot enrol it.
 */
export async function pendingSecret(services: Services, session: Session): Promise<string | null> {
  const { store, sealer, clock, randomBytes } = services;
  const [{ id: sessionId, personId }, now] = [session, clock.now()];
  const row: StaffFactor = {
    personId,
    secretSealed: sealer.seal(sealedPlaces.staffFactor({ personId }), newSecret(randomBytes)),
    enrolledAt: null,
    lastStep: null,
    sessionId,
    createdAt: now,
  };
  await store.transact([anyRows(offerStaffFactor, { ...row, since: now - staffLimits.enrolmentMs })]);
  const factor = await store.one(findStaffFactor, { personId });
  return factor?.enrolledAt === null && factor.sessionId === sessionId ? openSecret(services, factor) : null;
}

interface Session {
  id: string;
  personId: string;
}

interface Enrolling {
  session: Session & { email: string };
  /** As typed. */
  code: string;
  /** The steps that tell the person. */
  notice: readonly Step[];
}

export type EnrolmentRefusal =
  | 'wrong'
  /** The secret was shown more than ten minutes ago, or another session was shown one since. */
  | 'lapsed';

/**
 * Enrols the app whose code is right, and returns the recovery codes once: none if some are left from a
 * passkey.
 */
export async function enrolFactor(
  services: Services,
  { session, code, notice }: Enrolling,
): Promise<string[] | EnrolmentRefusal> {
  const { store, clock } = services;
  const { id, personId } = session;
  const factor = await store.one(findStaffFactor, { personId });
  const [appCode, now] = [readAppCode(code), clock.now()];
  if (!factor || factor.enrolledAt !== null) return 'lapsed';
  const isOwn = factor.sessionId === id && now < factor.createdAt + staffLimits.enrolmentMs;
  if (!isOwn) return 'lapsed';
  if (appCode === null) return 'wrong';
  const lastStep = stepOfCode(openSecret(services, factor), appCode, now);
  if (lastStep === null) return 'wrong';
  const { secretSealed } = factor;
  const recovery = await newRecoveryCodes(services, personId);
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId: null,
    mode: bothModes,
    steps: [
      step(enrolStaffFactor, { personId, secretSealed, lastStep, now }),
      ...recovery.steps,
      step(proveByFactor, { id, now }),
      ...(await restAfterFirstFactor(services, session)),
      ...notice,
    ],
    note: { action: 'staff.factor_enrolled', subject: personId, before: null, after: { kind: 'totp' } },
  });
  return isCommitted ? recovery.codes : 'lapsed';
}

/** Removes the app, and the recovery codes if no passkey is left; false if there is no app. */
export function removeFactor(
  services: Services,
  personId: string,
  notice: readonly Step[],
): Promise<boolean> {
  return commitSetting(services, settingContext(services), {
    accountId: null,
    mode: bothModes,
    steps: [
      step(deleteStaffFactor, { personId }),
      anyRows(deleteSpareRecoveryCodes, { personId }),
      anyRows(clearFactorProofs, { personId }),
      ...notice,
    ],
    note: { action: 'staff.factor_removed', subject: personId, before: { kind: 'totp' }, after: null },
  });
}
