import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../../server/src/adapters/store/postgres.js';
import { openSqlite } from '../../server/src/adapters/store/sqlite.js';
import type { Store } from '../../server/src/ports/store.js';

/** An empty, migrated database for one episode. */
export interface EpisodeDatabase {
  store: Store;
  /** The address by which the auditor opens it. */
  url: string;
  close(): Promise<void>;
}

export type OpenDatabase = () => Promise<EpisodeDatabase>;

/** No power cuts here, so no write waits for the disk. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A temporary SQLite file; `prepare` can change it before the first write. */
export async function openSqliteDatabase(
  prepare: (file: string) => void = () => {},
): Promise<EpisodeDatabase> {
  const folder = mkdtempSync(join(memory, 'escrow-simulation-'));
  const file = join(folder, 'books.db');
  const onFatal = (error: Error) => {
    throw error;
  };
  const fresh = openSqlite({ file, onFatal });
  await fresh.migrate();
  await fresh.close();
  prepare(file);
  const store = openSqlite({ file, onFatal });
  const close = async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { store, url: `sqlite:${file}`, close };
}

const templates = new Map<string, Promise<string>>();

/** A database of its own on a server, copied from one that was migrated once. */
export async function openPostgresDatabase(serverUrl: string): Promise<EpisodeDatabase> {
  const known = templates.get(serverUrl) ?? migratedTemplate(serverUrl);
  templates.set(serverUrl, known);
  const url = await copyDatabase(serverUrl, await known);
  const store = openPostgres({ url, poolSize: 2 });
  // The copy is migrated already; this only reads the database's clock.
  await store.migrate();
  return { store, url, close: () => store.close() };
}

async function migratedTemplate(serverUrl: string): Promise<string> {
  const url = await copyDatabase(serverUrl, 'template1');
  const store = openPostgres({ url });
  await store.migrate();
  await store.close();
  return new URL(url).pathname.slice(1);
}

async function copyDatabase(serverUrl: string, template: string): Promise<string> {
  const url = new URL(serverUrl);
  const name = `simulation_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
