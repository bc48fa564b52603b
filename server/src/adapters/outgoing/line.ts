import type { TLSSocket } from 'node:tls';
import { Client, type Dispatcher } from 'undici';
import type { OutgoingPost, OutgoingResult, OutgoingTiming } from '../../ports/outgoing.js';
import { type Opened, openConnection } from './connector.js';
import { asOutgoingError, OutgoingError } from './failure.js';
import { type Guard, hostOf } from './guard.js';

/** How long a connection without work is kept. */
const keepAliveMs = 10_000;
const headerBytesMax = 16_384;
const bodyBytesKept = 20_000;
/** What may arrive for one request, hints and headers and body together, and how often that is looked at. */
const answerBytesMax = 262_144;
const watchEveryMs = 100;

/** One connection to one host at a time, kept open between requests; it opens again by itself. */
export class Line {
  readonly #client: Client;
  #deadline = new AbortController();
  /** How the connection in use was opened, and whether that was for the request under way. */
  #opened: Opened | null = null;
  #socket: TLSSocket | null = null;
  #isNew = false;

  constructor(origin: string, guard: Guard, authorities: readonly string[] | undefined) {
    const url = new URL(origin);
    const port = Number(url.port || 443);
    this.#client = new Client(origin, {
      keepAliveTimeout: keepAliveMs,
      keepAliveMaxTimeout: keepAliveMs,
      maxHeaderSize: headerBytesMax,
      headersTimeout: 0,
      bodyTimeout: 0,
      pipelining: 1,
      connect: (_options, callback) => {
        const { signal } = this.#deadline;
        openConnection(guard, { host: hostOf(url), port, signal, authorities }).then(
          ({ socket, opened }) => {
            this.#opened = opened;
            this.#socket = socket;
            this.#isNew = true;
            callback(null, socket);
          },
          (error: Error) => callback(error, null),
        );
      },
    });
  }

  /** Whether it can take another request. */
  get isUsable(): boolean {
    return !this.#client.destroyed && !this.#client.closed;
  }

  async post({ url, headers, body, timeoutMs }: OutgoingPost): Promise<OutgoingResult> {
    const begun = performance.now();
    this.#deadline = new AbortController();
    this.#isNew = false;
    const { signal } = this.#deadline;
    const timer = setTimeout(() => this.#deadline.abort(), timeoutMs);
    const watch = this.#watch();
    let firstByteMs: number | null = null;
    try {
      const { pathname, search } = new URL(url);
      const sent = { path: `${pathname}${search}`, method: 'POST' as const, headers, body, signal };
      const answer = await this.#client.request(sent);
      firstByteMs = Math.round(performance.now() - begun) - this.#openingMs();
      const read = await beginningOf(answer.body);
      const response = { status: answer.statusCode, headers: flat(answer.headers), body: read };
      return this.#result({ response, failure: null, failureDetail: null }, begun, firstByteMs);
    } catch (error) {
      const { failure, message, address } = asOutgoingError(error, signal);
      this.destroy();
      const failed = { response: null, failure, failureDetail: message };
      return { ...this.#result(failed, begun, firstByteMs), ...(address === null ? {} : { address }) };
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
    }
  }

  destroy(): void {
    this.#deadline.abort();
    void this.#client.destroy().catch(() => {});
  }

  /**
   * Ends an answer that has no end: hints, a status line or the length of a chunk may all go on for ever, and
   * reading them as fast as somebody can write would keep everybody else waiting.
   */
  #watch(): NodeJS.Timeout {
    const deadline = this.#deadline;
    const before = this.#socket?.bytesRead ?? 0;
    const flood = new OutgoingError('reset', 'The receiver sends without an end');
    return setInterval(() => {
      const received = (this.#socket?.bytesRead ?? 0) - (this.#isNew ? 0 : before);
      if (received > answerBytesMax) deadline.abort(flood);
    }, watchEveryMs);
  }

  #openingMs(): number {
    const { dnsMs = 0, connectMs = 0, tlsMs = 0 } = (this.#isNew && this.#opened) || {};
    return dnsMs + connectMs + tlsMs;
  }

  #result(
    outcome: Pick<OutgoingResult, 'response' | 'failure' | 'failureDetail'>,
    begun: number,
    firstByteMs: number | null,
  ): OutgoingResult {
    const opened = this.#isNew ? this.#opened : null;
    const timing: OutgoingTiming = {
      dnsMs: opened?.dnsMs ?? null,
      connectMs: opened?.connectMs ?? null,
      tlsMs: opened?.tlsMs ?? null,
      firstByteMs: firstByteMs === null ? null : Math.max(0, firstByteMs),
      totalMs: Math.round(performance.now() - begun),
    };
    const wasSent = outcome.response !== null || outcome.failure === 'reset' || this.#isNew;
    return { ...outcome, address: wasSent ? (this.#opened?.address ?? null) : null, timing };
  }
}

/**
 * What an answer begins with. The status line has decided already, so it does not matter how the rest ends;
 * leaving the loop early closes the connection.
 */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= bodyBytesKept) break;
    }
  } catch {
    // Cut off, or out of time.
  }
  const kept = Buffer.concat(chunks).subarray(0, bodyBytesKept);
  return storable(kept.toString('utf8'));
}

function flat(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    storable([value ?? ''].flat().join(', ')),
  ]);
  return Object.fromEntries(entries);
}

/** Without what no store keeps. */
function storable(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}
