import { assert } from '../assert.js';
import { signInLimits } from './limits.js';

const bytesPerCode = 6;
const shortCodes = 10 ** signInLimits.shortCodeLength;
const longCodes = 10n ** BigInt(signInLimits.longCodeLength);

/**
 * Returns a short code from random bytes. With 48 bits, no code is noticeably likelier than another.
 *
 * @example makeCode((count) => Buffer.alloc(count)) // "000000"
 */
export function makeCode(randomBytes: (count: number) => Buffer): string {
  const bytes = randomBytes(bytesPerCode);
  assert(bytes.length === bytesPerCode, 'a code needs six random bytes');
  return String(bytes.readUIntBE(0, bytesPerCode) % shortCodes).padStart(signInLimits.shortCodeLength, '0');
}

/** Returns the long code that a keyed digest stands for, which all who share it derive alike. */
export function longCodeOf(digest: Buffer): string {
  return String(digest.readBigUInt64BE(0) % longCodes).padStart(signInLimits.longCodeLength, '0');
}

/** Returns a code as a mail shows it: a long one in groups. */
export function shownCode(code: string): string {
  return code.length > signInLimits.shortCodeLength ? (code.match(/.{4}/g) ?? []).join(' ') : code;
}

/** Reads a typed code, which may contain spaces and dashes; null if it cannot be a code. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^(?:\d{6}|\d{12})$/.test(digits) ? digits : null;
}

/** Why a code is refused. Each reason depends only on facts the asking browser already knows. */
export type CodeRefusal =
  /** This browser has requested no code. */
  | 'other_browser'
  | 'wrong'
  | 'used'
  | 'expired'
  /** Five attempts at this code, or too many at short codes for its address; a new code works. */
  | 'exhausted';

interface RequestedCode {
  attempts: number;
  usedAt: number | null;
  expiresAt: number;
}

/** Returns why no further attempt at a code is allowed, or null. */
export function codeProblem(requested: RequestedCode, now: number): CodeRefusal | null {
  if (requested.usedAt !== null) return 'used';
  if (requested.expiresAt <= now) return 'expired';
  return requested.attempts >= signInLimits.attemptsMax ? 'exhausted' : null;
}
