import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveTasks } from './serve-tasks.js';

/** The body of every response. */
export interface PlainTask {
  body: string;
}

/** A server that only responds, so that its own cost does not hide the client's. */
async function serve({ body }: PlainTask): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d',
    'Request-Id': 'req_0198c7c65a527d0e',
    RateLimit: '"default";r=1999;t=1',
    'RateLimit-Policy': '"default";q=2000;w=4',
  };
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(200, headers).end(body));
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

serveTasks(serve);
