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
  const exists = !Number.isNaN(ms) && new Date(dayMs).toISOString().startsWith(day);
  return exists ? ms : null;
}
