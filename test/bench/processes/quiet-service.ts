import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Step } from '../../../server/src/ports/store.js';
import { built } from '../built.js';
import type { BoundSteps } from './bare-store.js';
import { serveTasks } from './serve-tasks.js';

type App = typeof import('../../../server/src/app.js');
type Configuration = typeof import('../../../server/src/config.js');
type Dependencies = typeof import('../../../server/src/deps.js');
type Serving = typeof import('../../../server/src/http/serve.js');
type Sqlite = typeof import('../../../server/src/adapters/store/sqlite.js');

/** The task to serve the whole service without its workers. */
export interface QuietTask {
  environment: Record<string, string>;
  /** Whether to record what requests write; they must come one after another. */
  isRecording: boolean;
}

/** The task to write down the transactions of all requests since the last time. */
export interface TapeTask {
  tape: string;
}

/** The transactions of a request by the reference that its path or its rows name. */
export type Tape = Record<string, BoundSteps[]>;

const requests: { path: string; written: BoundSteps[] }[] = [];

function fail(error: unknown): never {
  throw error;
}

async function serve({ environment, isRecording }: QuietTask): Promise<number> {
  const { readConfig } = await built<Configuration>('config.js');
  const { createDeps } = await built<Dependencies>('deps.js');
  const { createApp } = await built<App>('app.js');
  const { createHttpServer } = await built<Serving>('http/serve.js');
  if (isRecording) await recordTransactions();
  const config = readConfig(environment);
  const { services } = createDeps({ config, secretKey: environment.SECRET_KEY as string, onFatal: fail });
  const server = createHttpServer(createApp(services));
  // Before the service's own listener: what is committed from here on is the request's.
  if (isRecording)
    server.prependListener('request', ({ url = '' }) => requests.push({ path: url, written: [] }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Keeps what the store of the service commits, for the request that came last. */
async function recordTransactions(): Promise<void> {
  const { SqliteStore } = await built<Sqlite>('adapters/store/sqlite.js');
  const { transact } = SqliteStore.prototype;
  SqliteStore.prototype.transact = function (steps) {
    requests.at(-1)?.written.push(steps.map(boundOf));
    return transact.call(this, steps);
  };
}

function boundOf({ statement, params }: Step): BoundSteps[number] {
  return [statement.sql.sqlite, statement.params.map((name) => params[name])];
}

const numberedReference = /ORD-\d{9}/;

async function writeTape({ tape }: TapeTask): Promise<number> {
  const all: Tape = {};
  for (const { path, written } of requests.splice(0)) {
    const [reference] = numberedReference.exec(path) ?? numberedReference.exec(JSON.stringify(written)) ?? [];
    if (reference !== undefined) all[reference] = written;
  }
  writeFileSync(tape, JSON.stringify(all));
  return Object.keys(all).length;
}

serveTasks((task: QuietTask | TapeTask) => ('tape' in task ? writeTape(task) : serve(task)));
