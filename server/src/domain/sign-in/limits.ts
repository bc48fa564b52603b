const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Limits of signing in. Short codes need the limits of attempts; long codes protect themselves. */
export const signInLimits = {
  shortCodeLength: 6,
  longCodeLength: 12,
  codeLifetimeMs: 10 * minuteMs,
  /** Requests for a long code within such a period share one. */
  longCodePeriodMs: 10 * minuteMs,
  /** Attempts at one code in one browser, whoever's it is. */
  attemptsMax: 5,
  /** A session ends after this long without opening a page. */
  sessionIdleMs: 2 * hourMs,
  /** A session ends after this long in any case. */
  sessionLifetimeMs: 24 * hourMs,
  /** The shortest time between two updates of when a session was last seen. */
  sessionSeenEveryMs: 5 * minuteMs,
  /** How long the records of a sign-in are kept. */
  rememberedMs: 2 * dayMs,
  /** How long a browser stays known to an address after a sign-in. */
  knownLifetimeMs: 180 * dayMs,
  /** The most addresses that one browser is known to. */
  knownAddressesMax: 8,
} as const;

/**
 * What is counted: requests from a network; short codes requested for an address, and wrong attempts at them,
 * from one network, from all networks, by one known browser, and for all addresses of the service; receipts
 * requested again; bank accounts whose holder a person enquired about; accounts that a network opened, and
 * invitations that an account sent. An unknown address counts like a known
 * one, so that no response tells them apart.
 *
 * Others know the address. So what they use up never stops its owner: beyond the limits of an address, and of
 * the service, a browser gets long codes, and a known browser has counts of its own.
 */
export type CounterScope =
  | 'network'
  | 'codes'
  | 'all_codes'
  | 'browser_codes'
  | 'service_codes'
  | 'attempts'
  | 'all_attempts'
  | 'browser_attempts'
  | 'service_attempts'
  | 'receipts'
  | 'enquiries'
  | 'sign_ups'
  | 'invitations';

/** The period of each count and its limit; the limits of a network and of the service are settings. */
const counterLimits = {
  network: { periodMs: hourMs },
  codes: { periodMs: hourMs, max: 6 },
  all_codes: { periodMs: hourMs, max: 60 },
  browser_codes: { periodMs: hourMs, max: 6 },
  service_codes: { periodMs: hourMs },
  attempts: { periodMs: dayMs, max: 10 },
  all_attempts: { periodMs: dayMs, max: 200 },
  browser_attempts: { periodMs: dayMs, max: 10 },
  service_attempts: { periodMs: hourMs },
  enquiries: { periodMs: hourMs, max: 20 },
  receipts: { periodMs: dayMs, max: 3 },
  sign_ups: { periodMs: dayMs, max: 10 },
  invitations: { periodMs: dayMs, max: 20 },
} as const;

/** Returns the beginning of the period that contains a moment. */
export function periodOf(scope: CounterScope, now: number): number {
  return now - (now % counterLimits[scope].periodMs);
}

/** Returns the beginning of the period whose requests share a long code. */
export function longCodePeriodOf(now: number): number {
  return now - (now % signInLimits.longCodePeriodMs);
}

/** Limits of short codes and of attempts at them: from one network, from all, and by a known browser. */
export const addressLimits = {
  codes: {
    near: counterLimits.codes.max,
    all: counterLimits.all_codes.max,
    browser: counterLimits.browser_codes.max,
  },
  attempts: {
    near: counterLimits.attempts.max,
    all: counterLimits.all_attempts.max,
    browser: counterLimits.browser_attempts.max,
  },
} as const;

/** Limited so that nobody can list the holders of bank accounts. */
export const enquiriesPerPersonMax = counterLimits.enquiries.max;
export const receiptsPerCheckoutMax = counterLimits.receipts.max;
export const signUpsPerNetworkMax = counterLimits.sign_ups.max;
export const invitationsPerAccountMax = counterLimits.invitations.max;
