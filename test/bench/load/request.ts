import { createHmac } from 'node:crypto';
import { basePath } from '@escrow-checkout/contract';
import { escrowBody } from '../escrow-body.js';
import { paymentBody } from '../payment-body.js';

/** Requests that differ only in a number: the parts, with the number in nine digits between them. */
export interface RequestShape {
  parts: readonly string[];
  /** Signs what follows the head, as a partner does: the key, and the head up to the signature. */
  signed?: { key: string; head: string };
}

const digits = 9;
const mark = '#'.repeat(digits);

/** The reference of a shape. */
export const numbered = `ORD-${mark}`;

export function requestText({ parts, signed }: RequestShape, number: number): string {
  const text = parts.join(String(number).padStart(digits, '0'));
  if (signed === undefined) return text;
  const signature = createHmac('sha512', signed.key).update(text).digest('hex');
  return `${signed.head}${signature}\r\n\r\n${text}`;
}

function head(method: string, path: string, key: string, more: readonly string[] = []): string {
  const lines = [`${method} ${basePath}${path} HTTP/1.1`, 'Host: 127.0.0.1', `Authorization: Bearer ${key}`];
  return [...lines, ...more, '', ''].join('\r\n');
}

/** An initiate as a shop sends it, each with its own reference. */
export function initiateShape(key: string): RequestShape {
  return postShape(key, '/escrow/initiate', { reference: numbered, ...escrowBody });
}

/** A post whose path or body names a reference that is `numbered`. */
export function postShape(key: string, path: string, body: object): RequestShape {
  const text = JSON.stringify(body);
  const headers = ['Content-Type: application/json', `Content-Length: ${text.length}`];
  return cut(head('POST', path, key, headers) + text, mark);
}

/** A charge at a server that mocks Stripe, each with its own description. */
export function stripeChargeShape(): RequestShape {
  const body = `amount=2500000&currency=ngn&source=tok_visa&description=${numbered}`;
  const lines = [
    'POST /v1/charges HTTP/1.1',
    'Host: 127.0.0.1',
    'Authorization: Bearer sk_test_bench',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ];
  return cut([...lines, '', body].join('\r\n'), mark);
}

/** A read of the escrow that the initiate of the same number opened. */
export function readShape(key: string): RequestShape {
  return cut(head('GET', `/escrow/${numbered}`, key), mark);
}

/** The newest page of the list; the number is in a header that nobody reads. */
export function listShape(key: string): RequestShape {
  return cut(head('GET', '/escrow?limit=20', key, [`X-Number: ${mark}`]), mark);
}

/** What Paystack sends of a payment, each with its own id. */
export function notificationShape(secretKey: string): RequestShape {
  const id = '9'.repeat(digits);
  const body = JSON.stringify({ event: 'charge.success', data: { id: Number(id), ...paymentBody } });
  const head = [
    'POST /partners/paystack/notifications HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'x-paystack-signature: ',
  ].join('\r\n');
  return { ...cut(body, id), signed: { key: secretKey, head } };
}

function cut(text: string, number: string): RequestShape {
  return { parts: text.split(number) };
}
