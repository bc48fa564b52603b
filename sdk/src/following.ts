import { reportDeprecation } from './deprecation.js';
import { ConnectionError, EscrowError, TimeoutError } from './errors.js';
import { type Block, EventParser } from './event-parser.js';
import { errorOf } from './problem.js';
import { type Call, prepare, whyOf } from './request.js';
import type { Settings } from './settings.js';
import type { Progress, StreamOptions } from './stream.js';

const pauseMsFirst = 500;
const pauseMsMax = 10_000;
/** Timers stop while a machine sleeps, so silence is checked by the clock as well. */
const checkEveryMs = 5_000;

type Options = StreamOptions & { silenceMs: number };

/** One connection, and when it last received something. */
interface Connection {
  parser: EventParser;
  receivedAtMs: number;
}

/** The loss that a stream has not recovered from yet. */
interface Gap {
  sinceMs: number;
  attempts: number;
}

/** Reports losses and recoveries, and sets the pause before the next connection. */
class Losses {
  #gap: Gap | null = null;
  #hasOpened = false;
  #failures = 0;
  #retryMs = pauseMsFirst;
  readonly #settings: Settings;
  readonly #options: Options;

  constructor(settings: Settings, options: Options) {
    this.#settings = settings;
    this.#options = options;
  }

  open(place: string | null): void {
    if (this.#gap && this.#hasOpened) {
      const { sinceMs, attempts } = this.#gap;
      this.#options.onReconnect?.({ downMs: this.#settings.nowMs() - sinceMs, attempts });
    }
    this.#hasOpened = true;
    this.#gap = null;
    this.#options.onOpen?.(place);
  }

  /** A connection that delivered more than its opening works: the pauses start small again. */
  proveSound(): void {
    this.#failures = 0;
  }

  /** Returns how long to wait before the next connection. */
  record(error: EscrowError, { parser, receivedAtMs }: Connection): number {
    this.#gap ??= this.#begin(error, receivedAtMs);
    this.#gap.attempts += 1;
    this.#retryMs = parser.retryMs ?? this.#retryMs;
    const pauseMs = pauseBeforeMs(this.#failures, this.#retryMs, this.#settings.random);
    this.#failures += 1;
    return Math.max(pauseMs, error.retryAfterMs ?? 0);
  }

  /** A silent connection was lost when it last received something. */
  #begin(error: EscrowError, receivedAtMs: number): Gap {
    const nowMs = this.#settings.nowMs();
    const isSilence = nowMs - receivedAtMs >= this.#options.silenceMs;
    this.#options.onLoss?.(error);
    return { sinceMs: isSilence ? receivedAtMs : nowMs, attempts: 0 };
  }
}

/** Yields events across lost connections; an event comes again until the next one is requested. */
export async function* follow<Event>(
  settings: Settings,
  call: Call,
  options: Options,
  progress: Progress,
): AsyncGenerator<Event, void, undefined> {
  const { signal } = options;
  const losses = new Losses(settings, options);
  while (!signal?.aborted) {
    const connection = { parser: new EventParser(), receivedAtMs: settings.nowMs() };
    let isOpening = true;
    let error: EscrowError = new ConnectionError({
      code: 'connection_failed',
      message: 'The stream ended.',
    });
    try {
      for await (const { id, data } of connect(settings, call, options, progress.place, connection)) {
        if (signal?.aborted) return;
        if (isOpening) losses.open(id ?? progress.place);
        else losses.proveSound();
        isOpening = false;
        if (data !== null) yield parse<Event>(data);
        progress.place = id ?? progress.place;
      }
    } catch (caught) {
      if (!(caught instanceof EscrowError)) throw caught;
      error = caught;
    }
    if (signal?.aborted) return;
    if (isFinal(error)) throw error;
    await settings.sleep(losses.record(error, connection), signal).catch(() => undefined);
  }
}

function parse<Event>(data: string): Event {
  try {
    return JSON.parse(data) as Event;
  } catch (cause) {
    const message = `The stream sent an event that is not JSON: ${data.slice(0, 200)}`;
    throw new EscrowError({ code: 'unexpected_response', message, status: 200, cause });
  }
}

/** Whether a retry would fail in the same way. */
function isFinal({ status, code }: EscrowError): boolean {
  if (status === null) return code !== 'connection_failed' && code !== 'timeout';
  return status < 500 && status !== 429 && status !== 408;
}

/** Doubles with each failure, with jitter. */
function pauseBeforeMs(failures: number, retryMs: number, random: () => number): number {
  const fullMs = Math.min(pauseMsMax, retryMs * 2 ** failures);
  return fullMs * (0.5 + random() / 2);
}

/** Yields what one connection sends. Every failure is an `EscrowError`. */
async function* connect(
  settings: Settings,
  call: Call,
  { signal, silenceMs }: Options,
  place: string | null,
  connection: Connection,
): AsyncGenerator<Block> {
  const { url, init, name } = prepare(settings, call);
  const headers = { ...init.headers, accept: 'text/event-stream', ...(place && { 'last-event-id': place }) };
  const abort = new AbortController();
  const stop = () => abort.abort();
  signal?.addEventListener('abort', stop, { once: true });
  let isSilent = false;
  const guarded = <Result>(work: Promise<Result>): Promise<Result> =>
    withinSilence(settings, silenceMs, work, () => {
      isSilent = true;
      stop();
    });
  try {
    const response = await guarded(settings.fetch(url, { ...init, headers, signal: abort.signal }));
    reportDeprecation(response.headers, name, settings.listener);
    const body = await guarded(bodyOf(settings, response));
    for (;;) {
      const { value, done } = await guarded(body.read());
      if (done) return;
      connection.receivedAtMs = settings.nowMs();
      yield* connection.parser.read(value);
    }
  } catch (cause) {
    if (cause instanceof EscrowError) throw cause;
    const message = isSilent ? `${name} received nothing for ${silenceMs} ms` : `${name} lost its connection`;
    if (isSilent) throw new TimeoutError({ code: 'timeout', message, retryable: true });
    const facts = { message: `${message} (${whyOf(cause)})`, retryable: true, cause };
    throw new ConnectionError({ code: 'connection_failed', ...facts });
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

/** Returns the body of a stream; any other answer is thrown as its error. */
async function bodyOf(
  settings: Settings,
  response: Response,
): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
  if (response.ok && isStream && response.body) return response.body.getReader();
  throw errorOf(response, await response.text(), settings.nowMs());
}

/** Awaits the work, and gives up after a silence, by the timer or by the clock. */
async function withinSilence<Result>(
  { nowMs }: Settings,
  silenceMs: number,
  work: Promise<Result>,
  giveUp: () => void,
): Promise<Result> {
  const sinceMs = nowMs();
  const timer = setTimeout(giveUp, silenceMs);
  const check = () => nowMs() - sinceMs >= silenceMs && giveUp();
  const watch = setInterval(check, Math.min(checkEveryMs, silenceMs));
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}
