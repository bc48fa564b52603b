import type { BookingRefusalReason } from '../../../ports/carrier.js';
import type { Refusal } from '../common/session.js';

/**
 * The sentences of a refused pickup that say why it was not arranged. Terminal Africa publishes no list of
 * them and no codes, so any other sentence decides nothing. A used rate is not among them: a call of ours
 * that is still under way may have used it.
 */
const reasons: readonly [sentence: RegExp, reason: BookingRefusalReason][] = [
  [/\binsufficient\b.*\b(wallet|funds|balance)\b|\b(wallet|balance)\b.*\binsufficient\b/i, 'wallet_short'],
  [/\brate\b.*\b(has )?expired\b/i, 'rate_expired'],
  [/\brate\b.*\b(could not be|not) found\b/i, 'rate_expired'],
  [/\baddress\b.*\b(incomplete|invalid|not valid|could not be found)\b/i, 'address'],
];

/** Returns why a pickup was not arranged; null if the refusal does not say. */
export function bookingReason({ status, message }: Refusal): BookingRefusalReason | null {
  if (status !== 400 && status !== 404 && status !== 422) return null;
  return reasons.find(([sentence]) => sentence.test(message))?.[1] ?? null;
}
