import { expect, it, test } from 'vitest';
import { assertKobo, formatNaira, partProblem } from './money.js';

it.each([
  [0, '₦0.00'],
  [7, '₦0.07'],
  [100, '₦1.00'],
  [250_000, '₦2,500.00'],
  [100_000_001, '₦1,000,000.01'],
  [Number.MAX_SAFE_INTEGER, '₦90,071,992,547,409.91'],
])('%i kobo reads %s', (kobo, text) => {
  expect(formatNaira(kobo)).toBe(text);
});

it.each([
  [100, 100, null],
  [5, 5, null],
  [101, 100, 'amount_exceeds_held'],
  [9, 100, 'amount_too_small'],
  [91, 100, 'amount_too_small'],
  [10, 100, null],
  [90, 100, null],
  [0, 100, 'amount_too_small'],
  [-5, 100, 'amount_too_small'],
  [0, 0, 'amount_too_small'],
])('taking %i out of %i with a minimum of 10: %s', (amount, held, problem) => {
  expect(partProblem(amount, held, 10)).toBe(problem);
});

test('only whole, exact, non-negative kobo are money', () => {
  for (const value of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => assertKobo(value, 'amount')).toThrow('amount');
  }
  expect(() => assertKobo(Number.MAX_SAFE_INTEGER, 'amount')).not.toThrow();
});
