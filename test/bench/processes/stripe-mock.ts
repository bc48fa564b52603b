import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
// @ts-expect-error: the package has no types.
import { createExpressApp } from 'stripe-stateful-mock';
import { serveTasks } from './serve-tasks.js';

/** The task to serve; it needs nothing. */
export type StripeMockTask = Record<string, never>;

/** Serves charges from memory, as Stripe would answer. */
async function serve(): Promise<number> {
  const server = createServer(createExpressApp() as RequestListener);
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

serveTasks(serve);
