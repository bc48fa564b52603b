import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientNetworks, networksOfSocket, sharingNetworks } from './client-networks.js';

const proxy = '10.0.0.9';

/** Returns the names of a request's networks. */
function namesOf(forwarded: string | undefined, hops: number, socket: string | undefined = proxy): string[] {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { headers, socket: { remoteAddress: socket } } as unknown as IncomingMessage;
  return clientNetworks(request, hops).map(({ name }) => name);
}

const ofProxy = ['10.0.0.9/32'];
const ofDocumentation = ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48'];

describe('the network of a client', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7/32']],
    ['::ffff:203.0.113.7', ['203.0.113.7/32']],
    ['::ffff:cb00:7107', ['203.0.113.7/32']],
    ['::FFFF:CB00:7107', ['203.0.113.7/32']],
    ['0:0:0:0:0:ffff:203.0.113.7', ['203.0.113.7/32']],
    ['64:ff9b::203.0.113.7', ['203.0.113.7/32']],
    ['::ffff:102:304', ['1.2.3.4/32']],
    ['2001:db8:1:2ff:3:4:5:6', ofDocumentation],
    ['2001:DB8:1:2FF::6', ofDocumentation],
    ['2001:0db8:0001:02ff::', ofDocumentation],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
    ['2001:db8::1.2.3.4', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
    ['ffff:ffff:ffff:ffff::', ['ffff:ffff:ffff:ffff', 'ffff:ffff:ffff:ff00', 'ffff:ffff:ffff:0']],
  ])('%s, as the socket has it, is counted as %j', (address, names) => {
    const expected = names.map((name, n) => (name.includes('/') ? name : `${name}::/${64 - 8 * n}`));
    expect(namesOf(undefined, 0, address)).toEqual(expected);
    expect(namesOf(address, 1)).toEqual(expected);
    expect(namesOf(`198.51.100.1, ${address}`, 1)).toEqual(expected);
    expect(namesOf(`${address},198.51.100.1`, 2)).toEqual(expected);
  });

  it.each([
    ['203.0.113.7:1', ['203.0.113.7/32']],
    ['203.0.113.7:65535', ['203.0.113.7/32']],
    [' 203.0.113.7:4711 ', ['203.0.113.7/32']],
    ['[2001:db8:1:2ff::6]:4711', ofDocumentation],
    ['[2001:db8:1:2ff::6]', ofDocumentation],
    ['[::ffff:203.0.113.7]:80', ['203.0.113.7/32']],
    ['[fe80::1%eth0]:80', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
  ])('%j of a proxy is counted without its port, as %j', (entry, names) => {
    expect(namesOf(entry, 1)).toEqual(names);
  });

  it.each([
    '',
    ' ',
    ',',
    'unknown',
    '_hidden',
    'localhost',
    'for=203.0.113.7',
    '"203.0.113.7"',
    '203.0.113.7:',
    '203.0.113.7:123456',
    '203.0.113.7:http',
    '203.0.113.7:80:80',
    '203.0.113.7/24',
    '203.0.113',
    '203.0.113.7.8',
    '203.0.113.256',
    '0203.0.113.7',
    '203.0.113.07',
    '0xcb.0.113.7',
    '3405803783',
    '203.0.113.7 198.51.100.1',
    '203.0.113.7;198.51.100.1',
    '２０３.0.113.7',
    '[203.0.113.7]:80',
    '[2001:db8::1',
    '2001:db8::1]',
    '[[2001:db8::1]]',
    '[2001:db8::1]:123456',
    '[2001:db8::1]x',
    '[]',
    '2001:db8::1::2',
    '2001:db8:1:2:3:4:5:6:7',
    '2001:db8:1:2:3:4:5',
    '12345::1',
    ':::1',
    '::ffff:203.0.113.256',
    '::ffff:203.0.113',
    '%eth0',
    '\u0000',
    'x'.repeat(10_000),
  ])('%j is no address, so the socket counts', (entry) => {
    expect(namesOf(entry, 1)).toEqual(ofProxy);
    expect(namesOf(`203.0.113.7, ${entry.replaceAll(',', '')}`, 1)).toEqual(ofProxy);
  });

  it('is never taken from what a client wrote itself', () => {
    expect(namesOf('203.0.113.7', 0)).toEqual(ofProxy);
    expect(namesOf('1.1.1.1, 2.2.2.2, 203.0.113.7', 1)).toEqual(['203.0.113.7/32']);
    expect(namesOf('1.1.1.1, 203.0.113.7, 198.51.100.1', 2)).toEqual(['203.0.113.7/32']);
    // A request that did not pass every proxy.
    expect(namesOf('1.1.1.1', 2)).toEqual(ofProxy);
    expect(namesOf(undefined, 1)).toEqual(ofProxy);
  });

  it('is unknown after a client has gone, or where the socket has no address', () => {
    const request = { headers: {}, socket: {} } as unknown as IncomingMessage;
    expect(clientNetworks(request, 0)).toEqual([{ name: 'unknown', factor: 1 }]);
  });

  it('gives a wider network more, since it can hold more people', () => {
    const request = { headers: {}, socket: { remoteAddress: '2001:db8::1' } } as unknown as IncomingMessage;
    expect(clientNetworks(request, 0).map(({ factor }) => factor)).toEqual([1, 2, 4]);
  });
});

const locals = [
  '127.0.0.1',
  '127.8.8.8',
  '::1',
  '::ffff:127.0.0.1',
  '10.0.0.9',
  '172.16.0.1',
  '172.31.255.255',
];
const strangers = ['203.0.113.7', '::ffff:203.0.113.7', '172.32.0.1', '169.254.0.1', '2001:db8::1', '::2'];

describe('what shares the machine', () => {
  const asked = (remoteAddress: string, remotePort: number, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return { headers, socket: { remoteAddress, remotePort } } as unknown as IncomingMessage;
  };

  it.each([...locals, '192.168.1.1', 'fc00::1', 'fdff::1'])('is each connection of %s', (address) => {
    const names = [1, 2].map((port) => sharingNetworks(asked(address, port, '203.0.113.7'), 0));
    expect(names).toEqual([[`${address} port 1`], [`${address} port 2`]]);
    expect(networksOfSocket({ remoteAddress: address })).toEqual([]);
    expect(sharingNetworks(asked(address, 1, '203.0.113.7'), 1)).toEqual(['203.0.113.7/32']);
  });

  it.each(strangers)('are the networks of %s, whatever its port', (address) => {
    const networks = clientNetworks(asked(address, 1), 0);
    expect(networks.length).toBeGreaterThan(0);
    expect(sharingNetworks(asked(address, 2), 0)).toEqual(networks.map(({ name }) => name));
    expect(networksOfSocket({ remoteAddress: address })).toEqual(networks);
  });
});
