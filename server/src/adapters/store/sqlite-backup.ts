import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { flushToDisk } from './on-disk.js';

/**
 * Writes a copy of a SQLite database, as it was at one moment, while a server uses it. The copy has its name
 * only once it is whole and on the disk.
 */
export function backUpSqlite(file: string, copy: string): void {
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  try {
    const database = new Sqlite(file, { fileMustExist: true });
    try {
      database.prepare('vacuum into ?').run(part);
    } finally {
      database.close();
    }
    flushToDisk(part);
    renameSync(part, copy);
    flushToDisk(dirname(copy));
  } finally {
    rmSync(part, { force: true });
  }
}
