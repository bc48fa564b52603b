const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What bounds signing in. Codes are short, so tries are what protects them. */
export const signInLimits = {
  codeLength: 6,
  codeLifetimeMs: 10 * minuteMs,
  /** At one code. */
  attemptsMax: 5,
  /** Signed out after this long without a look at a page. */
  sessionIdleMs: 2 * hourMs,
  /** Signed out in any case. */
  sessionLifetimeMs: 24 * hourMs,
  /** How often at most it is written down that a session is in use. */
  sessionSeenEveryMs: 5 * minuteMs,
  /** How long after its beginning anything of a sign-in is remembered. */
  rememberedMs: 2 * dayMs,
} as const;

/**
 * What is counted: requests of a network; codes asked for with an address, and tries at them, from one
 * network and from all; receipts of an order that were asked for again; bank accounts whose holder a person
 * had us ask for. An address counts whether or not it is anybody's, so that no answer tells which are.
 *
 * The narrow limits are of an address and a network together, since an address is known to others: a stranger
 * who uses them up keeps its owner out of nothing. The wide ones bound guessing from many networks at once.
 */
export type CounterScope =
  | 'network'
  | 'codes'
  | 'all_codes'
  | 'attempts'
  | 'all_attempts'
  | 'receipts'
  | 'enquiries';

/** How many of each within which period; a network's is a setting. */
const counterLimits = {
  network: { periodMs: hourMs },
  codes: { periodMs: hourMs, max: 6 },
  all_codes: { periodMs: hourMs, max: 60 },
  attempts: { periodMs: dayMs, max: 10 },
  all_attempts: { periodMs: dayMs, max: 200 },
  enquiries: { periodMs: hourMs, max: 20 },
  receipts: { periodMs: dayMs, max: 3 },
} as const;

/** The period that a moment falls into, named by its beginning. */
export function periodOf(scope: CounterScope, now: number): number {
  return now - (now % counterLimits[scope].periodMs);
}

/** The two counts of a wish for a code, or of a try at one, with how many each may reach. */
export const addressLimits = {
  codes: { near: counterLimits.codes.max, all: counterLimits.all_codes.max },
  attempts: { near: counterLimits.attempts.max, all: counterLimits.all_attempts.max },
} as const;
/** So that nobody makes a directory of who has which bank account. */
export const enquiriesPerPersonMax = counterLimits.enquiries.max;
export const receiptsPerCheckoutMax = counterLimits.receipts.max;
