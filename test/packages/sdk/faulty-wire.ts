import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can become of a request between a client and the service. */
export const faults = [
  'none',
  'lost on its way',
  'answer lost',
  'answer cut',
  'answer cut without a sign',
  'answer never comes',
  'arrives twice',
  'gateway gives up before',
  'gateway gives up after',
  'service does not know',
  'too many requests',
  'in flight',
  'revoked on the way',
] as const;

export type Fault = (typeof faults)[number];

interface Forwarded {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** A proxy between a client and the service that applies a fault to each request. */
export interface FaultyWire extends AsyncDisposable {
  address: string;
  /** What happens to the next requests, in order; nothing after that. */
  plan(faults: readonly Fault[]): void;
  /** Resolves when no request is with the service any more. */
  quiet(): Promise<void>;
}

const refusals: Partial<Record<Fault, [status: number, code: string]>> = {
  'too many requests': [429, 'rate_limited'],
  'in flight': [409, 'conflict'],
  'revoked on the way': [401, 'revoked_key'],
};

function refuse(response: ServerResponse, status: number, code: string, more: object = {}): void {
  const retryable = status !== 401;
  const problem = { type: 'about:blank', title: code, status, detail: code, code, retryable, ...more };
  response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
}

async function forward(origin: string, request: IncomingMessage, body: string): Promise<Forwarded> {
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
  const answer = await fetch(`${origin}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body && { body }),
  });
  const kept = ['content-type', 'x-request-id', 'idempotent-replay', 'retry-after'];
  const known = kept.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : []));
  return { status: answer.status, headers: Object.fromEntries(known), text: await answer.text() };
}

/** Responses in place of the service's, after it has responded. */
const replacements: Partial<Record<Fault, (response: ServerResponse) => unknown>> = {
  'answer never comes': () => {},
  'answer lost': (response) => response.socket?.destroy(),
  'gateway gives up after': (response) => response.writeHead(502).end('<html>Bad Gateway</html>'),
  'service does not know': (response) => refuse(response, 503, 'busy', { outcome_unknown: true }),
};

/** Responds as the fault says, after the service has responded. */
function answer(fault: Fault, response: ServerResponse, { status, headers, text }: Forwarded): void {
  const half = text.slice(0, text.length / 2);
  const replacement = replacements[fault];
  if (replacement) replacement(response);
  else if (fault === 'answer cut without a sign') {
    response.socket?.end(`HTTP/1.1 ${status} OK\r\nconnection: close\r\n\r\n${half}`);
  } else if (fault === 'answer cut') {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
    response.write(half, () => response.socket?.destroy());
  } else response.writeHead(status, headers).end(text);
}

/** Starts the wire in front of a service. */
export async function startFaultyWire(origin: string): Promise<FaultyWire> {
  let planned: Fault[] = [];
  const underWay = new Set<Promise<unknown>>();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = planned.shift() ?? 'none';
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    if (fault === 'lost on its way') return void request.socket.destroy();
    if (fault === 'gateway gives up before') return void response.writeHead(503).end('<html></html>');
    const [status, code] = refusals[fault] ?? [];
    if (status && code) return refuse(response, status, code);
    const duplicate = fault === 'arrives twice' ? forward(origin, request, body) : null;
    const forwarded = await forward(origin, request, body);
    await duplicate;
    answer(fault, response, forwarded);
  };
  const server = createServer((request, response) => {
    if (request.url === '/quiet') return void response.end();
    const served = serve(request, response);
    underWay.add(served);
    // A client that hangs up while it sends is one of the faults.
    served.catch(() => {}).finally(() => underWay.delete(served));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    plan: (next) => {
      planned = [...next];
    },
    quiet: async () => {
      // What a client sent before it gave up has been read when a later request is answered.
      await fetch(`${address}/quiet`);
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
