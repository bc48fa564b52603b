import { createHash } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { type AccountIdentity, derivePartnerReference } from './virtual-account.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const identity: AccountIdentity = {
  accountId: 'account-1',
  mode: 'test',
  reference: 'ORD/1 ü ",',
  attempt: 1,
  amount: 10_000,
};

test('the same wish always has the same reference, in letters the strictest partner takes', () => {
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
])('another wish has another reference: %j', (other) => {
  expect(derivePartnerReference({ ...identity, ...other }, sha256)).not.toBe(
    derivePartnerReference(identity, sha256),
  );
});

test('a hash in another spelling is a fault', () => {
  expect(() => derivePartnerReference(identity, () => 'ABC')).toThrow('hexadecimal');
});
