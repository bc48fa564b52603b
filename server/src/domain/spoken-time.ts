import { localDayOf } from './local-time.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const clockFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Africa/Lagos',
  hour: 'numeric',
  minute: '2-digit',
});

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Returns a day near `now` as people in Nigeria say it: `today`, `tomorrow`, `Thursday 3 December`. */
export function spokenDay(ms: number, now: number): string {
  const day = localDayOf(ms);
  if (day === localDayOf(now)) return 'today';
  if (day === localDayOf(now + dayMs)) return 'tomorrow';
  return dayFormat.format(ms).replace(',', '');
}

/**
 * Returns a time near `now` as people in Nigeria say it.
 *
 * @example spokenTime(dayMs, 0) // "tomorrow, 1:00 am"
 */
export function spokenTime(ms: number, now: number): string {
  const { hour, minute, dayPeriod } = Object.fromEntries(
    clockFormat.formatToParts(ms).map(({ type, value }) => [type, value]),
  );
  return `${spokenDay(ms, now)}, ${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
}

/**
 * Returns a duration in the largest unit that still says enough: minutes below two hours, hours below two
 * days. Never more than is left.
 *
 * @example spokenDuration(23.9 * hourMs) // "23 h"
 */
export function spokenDuration(ms: number): string {
  if (ms < 2 * hourMs) return `${Math.max(0, Math.floor(ms / minuteMs))} min`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / dayMs)} days`;
}
