import { isSigned } from '#mac';
import { bytesOf, bytesOfBase64, bytesOfHex } from './bytes.js';
import { fail } from './error.js';
import type { WebhookEvent } from './event.js';
import { headerOf, type WebhookHeaders } from './headers.js';
import { keysOf, type WebhookSecret } from './secret.js';

/** The body exactly as it arrived: its bytes, or its text. */
export type WebhookBody = string | Uint8Array | ArrayBuffer;

/** How to verify a delivery. Every option can be left out. */
export interface VerifyOptions {
  /**
   * `standard`: the headers of Standard Webhooks, which also sign the id and the time. `body`: only
   * `x-service-signature`, which signs the body alone, so a recorded delivery can be replayed at any time;
   * handle each `event_id` once.
   */
  scheme?: 'standard' | 'body' | undefined;
  /** How far the delivery's time may be from now, in seconds, both ways; 300 by default. */
  toleranceSeconds?: number | undefined;
  /** Accepts a delivery of any age, such as one from a log. */
  ignoreTimestamp?: boolean | undefined;
  /** Refuses events of the other mode. */
  mode?: 'test' | 'live' | undefined;
  /** The time, in ms since 1970; `Date.now` by default. */
  nowMs?: (() => number) | undefined;
}

/** The signatures, of which one has to match, the prefix that they sign with the body, and the time in it. */
type Candidates = [signatures: Uint8Array<ArrayBuffer>[], prefix: string, timestamp?: string];

const signedBySender = 'well signed; tell the sender';
/** The length of 16 signatures, which bounds the work for one delivery. */
const listLengthMax = 767;

/**
 * Checks that a delivery comes from the service and returns its event. Runs on Node, Bun, Deno and Workers.
 *
 * @param body The raw body; a parsed body cannot be checked.
 * @param headers The headers of the request.
 * @param secret The endpoint's signing secret; both during a rotation.
 * @throws WebhookVerificationError if verification fails; its message names the remedy.
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
  const [signatures, prefix, timestamp] =
    options.scheme === 'body' ? readBodyScheme(headers) : readStandardScheme(headers);
  for (const key of keys) {
    if (!(await isSigned(key, signatures, prefix, raw))) continue;
    // Last, since the time of a well-signed delivery is wrong only if a clock is, or if somebody repeats it.
    if (timestamp) checkAge(timestamp, options);
    return eventOf(raw, options.mode);
  }
  return fail('signature_mismatch', `tried ${keys.length} secret(s); pass the endpoint's, and the raw body`);
}

/** Returns the bytes. They are recognised by tag, since test runners may create them in another realm. */
function rawOf(body: WebhookBody): Uint8Array<ArrayBuffer> {
  const raw =
    typeof body === 'string'
      ? bytesOf(body)
      : /(8Array|Buffer)]$/.test({}.toString.call(body))
        ? new Uint8Array(body)
        : fail('body_parsed', 'pass the raw body, from express.raw() or request.text()');
  if (!raw.length) fail('body_empty', 'pass the raw body');
  return raw;
}

function readBodyScheme(headers: WebhookHeaders): Candidates {
  const signature = headerOf(headers, 'x-service-signature');
  if (!/^[0-9a-f]{64}$/i.test(signature)) fail('signature_malformed', 'pass x-service-signature unchanged');
  return [[bytesOfHex(signature)], ''];
}

function readStandardScheme(headers: WebhookHeaders): Candidates {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const list = headerOf(headers, 'webhook-signature');
  if (!/^\d{1,10}$/.test(timestamp)) fail('timestamp_malformed', 'pass webhook-timestamp unchanged');
  if (list.length > listLengthMax) fail('signatures_too_many', 'pass at most 16');
  const signatures = [...list.matchAll(/(?<!\S)v1,([a-z\d+/]{43}=)(?!\S)/gi)].map(([, one]) =>
    bytesOfBase64(one as string),
  );
  if (!signatures.length)
    fail(
      /(?<!\S)v(?!1,)\w+,/.test(list) ? 'signature_version_unknown' : 'signature_malformed',
      'pass webhook-signature unchanged, or update',
    );
  return [signatures, `${id}.${timestamp}.`, timestamp];
}

function checkAge(
  timestamp: string,
  { toleranceSeconds = 300, ignoreTimestamp, nowMs = Date.now }: VerifyOptions,
): void {
  if (ignoreTimestamp) return;
  if (!(toleranceSeconds > 0 && toleranceSeconds < 1e9))
    fail('tolerance_invalid', 'pass seconds above 0, or ignoreTimestamp');
  const age = nowMs() / 1000 - Number(timestamp);
  if (Math.abs(age) > toleranceSeconds)
    fail(age > 0 ? 'timestamp_too_old' : 'timestamp_too_new', `${age} s; set your clock, or redeliver`);
}

function eventOf(raw: Uint8Array, mode: VerifyOptions['mode']): WebhookEvent {
  let event: WebhookEvent;
  try {
    event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch (error) {
    fail(error instanceof SyntaxError ? 'body_not_json' : 'body_not_utf8', signedBySender);
  }
  if (typeof event?.event !== 'string') fail('event_malformed', signedBySender);
  if (mode && event.mode !== mode) fail('mode_mismatch', `pass ${mode} events`);
  return event;
}
