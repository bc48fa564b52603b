import { bytesOf, bytesOfBase64 } from './bytes.js';
import { fail } from './error.js';

/** One signing secret, or several during a rotation; empty ones are ignored. */
export type WebhookSecret = string | undefined | readonly (string | undefined)[];

/**
 * Returns the keys of the secrets. A secret of the service has 64 hexadecimal characters; its text is the
 * key, not decoded. A `whsec_` secret holds its key in Base64, as in Standard Webhooks.
 */
export function keysOf(secret: WebhookSecret): Uint8Array<ArrayBuffer>[] {
  const given = [secret].flat().filter(Boolean) as string[];
  if (!given.length) fail('secret_missing', 'set WEBHOOK_SECRET');
  return given.map(keyOf);
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  if (/\s/.test(secret)) fail('secret_whitespace', 'remove it');
  if (/^v1a?,/.test(secret)) fail('secret_has_version', 'remove "v1,"');
  if (/^[0-9a-f]{64}$/.test(secret)) return bytesOf(secret);
  try {
    if (/^whsec_./.test(secret)) return bytesOfBase64(secret.slice(6));
  } catch {
    // What is not Base64 is refused below.
  }
  return fail('secret_malformed', 'pass 64 lower-case hex digits');
}
