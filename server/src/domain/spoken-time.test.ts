import { expect, it } from 'vitest';
import { readInstant } from './local-time.js';
import { spokenDuration, spokenTime } from './spoken-time.js';

/** Monday 23 November 2026, 10:00 in Lagos. */
const now = Date.UTC(2026, 10, 23, 9);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

it.each([
  [0, 'today, 10:00 am'],
  [2.5 * hourMs, 'today, 12:30 pm'],
  [14 * hourMs - 1, 'today, 11:59 pm'],
  [14 * hourMs, 'tomorrow, 12:00 am'],
  [38 * hourMs - 1, 'tomorrow, 11:59 pm'],
  [38 * hourMs, 'Wednesday 25 November, 12:00 am'],
  [-24 * hourMs, 'Sunday 22 November, 10:00 am'],
])('%i ms from now is %s', (after, said) => {
  expect(spokenTime(now + after, now)).toBe(said);
});

it.each([
  [-1, '0 min'],
  [59_999, '0 min'],
  [119 * minuteMs, '119 min'],
  [2 * hourMs, '2 h'],
  [48 * hourMs - 1, '47 h'],
  [48 * hourMs, '2 days'],
  [95 * hourMs, '3 days'],
])('%i ms are %s', (ms, said) => {
  expect(spokenDuration(ms)).toBe(said);
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
