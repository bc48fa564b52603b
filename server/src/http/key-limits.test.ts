import { expect, it } from 'vitest';
import { isIn, isNetwork } from './key-limits.js';

it.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['0.0.0.0/0', true],
  ['2001:db8::/48', true],
  ['2001:db8::7', true],
  ['203.0.113.0/33', false],
  ['203.0.113.0/-1', false],
  ['203.0.113.0/024', false],
  ['203.0.113.0/', false],
  ['203.0.113.0/24/8', false],
  ['2001:db8::/129', false],
  ['::ffff:203.0.113.0/120', false],
  ['fe80::1%eth0', false],
  ['203.0.113', false],
  ['localhost', false],
  ['', false],
])('%s names a network: %s', (text, expected) => {
  expect(isNetwork(text)).toBe(expected);
});

it.each([
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['198.51.100.255', true],
  ['198.51.101.0', false],
  ['2001:db8:0:1::9', true],
  ['2001:db8:1::9', false],
  ['unknown', false],
])('%s is in an allowed network: %s', (address, expected) => {
  expect(isIn(['203.0.113.7', '198.51.100.0/24', '2001:db8::/48'], address)).toBe(expected);
});
