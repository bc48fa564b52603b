import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { type AccountIdentity, derivePartnerReference, pollPauseMs } from './virtual-account.js';

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
