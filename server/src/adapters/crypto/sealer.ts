import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { type Sealer, SealFault } from '../../ports/sealer.js';

const version = 'v1';

/**
 * AES-256-GCM with one 32-byte key (64 hexadecimal characters) and a fresh nonce each time. The purpose is
 * authenticated as additional data.
 */
export function createSealer(secretKeyHex: string): Sealer {
  const key = Buffer.from(secretKeyHex, 'hex');
  if (key.length !== 32)
    throw new Error('SECRET_KEY must be 32 bytes, written as 64 hexadecimal characters.');
  return {
    seal(purpose, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open(purpose, sealedText) {
      const [found, body] = sealedText.split('.');
      if (found !== version || body === undefined) throw new Error('Sealed text of an unknown version.');
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(
        Buffer.from(purpose),
      );
      decipher.setAuthTag(bytes.subarray(12, 28));
      const start = decipher.update(bytes.subarray(28));
      return Buffer.concat([start, finish(decipher)]).toString('utf8');
    },
  };
}

/** Returns the last of the text, once the key and the purpose are authenticated. */
function finish(decipher: DecipherGCM): Buffer {
  try {
    return decipher.final();
  } catch (error) {
    throw new SealFault('The sealed text cannot be opened.', { cause: error });
  }
}
