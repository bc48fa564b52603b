const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Limits of signing in. Codes are short, so the limit of attempts protects them. */
export const signInLimits = {
  codeLength: 6,
  codeLifetimeMs: 10 * minuteMs,
  /** Attempts at one code. */
  attemptsMax: 5,
  /** A session ends after this long without opening a page. */
  sessionIdleMs: 2 * hourMs,
  /** A session ends after this long in any case. */
  sessionLifetimeMs: 24 * hourMs,
  /** The shortest time between two updates of when a session was last seen. */
  sessionSeenEveryMs: 5 * minuteMs,
  /** How long the records of a sign-in are kept. */
  rememberedMs: 2 * dayMs,
} as const;

/**
 * What is counted: requests from a network; codes requested for an address and attempts at them, from one
 * network and from all; receipts requested again; bank accounts whose holder a person enquired about. An
 * unknown address counts like a known one, so that no response tells them apart.
 *
 * The narrow limits are for an address and a network together. Others know the address; a stranger who uses
 * up these limits does not lock its owner out. The wide limits bound guessing from many networks at once.
 */
export type CounterScope =
  | 'network'
  | 'codes'
  | 'all_codes'
  | 'attempts'
  | 'all_attempts'
  | 'receipts'
  | 'enquiries';

/** The limit of each count and its period; the limit of a network is a setting. */
const counterLimits = {
  network: { periodMs: hourMs },
  codes: { periodMs: hourMs, max: 6 },
  all_codes: { periodMs: hourMs, max: 60 },
  attempts: { periodMs: dayMs, max: 10 },
  all_attempts: { periodMs: dayMs, max: 200 },
  enquiries: { periodMs: hourMs, max: 20 },
  receipts: { periodMs: dayMs, max: 3 },
} as const;

/** Returns the beginning of the period that contains a moment. */
export function periodOf(scope: CounterScope, now: number): number {
  return now - (now % counterLimits[scope].periodMs);
}

/** Limits of requests for a code and of attempts at one: from one network, and from all. */
export const addressLimits = {
  codes: { near: counterLimits.codes.max, all: counterLimits.all_codes.max },
  attempts: { near: counterLimits.attempts.max, all: counterLimits.all_attempts.max },
} as const;
/** Limited so that nobody can list the holders of bank accounts. */
export const enquiriesPerPersonMax = counterLimits.enquiries.max;
export const receiptsPerCheckoutMax = counterLimits.receipts.max;

const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
/** A subscriber usually has the first four groups of an IPv6 address. */
const groupsKept = 4;

/** Returns the network that requests are counted under: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = mapped.exec(address)?.[1] ?? address;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back];
  return groups
    .slice(0, groupsKept)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
