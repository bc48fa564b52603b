import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Router } from 'express';
import type { Visit } from '../../../server/src/features/dashboard/route.js';
import type { Services } from '../../../server/src/services.js';
import { built } from '../built.js';
import { openEscrows } from '../open-escrows.js';
import { serveTasks } from './serve-tasks.js';

type App = typeof import('../../../server/src/app.js');
type Configuration = typeof import('../../../server/src/config.js');
type Dependencies = typeof import('../../../server/src/deps.js');
type Forms = typeof import('../../../server/src/sandbox/forms.js');
type Metrics = typeof import('../../../server/src/commands/metrics.js');
type Screens = typeof import('../../../server/src/features/dashboard/screens/routes.js');
type Serving = typeof import('../../../server/src/http/serve.js');
type Uploads = typeof import('../../../server/src/features/photos/upload-room.js');

/** The first task opens the service; each `watch` asks what was the longest block since the one before. */
export type WatchTask = { open: Opening } | { watch: true };

interface Opening {
  environment: Record<string, string>;
  accountId: string;
  escrows: number;
}

/** Addresses of the service, or how long its event loop was blocked at most, in ms. */
export type Watched = { url: string; metricsUrl: string } | { longestMs: number };

/** Blocks shorter than this are not seen. */
const resolutionMs = 1;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });

/** The screens of an account below `/screens`, for an owner who has signed in. */
async function screensOf(services: Services, accountId: string): Promise<Router> {
  const { screenRoutes } = await built<Screens>('features/dashboard/screens/routes.js');
  const { sandboxForms } = await built<Forms>('sandbox/forms.js');
  const { createUploads } = await built<Uploads>('features/photos/upload-room.js');
  const visit: Visit = {
    person: { id: services.newId(), email: 'ada@shop.example' },
    account: { id: accountId, name: 'Bench', plan: 'business' },
    mode: 'test',
    role: 'owner',
    network: '127.0.0.0/24',
    sessionId: services.newId(),
    provedAt: Date.now(),
    formToken: 'token-of-the-form',
  };
  const router = Router();
  for (const { method, path, handle } of screenRoutes(services, sandboxForms(services), createUploads())) {
    if (method === 'get')
      router.get(`/screens${path}`, (request, response) => handle(visit, request, response));
  }
  return router;
}

async function open({ environment, accountId, escrows }: Opening) {
  const { readConfig } = await built<Configuration>('config.js');
  const { createDeps } = await built<Dependencies>('deps.js');
  const { createApp } = await built<App>('app.js');
  const { createHttpServer } = await built<Serving>('http/serve.js');
  const { serveMetrics } = await built<Metrics>('commands/metrics.js');
  const deps = createDeps({
    config: readConfig(environment),
    secretKey: environment.SECRET_KEY as string,
    onFatal: (error) => {
      throw error;
    },
  });
  await openEscrows(deps.services, { accountId, mode: 'test' }, escrows);
  const app = createApp(deps.services);
  const router = await screensOf(deps.services, accountId);
  const server = createHttpServer(app);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/screens')) return app(request, response);
    router(request as never, response as never, () => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const each of [deps.worker, deps.deliverer, deps.mailWorker, deps.apiRequestWriter]) each.start();
  const metrics = await serveMetrics(deps.services);
  delay.enable();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, metricsUrl: metrics?.url ?? '' };
}

async function answer(task: WatchTask): Promise<Watched> {
  if ('open' in task) return open(task.open);
  const longestMs = Math.max(0, delay.max / 1e6 - resolutionMs);
  delay.reset();
  return { longestMs };
}

serveTasks(answer);
