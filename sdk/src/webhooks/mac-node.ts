import { createHmac, timingSafeEqual } from 'node:crypto';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Whether one of the signatures is the HMAC-SHA256 of prefix and body, compared in constant time. Node's
 * crypto hashes synchronously, WebCrypto in another thread: so package.json maps `#mac` to this file for
 * Node, Deno and Bun, and to `mac-web.ts` elsewhere.
 */
export async function isSigned(
  key: Bytes,
  signatures: Bytes[],
  prefix: string,
  raw: Bytes,
): Promise<boolean> {
  const mac = createHmac('sha256', key).update(prefix).update(raw).digest();
  return signatures.some((signature) => timingSafeEqual(signature, mac));
}
