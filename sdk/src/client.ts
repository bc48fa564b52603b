import { type Call, type Result, send } from './request.js';
import { Resources } from './resources.generated.js';
import { type ClientOptions, type Runtime, resolveSettings, type Settings } from './settings.js';
import { EventStream, type StreamOptions } from './stream.js';

/**
 * A client of the Escrow Checkout API. It can be made without a key; the first request then fails with
 * `missing_key`.
 *
 * @throws EscrowError in browsers, for an unusable `baseUrl`, and for a live key over plain http.
 * @example
 * ```ts
 * const client = new EscrowCheckout({ apiKey: process.env.ESCROW_API_KEY });
 * const escrow = await client.escrow.get('ORD-1001');
 * ```
 */
export class EscrowCheckout extends Resources {
  readonly #settings: Settings;

  /** @param runtime Clock, randomness and sleep, for tests. */
  constructor(options: ClientOptions = {}, runtime: Partial<Runtime> = {}) {
    super();
    this.#settings = resolveSettings(options, runtime);
  }

  /** Where requests go. */
  get baseUrl(): string {
    return this.#settings.baseUrl;
  }

  /** Sends any request of the API, with this client's key, retries and errors. */
  request<Body = unknown>(call: Call): Promise<Result<Body>> {
    return send(this.#settings, call) as Promise<Result<Body>>;
  }

  /** Follows a stream with this client's key, across lost connections. */
  stream<Event = unknown>(call: Call, options: StreamOptions = {}): EventStream<Event> {
    return new EventStream<Event>(this.#settings, call, options);
  }

  /** Shows the kind of the key, never the key. */
  toJSON(): { baseUrl: string; apiKey: string | null } {
    const kind = /^svc_(?:test|live)_/.exec(this.#settings.apiKey ?? '')?.[0] ?? '';
    return { baseUrl: this.baseUrl, apiKey: this.#settings.apiKey ? `${kind}[redacted]` : null };
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `EscrowCheckout ${JSON.stringify(this.toJSON())}`;
  }
}
