import type { KeyedHash } from './keyed-hash.js';

/** The secret key of the service, and the one before it while that is being replaced. */
export interface SecretKeys {
  /** The name of the key that seals; it tells nothing about the key. */
  readonly current: string;
  /** The name of the other key that opens, or null. */
  readonly previous: string | null;
  /** The hashes under the previous key, or null. */
  readonly previousHash: KeyedHash | null;
  /** What hashes derive from under the previous key, as text to be sealed; null without a previous key. */
  readonly previousHashKey: string | null;
  /** Returns the hashes of a key from what they derive from. */
  hashUnder(hashKey: string): KeyedHash;
}
