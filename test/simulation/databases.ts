import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { openPostgres } from '../../server/src/adapters/store/postgres.js';
import { openSqlite } from '../../server/src/adapters/store/sqlite.js';
import type { Store } from '../../server/src/ports/store.js';

/** A copy of the database as it was. Restoring it replaces what the store reads and writes from then on. */
export interface Backup {
  restore(): Promise<void>;
}

/** An empty, migrated database for one episode. */
export interface EpisodeDatabase {
  /** Stays the same over restores. */
  store: Store;
  /** The address by which the auditor opens it; a restore may change it. */
  readonly url: string;
  backUp(): Promise<Backup>;
  close(): Promise<void>;
}

export type OpenDatabase = () => Promise<EpisodeDatabase>;

/** No power cuts here, so no write waits for the disk. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A migrated SQLite file without rows, made by the first episode: a copy takes a hundredth of the time. */
let migratedFile: Buffer | undefined;

async function makeMigratedFile(file: string): Promise<Buffer> {
  const fresh = openSqlite({ file, onFatal });
  await fresh.migrate();
  await fresh.close();
  return readFileSync(file);
}

function onFatal(error: Error): never {
  throw error;
}

/** A temporary SQLite file; `prepare` can change it before the first write. */
export async function openSqliteDatabase(
  prepare: (file: string) => void = () => {},
): Promise<EpisodeDatabase> {
  const folder = mkdtempSync(join(memory, 'escrow-simulation-'));
  const file = join(folder, 'books.db');
  migratedFile ??= await makeMigratedFile(file);
  writeFileSync(file, migratedFile);
  prepare(file);
  let current = openSqlite({ file, onFatal });
  const backUp = async (): Promise<Backup> => {
    const reader = new Sqlite(file, { readonly: true });
    const copy = reader.serialize();
    reader.close();
    return {
      restore: async () => {
        await current.close();
        // What the database had written beside its file would be read as newer than the copy.
        for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
        writeFileSync(file, copy);
        current = openSqlite({ file, onFatal });
      },
    };
  };
  const close = async () => {
    await current.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { store: following(() => current), url: `sqlite:${file}`, backUp, close };
}

/** A store that does everything with the one that is current. */
function following(current: () => Store): Store {
  return new Proxy({} as Store, {
    get: (_, name) => {
      const store = current();
      const value: unknown = Reflect.get(store, name, store);
      return typeof value === 'function' ? value.bind(store) : value;
    },
  });
}

const templates = new Map<string, Promise<string>>();

/** A database of its own on a server, copied from one that was migrated once. */
export async function openPostgresDatabase(serverUrl: string): Promise<EpisodeDatabase> {
  const known = templates.get(serverUrl) ?? migratedTemplate(serverUrl);
  templates.set(serverUrl, known);
  const open = async (address: string) => {
    const store = openPostgres({ url: address, poolSize: 2 });
    // The copy is migrated already; this only reads the database's clock.
    await store.migrate();
    return store;
  };
  let url = await copyDatabase(serverUrl, await known);
  let current = await open(url);
  const copies: string[] = [];
  const backUp = async (): Promise<Backup> => {
    // A database with connections cannot be copied.
    await current.close();
    const copy = await copyDatabase(serverUrl, nameOf(url));
    copies.push(copy);
    current = await open(url);
    return {
      restore: async () => {
        await current.close();
        await dropDatabase(serverUrl, url);
        url = await copyDatabase(serverUrl, nameOf(copy));
        current = await open(url);
      },
    };
  };
  const close = async () => {
    await current.close();
    for (const each of [url, ...copies]) await dropDatabase(serverUrl, each);
  };
  return {
    store: following(() => current),
    get url() {
      return url;
    },
    backUp,
    close,
  };
}

async function migratedTemplate(serverUrl: string): Promise<string> {
  const url = await copyDatabase(serverUrl, 'template1');
  const store = openPostgres({ url });
  await store.migrate();
  await store.close();
  return nameOf(url);
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function copyDatabase(serverUrl: string, template: string): Promise<string> {
  const url = new URL(serverUrl);
  const name = `simulation_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name} template ${template}`);
  url.pathname = `/${name}`;
  return url.href;
}

function dropDatabase(serverUrl: string, url: string): Promise<void> {
  return run(serverUrl, `drop database ${nameOf(url)}`);
}

async function run(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
