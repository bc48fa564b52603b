import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { originOf } from '../../domain/sealed-text.js';
import { type SealedPlace, type Sealer, SealFault } from '../../ports/sealer.js';
import { keyNameOf } from './secret-keys.js';

/** The form of new values: `v2.<name of the key>.<origin>.<nonce, tag, text>`. */
const version = 'v2';
/** The form of earlier versions, under the secret key itself: `v1.<nonce, tag, text>`. */
const firstVersion = 'v1';
const nonceBytes = 12;
const headBytes = 28;

/** A secret key with what derives from it. */
interface Key {
  name: string;
  /** Seals the values of the first form. */
  secret: Buffer;
  /** Seals the values of the second form. */
  seal: Buffer;
}

/**
 * AES-256-GCM with a fresh nonce each time, under a key that derives from one of 32 bytes (64 hexadecimal
 * characters). The place, the name of the key and the origin are authenticated as additional data.
 *
 * @param previousHex another key that opens, and never seals
 */
export function createSealer(secretKeyHex: string, previousHex: string | null = null): Sealer {
  const current = keyOf(secretKeyHex);
  const keys = [current, ...(previousHex === null ? [] : [keyOf(previousHex)])];
  const seal = (place: SealedPlace, content: Uint8Array, origin: string | null) => {
    const nonce = randomBytes(nonceBytes);
    const lasting = origin ?? nonce.toString('base64url');
    const cipher = createCipheriv('aes-256-gcm', current.seal, nonce);
    cipher.setAAD(boundTo(place, current.name, lasting));
    const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
    const body = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    return `${version}.${current.name}.${lasting}.${body}`;
  };
  const openWithKey = (place: SealedPlace, sealed: string): Opened => {
    const [found, ...parts] = sealed.split('.');
    if (found === version && parts.length === 3) return openNamed(keys, place, parts);
    if (found === firstVersion && parts.length === 1) return openUnnamed(keys, place, parts[0] ?? '');
    throw new SealFault('It has no form of a sealed text.');
  };
  return {
    seal: (place, text) => seal(place, Buffer.from(text), null),
    open: (place, sealed) => openWithKey(place, sealed).content.toString('utf8'),
    sealBytes: (place, bytes) => seal(place, bytes, null),
    openBytes: (place, sealed) => openWithKey(place, sealed).content,
    keyOf: (place, sealed) => openWithKey(place, sealed).keyName,
    reseal(place, sealed) {
      if (sealed.startsWith(`${version}.${current.name}.`)) return sealed;
      return seal(place, openWithKey(place, sealed).content, originOf(sealed));
    },
  };
}

interface Opened {
  content: Buffer;
  keyName: string;
}

function keyOf(hex: string): Key {
  const secret = Buffer.from(hex, 'hex');
  if (secret.length !== 32)
    throw new Error('SECRET_KEY must be 32 bytes, written as 64 hexadecimal characters.');
  const seal = createHmac('sha256', secret).update('seal').digest();
  return { name: keyNameOf(hex), secret, seal };
}

function boundTo({ field, row }: SealedPlace, keyName: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify([version, keyName, origin, field, ...row]));
}

function openNamed(keys: readonly Key[], place: SealedPlace, parts: readonly string[]): Opened {
  const [name = '', origin = '', body = ''] = parts;
  const key = keys.find((each) => each.name === name);
  if (key === undefined) throw new SealFault(`It is sealed under the key ${name}, which is not configured.`);
  const content = opened(key.seal, boundTo(place, name, origin), body);
  if (content === null) throw new SealFault(`It is not the sealed ${place.field} of this row.`);
  return { content, keyName: name };
}

/** Tries every key and binding, since the first form names neither. */
function openUnnamed(keys: readonly Key[], { field, formerly }: SealedPlace, body: string): Opened {
  for (const { secret, name } of keys) {
    for (const purpose of formerly) {
      const content = opened(secret, Buffer.from(purpose), body);
      if (content !== null) return { content, keyName: name };
    }
  }
  throw new SealFault(`It is not a sealed ${field}, or sealed under a key that is not configured.`);
}

/** Returns what was sealed, or null if the key or the binding is another, or a byte is. */
function opened(key: Buffer, bound: Buffer, body: string): Buffer | null {
  const bytes = Buffer.from(body, 'base64url');
  if (bytes.length < headBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes)).setAAD(bound);
  decipher.setAuthTag(bytes.subarray(nonceBytes, headBytes));
  const start = decipher.update(bytes.subarray(headBytes));
  try {
    return Buffer.concat([start, decipher.final()]);
  } catch {
    return null;
  }
}
