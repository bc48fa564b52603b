import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConnectionError, EscrowCheckout, TimeoutError } from '@escrow-checkout/sdk';
import { describe, expect, it } from 'vitest';
import { connect } from './fake-service.js';

/** A server that returns the number of a request's connection, and of the request on it. */
async function serve(
  answer: (connection: number, request: number, ...rest: Parameters<RequestListener>) => void,
) {
  const seen = new Map<unknown, { connection: number; requests: number }>();
  const server = createServer((request, response) => {
    const known = seen.get(request.socket) ?? { connection: seen.size + 1, requests: 0 };
    seen.set(request.socket, known);
    known.requests += 1;
    answer(known.connection, known.requests, request.resume(), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => [...seen.values()].map(({ requests }) => requests),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A turn of the event loop, in which a connection becomes free. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const busy = JSON.stringify({ code: 'busy', detail: 'Wait.', title: 'Busy', retryable: true });

describe('connections', () => {
  it('are free again before an attempt is repeated, however long the refusal was', async () => {
    await using server = await serve((_, request, __, response) => {
      const text = request < 3 ? `${busy}${' '.repeat(200_000)}` : '{}';
      response.writeHead(request < 3 ? 503 : 200, { 'content-type': 'application/json' }).end(text);
    });
    const options = { apiKey: 'svc_test_x', baseUrl: server.address };
    await new EscrowCheckout(options, { sleep: turn }).escrow.release('ORD-1');
    expect(server.requests()).toEqual([3]);
  });

  it('that the service closed while they were kept open cost a retry, not an error', async () => {
    await using server = await serve((_, request, { socket }, response) => {
      if (request === 1) response.end('{}');
      else socket.resetAndDestroy();
    });
    const { client, waits } = connect(server);
    await client.account.get();
    await turn();
    await client.escrow.release('ORD-1');
    expect(server.requests()).toEqual([2, 1]);
    expect(waits).toHaveLength(1);
  });

  it('that break while an answer is on its way leave the outcome open', async () => {
    await using server = await serve((_, __, { socket }, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"status":"released"', () => socket.destroy());
    });
    const release = connect(server).client.escrow.release('ORD-1');
    await expect(release).rejects.toBeInstanceOf(ConnectionError);
    await expect(release).rejects.toMatchObject({
      message: expect.stringContaining('its outcome is unknown'),
    });
    expect(server.requests()).toEqual([1, 1, 1]);
  });
});

describe('the deadline', () => {
  it('cuts an attempt short, whatever its own limit is, and leaves no time for another', async () => {
    await using server = await serve(() => undefined);
    const options = { apiKey: 'svc_test_x', baseUrl: server.address, timeoutMs: 30_000, deadlineMs: 50 };
    const client = new EscrowCheckout(options, { random: () => 1 });
    await expect(client.account.get()).rejects.toBeInstanceOf(TimeoutError);
    expect(server.requests()).toEqual([1]);
  });
});

describe('a signal', () => {
  it('that aborts while the body arrives rejects with its reason', async () => {
    const abort = new AbortController();
    const reason = new Error('the buyer left');
    await using server = await serve((_, __, ___, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"status":', () => abort.abort(reason));
    });
    const call = connect(server).client.escrow.release('ORD-1', {}, { signal: abort.signal });
    await expect(call).rejects.toBe(reason);
    expect(server.requests()).toEqual([1]);
  });
});
