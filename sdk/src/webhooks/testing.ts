import { bytesOf, concat } from './bytes.js';
import { keysOf, type WebhookSecret } from './secret.js';

/** How to sign a test delivery. */
export interface SignOptions {
  /** The `webhook-id`; the event's own `event_id` by default. */
  id?: string | undefined;
  /** When it was signed, in seconds since 1970; now by default. */
  timestampSeconds?: number | undefined;
}

/** A delivery as the service would send it. */
export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
}

/**
 * Signs an event as the service does, in both schemes, so that a test can post it to your own handler.
 * Several secrets sign as in a rotation, the newest first.
 *
 * @param event The event, as an object or as the text of its body.
 * @example
 * ```ts
 * const { body, headers } = await signWebhook(
 *   { event: 'escrow.funded', event_id: 'event-1', reference: 'ORD-1001', amount: 250_000, currency: 'NGN' },
 *   '0123456789abcdef'.repeat(4),
 * );
 * const request = new Request('http://localhost/webhooks', { method: 'POST', body, headers });
 * ```
 */
export async function signWebhook(
  event: string | { event: string; [field: string]: unknown },
  secret: WebhookSecret,
  options: SignOptions = {},
): Promise<SignedWebhook> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const fields = typeof event === 'string' ? fieldsOf(event) : event;
  const id = options.id ?? String(fields.event_id ?? crypto.randomUUID());
  const timestamp = String(options.timestampSeconds ?? Math.floor(Date.now() / 1000));
  const raw = bytesOf(body);
  const keys = keysOf(secret);
  const content = concat(bytesOf(`${id}.${timestamp}.`), raw);
  const standard = await Promise.all(keys.map((key) => sign(key, content)));
  const ofBody = await sign(keys[0] as Uint8Array<ArrayBuffer>, raw);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'service-Webhook/1.0',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': standard.map((mac) => `v1,${btoa(mac)}`).join(' '),
      'x-service-signature': Array.from(ofBody, hexOf).join(''),
      'x-service-event': String(fields.event),
    },
  };
}

function fieldsOf(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Returns the signature as a binary string. */
async function sign(bytes: Uint8Array<ArrayBuffer>, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, content)));
}

function hexOf(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(2, '0');
}
