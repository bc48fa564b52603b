import type { Owner } from '../../domain/records.js';

/** An API key, known by the SHA-256 of its secret. */
export interface ApiKey extends Owner {
  id: string;
  hash: string;
  last4: string;
  name: string;
  /** The number of an active test key; unique within the account, which bounds their count. */
  testSlot: number | null;
  createdAt: number;
  revokedAt: number | null;
  /** A list of scopes; null: the key may do everything. */
  scopesJson: string | null;
  /** A list of addresses and networks; null: it is accepted from anywhere. */
  networksJson: string | null;
  /** Null: it never expires. */
  expiresAt: number | null;
}
