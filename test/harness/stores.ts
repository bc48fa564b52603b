import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    const folder = temporaryFolder();
    suite(
      'sqlite',
      closing(async () => openSqliteIn(folder)),
    );
  });
  describe('on postgres', () => {
    suite(
      'postgres',
      closing(async () => openPostgres({ url: await createDatabase(await migratedTemplate()) })),
    );
  });
}

/**
 * A fresh SQLite store, not yet migrated; a failed COMMIT throws out of the event loop unless caught here.
 */
export function openSqliteIn(folder: string, options: Partial<SqliteOptions> = {}) {
  return openSqlite({
    file: join(folder, `${randomBytes(6).toString('hex')}.db`),
    onFatal: (error) => {
      throw error;
    },
    ...options,
  });
}

/** A folder that is removed after the suite. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escrow-store-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let template: Promise<string> | undefined;

/** A migrated database to copy, made once per file: a copy is quicker than another migration. */
function migratedTemplate(): Promise<string> {
  template ??= (async () => {
    const url = await createDatabase();
    const store = openPostgres({ url });
    await store.migrate();
    await store.close();
    return new URL(url).pathname.slice(1);
  })();
  return template;
}

/** A database on the run's PostgreSQL server: empty, or a copy of the template. */
export async function createDatabase(template = 'template1'): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
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
