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
  deleteRecoveryCodes,
  deleteStaffFactor,
  enrolStaffFactor,
  findStaffFactor,
  insertRecoveryCode,
  insertStaffFactor,
  proveByFactor,
} from './factor-queries.js';
import { hashRecoveryCode, newRecoveryCode } from './recovery-codes.js';
import { newSecret, stepOfCode } from './totp.js';

/** Returns the secret that waits for its first code, a new one if there is none; null if one is enrolled. */
export async function pendingSecret(services: Services, personId: string): Promise<string | null> {
  const { store, sealer, clock, randomBytes } = services;
  const row: StaffFactor = {
    personId,
    secretSealed: sealer.seal(sealedPlaces.staffFactor({ personId }), newSecret(randomBytes)),
    enrolledAt: null,
    lastStep: null,
    attempts: 0,
    attemptPeriod: 0,
    createdAt: clock.now(),
  };
  await store.transact([anyRows(insertStaffFactor, row)]);
  const factor = await store.one(findStaffFactor, { personId });
  return factor && factor.enrolledAt === null ? openSecret(services, factor) : null;
}

interface Enrolling {
  session: { id: string; personId: string };
  /** As typed. */
  code: string;
  /** The steps that tell the person. */
  notice: readonly Step[];
}

/** Enrols the app whose code is right, and returns the recovery codes once; null for a wrong code. */
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
  const recovery = Array.from({ length: staffLimits.recoveryCodes }, () => newRecoveryCode(services));
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId: null,
    mode: bothModes,
    steps: [
      step(enrolStaffFactor, { personId, secretSealed, lastStep, now }),
      ...recovery.map((each) => {
        const codeHash = hashRecoveryCode(services, personId, each);
        return step(insertRecoveryCode, { codeHash, personId, usedAt: null, createdAt: now });
      }),
      step(proveByFactor, { id, now }),
      ...notice,
    ],
    note: { action: 'staff.factor_enrolled', subject: personId, before: null, after: { kind: 'totp' } },
  });
  return isCommitted ? recovery : null;
}

/** Removes the app and its recovery codes; false if there is none. */
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
      anyRows(deleteRecoveryCodes, { personId }),
      anyRows(clearFactorProofs, { personId }),
      ...notice,
    ],
    note: { action: 'staff.factor_removed', subject: personId, before: { kind: 'totp' }, after: null },
  });
}
