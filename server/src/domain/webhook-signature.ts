import { createHmac } from 'node:crypto';

/** One attempt that is to be signed. */
export interface SignedDelivery {
  /** 64 hexadecimal characters each, the newest first; their characters as ASCII are the key. */
  secrets: readonly string[];
  /** The event's id, the same on every attempt. */
  id: string;
  /** Real time of this attempt. */
  timestampSeconds: number;
  rawBody: string | Uint8Array;
}

/**
 * The headers that prove a delivery: ours over the body with the newest secret, and Standard Webhooks' three
 * over id, time and body, which list one signature per secret.
 */
export function signDelivery({
  secrets,
  id,
  timestampSeconds,
  rawBody,
}: SignedDelivery): Record<string, string> {
  const [newest] = secrets;
  if (newest === undefined) throw new Error('A delivery is signed with at least one secret.');
  const standard = secrets.map((secret) => {
    const mac = createHmac('sha256', secret).update(`${id}.${timestampSeconds}.`).update(rawBody);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'x-service-signature': createHmac('sha256', newest).update(rawBody).digest('hex'),
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': standard.join(' '),
  };
}
