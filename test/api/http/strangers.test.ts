import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Problem } from '@escrow-checkout/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitingPerOwner } from '../../../server/src/http/shares/request-shares.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';

const html = 'Accept: text/html\r\n';

/** Sends a text over a new connection, and a byte now and then; resolves with all of the answer. */
async function dripTo(service: Service, head: string, sockets: Socket[]): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  // A byte that is on its way when the server closes is answered with a reset.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(head);
  const more = setInterval(() => socket.write('x'), 100);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(more);
  return text;
}

describe('a request without a key', () => {
  let service: Service;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    service = await startService('sqlite::memory:', {
      BODY_SECONDS: '1',
      REQUESTS_PER_NETWORK: '1',
      PROXY_HOPS: '1',
    });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => service.stop());

  const drip = (head: string) => dripTo(service, head, sockets);

  const post = (path: string, headers = '') =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}Content-Length: 5000\r\n\r\nx`;
  const origin = () => `Origin: ${service.deps.services.config.siteUrl}\r\n`;

  it.each(['', 'Content-Encoding: gzip\r\n'])('has to send its body in time %j', async (headers) => {
    const text = await drip(post('/partners/sandbox/notifications', headers));
    const [head = '', body = ''] = text.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(head).toMatch(/\r\nConnection: close/i);
    const problem = Problem.parse(JSON.parse(body));
    expect(problem).toMatchObject({ code: 'request_timeout', retryable: true });
    expect(problem.detail).toContain('within 1 seconds');
  });

  it('is shown a page if it was a form', async () => {
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n';
    const text = await drip(post('/checkout/ORD-1/sign-in', `${origin()}${type}${html}`));
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('<h1>That did not work</h1>');
    expect(text).toMatch(/\r\nRetry-After: 1\r\n/i);
  });

  it.each([
    ['a refused one', '/api/public/v1/escrow/initiate', 401],
    ['one to nowhere', '/nowhere', 404],
  ])('holds its connection no longer either after %s', async (_what, path, status) => {
    expect(await drip(post(path))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('leaves a caller with a key the time of every request', async () => {
    const { hostname, port } = new URL(service.url);
    const body = JSON.stringify(initiateBody());
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    const key = `Authorization: Bearer ${service.testKey}\r\nContent-Type: application/json\r\n`;
    const head = `POST /api/public/v1/escrow/initiate HTTP/1.1\r\nHost: a\r\n${key}`;
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`);
    // A stranger who begins later is out of time first.
    expect(await drip(post('/partners/sandbox/notifications'))).toMatch(/^HTTP\/1\.1 408 /);
    socket.write(body.slice(-1));
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('a body with a valid key is out of time when its own time has passed', async () => {
  const service = await startService('sqlite::memory:', { BODY_SECONDS: '30', REQUEST_SECONDS: '1' });
  const sockets: Socket[] = [];
  const key = `Authorization: Bearer ${service.testKey}\r\nContent-Type: application/json\r\n`;
  const head = `POST /api/public/v1/escrow/initiate HTTP/1.1\r\nHost: a\r\n${key}`;
  const text = await dripTo(service, `${head}Content-Length: 5000\r\n\r\nx`, sockets);
  await service.stop();
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('A body has to arrive within 1 seconds.');
});

describe('a page that is refused', () => {
  it('tells people so on a page, and programs in a problem document', async () => {
    const settings = { REQUESTS_PER_NETWORK: '1', PROXY_HOPS: '1', BODY_SECONDS: '30' };
    const service = await startService('sqlite::memory:', settings);
    const { hostname, port } = new URL(service.url);
    const open = async (text: string) => {
      const socket = connect(Number(port), hostname, () => socket.write(text));
      await once(socket, 'connect');
      return socket;
    };
    const origin = `Origin: ${service.deps.services.config.siteUrl}\r\n`;
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n';
    const form = `POST /checkout/ORD-1/sign-in HTTP/1.1\r\nHost: a\r\n${origin}${type}${html}`;
    // A form without its last byte has the network's place, so pages wait, and more than can wait do not.
    const holder = await open(`${form}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`);
    await once(holder, 'data');
    const close = 'Connection: close\r\n\r\n';
    const page = `GET /checkout/ORD-1 HTTP/1.1\r\nHost: a\r\n${html}${close}`;
    const status = `GET /checkout/ORD-1/status HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\n${close}`;
    const waiting = await Promise.all(Array.from({ length: waitingPerOwner }, () => open(page)));
    // It is read after what was sent before.
    await service.call('GET', '!/healthz', { key: null });
    const texts = [];
    for (const text of [page, status]) texts.push((await (await open(text)).toArray()).join(''));
    for (const socket of [holder, ...waiting]) socket.destroy();
    await service.stop();
    const text = texts.join('');
    const refused = text.split('HTTP/1.1 429 ').slice(1);
    const pages = refused.filter((each) => each.includes('Content-Type: text/html'));
    const problems = refused.filter((each) => each.includes('Content-Type: application/problem+json'));
    expect([pages.length > 0, problems.length > 0]).toEqual([true, true]);
    for (const each of pages) {
      expect(each).toContain('<h1>That did not work</h1>');
      expect(each).toContain('Please wait a minute');
      expect(each).toMatch(/\r\nRetry-After: 1\r\n/);
      expect(each).toContain("default-src 'none'");
    }
  });
});
