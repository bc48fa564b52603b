import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe } from 'vitest';
import { createDatabase, temporaryFolder } from './stores.js';

/** Makes an empty database and answers its address. */
export type FreshDatabase = () => Promise<string>;

/** Runs one suite through the whole service on both engines. */
export function forEachDatabase(suite: (engine: string, freshDatabase: FreshDatabase) => void): void {
  describe('SQLite', () => {
    const folder = temporaryFolder();
    suite('SQLite', async () => `sqlite:${join(folder, `${randomBytes(6).toString('hex')}.db`)}`);
  });
  describe('PostgreSQL', () => {
    suite('PostgreSQL', createDatabase);
  });
}
