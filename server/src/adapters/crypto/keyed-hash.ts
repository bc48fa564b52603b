import { createHmac } from 'node:crypto';
import type { KeyedHash } from '../../ports/keyed-hash.js';

/** Returns the key of hashes that derives from a secret key, from which the secret key cannot be told. */
export function hashKeyOf(secretKeyHex: string): Buffer {
  return createHmac('sha256', Buffer.from(secretKeyHex, 'hex')).update('keyed-hash').digest();
}

/** HMAC-SHA256 with a key that derives from a secret key. */
export function hashUnder(hashKey: Buffer): KeyedHash {
  return (purpose, text) => createHmac('sha256', hashKey).update(`${purpose}\0${text}`).digest('base64url');
}

/** HMAC-SHA256 with a key derived from the service's secret key. */
export function createKeyedHash(secretKeyHex: string): KeyedHash {
  return hashUnder(hashKeyOf(secretKeyHex));
}
