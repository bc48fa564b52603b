import { createHmac } from 'node:crypto';
import type { SecretKeys } from '../../ports/secret-keys.js';
import { createKeyedHash, hashKeyOf, hashUnder } from './keyed-hash.js';

const nameLength = 8;

/** Returns the name of a secret key: 8 characters that tell nothing about it. */
export function keyNameOf(secretKeyHex: string): string {
  const digest = createHmac('sha256', Buffer.from(secretKeyHex, 'hex'))
    .update('key-name')
    .digest('base64url');
  return digest.slice(0, nameLength);
}

/** @param previousHex the other key that opens, while a key is replaced */
export function createSecretKeys(currentHex: string, previousHex: string | null = null): SecretKeys {
  const isOther = previousHex !== null && keyNameOf(previousHex) !== keyNameOf(currentHex);
  const previous = isOther ? previousHex : null;
  return {
    current: keyNameOf(currentHex),
    previous: previous === null ? null : keyNameOf(previous),
    previousHash: previous === null ? null : createKeyedHash(previous),
    previousHashKey: previous === null ? null : hashKeyOf(previous).toString('base64url'),
    hashUnder: (hashKey) => hashUnder(Buffer.from(hashKey, 'base64url')),
  };
}
