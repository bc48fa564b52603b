import { expect, it } from 'vitest';
import { markedName, markIn, markOf } from './marks.js';

const mark = markOf('7f70f6f0a31b5144b2583f5140b52272', 'dl-0123456789abcdef0123');

it('a marked name has letters alone, and its mark is read again, whatever its case', () => {
  const name = markedName('Ada Seller', mark);
  expect(name).toMatch(/^Ada Seller [A-Z][a-z]{7} [A-Z][a-z]{11}$/);
  expect(markIn(name)).toEqual(mark);
  expect(markIn(` ${name.toUpperCase()} `)).toEqual(mark);
});

it('other bookings have other words, and other questions, too', () => {
  expect(markOf('7f70f6f0a31b5144b2583f5140b52272', 'dl-0123456789abcdef0124')).toEqual({
    rate: mark.rate,
    booking: expect.not.stringMatching(mark.booking),
  });
  expect(markOf('another', 'dl-0123456789abcdef0123').rate).not.toBe(mark.rate);
});

it.each(['', 'Ada', 'Ada Seller', 'Ada Seller Hqwertyu'])('%j has no mark', (name) => {
  expect(markIn(name)).toBeNull();
});
