import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientOptions, EscrowCheckout, type Runtime } from '@escrow-checkout/sdk';

/** One request as it arrived. */
export interface Arrived {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the fake does with a request: answer, hang up, or never answer. */
export type Reply =
  | 'hang up'
  | 'say nothing'
  | { status?: number; headers?: Record<string, string>; json?: unknown; text?: string };

/** A real HTTP server that speaks the API's protocol, with the responses a test sets. */
export interface FakeService extends AsyncDisposable {
  address: string;
  arrived: Arrived[];
  /** Answers for the requests to come, in order; the last one stays. */
  replies: Reply[];
}

/** The body of a refusal, as the API writes it. */
export function problem(status: number, code: string, more: object = {}): Reply {
  const json = {
    type: `https://docs.example.com/errors#${code}`,
    title: `Title of ${code}`,
    status,
    detail: `Remedy of ${code}.`,
    instance: '/api/public/v1/escrow/ORD-1',
    code,
    request_id: 'request-1',
    retryable: false,
    ...more,
  };
  return { status, json, headers: { 'content-type': 'application/problem+json' } };
}

/** Starts the fake on a free port. */
export async function startFake(...replies: Reply[]): Promise<FakeService> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url = '', headers } = request;
    const reply = fake.replies[Math.min(arrived.length, fake.replies.length - 1)] ?? {};
    arrived.push({ method, url, headers, body: Buffer.concat(parts).toString() });
    if (reply === 'say nothing') return;
    if (reply === 'hang up') {
      request.socket.destroy();
      return;
    }
    const text = reply.text ?? JSON.stringify(reply.json ?? {});
    const type = { 'content-type': 'application/json', 'x-request-id': `request-${arrived.length}` };
    response.writeHead(reply.status ?? 200, { ...type, ...reply.headers }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeService = {
    address,
    arrived,
    replies,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

/** A client of the fake whose waits take no time; `waits` collects them. */
export function connect(fake: { address: string }, options: ClientOptions = {}) {
  const waits: number[] = [];
  let nowMs = Date.now();
  const runtime: Partial<Runtime> = {
    sleep: async (ms) => {
      waits.push(ms);
      nowMs += ms;
    },
    random: () => 0.5,
    nowMs: () => nowMs,
  };
  const client = new EscrowCheckout(
    { apiKey: 'svc_test_secret', baseUrl: fake.address, ...options },
    runtime,
  );
  return { client, waits };
}
