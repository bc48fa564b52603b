import { createHmac, timingSafeEqual } from 'node:crypto';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Whether one of the signatures is the HMAC-SHA256 of a body and what is signed before it. Compares in
 * constant time. Node, Deno and Bun hash on the spot, while WebCrypto hands each call to another thread: so
 * package.json gives them this file as `#mac`, and everything else `mac-web.ts`.
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
