import { createCipheriv, randomBytes } from 'node:crypto';

/** Seals a text as versions before the second form did: under the secret key itself, bound to a purpose. */
export function sealInFirstForm(secretKeyHex: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(secretKeyHex, 'hex'), nonce);
  cipher.setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}
