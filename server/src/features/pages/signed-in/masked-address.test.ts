import { expect, it } from 'vitest';
import { maskAddress, maskedForCookie, maskedIn } from './masked-address.js';

it.each([
  ['ada@example.com', 'a***@example.com'],
  ['a@b.ng', 'a***@b.ng'],
  ['"odd@name"@example.com', '"***@example.com'],
])('of %s a reader sees where it goes, and no name', (email, masked) => {
  expect(maskAddress(email)).toBe(masked);
  expect(maskedIn(maskedForCookie(email))).toBe(masked);
});

it('a long address is cut to what a cookie holds', () => {
  const cookie = maskedForCookie(`ada@${'long.'.repeat(20)}example.com`);
  expect(cookie).toHaveLength(64);
  expect(maskedIn(cookie)).toBe('a***@long.long.long.long.long.lo…');
});

it.each([undefined, '', 'zz', '61', Buffer.from('call 0800 now').toString('hex')])(
  'a cookie of others, %s, says nothing',
  (cookie) => {
    expect(maskedIn(cookie)).toBeUndefined();
  },
);
