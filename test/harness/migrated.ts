import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../server/src/adapters/store/postgres.js';
import { openSqlite } from '../../server/src/adapters/store/sqlite.js';
import type { Store } from '../../server/src/ports/store.js';
import type { TestPostgres } from './postgres.js';

/** One migrated database of each engine, closed and without rows, for suites to copy. */
export interface Migrated {
  sqliteFile: string;
  /** Name of the database on the run's server. */
  postgresName: string;
}

const postgresName = 'migrated';

/** Makes the databases; `remove` deletes the file, and the server takes its own along. */
export async function makeMigrated(postgres: TestPostgres): Promise<Migrated & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'escrow-migrated-'));
  const sqliteFile = join(folder, 'migrated.db');
  const onFatal = (error: Error) => {
    throw error;
  };
  await migrate(openSqlite({ file: sqliteFile, onFatal }));
  await migrate(openPostgres({ url: await postgres.createDatabase(postgresName) }));
  return { sqliteFile, postgresName, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function migrate(store: Store): Promise<void> {
  await store.migrate();
  await store.close();
}
