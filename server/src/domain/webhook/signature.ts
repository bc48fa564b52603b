import { createHmac } from 'node:crypto';
import { assert } from '../assert.js';

/** The signed parts of one attempt to deliver an event. */
export interface SignedDelivery {
  /** The endpoint's secrets, the newest first; a second one only in the grace of a rotation. */
  secrets: readonly string[];
  /** The event's id, the same on every attempt. */
  id: string;
  /** When this attempt is made, in seconds since 1970. */
  timestampSeconds: number;
  rawBody: string | Uint8Array;
}

export type SignatureHeaders = Record<
  'webhook-id' | 'webhook-timestamp' | 'webhook-signature' | 'x-service-signature',
  string
>;

/**
 * Signs one attempt in both schemes: Standard Webhooks over id, time and body with every secret, and the body
 * alone with the newest. A secret is 64 hexadecimal characters, and those characters are the key: they are
 * never decoded.
 */
export function signDelivery({ secrets, id, timestampSeconds, rawBody }: SignedDelivery): SignatureHeaders {
  const [newest] = secrets;
  assert(newest !== undefined, 'a delivery is signed with at least one secret');
  assert(/^[!-~]+$/.test(id) && !id.includes('.'), 'an id is visible ASCII without a dot, which ends it');
  assert(Number.isSafeInteger(timestampSeconds) && timestampSeconds > 0, 'a timestamp is whole seconds');
  const prefix = `${id}.${timestampSeconds}.`;
  const signatures = secrets.map(
    (secret) => `v1,${hmac(secret).update(prefix).update(rawBody).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': signatures.join(' '),
    'x-service-signature': hmac(newest).update(rawBody).digest('hex'),
  };
}

function hmac(secret: string): ReturnType<typeof createHmac> {
  assert(/^[0-9a-f]{64}$/.test(secret), 'a signing secret is 64 hexadecimal characters');
  return createHmac('sha256', Buffer.from(secret, 'ascii'));
}
