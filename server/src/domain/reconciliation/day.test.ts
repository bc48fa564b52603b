import { expect, it } from 'vitest';
import { localDayOf } from '../local-time.js';
import { daysDue, dueDay, periodOf, startOfDay } from './day.js';

it.each([
  ['2026-11-23T04:59:59.999Z', '2026-11-21'],
  ['2026-11-23T05:00:00Z', '2026-11-22'],
  ['2026-11-23T22:59:59Z', '2026-11-22'],
  ['2027-01-01T05:00:00Z', '2026-12-31'],
])('at %s the day to compare is %s', (now, day) => {
  expect(dueDay(Date.parse(now))).toBe(day);
});

it.each([
  [null, ['2026-11-22']],
  ['2026-11-22', []],
  ['2026-11-23', []],
  ['2026-11-19', ['2026-11-20', '2026-11-21', '2026-11-22']],
])('after %s was compared, these are due: %j', (compared, days) => {
  expect(daysDue(compared, Date.parse('2026-11-23T05:00:00Z'))).toEqual(days);
});

it('a server that was stopped for long compares a month', () => {
  expect(daysDue('2025-01-01', Date.parse('2026-11-23T05:00:00Z'))).toHaveLength(30);
});

it('a day begins at midnight in Nigeria, and its comparison covers the two before it', () => {
  const start = Date.parse('2026-11-21T23:00:00Z');
  expect(startOfDay('2026-11-22')).toBe(start);
  expect(localDayOf(start)).toBe('2026-11-22');
  expect(localDayOf(start - 1)).toBe('2026-11-21');
  expect(periodOf(start)).toEqual({
    since: Date.parse('2026-11-19T23:00:00Z'),
    until: Date.parse('2026-11-22T23:00:00Z'),
  });
});

it.each(['2026-02-30', '2026-13-01', '22-11-2026', '2026-11-22T00:00', 'yesterday', ''])(
  'there is no day %j',
  (day) => {
    expect(startOfDay(day)).toBeNull();
  },
);
