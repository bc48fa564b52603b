import { randomBytes, randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { basePath } from '@escrow-checkout/contract';
import { makeKey } from '../../../server/src/http/api-key.js';
import { escrowBody } from '../escrow-body.js';
import { AnswerReader } from './answer-reader.js';

/** The escrow that has a thousand credits. */
export const creditedReference = 'CREDITED';

/** The most that an escrow may carry, nearly. */
export const largeMetadata = { note: 'x'.repeat(16_000) };

const unreadAtOnce = 10;
const pipelinedAtOnce = 500;
/** A stream from which nothing has come for so long has sent all there is. */
const idleMs = 100;

/** What a hostile connection does from its beginning to its end, with a key of the account. */
type Caller = (socket: Socket, key: string) => void;

function get(path: string, key: string, more = ''): string {
  return `GET ${basePath}${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n${more}\r\n`;
}

/** Sends again as soon as so many answers are there, whatever they are. */
function again(socket: Socket, count: number, textOf: () => string): void {
  const reader = new AnswerReader();
  let missing = count;
  socket.on('data', (chunk: Buffer) => {
    missing -= reader.take(chunk);
    if (missing > 0) return;
    missing = count;
    socket.write(textOf());
  });
  socket.write(textOf());
}

function writeOf(key: string): string {
  const body = JSON.stringify({ ...escrowBody, reference: randomUUID(), metadata: largeMetadata });
  const head = [
    `POST ${basePath}/escrow/initiate HTTP/1.1`,
    'Host: a',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

const repeated = (count: number, textOf: () => string) => () =>
  Array.from({ length: count }, textOf).join('');

export const callers = {
  /** Lists 100 escrows of 16 kB each. */
  lists: (socket, key) => again(socket, 1, () => get('/escrow?limit=100', key)),
  /** Asks for such lists, and reads nothing. */
  unread: (socket, key) => {
    socket.pause();
    socket.write(get('/escrow?limit=100', key).repeat(unreadAtOnce));
  },
  timelines: (socket, key) => {
    again(socket, 1, () => get(`/escrow/${creditedReference}/timeline?limit=100`, key));
  },
  /** Reads all events from the first, then closes and begins again. */
  streams: (socket, key) => {
    let idle: NodeJS.Timeout | undefined;
    socket.once('close', () => clearTimeout(idle));
    socket.on('data', () => {
      clearTimeout(idle);
      idle = setTimeout(() => socket.destroy(), idleMs);
    });
    socket.write(get('/events/stream', key, 'Last-Event-ID: 0\r\n'));
  },
  /** Sends 500 requests at once. */
  pipelined: (socket, key) => {
    again(
      socket,
      pipelinedAtOnce,
      repeated(pipelinedAtOnce, () => get('/account', key)),
    );
  },
  /** Sends 500 requests at once, each with a key of the right form that nobody has. */
  invented: (socket) => {
    again(
      socket,
      pipelinedAtOnce,
      repeated(pipelinedAtOnce, () => get('/account', makeKey('test', randomBytes))),
    );
  },
  /** Opens escrows of 16 kB each. */
  writes: (socket, key) => again(socket, 1, () => writeOf(key)),
} satisfies Record<string, Caller>;

export type CallerName = keyof typeof callers;
