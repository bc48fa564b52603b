import type { AddressInfo } from 'node:net';
import { built } from '../built.js';
import { serveTasks } from './serve-tasks.js';

/** Serves the whole service on a SQLite database, with or without group commit. */
export interface ServiceTask {
  file: string;
  environment: Record<string, string>;
  groupCommit: boolean;
}

type App = typeof import('../../../server/src/app.js');
type Configuration = typeof import('../../../server/src/config.js');
type Dependencies = typeof import('../../../server/src/deps.js');
type Serving = typeof import('../../../server/src/http/serve.js');
type Sqlite = typeof import('../../../server/src/adapters/store/sqlite.js');

function fail(error: unknown): never {
  throw error;
}

/** The command has no switch for this, since group commit should stay on. */
async function serve({ file, environment, groupCommit }: ServiceTask): Promise<number> {
  const { readConfig } = await built<Configuration>('config.js');
  const { createDeps } = await built<Dependencies>('deps.js');
  const { createApp } = await built<App>('app.js');
  const { createHttpServer } = await built<Serving>('http/serve.js');
  const { openSqlite } = await built<Sqlite>('adapters/store/sqlite.js');
  const config = readConfig(environment);
  const { services } = createDeps({ config, secretKey: environment.SECRET_KEY as string, onFatal: fail });
  services.store = openSqlite({ file, groupCommit, onFatal: fail });
  const server = createHttpServer(createApp(services));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

serveTasks(serve);
