import type { BookingRefusalReason } from '../../../ports/carrier.js';
import type { Refusal } from '../common/session.js';

/**
 * The sentences of a refusal that say why nothing was booked. A token that was used is invalid, too, so a
 * refusal counts only if no label of the token is found. Any other sentence decides nothing.
 */
const reasons: readonly [sentence: RegExp, reason: BookingRefusalReason][] = [
  [/\binsufficient\b.*\b(wallet|funds|balance)\b|\b(wallet|balance)\b.*\binsufficient\b/i, 'wallet_short'],
  [/\b(invalid|expired|unknown)\b.*\b(request )?token\b|\btoken\b.*\b(invalid|expired)\b/i, 'rate_expired'],
  [/\binvalid\b.*\b(service code|courier id)\b/i, 'rate_expired'],
  [/\binvalid\b.*\baddress\b|\baddress\b.*\b(invalid|not found)\b/i, 'address'],
];

/** Returns why nothing was booked; null if the refusal does not say. */
export function bookingReason({ status, message }: Refusal): BookingRefusalReason | null {
  if (status !== 400 && status !== 404 && status !== 422) return null;
  return reasons.find(([sentence]) => sentence.test(message))?.[1] ?? null;
}

/** Whether no carrier goes between two addresses. */
export function isWithoutCouriers({ message }: Refusal): boolean {
  return /\bno\b.*\b(couriers?|rates?)\b|\bcouriers?\b.*\b(not|un)\s?available\b/i.test(message);
}
