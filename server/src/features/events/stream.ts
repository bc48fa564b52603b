import { Readable } from 'node:stream';
import { limits, streamBeginning } from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import { authenticate } from '../../http/authentication.js';
import { type Caller, callerOf, contextOf } from '../../http/context.js';
import { ProblemError } from '../../http/problem.js';
import type { Line } from '../../http/shares/fair-queue.js';
import { callerLine } from '../../http/shares/request-shares.js';
import { type Pace, turns } from '../../http/shares/turns.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { Pauses } from './pauses.js';
import { type ListedEvent, presentEvent } from './present.js';
import { findEvent, findFollowing, findNewest, type Place, streamedMax } from './queries.js';

/** Polling interval for events of other processes; the notifier reports those of this one. */
const pollEveryMs = 1_000;
/** How long a reader should wait before reconnecting. */
const retryMs = 1_000;

const beginning: Place = { position: 0, sequence: null, id: '' };

interface Stream {
  caller: Caller;
  /** Whose turn it takes for what it makes. */
  line: Line;
  begin: Place;
  types: readonly string[] | undefined;
  closed: AbortSignal;
  isStillCaller(): Promise<boolean>;
}

/**
 * The open streams of this process, as server-sent events. Each event carries its `event_id`; a reader that
 * reconnects with it as `Last-Event-ID` misses nothing.
 */
export class EventStreams {
  readonly #open = new Map<string, number>();
  readonly #heartbeatMs: number;

  constructor(
    private readonly services: Services,
    private readonly isStopping: () => boolean,
  ) {
    this.#heartbeatMs = services.config.STREAM_HEARTBEAT_SECONDS * 1_000;
  }

  /** Opens a stream that ends when the reader disconnects, the key is revoked or the service stops. */
  async open(request: Request, response: Response, types: Stream['types']): Promise<Readable> {
    if (response.closed) return Readable.from([]);
    const caller = callerOf(response);
    const owner = `${caller.accountId} ${caller.mode}`;
    const count = this.#open.get(owner) ?? 0;
    if (count >= limits.eventStreamsMax) throw tooMany();
    this.#open.set(owner, count + 1);
    const abort = new AbortController();
    // Also fires after a refused `Last-Event-ID`.
    response.once('close', () => {
      this.#open.set(owner, (this.#open.get(owner) ?? 1) - 1);
      abort.abort();
    });
    const begin = await this.#beginningOf(caller, request.headers['last-event-id']);
    const isStillCaller = () =>
      authenticate(this.services, request).then(
        () => true,
        () => false,
      );
    response.setHeader('Content-Type', 'text/event-stream');
    response.setHeader('X-Accel-Buffering', 'no');
    // A kept-alive connection would delay the shutdown.
    response.setHeader('Connection', 'close');
    if (request.method === 'HEAD') return Readable.from([]);
    const line = callerLine(response);
    const source = this.#read({ caller, line, begin, types, closed: abort.signal, isStillCaller });
    return unbuffered(source, abort.signal, (err) => {
      this.services.log.error({ err, request_id: contextOf(response).requestId }, 'event stream failed');
      response.destroy();
    });
  }

  /** Returns the place after the caller's last event, or after the newest event. */
  async #beginningOf({ accountId, mode }: Caller, last: string | string[] | undefined): Promise<Place> {
    const { store } = this.services;
    if (last === streamBeginning) return beginning;
    if (last === undefined || last === '')
      return (await store.one(findNewest, { accountId, mode })) ?? beginning;
    const event = await store.one(findEvent, { accountId, mode, id: String(last) });
    if (event) return event;
    throw fieldProblem('Last-Event-ID', 'is not the `event_id` of an event of yours');
  }

  async *#read(stream: Stream): AsyncGenerator<string> {
    const fullMs = Math.min(pollEveryMs, this.#heartbeatMs);
    const pauses = new Pauses(this.services.eventNotifier, stream.caller.accountId, fullMs);
    try {
      yield* this.#follow(stream, pauses);
    } finally {
      pauses.close();
    }
  }

  async *#follow(
    { caller, line, begin, types, closed, isStillCaller }: Stream,
    pauses: Pauses,
  ): AsyncGenerator<string> {
    const { accountId, mode } = caller;
    const pace = turns.begin(line);
    const isWanted = ({ type }: ListedEvent) => types === undefined || types.includes(type);
    let { position, sequence, id } = begin;
    let sentAt = performance.now();
    yield `retry: ${retryMs}\n${placeLine(id)}\n`;
    while (!closed.aborted && !this.isStopping()) {
      const events = await this.services.store.all(findFollowing, {
        accountId,
        mode,
        position,
        sequence,
        id,
      });
      const last = events.at(-1);
      const isDue = last !== undefined || performance.now() - sentAt >= this.#heartbeatMs;
      if (isDue && !(await isStillCaller())) return;
      if (isDue) {
        yield last ? await textOf(events, last, isWanted, pace) : ': heartbeat\n\n';
        sentAt = performance.now();
      }
      if (last) ({ position, sequence, id } = last);
      if (events.length < streamedMax) await pauses.next(closed);
    }
  }
}

function tooMany(): ProblemError {
  const detail = `An account has at most ${limits.eventStreamsMax} streams at a time; close one first.`;
  return new ProblemError('rate_limited', { detail, headers: { 'Retry-After': '60' } });
}

function placeLine(id: string): string {
  return `id: ${id || streamBeginning}\n`;
}

/**
 * Formats the wanted events, and the place of the last one if it is not wanted. A reader that is far behind
 * takes turns with everybody's lists.
 */
async function textOf(
  events: readonly ListedEvent[],
  last: ListedEvent,
  isWanted: (event: ListedEvent) => boolean,
  pace: Pace,
): Promise<string> {
  let text = '';
  for (const event of events) {
    await pace.rest();
    if (isWanted(event)) text += blockOf(event);
  }
  return isWanted(last) ? text : `${text}${placeLine(last.id)}\n`;
}

function blockOf(event: ListedEvent): string {
  return `${placeLine(event.id)}event: ${event.type}\ndata: ${JSON.stringify(presentEvent(event))}\n\n`;
}

/** Reads events only as fast as the reader takes them. */
function unbuffered(
  source: AsyncGenerator<string>,
  closed: AbortSignal,
  onFault: (error: unknown) => void,
): Readable {
  const readable = Readable.from(source, { highWaterMark: 1 });
  readable.once('error', onFault);
  closed.addEventListener('abort', () => readable.destroy(), { once: true });
  return readable;
}
