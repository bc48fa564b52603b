import { expect, it } from 'vitest';
import { relativeTime } from './time.js';

it.each([
  ['2026-01-02T10:00:00.000Z', 'now'],
  ['2026-01-02T10:01:00.000Z', 'in 1 minute'],
  ['2026-01-02T11:00:00.000Z', 'in 1 hour'],
  ['2026-01-03T10:00:00.000Z', 'in 24 hours'],
  ['2026-01-03T09:59:00.000Z', 'in 23 hours 59 minutes'],
  ['2026-01-09T11:00:00.000Z', 'in 7 days 1 hour'],
  ['2026-01-02T07:30:00.000Z', '2 hours 30 minutes ago'],
])('%s is %s', (at, text) => {
  expect(relativeTime(at, Date.parse('2026-01-02T10:00:00.000Z'))).toBe(text);
});
