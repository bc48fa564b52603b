import { expect, it } from 'vitest';
import { formatLocalTime } from './local-time.js';

it.each([
  [Date.UTC(2026, 10, 22, 13, 5), 'Sunday 22 November 2026, 14:05'],
  [Date.UTC(2026, 11, 31, 23, 0), 'Friday 1 January 2027, 00:00'],
])('says a moment as it is in Nigeria', (ms, words) => {
  expect(formatLocalTime(ms)).toBe(words);
});
