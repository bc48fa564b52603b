import type { DisplayTime } from '../../view.js';
import type { ScreenProps } from '../frame-props.js';

/** What an account lacks for live keys. */
export type KeyNeed = 'plan' | 'approval_none' | 'approval_requested' | 'approval_declined';

export interface KeyRow {
  name: string;
  last4: string;
  /** Null: everything. */
  scopes: readonly string[] | null;
  /** Null: from anywhere. */
  networks: readonly string[] | null;
  createdAt: DisplayTime;
  /** To the hour; null if it is not known to have been used. */
  usedAt: DisplayTime | null;
  expiresAt: DisplayTime | null;
  isExpired: boolean;
  revoke: string;
  replace: string;
}

export interface KeysProps extends ScreenProps {
  keys: readonly KeyRow[];
  revokedCount: number;
  needs: readonly KeyNeed[];
  create: string;
  approval: string;
  testKeysMax: number;
}

export interface NewKeyProps extends ScreenProps {
  action: string;
  list: string;
  /** The id of the key, so that a second submission makes no other. */
  intention: string;
  scopes: readonly { name: string; about: string }[];
  /** Lifetimes in days; '' for none. */
  days: readonly string[];
  typed: { name: string; scopes: readonly string[]; networks: string; days: string };
  needs: readonly KeyNeed[];
  problem?: string | undefined;
}

export interface ShownKeyProps extends ScreenProps {
  /** The key itself; `key` is a word of Preact's own. */
  secret: string;
  name: string;
  /** A call that the key allows whatever its scopes. */
  apiUrl: string;
  list: string;
}

export interface ConfirmKeyProps extends ScreenProps {
  action: 'revoke' | 'replace';
  name: string;
  last4: string;
  href: string;
  list: string;
  intention: string;
}
