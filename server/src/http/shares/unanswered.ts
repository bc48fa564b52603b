import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '@escrow-checkout/contract';
import type { Services } from '../../services.js';
import { problemText } from '../protocol-errors.js';
import { realTime, type Time } from './time.js';

/** How long what is over the bound may wait without an answer to anything before it. */
const patienceMs = 1_000;
/** Of a body that does not say its length, so much is parsed before it is seen whether it has ended. */
const chunkBytes = 1_024;

const headEnd = Buffer.from('\r\n\r\n');
const pipeline = Symbol('pipeline');

type Connection = Socket & { [pipeline]?: Pipeline };

const detail =
  `Send at most ${limits.pipelinedRequestsMax} requests over a connection before the first is answered. ` +
  'The requests after these were dropped.';

/**
 * Bounds what is sent over a connection before it is answered. Node makes a request and a response of
 * everything in a chunk of 64 kB at once, which keeps everybody else waiting. Here it gets one request after
 * another, and none while too many are unanswered: the rest waits as bytes, and the socket is paused.
 */
export function boundUnanswered(server: Server, services: Services, time: Time = realTime): void {
  const refusal = () => problemText(services, 'rate_limited', services.newId(), detail);
  // After the server's own listener, which has begun to parse what arrives.
  server.on('connection', (socket: Connection) => {
    const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[];
    if (socket.destroyed || parse === undefined) return;
    socket[pipeline] = new Pipeline(socket, parse, refusal, time);
  });
  const add = (request: IncomingMessage, response: ServerResponse) => {
    (request.socket as Connection)[pipeline]?.add(request, response);
  };
  server.prependListener('request', add).prependListener('checkExpectation', add);
}

/** The requests of one connection that are not answered, and the bytes after them. */
class Pipeline {
  #unanswered = 0;
  /** The request that was parsed last; its body may not have arrived. */
  #latest: IncomingMessage | null = null;
  /** What is missing of a body that says its length. */
  #bodyLeft = 0;
  #waiting: Buffer[] = [];
  /** Cancels the end of the patience with what waits; null while nothing is over the bound. */
  #calm: (() => void) | null = null;
  #isRefused = false;

  constructor(
    private readonly socket: Socket,
    private readonly parse: (chunk: Buffer) => void,
    private readonly refusal: () => string,
    private readonly time: Time,
  ) {
    socket.removeListener('data', parse);
    socket.on('data', (chunk: Buffer) => {
      if (!this.#isRefused) this.#waiting.push(chunk);
      this.#goOn();
    });
    // Node has paused it while answers were not taken, or a body was not read.
    socket.on('resume', () => this.#goOn());
    // Nothing that waits would be answered: to Node, the last request was the last.
    socket.prependListener('end', () => this.#drop());
    socket.once('close', () => this.#drop());
  }

  add(request: IncomingMessage, response: ServerResponse): void {
    this.#latest = request;
    this.#bodyLeft = Number(request.headers['content-length'] ?? 0);
    this.#unanswered += 1;
    response.once('close', () => {
      this.#unanswered -= 1;
      if (this.#isRefused) this.#refuse();
      else if (this.#calm !== null) this.#resume();
    });
  }

  #goOn(): void {
    if (this.#isRefused) this.socket.pause();
    // On a connection that is closing, no further request is answered.
    while (this.#waiting.length > 0 && !this.socket.writableEnded) {
      const isWhole = this.#latest?.complete !== false;
      if (isWhole && this.#unanswered >= limits.pipelinedRequestsMax) this.#pause();
      // While Node has paused the socket, its parser is paused too.
      if (this.socket.isPaused()) return;
      const [chunk] = this.#waiting as [Buffer];
      const length = this.#lengthOfNext(chunk, isWhole);
      if (length < chunk.length) this.#waiting[0] = chunk.subarray(length);
      else this.#waiting.shift();
      this.parse(length < chunk.length ? chunk.subarray(0, length) : chunk);
    }
  }

  /** Returns how much of a chunk to parse: to the end of a head or of a body. */
  #lengthOfNext(chunk: Buffer, isWhole: boolean): number {
    if (isWhole) {
      this.#bodyLeft = 0;
      const end = chunk.indexOf(headEnd);
      return end < 0 ? chunk.length : end + headEnd.length;
    }
    const length = Math.min(chunk.length, this.#bodyLeft || chunkBytes);
    this.#bodyLeft = Math.max(0, this.#bodyLeft - length);
    return length;
  }

  #pause(): void {
    this.socket.pause();
    this.#calm ??= this.time.after(patienceMs, () => {
      this.#drop();
      this.#isRefused = true;
    });
  }

  /** Every answer begins the patience anew: a caller that is answered slowly is slowed down, not refused. */
  #resume(): void {
    this.#calm?.();
    this.#calm = null;
    // Node resumes it itself once the answers are taken.
    if (!(this.socket as { _paused?: boolean })._paused) this.socket.resume();
  }

  #drop(): void {
    this.#calm?.();
    this.#calm = null;
    this.#waiting = [];
  }

  /** Answers leave a connection in order, so that the refusal has to wait for those before it. */
  #refuse(): void {
    if (this.#unanswered > 0 || !this.socket.writable) return;
    this.socket.write(this.refusal());
    this.socket.destroySoon();
  }
}
