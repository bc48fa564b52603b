import { describe, expect, it } from 'vitest';
import { PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { nairaOf } from '../http/naira.js';
import { creditIdOf, readCreditId } from './credit-id.js';
import { timeOf } from './lagos-time.js';
import { koboIn, koboOf } from './naira.js';

describe('Naira', () => {
  it.each([
    ['0', 0],
    ['0.01', 1],
    ['0.1', 10],
    ['100', 10_000],
    ['100.00', 10_000],
    ['1234.50', 123_450],
    ['1234.500', 123_450],
    ['4919798101.36', 491_979_810_136],
    ['1.005', null],
    ['-1', null],
    ['1e3', null],
    ['1,000', null],
    ['.5', null],
    ['', null],
    ['99999999999999.00', null],
  ])('%s are %s kobo', (text, kobo) => {
    expect(koboOf(text)).toBe(kobo);
  });

  it('of every amount have exactly its digits, there and back', () => {
    for (const kobo of [1, 10, 99, 101, 2_900_029, 81_999_999, 100_000_000_001, 999_999_999_999_999]) {
      const sent = JSON.stringify({ amount: nairaOf(kobo) });
      expect(koboIn(AnswerReader.of(JSON.parse(sent), 'answer'), 'amount')).toBe(kobo);
    }
    for (let kobo = 123_400; kobo < 123_500; kobo += 1) expect(koboOf(String(nairaOf(kobo)))).toBe(kobo);
  });

  it('that rounding has touched are unknown, and the field is named', () => {
    const answer = AnswerReader.of({ amount: 0.1 + 0.2 }, 'answer');
    expect(() => koboIn(answer, 'amount')).toThrow(PartnerUnavailable);
    expect(() => koboIn(answer, 'amount')).toThrow(/amount/);
    expect(() => koboIn(AnswerReader.of({}, 'answer'), 'fee')).toThrow(/fee/);
  });
});

describe('A time without a zone is Lagos time', () => {
  const at = (hour: number, minute: number, second: number, ms = 0) =>
    Date.UTC(2021, 10, 17, hour, minute, second, ms);

  it.each([
    ['2021-11-17 11:28:42.615', at(10, 28, 42, 615)],
    ['2021-11-17 11:28:42.0', at(10, 28, 42)],
    ['2021-11-17T11:28:42', at(10, 28, 42)],
    ['2021-11-17T11:28:42.596774984', at(10, 28, 42, 596)],
    ['17/11/2021 11:28:42 AM', at(10, 28, 42)],
    ['17/11/2021 3:48:10 PM', at(14, 48, 10)],
    ['17/11/2021 12:48:10 AM', Date.UTC(2021, 10, 16, 23, 48, 10)],
    ['17/11/2021 12:48:10 PM', at(11, 48, 10)],
    ['17/11/2021 06:21:33', at(5, 21, 33)],
    ['2021-11-17T10:28:42.000+0000', at(10, 28, 42)],
    ['2021-11-17T10:28:42.000+00:00', at(10, 28, 42)],
    ['2021-11-17T11:28:42+01:00', at(10, 28, 42)],
    ['2021-11-17T10:28:42Z', at(10, 28, 42)],
    ['11/17/2021 3:48:10 PM', null],
    ['31/02/2021 3:48:10 PM', null],
    ['17/11/2021 13:48:10 PM', null],
    ['2021-11-17 25:00:00', null],
    ['soon', null],
    ['', null],
  ])('%s', (text, expected) => {
    expect(timeOf(text)).toBe(expected);
  });
});

describe('The id of a payment', () => {
  it.each([1, 2, 10])('number %d is read as it was made', (n) => {
    const id = { transactionReference: 'MNFY|67|20261120100000|000001', n };
    expect(readCreditId(creditIdOf(id))).toEqual(id);
  });

  it.each(['', 'unknown', '4099260516', 'MNFY|67#0', 'MNFY|67#1000', 'MNFY|6/7', 'xMNFY|67', 'MNFY|67 '])(
    '%j is none',
    (id) => {
      expect(readCreditId(id)).toBeNull();
    },
  );
});
