import { usage } from './exit.js';

const minuteMs = 60_000;

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function spelt(minutes: number): string {
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  const small = hours < 48 ? minutes % 60 : hours % 24;
  const large = hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
  if (small === 0) return large;
  return `${large} ${counted(small, hours < 48 ? 'minute' : 'hour')}`;
}

/** Returns `in 24 hours` or `3 days 2 hours ago`. */
export function relativeTime(at: string, fromMs: number): string {
  const minutes = Math.round((Date.parse(at) - fromMs) / minuteMs);
  if (minutes === 0) return 'now';
  return minutes > 0 ? `in ${spelt(minutes)}` : `${spelt(-minutes)} ago`;
}

/** Reads a time or a day, which begins in UTC, as the API's form. */
export function readTime(text: string, flag: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  const ms = isDay || isMoment ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(ms)) return new Date(ms).toISOString();
  throw usage(`${flag} must be a time such as 2026-11-20 or 2026-11-20T09:30:00+01:00, not '${text}'.`);
}

/** Returns a duration as `40 s`, `2 m 3 s` or `1 h 5 m`. */
export function spanText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} m ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} m`;
}
