import { Collector } from './collect.js';
import { fail } from './error.js';
import { bodyBytesMaxDefault, createReceiver, type HandlerOptions, type WebhookHandler } from './handler.js';
import type { WebhookBody } from './verify.js';

/** The used part of a request of Express or Node. */
export interface NodeRequest {
  method?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  readableEnded: boolean;
  destroyed?: boolean | undefined;
  readableEncoding?: BufferEncoding | null | undefined;
  on(event: 'data', listener: (chunk: Uint8Array | string) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The used part of a response of Express or Node. */
export interface NodeResponse {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}

/**
 * Makes a handler for Express; it fits Node's own server and the Pages Router of Next as well. It reads the
 * raw body itself: register it before `express.json()`, or put `express.raw()` for every type before it.
 *
 * It responds with 200 when your function is done, with 400 if verification fails, and with 500 if your
 * function throws or your clock is wrong, so that the service delivers again.
 *
 * @throws WebhookVerificationError at once if there is no usable secret.
 * @example
 * ```ts
 * const receive = expressWebhook((event) => console.log(event.reference), {
 *   secret: process.env.WEBHOOK_SECRET,
 * });
 * ```
 */
export function expressWebhook(
  handler: WebhookHandler,
  options: HandlerOptions,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  const receive = createReceiver(handler, options);
  const bodyBytesMax = options.bodyBytesMax ?? bodyBytesMaxDefault;
  return async (request, response) => {
    const { status, code } = await receive(request.method, request.headers, () =>
      read(request, bodyBytesMax),
    );
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    if (status === 405) response.setHeader('allow', 'POST');
    // The rest of an oversized body is not read.
    if (status === 413) response.setHeader('connection', 'close');
    response.end(`{"code":"${code}"}`);
  };
}

/** Returns the bytes that a raw parser kept, else reads the request. */
async function read(request: NodeRequest, bytesMax: number): Promise<WebhookBody | null> {
  const { rawBody, body } = request as { rawBody?: unknown; body?: unknown };
  for (const kept of [rawBody, body]) {
    if (typeof kept === 'string' || kept instanceof Uint8Array) return kept;
  }
  if (request.readableEnded)
    fail(
      'body_parsed',
      'register this handler before express.json(), or put ' + "express.raw({ type: '*/*' }) before it",
    );
  // Such a stream ends without another event.
  if (request.destroyed) throw disconnected();
  return await readStream(request, bytesMax);
}

function readStream(request: NodeRequest, bytesMax: number): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    const collector = new Collector(bytesMax);
    // Middleware may have set an encoding; then the chunks are text.
    const bytesOf = (chunk: Uint8Array | string) =>
      typeof chunk === 'string' ? Buffer.from(chunk, request.readableEncoding ?? 'utf8') : chunk;
    request.on('data', (chunk) => collector.add(bytesOf(chunk)) || resolve(null));
    request.on('end', () => resolve(collector.join()));
    request.on('error', reject);
    request.on('close', () => reject(disconnected()));
  });
}

function disconnected(): Error {
  return new Error('The connection ended before the body did');
}
