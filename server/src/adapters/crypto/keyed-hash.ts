import { createHmac } from 'node:crypto';
import type { KeyedHash } from '../../ports/keyed-hash.js';

/** HMAC-SHA256 with a key derived from the service's secret key. */
export function createKeyedHash(secretKeyHex: string): KeyedHash {
  const key = createHmac('sha256', Buffer.from(secretKeyHex, 'hex')).update('keyed-hash').digest();
  return (purpose, text) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url');
}
