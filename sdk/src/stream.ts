import { EscrowError, ValidationError } from './errors.js';
import type { Call } from './request.js';
import { type Settings, timerMsMax } from './settings.js';

/** How to follow a stream. Every option can be left out. */
export interface StreamOptions {
  /** Starts after this `event_id` or the `place` of another stream; by default from now. */
  after?: string | undefined;
  /** Ends the stream and closes the connection. */
  signal?: AbortSignal | undefined;
  /**
   * How long nothing may arrive, in ms, before the connection counts as lost; 45,000 by default, three
   * heartbeats of the service.
   */
  silenceMs?: number | undefined;
  /** Called once connected; the stream continues after this place. */
  onOpen?: ((place: string | null) => void) | undefined;
  /** Called after a lost or failed connection; it is retried until one succeeds. */
  onLoss?: ((error: EscrowError) => void) | undefined;
  /** Called when connected again; nothing was missed. */
  onReconnect?: ((gap: StreamGap) => void) | undefined;
}

/** The time without a connection. */
export interface StreamGap {
  /** How long nothing arrived, in ms. */
  downMs: number;
  /** How many attempts it took to come back. */
  attempts: number;
}

/** How far a stream has come; `null` before its first connection, unless a place was given. */
export interface Progress {
  place: string | null;
}

const silenceMsDefault = 45_000;

/**
 * Events as they happen. Iterating connects. After a lost connection it reconnects and continues after the
 * last event that the loop finished. It ends only by `break`, by its `signal`, or by an error that a retry
 * would not change, such as a revoked key.
 *
 * @throws EscrowError during iteration: the service refuses the stream.
 * @example
 * ```ts
 * const stream = client.events.stream({ events: ['escrow.funded'] });
 * for await (const event of stream) console.log(event.event, event.reference);
 * console.log(`continues after ${stream.place}`);
 * ```
 */
export class EventStream<Event> implements AsyncIterable<Event> {
  readonly #settings: Settings;
  readonly #call: Call;
  readonly #options: StreamOptions & { silenceMs: number };
  readonly #progress: Progress;

  /** @hidden */
  constructor(settings: Settings, call: Call, options: StreamOptions) {
    const { after = null, silenceMs = silenceMsDefault } = options;
    if (after !== null && !/^[\x21-\x7e]{1,100}$/.test(after)) {
      throw new ValidationError({
        code: 'invalid_option',
        message: '`after` must be an `event_id` or the `place` of a stream',
      });
    }
    if (!(silenceMs > 0 && silenceMs <= timerMsMax)) {
      const message = `silenceMs must be from 1 to ${timerMsMax}.`;
      throw new EscrowError({ code: 'invalid_option', message });
    }
    this.#settings = settings;
    this.#call = call;
    this.#options = { ...options, silenceMs };
    this.#progress = { place: after };
  }

  /**
   * Where it continues: pass it as `after`, or iterate again. It moves when the next event is requested, so
   * an event whose loop body threw or broke out comes again.
   */
  get place(): string | null {
    return this.#progress.place;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event, void, undefined> {
    // Loaded only by programs that follow a stream.
    const { follow } = await import('./following.js');
    yield* follow<Event>(this.#settings, this.#call, this.#options, this.#progress);
  }
}
