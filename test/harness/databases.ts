import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe } from 'vitest';
import { createDatabase, temporaryFolder } from './stores.js';

/** Makes an empty database and returns its address. */
export type FreshDatabase = () => Promise<string>;

type Suite = (engine: string, freshDatabase: FreshDatabase) => void;

/** Runs one suite through the whole service on both engines. */
export function forEachDatabase(suite: Suite): void {
  describe('SQLite', () => onSqlite(suite));
  describe('PostgreSQL', () => onPostgres(suite));
}

/** Runs it on both engines at once, each in order; for suites that mostly wait for other processes. */
export function forEachDatabaseAtOnce(suite: Suite): void {
  describe.concurrent('SQLite', () => {
    describe.sequential('beside PostgreSQL', () => onSqlite(suite));
  });
  describe.concurrent('PostgreSQL', () => {
    describe.sequential('beside SQLite', () => onPostgres(suite));
  });
}

function onSqlite(suite: Suite): void {
  const folder = temporaryFolder();
  suite('SQLite', async () => `sqlite:${join(folder, `${randomBytes(6).toString('hex')}.db`)}`);
}

function onPostgres(suite: Suite): void {
  suite('PostgreSQL', createDatabase);
}
