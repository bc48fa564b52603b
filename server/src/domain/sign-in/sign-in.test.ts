import { describe, expect, it } from 'vitest';
import { codeProblem, makeCode, readCode } from './code.js';
import { networkOf, periodOf, signInLimits } from './limits.js';
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
    ['12345', null],
    ['1234567', null],
    ['١٢٣٤٥٦', null],
    ['12345a', null],
    ['', null],
  ])('is read from what people type: %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
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

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('counts by the hour and by the day', () => {
  const noon = Date.UTC(2026, 10, 22, 12, 34);
  expect(periodOf('codes', noon)).toBe(Date.UTC(2026, 10, 22, 12));
  expect(periodOf('network', noon)).toBe(Date.UTC(2026, 10, 22, 12));
  expect(periodOf('attempts', noon)).toBe(Date.UTC(2026, 10, 22));
});
