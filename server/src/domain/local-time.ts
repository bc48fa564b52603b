const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Formats a time for people in Nigeria, where the offset is the same everywhere and all year.
 *
 * @example formatLocalTime(0) // "Thursday 1 January 1970, 01:00"
 */
export function formatLocalTime(ms: number): string {
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const { weekday, day, month, year, hour, minute } = parts;
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute}`;
}

/** Keeps a number and its unit on one line. */
const nbsp = '\u00a0';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How far people's time in Nigeria is ahead of UTC. */
const aheadMs = hourMs;

/** Returns the day of people in Nigeria, as `2026-11-23`. */
export function localDayOf(ms: number): string {
  return new Date(ms + aheadMs).toISOString().slice(0, 10);
}

/** Returns when the next day begins for people in Nigeria; at midnight that is the midnight after. */
export function nextLocalDay(ms: number): number {
  return (Math.floor((ms + aheadMs) / dayMs) + 1) * dayMs - aheadMs;
}

/** Reads an ISO 8601 time; null for a day that its month does not have, which `Date` would move. */
export function readInstant(text: string): number | null {
  const ms = Date.parse(text);
  const day = text.slice(0, 10);
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(ms) && !Number.isNaN(dayMs) && new Date(dayMs).toISOString().startsWith(day);
  return exists ? ms : null;
}

const shortFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

/**
 * Formats a time for a list.
 *
 * @example formatShortTime(0) // "Thu 1 Jan 1970, 1:00 am"
 */
export function formatShortTime(ms: number): string {
  const { weekday, day, month, year, clock } = shortParts(ms);
  return `${weekday} ${day} ${month} ${year}, ${clock}`;
}

function shortParts(ms: number) {
  const parts = Object.fromEntries(shortFormat.formatToParts(ms).map(({ type, value }) => [type, value]));
  const { weekday, day, month, year, hour, minute, dayPeriod } = parts;
  return { weekday, day, month, year, clock: `${hour}:${minute} ${dayPeriod?.toLowerCase()}` };
}

/**
 * Formats a time as people say it, seen from now.
 *
 * @example formatNearTime(now + 3_600_000, now) // "today, 8:12 pm"
 */
export function formatNearTime(ms: number, now: number): string {
  const parts = shortParts(ms);
  const { weekday, day, month, year } = parts;
  const clock = parts.clock.replace(' ', nbsp);
  const days = daysBetween(now, ms);
  if (days === 0) return `today, ${clock}`;
  if (days === 1) return `tomorrow, ${clock}`;
  if (days === -1) return `yesterday, ${clock}`;
  return `${weekday} ${day} ${month}${isSameLocalYear(ms, now) ? '' : ` ${year}`}, ${clock}`;
}

/** Returns how many midnights of people in Nigeria lie between two times. */
export function daysBetween(from: number, to: number): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

function dayNumberOf(ms: number): number {
  return Math.floor((ms + aheadMs) / dayMs);
}

/** Whether two times are in one year for people in Nigeria. */
export function isSameLocalYear(a: number, b: number): boolean {
  return localDayOf(a).slice(0, 4) === localDayOf(b).slice(0, 4);
}

/** Returns how many whole days, hours and minutes something lasts, each of them all of it. */
export function spanOf(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60), minutes };
}

/**
 * Formats how long something lasts, in the two units that matter.
 *
 * @example formatLeft(27_600_000) // "7 h 40 min"
 */
export function formatLeft(ms: number): string {
  const { days, hours, minutes } = spanOf(ms);
  if (days >= 2) return joined(`${days}${nbsp}days`, hours % 24, 'h');
  return hours >= 1 ? joined(`${hours}${nbsp}h`, minutes % 60, 'min') : `${minutes}${nbsp}min`;
}

function joined(large: string, small: number, unit: string): string {
  return small === 0 ? large : `${large} ${small}${nbsp}${unit}`;
}

/** @example formatHours(168) // "7 days" */
export function formatHours(hours: number): string {
  if (hours > 24 && hours % 24 === 0) return `${hours / 24}${nbsp}days`;
  return `${hours}${nbsp}${hours === 1 ? 'hour' : 'hours'}`;
}
