import type { StaffFactor } from '../../adapters/store/factor-rows.js';
import { anyRows, step } from '../../adapters/store/statement.js';
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
  insertStaffFactor,
  proveByFactor,
} from './factor-queries.js';
import { restAfterFirstFactor } from './first-factor.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { newSecret, stepOfCode } from './totp.js';

/** Returns the secret that waits for its first code, a new one if there is none; null if one is enrolled. */
export async function pendingSecret(services: Services, personId: string): Promise<string | null> {
  const { store, sealer, clock, randomBytes } = services;
  const row: StaffFactor = {
    personId,
    secretSealed: sealer.seal(sealedPlaces.staffFactor({ personId }), newSecret(randomBytes)),
    enrolledAt: null,
    lastStep: null,
    createdAt: clock.now(),
  };
  await store.transact([anyRows(insertStaffFactor, row)]);
  const factor = await store.one(findStaffFactor, { personId });
  return factor && factor.enrolledAt === null ? openSecret(services, factor) : null;
}

interface Enrolling {
  session: { id: string; personId: string; email: string };
  /** As typed. */
  code: string;
  /** The steps that tell the person. */
  notice: readonly Step[];
}

/**
 * Enrols the app whose code is right, and returns the recovery codes once: none if some are left from a
 * passkey. Null for a wrong code.
 */
export async function enrolFactor(
  services: Services,
  { session, code, notice }: Enrolling,
): Promise<string[] | null> {
  const { store, clock } = services;
  const { id, personId } = session;
  const factor = await store.one(findStaffFactor, { personId });
  const appCode = readAppCode(code);
  if (!factor || factor.enrolledAt !== null || appCode === null) return null;
  const now = clock.now();
  const lastStep = stepOfCode(openSecret(services, factor), appCode, now);
  if (lastStep === null) return null;
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
  return isCommitted ? recovery.codes : null;
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
