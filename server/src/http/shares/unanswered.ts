import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '@escrow-checkout/contract';
import type { Services } from '../../services.js';
import { problemText } from '../protocol-errors.js';
import { realTime, type Time } from './time.js';

/** How long what is over the bound may wait without an answer to anything before it. */
const patienceMs = 1_000;
const headEnd = Buffer.from('\r\n\r\n');
const pipeline = Symbol('pipeline');

type Connection = Socket & { [pipeline]?: Pipeline };

const detail =
  `Send at most ${limits.pipelinedRequestsMax} requests over a connection before the first is answered. ` +
  'The requests after these were dropped.';

/**
 * Bounds what is sent over a connection before it is answered. Node makes a request and a response of
 * everything in a chunk of 64 kB at once, which keeps everybody else waiting. Here it gets one request after
 * another, each in a round of the event loop of its own, and none while too many are unanswered. The rest
 * waits as bytes, and the socket is paused.
 */
export function boundUnanswered(server: Server, services: Services, time: Time = realTime): void {
  const rounds = new Rounds();
  const refusal = () => problemText(services, 'rate_limited', services.newId(), detail);
  // After the server's own listener, which has begun to parse what arrives.
  server.on('connection', (socket: Connection) => {
    const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[];
    if (socket.destroyed || parse === undefined) return;
    socket[pipeline] = new Pipeline(socket, { parse, refusal, rounds, time });
  });
  const add = (request: IncomingMessage, response: ServerResponse) => {
    (request.socket as Connection)[pipeline]?.add(request, response);
  };
  server.prependListener('request', add).prependListener('checkExpectation', add);
}

/** Returns where the first empty line of a chunk ends: a head has one, and so has a body without a length. */
function endIn(chunk: Buffer): number {
  const found = chunk.indexOf(headEnd);
  return found < 0 ? chunk.length : found + headEnd.length;
}

/** Gives one of those that wait a turn in each round of the event loop. */
class Rounds {
  readonly #waiting = new Set<() => void>();

  /** Once in the queue, it does not get in again before its turn. */
  add(go: () => void): void {
    this.#waiting.add(go);
    if (this.#waiting.size === 1) this.#schedule();
  }

  delete(go: () => void): void {
    this.#waiting.delete(go);
  }

  #schedule(): void {
    setImmediate(() => {
      const [go] = this.#waiting;
      if (go) this.#waiting.delete(go);
      go?.();
      if (this.#waiting.size > 0) this.#schedule();
    });
  }
}

interface Runtime {
  /** Hands bytes to the parser of Node. */
  parse(chunk: Buffer): void;
  /** Returns the answer to what is over the bound. */
  refusal(): string;
  rounds: Rounds;
  time: Time;
}

/** The requests of one connection that are not answered, and the bytes after them. */
class Pipeline {
  #unanswered = 0;
  /** The request that was parsed last; its body may not have arrived. */
  #latest: IncomingMessage | null = null;
  /** What is missing of a body that says its length. */
  #bodyLeft = 0;
  /** What is parsed of a body together with its head. */
  #bodyBegun = 0;
  #waiting: Buffer[] = [];
  /** Whether one more request may be parsed. */
  #hasTurn = false;
  /** Ends the patience with what waits; null while nothing is over the bound. */
  #calm: (() => void) | null = null;
  #isRefused = false;

  constructor(
    private readonly socket: Socket,
    private readonly runtime: Runtime,
  ) {
    socket.removeListener('data', runtime.parse);
    socket.on('data', (chunk: Buffer) => {
      if (this.#isRefused) return void socket.pause();
      // A caller that waits for each answer waits for no turn.
      if (this.#waiting.length === 0 && this.#unanswered === 0) this.#hasTurn = true;
      this.#waiting.push(chunk);
      this.#goOn();
    });
    // It was paused here, or by Node while answers were not taken or a body was not read.
    socket.on('resume', () => this.#goOn());
    // Nothing that waits would be answered: to Node, the last request was the last.
    socket.prependListener('end', () => this.#drop());
    socket.once('close', () => this.#drop());
  }

  add(request: IncomingMessage, response: ServerResponse): void {
    this.#latest = request;
    this.#bodyLeft = Math.max(0, Number(request.headers['content-length'] ?? 0) - this.#bodyBegun);
    this.#unanswered += 1;
    response.on('close', () => {
      this.#unanswered -= 1;
      if (this.#isRefused) this.#refuse();
      // Every answer begins the patience anew: who is answered slowly is slowed down, not refused.
      else if (this.#calm !== null) this.#wait();
    });
  }

  #goOn(): void {
    // On a connection that is closing, no further request is answered.
    while (this.#waiting.length > 0 && !this.socket.writableEnded && !this.socket.destroyed) {
      const isWhole = this.#latest?.complete !== false;
      if (isWhole && !this.#hasTurn) this.#wait();
      // While Node has paused the socket, its parser is paused too.
      if (this.socket.isPaused()) return;
      if (isWhole) this.#hasTurn = false;
      const [chunk] = this.#waiting as [Buffer];
      const length = this.#lengthOfNext(chunk, isWhole);
      if (length < chunk.length) this.#waiting[0] = chunk.subarray(length);
      else this.#waiting.shift();
      this.runtime.parse(length < chunk.length ? chunk.subarray(0, length) : chunk);
    }
  }

  /** Returns how much of a chunk to parse, so that no more than one request begins in it. */
  #lengthOfNext(chunk: Buffer, isWhole: boolean): number {
    if (!isWhole) {
      const length = Math.min(chunk.length, this.#bodyLeft || endIn(chunk));
      this.#bodyLeft = Math.max(0, this.#bodyLeft - length);
      return length;
    }
    const bodyAt = endIn(chunk);
    // Most callers send one request, with its body.
    const isLast = bodyAt === chunk.length || chunk.indexOf(headEnd, bodyAt) < 0;
    const length = isLast ? chunk.length : bodyAt;
    this.#bodyBegun = length - bodyAt;
    return length;
  }

  /** Waits for a turn or, if too many are unanswered, for an answer. */
  #wait(): void {
    this.#calm?.();
    this.#calm = null;
    this.socket.pause();
    if (this.#unanswered < limits.pipelinedRequestsMax) {
      this.runtime.rounds.add(this.#takeTurn);
      return;
    }
    this.#calm = this.runtime.time.after(patienceMs, () => {
      this.#drop();
      this.#isRefused = true;
    });
  }

  readonly #takeTurn = (): void => {
    this.#hasTurn = true;
    // Node resumes it itself once the answers are taken.
    if (!(this.socket as { _paused?: boolean })._paused) this.socket.resume();
  };

  #drop(): void {
    this.#calm?.();
    this.#calm = null;
    this.runtime.rounds.delete(this.#takeTurn);
    this.#waiting = [];
  }

  /** Answers leave a connection in order, so that the refusal has to wait for those before it. */
  #refuse(): void {
    if (this.#unanswered > 0 || !this.socket.writable) return;
    this.socket.write(this.runtime.refusal());
    this.socket.destroySoon();
  }
}
