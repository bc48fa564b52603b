import { createHmac } from 'node:crypto';
import { basePath } from '@escrow-checkout/contract';
import { escrowBody } from '../escrow-body.js';
import { paymentBody } from '../payment-body.js';

/** Requests that differ only in a number: `before`, the number in nine digits, `after`. */
export interface RequestShape {
  before: string;
  after: string;
  /** Signs what follows the head, as a partner does: the key, and the head up to the signature. */
  signed?: { key: string; head: string };
}

const digits = 9;

export function requestText({ before, after, signed }: RequestShape, number: number): string {
  const text = before + String(number).padStart(digits, '0') + after;
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
  const mark = '#'.repeat(digits);
  const body = JSON.stringify({ reference: `ORD-${mark}`, ...escrowBody });
  const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  return cut(head('POST', '/escrow/initiate', key, headers) + body, mark);
}

/** A read of the escrow that the initiate of the same number opened. */
export function readShape(key: string): RequestShape {
  const mark = '#'.repeat(digits);
  return cut(head('GET', `/escrow/ORD-${mark}`, key), mark);
}

/** The newest page of the list; the number is in a header that nobody reads. */
export function listShape(key: string): RequestShape {
  const mark = '#'.repeat(digits);
  return cut(head('GET', '/escrow?limit=20', key, [`X-Number: ${mark}`]), mark);
}

/** What Paystack sends of a payment, each with its own id. */
export function notificationShape(secretKey: string): RequestShape {
  const mark = '9'.repeat(digits);
  const body = JSON.stringify({ event: 'charge.success', data: { id: Number(mark), ...paymentBody } });
  const head = [
    'POST /partners/paystack/notifications HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'x-paystack-signature: ',
  ].join('\r\n');
  return { ...cut(body, mark), signed: { key: secretKey, head } };
}

function cut(text: string, mark: string): RequestShape {
  const [before, after] = text.split(mark) as [string, string];
  return { before, after };
}
