import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe } from 'vitest';
import { copyMigratedPostgres, copyMigratedSqlite, createDatabase, databaseFolder } from './stores.js';

/** Makes a database and returns its address. */
export type FreshDatabase = () => Promise<string>;

/** @param emptyDatabase makes a database without tables, for suites about migrations and backups */
type Suite = (engine: string, freshDatabase: FreshDatabase, emptyDatabase: FreshDatabase) => void;

/** Runs one suite through the whole service on both engines; a fresh database has the tables, and no rows. */
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
  const folder = databaseFolder();
  const emptyDatabase = async () => `sqlite:${join(folder, `${randomBytes(6).toString('hex')}.db`)}`;
  suite('SQLite', async () => `sqlite:${copyMigratedSqlite(folder)}`, emptyDatabase);
}

function onPostgres(suite: Suite): void {
  suite('PostgreSQL', copyMigratedPostgres, createDatabase);
}
