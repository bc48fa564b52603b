import { type Kobo, kobo } from '@escrow-checkout/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('kobo and naira', () => {
  it.each([
    ['2500.00', 250_000],
    ['2500', 250_000],
    ['2500.5', 250_050],
    ['0.01', 1],
    ['0', 0],
    ['1.15', 115],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%s naira are %i kobo', (naira, amount) => {
    expect(kobo.fromNaira(naira)).toBe(amount);
  });

  it.each(['2500.001', '2,500.00', '-1', '', ' 1', '1.', '.5', '1e3', '₦5', '90071992547409.92', '٣'])(
    '%j is not an amount in naira',
    (naira) => expect(() => kobo.fromNaira(naira)).toThrow(RangeError),
  );

  it('a fraction of a kobo is probably an amount in naira, and the error says how to convert it', () => {
    expect(() => kobo(2500.5)).toThrow("for naira, call kobo.fromNaira('2500.5')");
    expect(() => kobo(-1)).not.toThrow('fromNaira');
  });

  it('a number is not taken for naira, since it may have lost digits', () => {
    expect(() => kobo.fromNaira(2500.1 as unknown as string)).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    '%d is not an amount in kobo',
    (value) => {
      expect(() => kobo(value)).toThrow(RangeError);
      expect(() => kobo.toNaira(value)).toThrow(RangeError);
    },
  );

  it.each([
    [250_000, '2500.00'],
    [5, '0.05'],
    [0, '0.00'],
    [115, '1.15'],
  ])('%i kobo are %s naira', (amount, naira) => expect(kobo.toNaira(amount)).toBe(naira));

  it('every amount survives the way there and back', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        const there: Kobo = kobo(amount);
        expect(kobo.fromNaira(kobo.toNaira(there))).toBe(amount);
      }),
    );
  });
});
