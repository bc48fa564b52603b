import { nextLocalDay } from '../../../domain/local-time.js';

const dayMs = 24 * 3_600_000;

/** Returns when the day of people in Nigeria began. */
export function startOfDay(ms: number): number {
  return nextLocalDay(ms) - dayMs;
}

/** Returns when the week of people in Nigeria began: on Monday, at midnight. */
export function startOfWeek(ms: number): number {
  const today = startOfDay(ms);
  // 1 January 1970 was a Thursday, and midnight in Lagos is 11 pm of the day before in UTC.
  const sinceMonday = (Math.floor((today + dayMs / 2) / dayMs) + 3) % 7;
  return today - sinceMonday * dayMs;
}
