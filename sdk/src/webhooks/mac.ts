type Bytes = Uint8Array<ArrayBuffer>;
type NodeCrypto = typeof import('node:crypto');
type Runtime = { process?: { getBuiltinModule?: (name: string) => NodeCrypto | undefined } };

/**
 * Node, Deno and Bun hash on the spot, while WebCrypto, which is everywhere, hands each call to another
 * thread. Asked for at run time, so that no bundler meets an import it cannot resolve.
 */
const node = /* @__PURE__ */ (globalThis as Runtime).process?.getBuiltinModule?.('node:crypto');

/**
 * Whether one of the signatures is the HMAC-SHA256 of a body and what is signed before it. Compares in
 * constant time.
 */
export async function isSigned(
  key: Bytes,
  signatures: Bytes[],
  prefix: string,
  raw: Bytes,
): Promise<boolean> {
  if (node) {
    const mac = node.createHmac('sha256', key).update(prefix).update(raw).digest();
    return signatures.some((signature) => node.timingSafeEqual(signature, mac));
  }
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['verify']);
  const content = await new Blob([prefix, raw]).arrayBuffer();
  for (const signature of signatures)
    if (await crypto.subtle.verify('HMAC', imported, signature, content)) return true;
  return false;
}
