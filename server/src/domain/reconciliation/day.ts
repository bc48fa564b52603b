import { localDayOf, nextLocalDay } from '../local-time.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** In the morning, once the partner's lists of the day before have settled. */
const beginsAfterMs = 6 * hourMs;
/** A day is compared together with those before it, whose records may have changed. */
const overlapDays = 2;

/** The newest day that has ended, and whose comparison is due: from 06:00 on that is yesterday. */
export function dueDay(now: number): string {
  return localDayOf(now - beginsAfterMs - dayMs);
}

/** What a stopped server missed is compared later, but not for ever. */
const daysMissedMax = 30;

/**
 * The days whose comparison is due after the newest one that was compared, oldest first.
 *
 * @param compared the newest day that was compared; null if none was
 */
export function daysDue(compared: string | null, now: number): string[] {
  const due = dueDay(now);
  const days: string[] = [];
  for (let ago = 0; ago < daysMissedMax; ago += 1) {
    const day = dueDay(now - ago * dayMs);
    if (compared === null ? day < due : day <= compared) break;
    days.unshift(day);
  }
  return days;
}

/** Returns when a day begins; null if there is no such day. */
export function startOfDay(day: string): number | null {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00+01:00`) : Number.NaN;
  return Number.isNaN(ms) || localDayOf(ms) !== day ? null : ms;
}

/** The real times that the comparison of a day covers, `until` excluded. */
export interface Period {
  since: number;
  until: number;
}

export function periodOf(start: number): Period {
  return { since: start - overlapDays * dayMs, until: nextLocalDay(start) };
}
