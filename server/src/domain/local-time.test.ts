import { expect, it } from 'vitest';
import { formatLocalTime, nextLocalDay } from './local-time.js';

it.each([
  [Date.UTC(2026, 10, 22, 13, 5), 'Sunday 22 November 2026, 14:05'],
  [Date.UTC(2026, 11, 31, 23, 0), 'Friday 1 January 2027, 00:00'],
])('says a moment as it is in Nigeria', (ms, words) => {
  expect(formatLocalTime(ms)).toBe(words);
});

it.each([
  ['2026-11-22T13:05:00.000Z', '2026-11-22T23:00:00.000Z'],
  ['2026-11-22T22:59:59.999Z', '2026-11-22T23:00:00.000Z'],
  ['2026-11-22T23:00:00.000Z', '2026-11-23T23:00:00.000Z'],
  ['2026-11-23T00:30:00.000Z', '2026-11-23T23:00:00.000Z'],
  ['2026-12-31T23:00:00.001Z', '2027-01-01T23:00:00.000Z'],
])('the day after %s begins in Nigeria at %s', (now, begins) => {
  expect(new Date(nextLocalDay(Date.parse(now))).toISOString()).toBe(begins);
  expect(formatLocalTime(nextLocalDay(Date.parse(now)))).toContain(', 00:00');
});
