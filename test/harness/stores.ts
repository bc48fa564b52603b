import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, inject } from 'vitest';
import { openPostgres } from '../../server/src/adapters/store/postgres.js';
import { openSqlite, type SqliteOptions } from '../../server/src/adapters/store/sqlite.js';
import type { Store } from '../../server/src/ports/store.js';

/** Opens a migrated store on a database of its own, closed when the test ends. */
export type OpenStore = () => Promise<Store>;

/** Runs one suite on both engines. */
export function forEachStore(suite: (engine: Store['engine'], open: OpenStore) => void): void {
  describe('on sqlite', () => {
    const folder = databaseFolder();
    suite(
      'sqlite',
      closing(async () => openSqlite({ file: copyMigratedSqlite(folder), onFatal })),
    );
  });
  describe('on postgres', () => {
    suite(
      'postgres',
      closing(async () => openPostgres({ url: await copyMigratedPostgres() })),
    );
  });
}

function onFatal(error: Error): never {
  throw error;
}

/**
 * A fresh SQLite store, not yet migrated; a failed COMMIT throws out of the event loop unless caught here.
 */
export function openSqliteIn(folder: string, options: Partial<SqliteOptions> = {}) {
  return openSqlite({
    file: join(folder, `${randomBytes(6).toString('hex')}.db`),
    onFatal,
    ...options,
  });
}

/** A folder that is removed after the suite. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'escrow-store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The folder of files in memory, which a container may have made too small. */
const memory = '/dev/shm';
const memoryBytesMin = 2 ** 30;

/** The same for databases: in memory, since no suite cuts the power, so no write waits for the disk. */
export function databaseFolder(): string {
  return temporaryFolder(hasRoomInMemory() ? memory : tmpdir());
}

function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= memoryBytesMin;
}

/** The folder of the run, which its end removes. */
export function folderOfRun(): string {
  return dirname(inject('migrated').sqliteFile);
}

/** Copies the migrated SQLite file of the run, which is quicker than a migration; returns the new file. */
export function copyMigratedSqlite(folder: string): string {
  const file = join(folder, `${randomBytes(6).toString('hex')}.db`);
  copyFileSync(inject('migrated').sqliteFile, file);
  return file;
}

/** The same on the run's PostgreSQL server; returns the address. */
export function copyMigratedPostgres(): Promise<string> {
  return createDatabase(inject('migrated').postgresName);
}

/** A database on the run's PostgreSQL server: empty, or a copy of another. */
export async function createDatabase(template = 'template1'): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  // Copying files takes half as long as writing every page to the log.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

function closing(open: () => Promise<Store>): OpenStore {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  return async () => {
    const store = await open();
    opened.push(store);
    await store.migrate();
    return store;
  };
}
