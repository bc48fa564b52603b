import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createTransport, type RawRequest, type Transport } from './transport.js';

const request: RawRequest = {
  method: 'POST',
  path: '/transfer',
  headers: { 'content-type': 'application/json' },
  body: '{"amount":1}',
  timeoutMs: 5_000,
  bytesMax: 1_000,
};

let server: Server | null = null;
let origin = '';
let transport: Transport | null = null;
afterEach(async () => {
  await transport?.close();
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function send(listener: RequestListener, fields: Partial<RawRequest> = {}) {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  transport = createTransport(origin);
  return transport.send({ ...request, ...fields });
}

describe('One HTTP call', () => {
  it('has its status, headers and body', async () => {
    const outcome = await send((_, response) =>
      response.writeHead(201, { 'retry-after': '7' }).end('{"a":1}'),
    );
    expect(outcome).toMatchObject({ kind: 'answered', status: 201, body: '{"a":1}' });
    expect(outcome).toHaveProperty('headers.retry-after', '7');
  });

  it.each([
    ['http://127.0.0.1:9', 'a port that nobody listens to'],
    ['https://partner.invalid', 'a name that does not exist'],
  ])('to %s was not sent: %s', async (address) => {
    transport = createTransport(address);
    expect(await transport.send(request)).toMatchObject({ kind: 'not_sent' });
  });

  it('over TLS to somebody without a certificate was not sent', async () => {
    await send((_, response) => response.end());
    const secure = createTransport(origin.replace('http:', 'https:'));
    expect(await secure.send(request)).toMatchObject({ kind: 'not_sent' });
    await secure.close();
  });

  it.each<[string, RequestListener, Partial<RawRequest>]>([
    ['that is cut before the answer', (incoming) => incoming.socket.destroy(), {}],
    [
      'that is cut within the answer',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{');
        response.socket?.end();
      },
      {},
    ],
    ['without an answer in time', () => {}, { timeoutMs: 50 }],
    ['whose answer does not end in time', (_, response) => response.write('{'), { timeoutMs: 100 }],
    ['whose answer is too long', (_, response) => response.end('x'.repeat(1_001)), {}],
  ])('%s has an unknown outcome', async (_, listener, fields) => {
    let calls = 0;
    const outcome = await send((incoming, response) => {
      calls += 1;
      listener(incoming, response);
    }, fields);
    expect(outcome).toMatchObject({ kind: 'unknown' });
    expect(calls).toBe(1);
  });
});
