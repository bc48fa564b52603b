import { BlockList, isIP } from 'node:net';

const loopback = 'a loopback address';

/** The ranges that must not be called, by kind. The first range that contains an address names its kind. */
const ranges: readonly [kind: string, ...subnets: string[]][] = [
  ['an address that stands for another', '::ffff:0:0/96'],
  [loopback, '127.0.0.0/8', '::1/128'],
  ['a private address', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fec0::/10'],
  ['a link-local address', '169.254.0.0/16', 'fe80::/10'],
  ["an address of a provider's inner network", '100.64.0.0/10'],
  // Public by their numbers, but answered by the cloud that this machine may run in: Azure's host, IBM's
  // service endpoints, Google's private doors, and the metadata of Equinix.
  ["an address of a provider's inner network", '168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'],
  ["an address of a provider's inner network", '199.36.153.4/30', '199.36.153.8/30', '192.80.8.124/32'],
  ['a multicast address', '224.0.0.0/4', 'ff00::/8'],
  ['an address of documentation', '192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24'],
  ['an address of documentation', '2001:db8::/32', '3fff::/20'],
  ['an address that stands for another', '64:ff9b::/96', '64:ff9b:1::/48', '2002::/16'],
  ['an address that stands for another', '192.88.99.0/24'],
  ['a reserved address', '0.0.0.0/8', '192.0.0.0/24', '198.18.0.0/15', '240.0.0.0/4'],
  // Teredo, benchmarks, ORCHID and other protocol assignments.
  ['a reserved address', '2001::/23'],
];

/** Separate lists by version, since Node's lists match an IPv4 address with its IPv6-mapped form. */
const lists = { 4: listsOf(4), 6: listsOf(6) };

function listsOf(version: 4 | 6): { kind: string; list: BlockList }[] {
  return ranges.map(([kind, ...subnets]) => {
    const list = new BlockList();
    for (const subnet of subnets) {
      const [address = '', prefix] = subnet.split('/');
      if (isIP(address) === version) list.addSubnet(address, Number(prefix), familyOf(version));
    }
    return { kind, list };
  });
}

function familyOf(version: 4 | 6): 'ipv4' | 'ipv6' {
  return version === 6 ? 'ipv6' : 'ipv4';
}

/** The range of public IPv6 addresses; all others are special or unassigned. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * Returns the kind of an IP address that must not be called; null if it may be called. A text that is no
 * address is forbidden.
 *
 * @param allowLoopback lets this machine itself be called, for development
 */
export function forbiddenKind(address: string, allowLoopback: boolean): string | null {
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || address.includes('%')) return 'no address';
  const family = familyOf(version);
  const holding = lists[version].find(({ list }) => list.check(address, family));
  if (holding) return allowLoopback && holding.kind === loopback ? null : holding.kind;
  return version === 6 && !globalUnicast.check(address, family) ? 'a reserved address' : null;
}
