import { connect } from 'node:net';
import { join } from 'node:path';
import { Problem } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerProtocolErrors } from '../../../server/src/http/protocol-errors.js';
import { createHttpServer } from '../../../server/src/http/serve.js';
import { type Service, startService } from '../../harness/service.js';
import { temporaryFolder } from '../../harness/stores.js';

/** Sends the text over a new connection and returns everything received until it closes. */
function speak(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
}

/** Returns the one answer in the text and expects it to be a valid problem document. */
function problemIn(text: string) {
  const [head, body] = text.split('\r\n\r\n') as [string, string];
  expect(head).toMatch(/content-type: application\/problem\+json/i);
  const requestId = /x-request-id: (\S+)/i.exec(head)?.[1];
  const problem = Problem.parse(JSON.parse(body));
  expect(problem.request_id).toBe(requestId);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${problem.status} `));
  expect(head).toMatch(/connection: close/i);
  return problem;
}

const path = '/api/public/v1/escrow';

describe('errors before there is a request', () => {
  const folder = temporaryFolder();
  let service: Service;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(folder, 'connections.db')}`);
  });
  afterAll(() => service.stop());

  const close = 'Host: a\r\nConnection: close\r\n';
  it.each([
    [
      'headers above 16 kB',
      `GET ${path} HTTP/1.1\r\nHost: a\r\nX-A: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['what is not HTTP', 'once upon a time\r\n\r\n', 400, 'malformed_request'],
    ['an unknown method', `BREW ${path} HTTP/1.1\r\n${close}\r\n`, 400, 'malformed_request'],
    [
      'two lengths',
      `POST ${path} HTTP/1.1\r\n${close}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      400,
      'malformed_request',
    ],
    ['two hosts', `GET ${path} HTTP/1.1\r\n${close}host: b\r\n\r\n`, 400, 'malformed_request'],
    ['no host', `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400, 'malformed_request'],
    [
      'an expectation',
      `POST ${path} HTTP/1.1\r\n${close}Expect: a-miracle\r\n\r\n`,
      417,
      'expectation_failed',
    ],
  ])('answers %s with a problem document', async (_name, text, status, code) => {
    expect(problemIn(await speak(service.url, text))).toMatchObject({ status, code });
  });

  it('answers a broken chunk of a body once, and serves the next request', async () => {
    const head = `POST ${path}/initiate HTTP/1.1\r\n${close}Authorization: Bearer ${service.testKey}\r\n`;
    const text = `${head}Transfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\nnonsense\r\n`;
    const answered = await speak(service.url, text);
    expect(problemIn(answered).code).toBe('malformed_request');
    expect(answered.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    expect((await service.call('GET', '/escrow')).status).toBe(200);
  });

  it('serves others after a caller disconnected in the middle of a body', async () => {
    const head = `POST ${path}/initiate HTTP/1.1\r\n${close}Authorization: Bearer ${service.testKey}\r\n`;
    for (const length of ['Content-Length: 50', 'Transfer-Encoding: chunked']) {
      const { hostname, port } = new URL(service.url);
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          const text = `${head}Content-Type: application/json\r\n${length}\r\n\r\n`;
          socket.write(text, () => socket.destroy());
        });
        socket.on('close', () => resolve());
      });
    }
    expect((await service.call('GET', '/escrow')).status).toBe(200);
  });

  it('answers a request that does not arrive in time with 408', async () => {
    const app = (() => {}) as unknown as Parameters<typeof createHttpServer>[0];
    const server = createHttpServer(Object.assign(app, { request: {}, response: {} }) as never);
    answerProtocolErrors(server, service.deps.services);
    expect(server).toMatchObject({ requestTimeout: 250_000, connectionsCheckingInterval: 5_000 });
    Object.assign(server, { requestTimeout: 40, headersTimeout: 40, connectionsCheckingInterval: 20 });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const text = await speak(`http://127.0.0.1:${port}`, `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Le`);
    expect(problemIn(text)).toMatchObject({ code: 'request_timeout', retryable: true });
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ['an absolute target', `http://elsewhere.example${path}/none?a=b`, `${path}/none`],
    ['an absolute target without a path', 'http://elsewhere.example', '/'],
    ['a target that looks like a host', '//elsewhere.example/x', '/elsewhere.example/x'],
  ])('repeats no foreign host of %s', async (_name, target, instance) => {
    const head = `GET ${target} HTTP/1.1\r\n${close}`;
    const text = await speak(service.url, `${head}Authorization: Bearer ${service.testKey}\r\n\r\n`);
    const problem = problemIn(text);
    expect(problem.instance).toBe(instance);
    expect(text).not.toContain('//elsewhere.example');
  });

  it('keeps a problem within its schema for a long path', async () => {
    const refused = await service.call('GET', `/escrow/${'x'.repeat(10_000)}`);
    expect(refused.status).toBe(400);
    const missing = await service.call('GET', `/nothing/${'x'.repeat(10_000)}`);
    expect(missing.status).toBe(404);
  });

  it('keeps the connection of refused requests without a body', async () => {
    const asked = ['OPTIONS', 'GET', 'DELETE'].map(
      (method) => `${method} ${path} HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    const text = await speak(service.url, `${asked.join('')}GET /healthz HTTP/1.1\r\n${close}\r\n`);
    expect(text.match(/^HTTP\/1\.1 \d+|(?<=\})HTTP\/1\.1 \d+/gm)).toEqual(
      [405, 401, 405, 200].map((status) => `HTTP/1.1 ${status}`),
    );
  });

  it.each([
    ['OPTIONS', '/escrow', 405, 'GET, HEAD'],
    ['OPTIONS', '/escrow/some/release', 405, 'POST'],
    ['OPTIONS', '/nothing', 404, null],
    ['OPTIONS', '!/healthz', 405, 'GET, HEAD'],
    ['POST', '!/healthz', 405, 'GET, HEAD'],
    ['DELETE', '!/checkout/some', 405, 'GET, HEAD'],
    ['GET', '!/partners/x/notifications', 405, 'POST'],
  ])('answers %s %s with %i', async (method, target, status, allow) => {
    const refused = await service.call(method, target, { key: null });
    expect([refused.status, refused.headers.get('allow')]).toEqual([status, allow]);
    expect(Problem.parse(refused.body).status).toBe(status);
  });
});
