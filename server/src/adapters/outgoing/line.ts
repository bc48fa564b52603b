import { Client } from 'undici';
import type { OutgoingPost, OutgoingResult, OutgoingTiming } from '../../ports/outgoing.js';
import { type Opened, openConnection } from './connector.js';
import { Exchange } from './exchange.js';
import { asOutgoingError } from './failure.js';
import { type Guard, hostOf } from './guard.js';

/** How long a connection without work is kept. */
const keepAliveMs = 10_000;
const headerBytesMax = 16_384;

/** One connection to one host at a time, kept open between requests; it opens again by itself. */
export class Line {
  readonly #client: Client;
  /** Ends the opening of a connection. */
  #opening: AbortController | null = null;
  /** How the connection in use was opened, and whether that was for the request under way. */
  #opened: Opened | null = null;
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
        this.#opening = new AbortController();
        const { signal } = this.#opening;
        openConnection(guard, { host: hostOf(url), port, signal, authorities }).then(
          ({ socket, opened }) => {
            this.#opened = opened;
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

  /** @param path where on the host, with what follows the question mark */
  async post(path: string, { headers, body, timeoutMs }: OutgoingPost): Promise<OutgoingResult> {
    const begun = performance.now();
    this.#isNew = false;
    const exchange = new Exchange();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#opening?.abort();
      exchange.abort(new Error('Out of time'));
    }, timeoutMs);
    try {
      this.#client.dispatch({ path, method: 'POST', headers, body }, exchange);
      const response = await exchange.answer;
      const firstByteMs = Math.round((exchange.statusLineAt as number) - begun) - this.#openingMs();
      return this.#result({ response, failure: null, failureDetail: null }, begun, firstByteMs);
    } catch (error) {
      const { failure, message, address } = asOutgoingError(error, isLate);
      this.destroy();
      const failed = { response: null, failure, failureDetail: message };
      return { ...this.#result(failed, begun, null), ...(address === null ? {} : { address }) };
    } finally {
      clearTimeout(timer);
    }
  }

  destroy(): void {
    this.#opening?.abort();
    void this.#client.destroy().catch(() => {});
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
