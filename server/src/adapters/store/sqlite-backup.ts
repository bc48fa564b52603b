import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';

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
    sync(part);
    renameSync(part, copy);
    sync(dirname(copy));
  } finally {
    rmSync(part, { force: true });
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
function sync(place: string): void {
  const opened = openSync(place, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
