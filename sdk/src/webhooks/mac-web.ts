type Bytes = Uint8Array<ArrayBuffer>;

/** `mac-node.ts` with WebCrypto, for Workers and bundles for browsers. */
export async function isSigned(
  key: Bytes,
  signatures: Bytes[],
  prefix: string,
  raw: Bytes,
): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['verify']);
  const content = await new Blob([prefix, raw]).arrayBuffer();
  for (const signature of signatures)
    if (await crypto.subtle.verify('HMAC', imported, signature, content)) return true;
  return false;
}
