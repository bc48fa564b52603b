import type { AttemptFailure } from './attempt.js';

const dayMs = 24 * 3_600_000;

/** How long an endpoint does nothing but fail before the merchant is warned. */
const warnedMsMin = dayMs;

/** How long an endpoint may do nothing but fail before it is switched off, and how often at least. */
export const failingMsMax = 5 * dayMs;
export const failureCountMin = 10;

/** An endpoint as it stood before an attempt that failed. */
export interface FailingEndpoint {
  active: 0 | 1;
  /** Account time of the first failure since it last succeeded; null: it has not failed. */
  failingSince: number | null;
  failureCount: number;
}

/** Whether it has failed for so long that it is switched off, once it has failed often enough as well. */
export function isFailingLong({ failingSince }: FailingEndpoint, now: number): boolean {
  return failingSince !== null && failingSince + failingMsMax <= now;
}

/** Whether the merchant is to be warned: of a run of failures that does not end in switching it off now. */
export function isWarningDue(endpoint: FailingEndpoint, failure: AttemptFailure, now: number): boolean {
  const { active, failingSince, failureCount } = endpoint;
  if (active === 0 || failure === 'gone' || failingSince === null) return false;
  // One that seldom has anything to deliver fails for days before it has failed often enough.
  const isDisabledNow = isFailingLong(endpoint, now) && failureCount + 1 >= failureCountMin;
  return failingSince + warnedMsMin <= now && !isDisabledNow;
}
