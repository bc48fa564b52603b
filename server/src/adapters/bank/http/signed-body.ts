import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a signature is the hexadecimal HMAC of a notification's body with the key. */
export function isSigned(claimed: string, key: string, body: Buffer, algorithm = 'sha512'): boolean {
  const expected = createHmac(algorithm, key).update(body).digest();
  if (claimed.length !== 2 * expected.length || !/^[0-9a-f]+$/i.test(claimed)) return false;
  return timingSafeEqual(Buffer.from(claimed, 'hex'), expected);
}

/** Undefined for a body that is no JSON. */
export function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
