import type { StaffFactor } from '../../adapters/store/factor-rows.js';
import { anyRows, step, versioned } from '../../adapters/store/statement.js';
import { staffLimits } from '../../domain/staff/session.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import {
  countFactors,
  findStaffFactor,
  proveByFactor,
  resetFactorAttempts,
  takeFactorAttempt,
  useFactorStep,
  useRecoveryCode,
} from './factor-queries.js';
import { recordRecovery } from './queries.js';
import { hashRecoveryCode } from './recovery-codes.js';
import { stepOfCode } from './totp.js';

/** The second factors that a person has enrolled. */
export interface Factors {
  hasApp: boolean;
  passkeys: number;
}

export async function factorsOf({ store }: Pick<Services, 'store'>, personId: string): Promise<Factors> {
  const counted = await store.one(countFactors, { personId });
  return { hasApp: (counted?.apps ?? 0) > 0, passkeys: counted?.passkeys ?? 0 };
}

/** Whether a person has enrolled a second factor. */
export async function hasFactor(services: Pick<Services, 'store'>, personId: string): Promise<boolean> {
  const { hasApp, passkeys } = await factorsOf(services, personId);
  return hasApp || passkeys > 0;
}

export function openSecret({ sealer }: Services, factor: StaffFactor): string {
  return sealer.open(sealedPlaces.staffFactor(factor), factor.secretSealed);
}

/** Reads a typed code of an app; null if it cannot be one. */
export function readAppCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

interface EnteredFactor {
  session: { id: string; personId: string };
  /** As typed: a code of the app, or a recovery code. */
  code: string;
  /** Returns the steps that tell the person that a recovery code was used. */
  noticeOfRecovery(): Step[];
}

export type FactorRefusal =
  | 'wrong'
  /** A code of this time step, or of a later one, was used before. */
  | 'used'
  /** Five attempts within an hour. */
  | 'exhausted';

/**
 * Proves the second factor in a session. Every attempt is counted before the code is compared; a right one
 * ends the count.
 */
export async function enterFactor(
  services: Services,
  { session, code, noticeOfRecovery }: EnteredFactor,
): Promise<FactorRefusal | null> {
  const { store, clock } = services;
  const { id, personId } = session;
  const now = clock.now();
  const period = Math.floor(now / staffLimits.factorAttemptPeriodMs);
  const taken = await store.transact([versioned(takeFactorAttempt, { personId, period })]);
  if (taken.outcome !== 'committed') return 'exhausted';
  const proved = step(proveByFactor, { id, now });
  const appCode = readAppCode(code);
  if (appCode === null) {
    const codeHash = hashRecoveryCode(services, personId, code);
    const used = await store.transact([
      versioned(useRecoveryCode, { codeHash, personId, now }),
      anyRows(resetFactorAttempts, { personId }),
      step(recordRecovery, { personId, now }),
      proved,
      ...noticeOfRecovery(),
    ]);
    return used.outcome === 'committed' ? null : 'wrong';
  }
  const factor = await store.one(findStaffFactor, { personId });
  const isEnrolled = factor !== undefined && factor.enrolledAt !== null;
  const lastStep = isEnrolled ? stepOfCode(openSecret(services, factor), appCode, now) : null;
  if (lastStep === null) return 'wrong';
  const used = await store.transact([
    versioned(useFactorStep, { personId, lastStep }),
    anyRows(resetFactorAttempts, { personId }),
    proved,
  ]);
  return used.outcome === 'committed' ? null : 'used';
}
