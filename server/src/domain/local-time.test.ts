import { expect, it } from 'vitest';
import {
  formatHours,
  formatLeft,
  formatLocalTime,
  formatNearTime,
  nextLocalDay,
  readInstant,
} from './local-time.js';

/** A text with spaces at which a line can end. */
function breakable(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

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

it.each([
  ['2026-11-22T19:12:00.000Z', 'today, 8:12 pm'],
  ['2026-11-22T22:59:00.000Z', 'today, 11:59 pm'],
  ['2026-11-22T23:00:00.000Z', 'tomorrow, 12:00 am'],
  ['2026-11-23T11:19:00.000Z', 'tomorrow, 12:19 pm'],
  ['2026-11-21T12:00:00.000Z', 'yesterday, 1:00 pm'],
  ['2026-11-25T11:19:00.000Z', 'Wed 25 Nov, 12:19 pm'],
  ['2027-01-01T08:00:00.000Z', 'Fri 1 Jan 2027, 9:00 am'],
])('people say of %s on the 22nd at noon: %s', (time, words) => {
  expect(breakable(formatNearTime(Date.parse(time), Date.UTC(2026, 10, 22, 11, 0)))).toBe(words);
});

it.each([
  [-1, '0 min'],
  [59_999, '0 min'],
  [2_400_000, '40 min'],
  [3_600_000, '1 h'],
  [27_600_000, '7 h 40 min'],
  [47 * 3_600_000, '47 h'],
  [71 * 3_600_000, '2 days 23 h'],
  [72 * 3_600_000, '3 days'],
])('%i ms are %s', (ms, words) => {
  expect(breakable(formatLeft(ms))).toBe(words);
});

it.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [36, '36 hours'],
  [168, '7 days'],
])('%i hours are %s', (hours, words) => {
  expect(breakable(formatHours(hours))).toBe(words);
});

it.each([
  ['2026-11-30T10:00:00+01:00', Date.UTC(2026, 10, 30, 9)],
  ['2028-02-29T00:00:00.000Z', Date.UTC(2028, 1, 29)],
  ['2027-02-29T00:00:00.000Z', null],
  ['2026-11-31T10:00:00Z', null],
  ['2026-13-01T10:00:00Z', null],
  ['2026-11-30T24:30:00Z', null],
  [':00+01:00', null],
])('%s is the time %s', (text, ms) => {
  expect(readInstant(text)).toBe(ms);
});

it('no line ends between a number and its unit', () => {
  expect([formatLeft(27_600_000), formatHours(24), formatNearTime(0, 0)]).toEqual([
    '7\u00a0h 40\u00a0min',
    '24\u00a0hours',
    'today, 1:00\u00a0am',
  ]);
});
