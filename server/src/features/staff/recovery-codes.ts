import { anyRows, step } from '../../adapters/store/statement.js';
import { staffLimits } from '../../domain/staff/session.js';
import { randomText } from '../../http/api-key.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { countRecoveryCodes, deleteRecoveryCodes, insertRecoveryCode } from './factor-queries.js';
import { staffPurposes } from './purposes.js';

const codeLength = 12;

/** Returns a new recovery code, in groups that people can copy from paper. */
function newRecoveryCode({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  const text = randomText(codeLength, randomBytes);
  return (text.match(/.{4}/g) ?? []).join('-');
}

/** Returns recovery codes with the steps that store them; none if the person has some that are not used. */
export async function newRecoveryCodes(
  services: Services,
  personId: string,
): Promise<{ codes: string[]; steps: Step[] }> {
  const left = await services.store.one(countRecoveryCodes, { personId });
  if ((left?.count ?? 0) > 0) return { codes: [], steps: [] };
  const createdAt = services.clock.now();
  const codes = Array.from({ length: staffLimits.recoveryCodes }, () => newRecoveryCode(services));
  const steps = codes.map((code) => {
    const codeHash = hashRecoveryCode(services, personId, code);
    return step(insertRecoveryCode, { codeHash, personId, usedAt: null, createdAt });
  });
  return { codes, steps: [anyRows(deleteRecoveryCodes, { personId }), ...steps] };
}

/** Returns the hash of a code as typed, whose spaces and dashes do not count. */
export function hashRecoveryCode(
  { keyedHash }: Pick<Services, 'keyedHash'>,
  personId: string,
  typed: string,
): string {
  return keyedHash(staffPurposes.recovery, `${personId}:${typed.replace(/[\s-]/g, '')}`);
}
