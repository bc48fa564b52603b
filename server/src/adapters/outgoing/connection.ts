import type { TLSSocket } from 'node:tls';
import { Client } from 'undici';
import type { OutgoingPost, OutgoingResult, OutgoingTiming } from '../../ports/outgoing.js';
import { type Opened, openConnection } from './connector.js';
import { Exchange } from './exchange.js';
import { asOutgoingError, OutgoingError } from './failure.js';
import { type Guard, hostOf } from './guard.js';

/** How long an idle connection is kept. */
const keepAliveMs = 10_000;
const headerBytesMax = 16_384;
/** The bytes that may arrive for one request in all, and how often that is checked. */
const answerBytesMax = 262_144;
const watchEveryMs = 100;

/** One reusable connection to one host; it reconnects by itself. */
export class Connection {
  readonly #client: Client;
  /** Aborts the opening of a connection. */
  #opening: AbortController | null = null;
  /** How the current connection was opened; `#isNew` tells whether it was for the current request. */
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
        this.#opening = new AbortController();
        this.#opened = null;
        const { signal } = this.#opening;
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

  /** @param path where on the host, with what follows the question mark */
  async post(path: string, { headers, body, timeoutMs }: OutgoingPost): Promise<OutgoingResult> {
    const begun = performance.now();
    this.#isNew = false;
    const exchange = new Exchange();
    let ended: OutgoingError | null = null;
    const end = (reason: OutgoingError) => {
      ended ??= reason;
      this.#opening?.abort();
      exchange.abort(reason);
    };
    const timer = setTimeout(() => end(late()), timeoutMs);
    const watch = this.#watch(end);
    try {
      this.#client.dispatch({ path, method: 'POST', headers, body }, exchange);
      const response = await exchange.answer;
      const firstByteMs = Math.round((exchange.statusLineAt as number) - begun) - this.#openingMs();
      return this.#result({ response, failure: null, failureDetail: null }, begun, firstByteMs);
    } catch (error) {
      const { failure, message, address } = asOutgoingError(ended ?? error);
      this.destroy();
      const failed = { response: null, failure, failureDetail: message };
      return { ...this.#result(failed, begun, null), ...(address === null ? {} : { address }) };
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
    }
  }

  destroy(): void {
    this.#opening?.abort();
    void this.#client.destroy().catch(() => {});
  }

  /**
   * Aborts a response without an end: hints, a status line or a chunk length could go on for ever, and
   * reading them would delay all other requests.
   */
  #watch(end: (reason: OutgoingError) => void): NodeJS.Timeout {
    const before = this.#socket?.bytesRead ?? 0;
    return setInterval(() => {
      const received = (this.#socket?.bytesRead ?? 0) - (this.#isNew ? 0 : before);
      if (received > answerBytesMax) end(new OutgoingError('reset', 'The receiver sends without an end'));
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
    return { ...outcome, address: this.#opened?.address ?? null, timing };
  }
}

function late(): OutgoingError {
  return new OutgoingError('timeout', 'No status line and headers within the time limit');
}
