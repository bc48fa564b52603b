import { randomText } from '../../http/api-key.js';
import type { Services } from '../../services.js';
import { staffPurposes } from './purposes.js';

const codeLength = 12;

/** Returns a new recovery code, in groups that people can copy from paper. */
export function newRecoveryCode({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  const text = randomText(codeLength, randomBytes);
  return (text.match(/.{4}/g) ?? []).join('-');
}

/** Returns the hash of a code as typed, whose spaces and dashes do not count. */
export function hashRecoveryCode(
  { keyedHash }: Pick<Services, 'keyedHash'>,
  personId: string,
  typed: string,
): string {
  return keyedHash(staffPurposes.recovery, `${personId}:${typed.replace(/[\s-]/g, '')}`);
}
