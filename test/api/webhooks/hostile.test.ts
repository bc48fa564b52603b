import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabaseAtOnce } from '../../harness/databases.js';
import { drip, startRawReceiver } from '../../harness/raw-receiver.js';
import { Receiver, reaching } from '../../harness/receiver.js';
import { type Service, startService } from '../../harness/service.js';
import { Shop } from './shop.js';

const ok = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';
const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n';
const chunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';
const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';

/** Returns one character at a time, then repeats the last one. */
function letters(text: string): () => string {
  let at = 0;
  return () => text[Math.min(at++, text.length - 1)] as string;
}

/** Returns the first line once, then repeats the other. */
function lines(first: string, other: string): () => string {
  let isFirst = true;
  return () => {
    const text = isFirst ? first : other;
    isFirst = false;
    return `${text.replace(/\r\n$/, '')}\r\n`;
  };
}

type Write = (socket: TLSSocket) => void;

/** Writes as fast as the receiver reads. */
function flood(beginning: string, piece = 'x'): Write {
  const pieces = piece.repeat(Math.ceil(65_536 / piece.length));
  return (socket) => {
    const pour = () => {
      while (socket.write(pieces));
    };
    socket.on('drain', pour).write(beginning);
    pour();
  };
}

/** No complete answer comes within the time limit. */
const slow: [what: string, write: Write][] = [
  ['drips its status line', (socket) => drip(socket, 50, letters('HTTP/1.1 200 OK'))],
  ['drips one endless header', (socket) => drip(socket, 50, letters('HTTP/1.1 200 OK\r\nx-slow: zzz'))],
  ['sends a header now and then', (socket) => drip(socket, 50, lines('HTTP/1.1 200 OK', 'x-more: 1'))],
  ['sends early hints forever', (socket) => drip(socket, 50, () => hints)],
];

/** The answer is cut off or invalid. */
const broken: [what: string, write: Write, detail: RegExp][] = [
  [
    'sends a header of a megabyte',
    (socket) => socket.write(`HTTP/1.1 200 OK\r\nx-huge: ${'x'.repeat(1_000_000)}\r\n\r\n`),
    /16 kB of headers/,
  ],
  [
    'sends ten thousand headers',
    (socket) => socket.write(`HTTP/1.1 200 OK\r\n${'x-many: 1\r\n'.repeat(10_000)}\r\n`),
    /16 kB of headers/,
  ],
  ['floods with early hints', flood(hints, hints), /without an end/],
  ['floods with a status line', flood('HTTP/1.1 200 '), /without an end/],
  ['sends 100 Continue forever', (socket) => drip(socket, 50, () => goOn), /`100 Continue`/],
  ['sends 100 Continue and answers', (socket) => socket.write(goOn + ok), /`100 Continue`/],
  ['hangs up in its status line', (socket) => socket.end('HTTP/1.1 20'), /connection ended/],
  ['hangs up in its headers', (socket) => socket.end('HTTP/1.1 200 OK\r\nx-half: '), /connection ended/],
  ['speaks another protocol', (socket) => socket.end('220 mail.test ESMTP\r\n'), /HTTP\/1\.1 protocol/],
  [
    'switches protocols',
    (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
    /switches protocols/,
  ],
];

/** Unusual, but a complete answer. */
const odd: [what: string, write: Write][] = [
  ['sends early hints twice and answers', (socket) => socket.write(hints + hints + ok)],
  ['answers twice', (socket) => socket.write(ok + ok)],
  ['breaks off in a chunk', (socket) => socket.end(`${chunked}5\r\nhal`)],
  ['sends chunks of nonsense', (socket) => socket.write(`${chunked}nonsense\r\n`)],
  ['floods with the length of a chunk', flood(`${chunked}5;`)],
  [
    'never ends the length of a chunk',
    (socket) => {
      socket.write(`${chunked}5;`);
      drip(socket, 50, () => 'x');
    },
  ],
];

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`receivers that break the rules of HTTP, on ${engine}`, () => {
    let receiver: Receiver;
    let service: Service;
    beforeAll(async () => {
      receiver = await Receiver.start();
      const { settings, outgoing } = reaching(receiver);
      service = await startService(await freshDatabase(), settings, outgoing);
    });
    afterAll(async () => {
      await service.stop();
      await receiver.stop();
    });

    /** Sends one test event there, and returns the delivery after the first attempt. */
    async function attempt(write: Write) {
      const raw = await startRawReceiver(receiver.authority, write);
      const shop = await Shop.open(service);
      const { id } = await shop.endpoint(`https://shop.test:${raw.port}/hooks`);
      await shop.call('POST', `/webhooks/${id}/test`);
      const delivery = await shop.attempted(id);
      expect(raw.requests()).toBe(1);
      await raw.stop();
      return { status: delivery.status, ...delivery.attempts[0] };
    }

    // These only wait, so they run concurrently.
    it.concurrent.each(slow)('one that %s times out, and is retried', async (_what, write) => {
      const delivery = await attempt(write);
      expect(delivery).toMatchObject({ outcome: 'failed', failure: 'timeout', response_status: null });
    });

    it.each(broken)('one that %s is retried, and the log says why', async (_what, write, detail) => {
      const delivery = await attempt(write);
      expect(delivery).toMatchObject({ outcome: 'failed', failure: 'reset', response_status: null });
      expect(delivery.failure_detail).toMatch(detail);
    });

    it.each(odd)('one that %s has received the delivery', async (_what, write) => {
      const delivery = await attempt(write);
      expect(delivery).toMatchObject({ outcome: 'succeeded', failure: null, response_status: 200 });
    });
  });
});
