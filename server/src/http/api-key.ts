import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Mode } from '../domain/records.js';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 30;
const checksumLength = 6;
const grammar = /^svc_(test|live)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/**
 * Makes a key: prefix, 30 random base62 characters (178 bits) and 6 of CRC32, so that a typing error is
 * refused without a database query. The checksum proves nothing else.
 */
export function makeKey(mode: Mode, randomBytes: (count: number) => Buffer): string {
  const random = randomText(randomLength, randomBytes);
  return `svc_${mode}_${random}${checksum(`svc_${mode}_${random}`)}`;
}

/** The mode of a well-formed key; null when it cannot be one. */
export function keyMode(key: string): Mode | null {
  const match = grammar.exec(key);
  if (!match) return null;
  return checksum(key.slice(0, -checksumLength)) === match[3] ? (match[1] as Mode) : null;
}

/** A fast hash is enough, since the key is random. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** Base62 text without bias: bytes above the last whole multiple of 62 are thrown away. */
export function randomText(length: number, randomBytes: (count: number) => Buffer): string {
  let result = '';
  while (result.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < 248 && result.length < length) result += alphabet[byte % 62];
    }
  }
  return result;
}

function checksum(text: string): string {
  let value = crc32(text);
  let result = '';
  for (let index = 0; index < checksumLength; index++) {
    result = alphabet[value % 62] + result;
    value = Math.floor(value / 62);
  }
  return result;
}
