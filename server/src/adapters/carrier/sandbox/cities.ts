import { createHash } from 'node:crypto';
import type { BookingRefusalReason, RatesRequest } from '../../../ports/carrier.js';

/** What a city of test data makes happen when rates are asked for; documented in `docs/test-data.md`. */
export const cities = {
  unresolved: 'Unknown City',
  withoutCarrier: 'Nowhere City',
  slow: 'Slow City',
  unavailable: 'Outage City',
} as const;

/**
 * What goes wrong when a pickup is booked: it is refused; it is booked and the answer is lost; or the first
 * call never arrives.
 */
export type BookingFault = BookingRefusalReason | 'lost_answer' | 'lost_call';

const faultOfCity: Readonly<Record<string, BookingFault>> = {
  'Expired City': 'rate_expired',
  'Pricey City': 'price_changed',
  'Broke City': 'wallet_short',
  'Refused City': 'address',
  'Echo City': 'lost_answer',
  'Silent City': 'lost_call',
};

/** Returns what goes wrong when a rate between these addresses is booked; null if nothing does. */
export function faultBetween({ pickup, dropoff }: Pick<RatesRequest, 'pickup' | 'dropoff'>) {
  return faultOfCity[pickup.city] ?? faultOfCity[dropoff.city] ?? null;
}

/** Derives an id of the sandbox from what it is for. */
export function idOf(kind: string, content: unknown): string {
  return `sandbox_${kind}_${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)}`;
}
