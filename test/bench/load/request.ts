import { basePath } from '@escrow-checkout/contract';
import { escrowBody } from '../escrow-body.js';

/** Requests that differ only in a number: `before`, the number in nine digits, `after`. */
export interface RequestShape {
  before: string;
  after: string;
}

const digits = 9;

export function requestText({ before, after }: RequestShape, number: number): string {
  return before + String(number).padStart(digits, '0') + after;
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

function cut(text: string, mark: string): RequestShape {
  const [before, after] = text.split(mark) as [string, string];
  return { before, after };
}
