import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A SQLite file of its own, gone when it is closed. */
export async function openSqliteDatabase(): Promise<EpisodeDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'escrow-simulation-'));
  const file = join(folder, 'books.db');
  const onFatal = (error: Error) => {
    throw error;
  };
  const store = openSqlite({ file, onFatal });
  await store.migrate();
  const close = async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { store, url: `sqlite:${file}`, close };
}
