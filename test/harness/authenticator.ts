import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/** Returns the code that an authenticator app shows (RFC 6238), apart from the server's library. */
export function appCode(secret: string, now: number): string {
  const bits = [...secret].map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / stepMs)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Returns a code that an app shows at no time near this one. */
export function wrongAppCode(secret: string, now: number): string {
  const near = [-3, -2, -1, 0, 1, 2, 3].map((steps) => appCode(secret, now + steps * stepMs));
  const candidates = Array.from({ length: near.length + 1 }, (_, n) => String(n).padStart(6, '0'));
  return candidates.find((each) => !near.includes(each)) ?? '';
}
