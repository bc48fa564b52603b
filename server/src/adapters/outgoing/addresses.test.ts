import { describe, expect, it } from 'vitest';
import { forbiddenKind } from './addresses.js';

/** Both ends of every range, the addresses of metadata services, and spellings that hide an IPv4 address. */
const forbidden: readonly [kind: RegExp, ...addresses: string[]][] = [
  [/loopback/, '127.0.0.1', '127.0.0.0', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1'],
  [/private/, '10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.0', '192.168.255.255'],
  [/private/, 'fc00::', 'fd00:ec2::254', 'fdff:ffff::1', 'fec0::1'],
  [/link-local/, '169.254.0.0', '169.254.169.254', '169.254.255.255', 'fe80::1', 'febf:ffff::1'],
  [/inner network/, '100.64.0.0', '100.100.100.200', '100.127.255.255'],
  [/inner network/, '168.63.129.16', '161.26.0.0', '161.26.255.255', '166.8.0.0', '166.11.255.255'],
  [/inner network/, '199.36.153.4', '199.36.153.8', '199.36.153.11', '192.80.8.124'],
  [/multicast/, '224.0.0.0', '224.0.0.1', '239.255.255.255', 'ff00::1', 'ff02::1', 'ff0e::1'],
  [/documentation/, '192.0.2.0', '192.0.2.255', '198.51.100.1', '203.0.113.0', '203.0.113.255'],
  [/documentation/, '2001:db8::', '2001:db8:ffff::1', '3fff::1', '3fff:fff::1'],
  [/stands for another/, '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:169.254.169.254', '::ffff:a9fe:a9fe'],
  [/stands for another/, '0:0:0:0:0:ffff:10.0.0.1', '::ffff:8.8.8.8', '::FFFF:808:808'],
  [/stands for another/, '64:ff9b::169.254.169.254', '64:ff9b::a9fe:a9fe', '64:ff9b::8.8.8.8'],
  [/stands for another/, '64:ff9b:1::1', '64:ff9b:1:ffff::169.254.169.254'],
  [/stands for another/, '2002::1', '2002:a9fe:a9fe::1', '2002:7f00:1::', '2002:808:808::1', '192.88.99.1'],
  [/reserved/, '0.0.0.0', '0.1.2.3', '0.255.255.255', '192.0.0.0', '192.0.0.170', '192.0.0.255'],
  [/reserved/, '198.18.0.0', '198.19.255.255', '240.0.0.0', '250.1.2.3', '255.255.255.255'],
  [/reserved/, '::', '::127.0.0.1', '::7f00:1', '::ffff:0:127.0.0.1', '100::1', '5f00::1', '4000::1'],
  [/reserved/, '2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:2::1', '2001:10::1', '2001:20::1'],
  [/no address/, '', 'example.com', '127.1', '0x7f.0.0.1', '2130706433', '017700000001', 'fe80::1%eth0'],
  [/no address/, '999.1.1.1', '1.2.3', '::ffff:1.2.3', '[::1]', ' 127.0.0.1'],
];

const allowed = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '161.25.255.255',
  '161.27.0.0',
  '166.7.255.255',
  '166.12.0.0',
  '168.63.129.15',
  '168.63.129.17',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '191.255.255.255',
  '192.0.1.0',
  '192.0.3.0',
  '192.80.8.123',
  '192.80.8.125',
  '192.88.98.255',
  '192.88.100.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '198.51.99.255',
  '198.51.101.0',
  '199.36.153.3',
  '199.36.153.12',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2001:db7::1',
  '2001:db9::1',
  '2003::1',
  '2606:4700:4700::1111',
  '2a00:1450::1',
  '3ffe::1',
  '3fff:1000::1',
];

describe('an outgoing request', () => {
  const cases = forbidden.flatMap(([kind, ...addresses]) =>
    addresses.map((address) => [address, kind] as const),
  );

  it.each(cases)('never goes to %j', (address, kind) => {
    expect(forbiddenKind(address, false)).toMatch(kind);
  });

  it.each(allowed)('may go to %s', (address) => {
    expect(forbiddenKind(address, false)).toBeNull();
  });

  it.each(['127.0.0.1', '127.8.8.8', '::1'])('may go to %s where loopback was opened', (address) => {
    expect(forbiddenKind(address, true)).toBeNull();
  });

  const others = cases.filter(([, kind]) => kind.source !== 'loopback');
  it.each(others)('never goes to %j even then', (address, kind) => {
    expect(forbiddenKind(address, true)).toMatch(kind);
  });
});
