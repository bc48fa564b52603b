import type { AddressInfo } from 'node:net';
import { built } from '../built.js';
import { serveTasks } from './serve-tasks.js';

type App = typeof import('../../../server/src/app.js');
type Configuration = typeof import('../../../server/src/config.js');
type Dependencies = typeof import('../../../server/src/deps.js');
type Serving = typeof import('../../../server/src/http/serve.js');

/** On this clock a wait is over at once: calls are not held back to the rate that a partner permits. */
function hurriedClock() {
  let aheadMs = 0;
  return {
    now: () => performance.now() + aheadMs,
    wait: async (ms: number) => {
      aheadMs += ms;
    },
  };
}

/** The task to serve the whole service with its workers. */
export interface LiveTask {
  environment: Record<string, string>;
}

async function serve({ environment }: LiveTask): Promise<number> {
  const { readConfig } = await built<Configuration>('config.js');
  const { createDeps } = await built<Dependencies>('deps.js');
  const { createApp } = await built<App>('app.js');
  const { createHttpServer } = await built<Serving>('http/serve.js');
  const deps = createDeps({
    config: readConfig(environment),
    secretKey: environment.SECRET_KEY as string,
    onFatal: (error) => {
      throw error;
    },
    callClock: hurriedClock(),
  });
  const server = createHttpServer(createApp(deps.services));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  for (const each of [deps.worker, deps.deliverer, deps.mailWorker]) each.start();
  return (server.address() as AddressInfo).port;
}

serveTasks(serve);
