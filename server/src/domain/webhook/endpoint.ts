import { parseUrl } from '../url.js';
import type { AttemptFailure } from './attempt.js';

const dayMs = 24 * 3_600_000;

/** How long an endpoint only fails before the merchant is warned. */
const warnedMsMin = dayMs;

/** How long an endpoint may only fail before it is switched off, and with how many failures at least. */
export const failingMsMax = 5 * dayMs;
export const failureCountMin = 10;

/** An endpoint before an attempt that failed. */
export interface FailingEndpoint {
  active: 0 | 1;
  /** Account time of the first failure since the last success; null if there is none. */
  failingSince: number | null;
  failureCount: number;
}

/** Whether it has failed for long enough to be switched off, given enough failures. */
export function isFailingLong({ failingSince }: FailingEndpoint, now: number): boolean {
  return failingSince !== null && failingSince + failingMsMax <= now;
}

/** Whether to warn the merchant of lasting failures, unless the endpoint is switched off now. */
export function isWarningDue(endpoint: FailingEndpoint, failure: AttemptFailure, now: number): boolean {
  const { active, failingSince, failureCount } = endpoint;
  if (active === 0 || failure === 'gone' || failingSince === null) return false;
  // An endpoint with few deliveries fails for days before it has enough failures.
  const isDisabledNow = isFailingLong(endpoint, now) && failureCount + 1 >= failureCountMin;
  return failingSince + warnedMsMin <= now && !isDisabledNow;
}

/** Returns the URL as browsers normalise it, so that equal addresses have equal text; null if invalid. */
export function hrefOf(url: string): string | null {
  return parseUrl(url)?.href ?? null;
}

/** Returns the destination of a `callback_url`: one account's deliveries to one host share it. */
export function callbackDestinationKey(accountId: string, url: string): string {
  return `${accountId} ${parseUrl(url)?.origin ?? ''}`;
}
