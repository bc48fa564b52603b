import { assert } from '../assert.js';
import { signInLimits } from './limits.js';

const bytesPerCode = 6;
const codes = 10 ** signInLimits.codeLength;

/**
 * A code out of random bytes: 48 bits are so many that no code is noticeably likelier than another.
 *
 * @example makeCode((count) => Buffer.alloc(count)) // "000000"
 */
export function makeCode(randomBytes: (count: number) => Buffer): string {
  const bytes = randomBytes(bytesPerCode);
  assert(bytes.length === bytesPerCode, 'a code needs six random bytes');
  return String(bytes.readUIntBE(0, bytesPerCode) % codes).padStart(signInLimits.codeLength, '0');
}

/** A code as people type it, with spaces or a dash in between; null for what cannot be one. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
