import type { Checkout, Mode } from '../../domain/records.js';
import type { CounterScope } from '../../domain/sign-in/limits.js';

/** Rows of the sign-in. All times are real time; secrets are stored as hashes. */

/** A person who has signed in, as a buyer or a seller: one for each address and mode. */
export interface Person {
  id: string;
  mode: Mode;
  emailKey: string;
  createdAt: number;
}

/** One request for a code, whether or not the address and the requested checkout exist. */
export interface SignIn {
  id: string;
  /** Hash of the requesting browser's cookie: only that browser can use the code. */
  browserHash: string;
  /** The key of the address in the counters. */
  addressHash: string;
  emailKey: string;
  side: 'buyer' | 'seller';
  /** The reference a buyer asked for, as given. */
  reference: string | null;
  checkoutKey: string | null;
  /** The escrow a seller asked for. */
  escrowId: string | null;
  /** The language that its visitor reads; null if they asked for none of ours. */
  locale: Checkout['locale'];
  /** Mode of the checkout for which a code was sent; null while none was. */
  mode: Mode | null;
  codeHash: string;
  /** The code, sealed, until it is decided whether to send it. */
  codeSealed: string | null;
  /** The beginning of the period whose requests share a long code; null for a short code of its own. */
  longCodePeriod: number | null;
  attempts: number;
  usedAt: number | null;
  createdAt: number;
  expiresAt: number;
}

/** How often something was done within a period, identified by its beginning. */
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
