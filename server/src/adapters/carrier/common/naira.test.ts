import { expect, it } from 'vitest';
import { nairaOf } from '../../bank/http/naira.js';
import { koboOf } from './naira.js';

it.each([
  ['3450.75', 345_075],
  ['3450.7', 345_070],
  ['3450', 345_000],
  ['0.01', 1],
  ['80124.2', 8_012_420],
  ['4015.875', 401_588],
  ['4015.8749999999995', 401_587],
  ['999999999999.99', 99_999_999_999_999],
])('%s naira are %i kobo', (text, kobo) => {
  expect(koboOf(text)).toBe(kobo);
});

it.each(['', '-1', '1e3', '1,000', '₦100', '.5', 'NaN', null])('%j is no amount', (text) => {
  expect(koboOf(text)).toBeNull();
});

it.each([0, 1, 99, 100, 345_075, 99_999_999_999_999])('%i kobo are what comes back', (kobo) => {
  expect(koboOf(String(nairaOf(kobo)))).toBe(kobo);
});
