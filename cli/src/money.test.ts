import { describe, expect, it } from 'vitest';
import { Stop } from './exit.js';
import { formatKobo, readKobo, readNaira } from './money.js';

describe('amounts', () => {
  it.each([
    [0, '₦0.00 (0 kobo)'],
    [5, '₦0.05 (5 kobo)'],
    [250_000, '₦2,500.00 (250000 kobo)'],
    [100_000_000_001, '₦1,000,000,000.01 (100000000001 kobo)'],
  ])('%i kobo read as %s', (kobo, text) => {
    expect(formatKobo(kobo)).toBe(text);
  });

  it.each([
    ['2500', 250_000],
    ['2500.5', 250_050],
    ['2500.05', 250_005],
    ['1,234,567.89', 123_456_789],
    ['0.29', 29],
    ['4.35', 435],
    ['1001.10', 100_110],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%s naira are %i kobo', (text, kobo) => {
    expect(readNaira(text, '--amount-naira')).toBe(kobo);
  });

  it.each([
    '',
    '.5',
    '5.',
    '2500.001',
    '25,00',
    '1,2345',
    '-1',
    '+1',
    '1e3',
    '₦5',
    ' 5',
    '90071992547409.92',
  ])('%j is no amount in naira', (text) => {
    expect(() => readNaira(text, '--amount-naira')).toThrow(Stop);
  });

  it.each(['', '2500.00', '-1', '1e3', '0x10', '9007199254740992'])('%j is no amount in kobo', (text) => {
    expect(() => readKobo(text, '--amount-kobo')).toThrow(Stop);
  });
});
