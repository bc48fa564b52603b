import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';

/** A network that requests are counted under. */
export interface ClientNetwork {
  /** `203.0.113.7/32` or `2001:db8:1:200::/56`. */
  name: string;
  /** By how much the limits of one subscriber are multiplied for it. */
  factor: number;
}

/**
 * The widths at which an IPv6 address is counted, and their factors. Whoever has a /48 has 65,536 networks of
 * 64 bits, so narrow limits alone would bound nobody; but a /48 can also be a whole mobile operator.
 */
export const networkWidths = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
] as const;

/**
 * Returns the networks of a request's client, the narrowest first: of an IPv4 address only itself.
 *
 * @param hops how many of our proxies a request passes; each has appended the address it was asked from
 */
export function clientNetworks(request: IncomingMessage, hops: number): ClientNetwork[] {
  return networksOf(forwardedGroups(request, hops) ?? groupsOf(request.socket.remoteAddress ?? ''));
}

/** How much of an address the log and the audit keep. */
export type NetworkDetail = 'full' | 'truncated';

/** Returns where a request came from, for people: its address, or the /24 or /48 of it. */
export function clientPlace(request: IncomingMessage, hops: number, detail: NetworkDetail): string {
  const groups = forwardedGroups(request, hops) ?? groupsOf(request.socket.remoteAddress ?? '');
  if (groups === null) return 'unknown';
  const ipv4 = ipv4In(groups);
  if (ipv4 === null) {
    const whole = groups.map(hexOf);
    return detail === 'full' ? whole.join(':') : `${whole.slice(0, 3).join(':')}::/48`;
  }
  return detail === 'full' ? ipv4 : `${ipv4.slice(0, ipv4.lastIndexOf('.'))}.0/24`;
}

/**
 * Returns the names of the networks that share the machine for a request, the narrowest first. Without a
 * proxy that is known, a connection of a local address counts alone: behind it can be a proxy that nobody
 * told us of, and one network for all of its clients would let one of them keep out the others.
 */
export function sharingNetworks(request: IncomingMessage, hops: number): string[] {
  const { socket } = request;
  if (hops === 0 && isLocal(socket)) return [`${socket.remoteAddress} port ${socket.remotePort}`];
  return clientNetworks(request, hops).map(({ name }) => name);
}

/** Returns the networks that a connection counts under; none for a local address. */
export function networksOfSocket(socket: Address): ClientNetwork[] {
  return isLocal(socket) ? [] : networksOf(groupsOf(socket.remoteAddress ?? ''));
}

type Address = Pick<Socket, 'remoteAddress'>;

/** Whether a connection comes from this machine or from a private network, where no stranger is. */
export function isLocal({ remoteAddress }: Address): boolean {
  const groups = groupsOf(remoteAddress ?? '');
  if (groups === null) return false;
  const ipv4 = ipv4In(groups);
  return ipv4 === null ? local.check(groups.map(hexOf).join(':'), 'ipv6') : local.check(ipv4);
}

const local = new BlockList();
local.addSubnet('127.0.0.0', 8);
local.addSubnet('10.0.0.0', 8);
local.addSubnet('172.16.0.0', 12);
local.addSubnet('192.168.0.0', 16);
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');

function networksOf(groups: readonly number[] | null): ClientNetwork[] {
  if (groups === null) return [{ name: 'unknown', factor: 1 }];
  const ipv4 = ipv4In(groups);
  if (ipv4 !== null) return [{ name: `${ipv4}/32`, factor: 1 }];
  return networkWidths.map(({ bits, factor }) => ({ name: prefixOf(groups, bits), factor }));
}

/**
 * Returns the address that the outermost of our proxies was asked from. Null: there is no proxy, or the
 * header lacks the entry, or the entry is no address; then the socket's own counts, which no client chooses.
 */
function forwardedGroups({ headers }: IncomingMessage, hops: number): Groups | null {
  const header = headers['x-forwarded-for'];
  if (hops === 0 || header === undefined) return null;
  const entries = (Array.isArray(header) ? header.join(',') : header).split(',');
  return groupsOf(withoutPort((entries.at(-hops) ?? '').trim()));
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711` become addresses; everything else stays as it is. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^[\]]+)\](?::\d{1,5})?$/.exec(entry)?.[1];
  if (bracketed !== undefined) return bracketed.includes(':') ? bracketed : entry;
  return /^([\d.]+):\d{1,5}$/.exec(entry)?.[1] ?? entry;
}

type Groups = readonly number[];

/** Addresses that were read lately, with their groups: the requests of a connection all ask for the same. */
const known = new Map<string, Groups>();
const knownMax = 1_000;
/** Longer ones name a zone, which may be of any length. */
const knownLengthMax = 45;

/** Returns the eight groups of an address, an IPv4 address in its mapped form; null for any other text. */
function groupsOf(address: string): Groups | null {
  const before = known.get(address);
  if (before !== undefined) return before;
  const groups = parsedGroups(address);
  if (groups === null || address.length > knownLengthMax) return groups;
  if (known.size >= knownMax) known.clear();
  known.set(address, groups);
  return groups;
}

function parsedGroups(address: string): number[] | null {
  const version = isIP(address);
  if (version === 0) return null;
  if (version === 4) return [0, 0, 0, 0, 0, 0xffff, ...groupsOfIpv4(address)];
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const [front, back] = [groupsOfPart(head), groupsOfPart(tail ?? '')];
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

function groupsOfPart(part: string): number[] {
  if (part === '') return [];
  return part
    .split(':')
    .flatMap((group) => (group.includes('.') ? groupsOfIpv4(group) : [Number.parseInt(group, 16)]));
}

function groupsOfIpv4(address: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

/** The first six groups of IPv6 addresses that stand for an IPv4 one: mapped, and behind a translator. */
const ipv4Prefixes = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
];

function ipv4In(groups: readonly number[]): string | null {
  if (!ipv4Prefixes.some((prefix) => prefix.every((group, index) => group === groups[index]))) return null;
  const [high = 0, low = 0] = groups.slice(6);
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}

/** @param bits from 48 to 64 */
function prefixOf(groups: readonly number[], bits: number): string {
  const [a = 0, b = 0, c = 0, fourth = 0] = groups;
  const kept = fourth & (0xffff << (64 - bits)) & 0xffff;
  return `${[a, b, c, kept].map(hexOf).join(':')}::/${bits}`;
}

function hexOf(group: number): string {
  return group.toString(16);
}
