import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import type { VirtualAccount } from './records.js';
import {
  type AccountIdentity,
  derivePartnerReference,
  holderOf,
  isAccountEnding,
  mayOpenAnother,
  pollPauseMs,
} from './virtual-account.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const identity: AccountIdentity = {
  accountId: 'account-1',
  mode: 'test',
  reference: 'ORD/1 ü ",',
  attempt: 1,
  amount: 10_000,
};

test('the same request always has the same reference, in characters the strictest partner accepts', () => {
  const reference = derivePartnerReference(identity, sha256);
  expect(derivePartnerReference({ ...identity }, sha256)).toBe(reference);
  expect(reference).toMatch(/^esc-[0-9a-z-]{12,46}$/);
});

it.each<Partial<AccountIdentity>>([
  { accountId: 'account-2' },
  { mode: 'live' },
  { reference: 'ORD/1 ü "' },
  { attempt: 2 },
  { amount: 10_001 },
])('another request has another reference: %j', (other) => {
  expect(derivePartnerReference({ ...identity, ...other }, sha256)).not.toBe(
    derivePartnerReference(identity, sha256),
  );
});

test('a hash in another spelling is a fault', () => {
  expect(() => derivePartnerReference(identity, () => 'ABC')).toThrow('hexadecimal');
});

const hourMs = 3_600_000;

describe('the partner is polled about an account', () => {
  it.each([
    [0, 5 * 60_000],
    [1, 7.5 * 60_000],
    [5, 2_278_125],
    [11, 6 * hourMs],
    [500, 6 * hourMs],
  ])('after %i looks in %i ms', (pollCount, pauseMs) => {
    expect(pollPauseMs(pollCount, 8 * hourMs, hourMs)).toBe(pauseMs);
  });

  it('until three days after it has expired', () => {
    expect(pollPauseMs(20, 8 * hourMs, 80 * hourMs - 1)).toBe(6 * hourMs);
    expect(pollPauseMs(20, 8 * hourMs, 80 * hourMs)).toBeNull();
    expect(pollPauseMs(0, 0, 500 * hourMs)).toBeNull();
  });
});

const dayMs = 24 * hourMs;

describe('whoever asks for an account number gets another one', () => {
  it.each([
    ['not while ten minutes are left', 'awaiting_payment', 600_000, false],
    ['with less than ten minutes left', 'awaiting_payment', 599_999, true],
    ['once it has ended', 'awaiting_payment', 0, true],
    ['long after its end', 'awaiting_payment', -80 * hourMs, true],
    ['not once the price is paid', 'funded', 599_999, false],
    ['not once payment is awaited no more', 'expired', -1, false],
  ] as const)('%s', (_, status, left, isEnding) => {
    expect(isAccountEnding({ status, accountExpiresAt: 5 * dayMs + left }, 5 * dayMs)).toBe(isEnding);
  });

  it.each([
    [19, 0, true],
    [20, 0, false],
    [20, dayMs - 1, false],
    [20, dayMs, true],
    [21, dayMs, true],
  ])('with %i opened, the first of them %i ms ago: %s', (count, ago, may) => {
    const now = 5 * dayMs;
    const accounts = Array.from({ length: count }, (_, index) => ({
      openedAt: index < 2 ? now - ago : now,
    }));
    expect(mayOpenAnother(accounts, now)).toBe(may);
  });
});

/** Accounts of one number, each as `checkout opened-ended`, in days. */
function accountsOf(texts: readonly string[]): VirtualAccount[] {
  return texts.map((text) => {
    const [, checkoutId = '', opened, ended] = /^(\w+) (\d+)-(\d+)$/.exec(text) ?? [];
    return {
      checkoutId,
      openedAt: Number(opened) * dayMs,
      expiresAt: Number(ended) * dayMs,
    } as VirtualAccount;
  });
}

describe('a transfer that names a number alone', () => {
  it.each([
    ['belongs to the account that is open', ['a 1-2', 'b 5-8'], 6, 'b'],
    ['belongs to it from the first moment', ['a 1-5', 'b 5-8'], 5, 'b'],
    ['belongs to the last holder after its end', ['b 5-8'], 8, 'b'],
    ['belongs to the last holder for 30 days', ['a 1-2', 'b 5-8'], 37.99, 'b'],
    ['belongs to nobody after that', ['a 1-2', 'b 5-8'], 38, null],
    ['belongs to nobody before anybody has the number', ['b 5-8'], 4, null],
    ['belongs to the earlier holder before the later one got it', ['a 1-2', 'a 3-4'], 3.5, 'a'],
    ['belongs to nobody if somebody else got the number since', ['a 1-2', 'b 5-8'], 4, null],
    ['belongs to nobody if two have the number open', ['a 1-6', 'b 5-8'], 5.5, null],
    ['belongs to nobody if the last two had it at once', ['a 1-6', 'b 5-8'], 9, null],
    ['belongs to a checkout that got the same number twice', ['a 1-2', 'a 5-8'], 4, 'a'],
  ])('%s: %j at day %d', (_, accounts, day, checkoutId) => {
    expect(holderOf(accountsOf(accounts), day * dayMs)?.checkoutId ?? null).toBe(checkoutId);
  });
});
