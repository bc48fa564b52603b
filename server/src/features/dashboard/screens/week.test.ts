import { expect, it } from 'vitest';
import { startOfDay, startOfWeek } from './week.js';

const lagos = (text: string) => Date.parse(`${text}+01:00`);

it.each([
  ['on a Wednesday', '2026-11-25T12:00:00', '2026-11-23T00:00:00'],
  ['on Monday at midnight', '2026-11-23T00:00:00', '2026-11-23T00:00:00'],
  ['on Sunday before midnight', '2026-11-29T23:59:59', '2026-11-23T00:00:00'],
  ['when the year changes', '2027-01-01T00:30:00', '2026-12-28T00:00:00'],
])('the week begins on Monday in Lagos, %s', (_, now, monday) => {
  expect(startOfWeek(lagos(now))).toBe(lagos(monday));
});

it('the day begins at midnight in Lagos, an hour before UTC', () => {
  expect(startOfDay(lagos('2026-11-25T00:30:00'))).toBe(lagos('2026-11-25T00:00:00'));
  expect(startOfDay(lagos('2026-11-25T00:00:00'))).toBe(lagos('2026-11-25T00:00:00'));
});
