import type { Mode } from '../../domain/records.js';
import type { CounterScope } from '../../domain/sign-in/limits.js';

/** Rows of the sign-in. All times are real time; whatever opens something is kept as a hash. */

/** Who has signed in, as a buyer or a seller: one for each address and mode, for ever. */
export interface Person {
  id: string;
  mode: Mode;
  emailKey: string;
  createdAt: number;
}

/** One wish for a code, whoever's the address is and whether or not there is what it is asked for. */
export interface SignIn {
  id: string;
  /** Of the cookie of the browser that asked: only that one can use the code. */
  browserHash: string;
  /** What tries at the address are counted under. */
  addressHash: string;
  emailKey: string;
  side: 'buyer' | 'seller';
  /** A buyer's order that was asked for, as it was asked. */
  reference: string | null;
  checkoutKey: string | null;
  /** A seller's sale that was asked for. */
  escrowId: string | null;
  /** Of the order or sale for which a code was sent; null: none was, as far as it is known. */
  mode: Mode | null;
  codeHash: string;
  /** Until it is decided whether the code is sent. */
  codeSealed: string | null;
  attempts: number;
  usedAt: number | null;
  createdAt: number;
  expiresAt: number;
}

/** How often something was done within a period, which is named by its beginning. */
export interface SignInCounter {
  scope: CounterScope;
  subject: string;
  period: number;
  count: number;
}

/** A browser that is signed in. */
export interface Session {
  id: string;
  tokenHash: string;
  personId: string;
  createdAt: number;
  seenAt: number;
  endedAt: number | null;
}
