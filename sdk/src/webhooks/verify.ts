import { bytesOf, bytesOfBase64, bytesOfHex, join } from './bytes.js';
import { fail } from './error.js';
import type { WebhookEvent } from './event.js';
import { headerOf, type WebhookHeaders } from './headers.js';
import { keysOf, type WebhookSecret } from './secret.js';

/** The body exactly as it arrived: its bytes, or its text. */
export type WebhookBody = string | ArrayBuffer | ArrayBufferView;

/** How a delivery is checked. Everything may be left out. */
export interface VerifyOptions {
  /**
   * `standard`: the headers of Standard Webhooks, which sign the id and the time as well. `body`: only
   * `x-service-signature`, which signs the body alone, so that whoever has recorded a delivery can repeat it for
   * ever; handle each `event_id` once.
   */
  scheme?: 'standard' | 'body' | undefined;
  /** How far the delivery's time may be from now, in seconds, both ways; 300 unless said otherwise. */
  toleranceSeconds?: number | undefined;
  /** Takes a delivery of any age, such as one from a log. */
  ignoreTimestamp?: boolean | undefined;
  /** Refuses events of the other mode. */
  mode?: 'test' | 'live' | undefined;
  /** The time, in ms since 1970; `Date.now` unless said otherwise. */
  nowMs?: (() => number) | undefined;
}

interface Candidates {
  signatures: Uint8Array<ArrayBuffer>[];
  signed: Uint8Array<ArrayBuffer>;
}

const signaturesMax = 16;
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * Checks that a delivery comes from the service and gives its event. Runs on Node, Bun, Deno and Workers.
 *
 * @param body The raw body; what a JSON parser has read cannot be checked any more.
 * @param headers The headers of the request.
 * @param secret The endpoint's signing secret; both of them while one replaces the other.
 * @throws WebhookVerificationError for a delivery that must not be believed; its message names the cure.
 * @example
 * ```ts
 * const event = await verifyWebhook(await request.text(), request.headers, process.env.WEBHOOK_SECRET);
 * if (event.event === 'escrow.funded') console.log(event.reference, event.held_amount);
 * ```
 */
export async function verifyWebhook(
  body: WebhookBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  options: VerifyOptions = {},
): Promise<WebhookEvent> {
  const keys = keysOf(secret);
  const raw = rawOf(body);
  const { signatures, signed } =
    options.scheme === 'body' ? readBodyScheme(raw, headers) : readStandardScheme(raw, headers, options);
  for (const bytes of keys) {
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
    for (const signature of signatures) {
      // `verify` compares in constant time, whatever the lengths.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return eventOf(raw, options.mode);
    }
  }
  return fail(
    'signature_mismatch',
    `No signature matches any of ${keys.length} secret(s): take this endpoint's secret, and the body unchanged`,
  );
}

/** The bytes of a body. Objects of another realm, as some test runners make them, are known by their tag. */
function rawOf(body: WebhookBody): Uint8Array<ArrayBuffer> {
  const raw =
    typeof body === 'string'
      ? bytesOf(body)
      : ArrayBuffer.isView(body)
        ? new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength)
        : Object.prototype.toString.call(body) === '[object ArrayBuffer]'
          ? new Uint8Array(body)
          : fail(
              'body_parsed',
              'The body is not raw: pass the bytes that arrived, from express.raw() or request.text(), ' +
                'and let no JSON parser read them first',
            );
  if (!raw.length) fail('body_empty', 'The body is empty: pass the raw body, read once');
  return raw;
}

function readBodyScheme(raw: Uint8Array<ArrayBuffer>, headers: WebhookHeaders): Candidates {
  const signature = headerOf(headers, 'x-service-signature');
  if (!/^[0-9a-f]{64}$/i.test(signature)) malformed('x-service-signature', '64 hexadecimal characters');
  return { signatures: [bytesOfHex(signature)], signed: raw };
}

function readStandardScheme(
  raw: Uint8Array<ArrayBuffer>,
  headers: WebhookHeaders,
  options: VerifyOptions,
): Candidates {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const list = headerOf(headers, 'webhook-signature').split(' ');
  checkTimestamp(timestamp, options);
  if (list.length > signaturesMax)
    fail('signatures_too_many', `webhook-signature lists more than ${signaturesMax}: pass it unchanged`);
  const signatures = list.filter((one) => /^v1,[\w+/]{43}=$/.test(one));
  if (!signatures.length) {
    if (list.some((one) => /^v(?!1,)\w+,/.test(one)))
      fail('signature_version_unknown', 'webhook-signature lists no v1: update this library');
    malformed('webhook-signature', 'v1, and 44 characters of Base64');
  }
  return {
    signatures: signatures.map((one) => bytesOfBase64(one.slice(3))),
    signed: join([bytesOf(`${id}.${timestamp}.`), raw]),
  };
}

function malformed(name: string, form: string): never {
  return fail('signature_malformed', `${name} is not ${form}: pass it unchanged`);
}

function checkTimestamp(
  timestamp: string,
  { toleranceSeconds = 300, ignoreTimestamp, nowMs = Date.now }: VerifyOptions,
): void {
  if (!/^\d{1,10}$/.test(timestamp))
    fail('timestamp_malformed', 'webhook-timestamp is not whole seconds since 1970: pass it unchanged');
  if (ignoreTimestamp) return;
  if (!(toleranceSeconds > 0 && toleranceSeconds < 1e9))
    fail('tolerance_invalid', 'toleranceSeconds is not above 0: to skip the check, set ignoreTimestamp');
  const age = nowMs() / 1000 - Number(timestamp);
  if (age > toleranceSeconds)
    fail('timestamp_too_old', `Signed ${Math.round(age)} s ago: ask for redelivery, or set this clock`);
  if (-age > toleranceSeconds)
    fail('timestamp_too_new', `Signed ${Math.round(-age)} s ahead of this clock: set the clock`);
}

function eventOf(raw: Uint8Array, mode: VerifyOptions['mode']): WebhookEvent {
  let text: string;
  let event: WebhookEvent;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    fail('body_not_utf8', 'The signature is right, but the body is not UTF-8: tell the sender');
  }
  try {
    event = JSON.parse(text);
  } catch {
    fail('body_not_json', 'The signature is right, but the body is not JSON: tell the sender');
  }
  if (typeof event?.event !== 'string')
    fail(
      'event_malformed',
      'The signature is right, but the body has no `event`: take this endpoint elsewhere',
    );
  if (mode && event.mode !== mode)
    fail(
      'mode_mismatch',
      `This is a ${event.mode} event where only ${mode} is taken: use the other key's endpoint`,
    );
  return event;
}
