import { gzipSync } from 'node:zlib';
import type { Random } from '../../simulation/random.js';
import { hostileTexts, hostileValue } from './values.js';

const hostileNames = ['__proto__', 'constructor', 'prototype', '', '\u0000', 'x'.repeat(2_000), '$ref', '0'];

/** Changes one place of a value: replaces, drops, adds or repeats it. The value itself is not changed. */
export function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return hostileValue(random);
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1);
    return value.toSpliced(at, random.below(2), mutated(value[at], random));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || random.chance(0.15)) {
    entries.push([random.pick(hostileNames), hostileValue(random)]);
    return objectWith(entries);
  }
  const at = random.below(entries.length);
  const [name, old] = entries[at] as [string, unknown];
  const changed: [string, unknown][] = random.chance(0.2) ? [] : [[name, mutated(old, random)]];
  return objectWith(entries.toSpliced(at, 1, ...changed));
}

/** An object with exactly these names, `__proto__` among them. */
function objectWith(entries: readonly (readonly [string, unknown])[]): object {
  const object = {};
  for (const [name, value] of entries)
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  return object;
}

/** Bytes that are nearly the JSON text of a value. */
export function brokenJson(text: string, random: Random): Buffer {
  const cut = random.below(text.length + 1);
  return random.pick<() => Buffer>([
    () => Buffer.from(text.slice(0, cut)),
    () => Buffer.from(`${text.slice(0, cut)}\u0000${text.slice(cut)}`),
    () => Buffer.concat([Buffer.from(text.slice(0, cut)), random.bytes(8), Buffer.from(text.slice(cut))]),
    () => Buffer.from(text.replace(/^\{/, '{"reference":"twice","amount":1,"reference":"thrice",')),
    () => Buffer.from(text.replace(/:\d+/, ':1e400')),
    () => Buffer.from(text.replace(/:\d+/, ':-0')),
    () => Buffer.from(text.replace(/:\d+/, `:${'9'.repeat(500)}`)),
    () => Buffer.from(text.replaceAll('"', "'")),
    () => Buffer.from(`${text}${text}`),
    () => Buffer.from(`${text},`),
    () => Buffer.from(`\ufeff\ufeff${text}`),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from(`${'['.repeat(40_000)}${']'.repeat(40_000)}`),
    () => Buffer.from(`${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`),
    () => Buffer.from(`{"__proto__":{"isAdmin":true},${text.slice(1)}`),
    () => Buffer.from(`"${'x'.repeat(150_000)}"`),
    () =>
      Buffer.from(random.pick(['null', 'true', '7', '""', '[]', '{}', '{', '\\', 'undefined', 'NaN', ' '])),
    () => random.bytes(64),
  ])();
}

export type Headers = Record<string, string>;

/** A body in an encoding that may not be what its headers say. */
export function encoded(body: Buffer, random: Random): { body: Buffer; headers: Headers } {
  return random.pick<() => { body: Buffer; headers: Headers }>([
    () => ({ body: gzipSync(body), headers: { 'Content-Encoding': 'gzip' } }),
    () => ({ body, headers: { 'Content-Encoding': 'gzip' } }),
    () => ({ body, headers: { 'Content-Encoding': random.pick(['zip', 'br', 'gzip, gzip', 'identity']) } }),
    () => ({ body: gzipSync(Buffer.alloc(5_000_000)), headers: { 'Content-Encoding': 'gzip' } }),
    () => ({ body, headers: { 'Content-Type': random.pick(types) } }),
  ])();
}

const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/problem+json',
  'application/json;;;',
  ';',
  'x'.repeat(3_000),
];

const names = [
  'Idempotency-Key',
  'X-Request-Id',
  'Accept',
  'Accept-Encoding',
  'Cookie',
  'Origin',
  'Range',
  'If-None-Match',
  'X-Forwarded-For',
  'X-HTTP-Method-Override',
  'Last-Event-ID',
  'Sec-Fetch-Site',
  'Content-Language',
  'Prefer',
];

/** A header with a value that it never has. */
export function hostileHeader(random: Random): Headers {
  const value = random.pick([
    ...hostileTexts,
    'k'.repeat(200),
    'a=b; session=%ff%00; '.repeat(20),
    '"q"',
    '*/*;q=x',
  ]);
  return { [random.pick(names)]: headerText(value) };
}

/** Only what a header can have: no line ends, and one byte a character. */
function headerText(text: string): string {
  const bytes = Buffer.from(text.slice(0, 6_000), 'utf8').toString('latin1');
  return [...bytes].filter((one) => /[\t\x20-\x7e\x80-\xff]/.test(one)).join('');
}

/** A text as a part of a path, encoded or not. */
export function pathPart(text: string, random: Random): string {
  if (random.chance(0.1))
    return random.pick(['%', '%ff', '%00', '%c0%af', '%2e%2e', '..', '.', '%u0041', ';a=b']);
  return encodeURIComponent(wellFormed(text.slice(0, 3_000)));
}

/** An address has no halves of characters. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

/** A query as it is given, with a change. */
export function mutatedQuery(given: string, random: Random): string {
  const value = encodeURIComponent(wellFormed(random.pick(hostileTexts).slice(0, 2_000)));
  const [name = 'limit'] = given.split('=');
  return random.pick([
    `${name}=${value}`,
    `${given}&${given}`,
    `${given}&${name}[]=1&${name}[a]=2`,
    `${given}&__proto__=1&constructor[prototype][x]=1`,
    `limit=${value}`,
    `cursor=${value}`,
    `${given}&${encodeURIComponent(random.pick(hostileNames))}=1`,
    '%',
    '=%ff&=&&&&',
    `limit=${random.pick(['1', '100', '0', '-1', '1e2', '0x1', '1.0', '%D9%A3'])}`,
    'a=1&'.repeat(1_000),
  ]);
}
