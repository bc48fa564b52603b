import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { limits } from '@escrow-checkout/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../services.js';
import { ManualTime } from './testing/manual-time.js';
import { boundUnanswered } from './unanswered.js';

const most = limits.pipelinedRequestsMax;
const services = { config: { siteUrl: 'http://a' }, newId: () => 'id' } as unknown as Services;

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  body: string;
}

describe('requests over one connection', () => {
  let server: Server;
  let time: ManualTime;
  let socket: Socket;
  let asked: Asked[];
  const arrivals = new EventEmitter();

  beforeEach(async () => {
    time = new ManualTime();
    asked = [];
    server = createServer((request, response) => {
      if (request.url === '/other') return void response.end();
      const each: Asked = { request, response, body: '' };
      asked.push(each);
      request.setEncoding('latin1').on('data', (text) => {
        each.body += text;
      });
      request.once('end', () => arrivals.emit('whole'));
      arrivals.emit('request');
    });
    boundUnanswered(server, services, time);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  });
  afterEach(async () => {
    socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const get = (n: number) => `GET /${n} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const gets = (count: number) => Array.from({ length: count }, (_, n) => get(n)).join('');

  async function arrived(count: number): Promise<void> {
    while (asked.length < count) await once(arrivals, 'request');
  }

  /** Lets all that has been sent arrive, and all that may go on go on: another connection is served after. */
  async function othersServed(): Promise<void> {
    const other = connect((server.address() as AddressInfo).port, '127.0.0.1');
    other.write('GET /other HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(other, 'data');
    other.destroy();
  }

  async function finished(n: number): Promise<void> {
    const { response } = asked[n] as Asked;
    response.end(`${n}`);
    if (!response.closed) await once(response, 'close');
  }

  it('reach the service five at a time, and all are answered in their order', async () => {
    socket.write(`${gets(11)}GET /11 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    await arrived(most);
    for (let n = 0; n < 12; n++) {
      await othersServed();
      expect(asked).toHaveLength(Math.min(most + n, 12));
      await finished(n);
    }
    expect(asked.map(({ request }) => request.url)).toEqual(Array.from({ length: 12 }, (_, n) => `/${n}`));
    const text = (await socket.toArray()).join('');
    expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(Array(12).fill('HTTP/1.1 200'));
  });

  it('beyond five are dropped if none is answered for a second, and refused in their turn', async () => {
    socket.write(gets(9));
    await arrived(most);
    await othersServed();
    time.pass(1_000);
    for (let n = 0; n < most; n++) await finished(n);
    const text = (await socket.toArray()).join('');
    expect(text.match(/HTTP\/1.1 \d+/g)).toEqual([...Array(most).fill('HTTP/1.1 200'), 'HTTP/1.1 429']);
    expect(text).toContain('"code":"rate_limited"');
    expect(asked).toHaveLength(most);
  });

  it('are no more than five where bodies of unknown length begin and end between them', async () => {
    const open = 'POST /begin HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n';
    socket.write(open);
    for (let window = 0; window < 20; window++) socket.write(`x\r\n0\r\n\r\n${gets(36)}${open}`);
    await othersServed();
    expect(asked.length).toBeLessThanOrEqual(most);
  });

  it('are not refused while one after another is answered', async () => {
    socket.write(gets(12));
    await arrived(most);
    for (let n = 0; n < 12; n++) {
      await othersServed();
      time.pass(999);
      await finished(n);
    }
    expect(asked).toHaveLength(12);
    expect(time.waiting).toBe(0);
  });

  it('have their bodies, whatever is in them and wherever they end', async () => {
    const bodies = [`a\r\n\r\nGET / HTTP/1.1\r\n\r\n${'b'.repeat(90_000)}`, '', 'c', '\r\n\r\n'.repeat(500)];
    const sized = (body: string) =>
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const chunk = (body: string) => (body === '' ? '' : `${body.length.toString(16)}\r\n${body}\r\n`);
    const chunked = (body: string) =>
      `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(body)}0\r\n\r\n`;
    const text = [...bodies.map(sized), ...bodies.map(chunked), ...bodies.map(sized)].join('');
    for (let at = 0; at < text.length; at += 7_001) socket.write(text.slice(at, at + 7_001));
    for (let n = 0; n < 3 * bodies.length; n++) {
      await arrived(n + 1);
      while (!asked[n]?.request.complete) await once(arrivals, 'whole');
      await finished(n);
    }
    expect(asked.map(({ body }) => body)).toEqual([...bodies, ...bodies, ...bodies]);
  });

  it('go on when the answers before them are taken after all', async () => {
    const large = 'x'.repeat(4_000_000);
    socket.pause();
    socket.write(gets(8));
    await arrived(most);
    asked[0]?.response.end(large);
    socket.resume();
    for (let n = 1; n < 8; n++) {
      await arrived(n + 1);
      await finished(n);
    }
    expect(asked).toHaveLength(8);
  });
});
