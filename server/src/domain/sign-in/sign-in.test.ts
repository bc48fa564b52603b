import { describe, expect, it } from 'vitest';
import { codeProblem, longCodeOf, makeCode, readCode, shownCode } from './code.js';
import {
  type KnownBrowser,
  readKnown,
  signatureOf,
  signedText,
  surplusOf,
  writeKnown,
} from './known-browser.js';
import { longCodePeriodOf, periodOf, signInLimits } from './limits.js';
import { isAlive, isSeenDue } from './session.js';

const minute = 60_000;
const hour = 60 * minute;

describe('A code', () => {
  it.each([
    ['000000000000', '000000'],
    ['0000000f423f', '999999'],
    ['0000000f4240', '000000'],
    ['ffffffffffff', '710655'],
  ])('is six digits out of %s', (bytes, code) => {
    expect(makeCode(() => Buffer.from(bytes, 'hex'))).toBe(code);
  });

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['1234 5678 9012', '123456789012'],
    ['123456789012', '123456789012'],
    ['12345678', null],
    ['1234567890123', null],
    ['12345', null],
    ['1234567', null],
    ['١٢٣٤٥٦', null],
    ['12345a', null],
    ['', null],
  ])('is read from what people type: %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  it('that is long has twelve digits out of a digest, and is shown in groups', () => {
    expect(longCodeOf(Buffer.alloc(32))).toBe('000000000000');
    expect(longCodeOf(Buffer.alloc(32, 0xff))).toBe('073709551615');
    expect(shownCode('073709551615')).toBe('0737 0955 1615');
    expect(shownCode('012345')).toBe('012345');
  });

  const fresh = { attempts: 0, usedAt: null, expiresAt: 10 * minute };
  it.each([
    ['fresh', fresh, 0, null],
    ['at its last moment', fresh, 10 * minute - 1, null],
    ['when its time is over', fresh, 10 * minute, 'expired'],
    ['at the fifth try', { ...fresh, attempts: 4 }, 0, null],
    ['at the sixth', { ...fresh, attempts: 5 }, 0, 'exhausted'],
    ['when it was used', { ...fresh, attempts: 5, usedAt: 1 }, 11 * minute, 'used'],
  ])('%s may be tried, or says why not', (_name, asked, now, problem) => {
    expect(codeProblem(asked, now)).toBe(problem);
  });
});

describe('A session', () => {
  const times = { createdAt: 0, seenAt: 0, endedAt: null };
  const { sessionIdleMs, sessionLifetimeMs } = signInLimits;
  it.each([
    ['is alive at once', times, 0, true],
    ['ends unseen', times, sessionIdleMs, false],
    ['goes on while it is seen', { ...times, seenAt: 22 * hour }, 24 * hour - 1, true],
    ['ends after a day in any case', { ...times, seenAt: 24 * hour - 1 }, sessionLifetimeMs, false],
    ['ends when its buyer signs out', { ...times, endedAt: 1 }, 1, false],
  ])('%s', (_name, session, now, alive) => {
    expect(isAlive(session, now)).toBe(alive);
  });

  it('is stored as seen at most every few minutes', () => {
    expect(isSeenDue({ seenAt: 0 }, 5 * minute - 1)).toBe(false);
    expect(isSeenDue({ seenAt: 0 }, 5 * minute)).toBe(true);
  });
});

describe('A browser that is known to an address', () => {
  const browser: KnownBrowser = { browserId: 'abcdefgh01234567', expiresAt: 1_800_000_000_000 };
  const signature = signatureOf(Buffer.alloc(32, 0xab));
  const cookie = writeKnown(browser, signature);

  it('has a cookie that is read as it was written', () => {
    expect(cookie).toMatch(/^\w{1,64}$/);
    expect(readKnown(cookie)).toEqual({ browser, signature });
  });

  it.each([
    ['', 'no cookie'],
    [cookie.slice(1), 'a shorter id'],
    [`a${cookie}`, 'a longer id'],
    [cookie.slice(0, -1), 'a shorter signature'],
    [`${cookie}a`, 'a longer signature'],
    [cookie.replace('_18', '_x8'), 'an end that is no number'],
    [cookie.toUpperCase(), 'a signature in capitals'],
    [cookie.replaceAll('_', '-'), 'other separators'],
  ])('has no cookie of another form: %j, %s', (value) => {
    expect(readKnown(value)).toBeNull();
  });

  it('has a signature that covers its id, its end and the address', () => {
    const texts = [
      signedText(browser, 'one'),
      signedText(browser, 'other'),
      signedText({ ...browser, expiresAt: browser.expiresAt + 1000 }, 'one'),
      signedText({ ...browser, browserId: 'bbcdefgh01234567' }, 'one'),
    ];
    expect(new Set(texts).size).toBe(4);
  });

  it('forgets what ends first when it becomes known to one address too many', () => {
    const cookies = new Map<string, string>([['broken', 'x']]);
    for (let n = 0; n < 9; n++) {
      cookies.set(`n${n}`, writeKnown({ ...browser, expiresAt: browser.expiresAt + n * 1000 }, signature));
    }
    expect(surplusOf(cookies)).toEqual(['n1', 'n0', 'broken']);
    expect(surplusOf(new Map([...cookies].slice(3)))).toEqual([]);
  });
});

it('counts by the hour and by the day', () => {
  const noon = Date.UTC(2026, 10, 22, 12, 34);
  expect(periodOf('codes', noon)).toBe(Date.UTC(2026, 10, 22, 12));
  expect(periodOf('network', noon)).toBe(Date.UTC(2026, 10, 22, 12));
  expect(periodOf('attempts', noon)).toBe(Date.UTC(2026, 10, 22));
  expect(longCodePeriodOf(noon)).toBe(Date.UTC(2026, 10, 22, 12, 30));
});
