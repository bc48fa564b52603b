import { existsSync } from 'node:fs';
import sqlite3 from 'sqlite3';
import type { Reader, TextRow } from './database.js';

/** Milliseconds that a read waits for a lock of another process. */
const busyTimeoutMs = 10_000;

/** Reads a SQLite file through another build of SQLite than the server's, in one read transaction. */
export class SqliteReader implements Reader {
  private constructor(private readonly database: sqlite3.Database) {}

  static async open(file: string): Promise<SqliteReader> {
    if (!existsSync(file)) throw new Error(`There is no file ${file}`);
    const reader = new SqliteReader(await openReadOnly(file));
    await reader.#rows('begin');
    return reader;
  }

  /** Asks again for the last rows of a query, which the driver may lose on a busy machine. */
  async read(sql: string, take: (row: TextRow) => void): Promise<void> {
    let count = 0;
    await this.#each(sql, (row) => {
      count += 1;
      take(row);
    });
    for (const row of await this.#rows(`${sql} limit -1 offset ${count}`)) take(row);
  }

  /** Yields rows one by one, since the movements of a large ledger do not fit in memory at once. */
  #each(sql: string, take: (row: TextRow) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const takeSafely = (error: Error | null, row: TextRow) => {
        if (error) return reject(error);
        try {
          take(row);
        } catch (fault) {
          reject(fault as Error);
        }
      };
      this.database.each<TextRow>(sql, takeSafely, (error) => (error ? reject(error) : resolve()));
    });
  }

  #rows(sql: string): Promise<TextRow[]> {
    return new Promise((resolve, reject) => {
      this.database.all<TextRow>(sql, (error, rows) => (error ? reject(error) : resolve(rows)));
    });
  }

  close(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.database.close((error) => (error ? reject(error) : resolve()));
    });
  }
}

function openReadOnly(file: string): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, sqlite3.OPEN_READONLY, (error) => {
      if (error) return reject(error);
      database.configure('busyTimeout', busyTimeoutMs);
      resolve(database);
    });
  });
}
