import Sqlite from 'better-sqlite3';
import { StoreFault } from '../../ports/store.js';

type Prepared = Sqlite.Statement<unknown[], unknown>;

/** `synchronous = FULL`, as the pragma reports it. */
const synchronousFull = 2;

/**
 * The one connection of a SQLite store. Statements are prepared once and kept by their text. better-sqlite3
 * binds numbers as REAL, which STRICT integer columns turn back; a statement must not divide by a parameter.
 */
export class SqliteConnection {
  readonly #database: Sqlite.Database;
  readonly #prepared = new Map<string, Prepared>();

  constructor(file: string, busyTimeoutMs: number) {
    this.#database = new Sqlite(file, { timeout: busyTimeoutMs });
    const journal = this.#database.pragma('journal_mode = WAL', { simple: true });
    if (journal !== 'wal' && file !== ':memory:')
      throw new Error(`SQLite journal mode is ${journal}, not WAL`);
    // Without FULL a power cut undoes commits that were answered already.
    this.#database.pragma('synchronous = FULL');
    this.#database.pragma('foreign_keys = ON');
    // Lets the append-only triggers see the DELETE inside an INSERT OR REPLACE.
    this.#database.pragma('recursive_triggers = ON');
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  /** Runs text that binds nothing and returns nothing. */
  exec(text: string): void {
    this.#database.exec(text);
  }

  /** Runs BEGIN, COMMIT or ROLLBACK through the cache, since `exec` would parse it every time. */
  control(text: 'begin' | 'begin immediate' | 'commit' | 'rollback'): void {
    this.#prepare(text).run();
  }

  rows<R>(text: string, values: readonly unknown[]): R[] {
    const prepared = this.#prepare(text);
    if (!prepared.reader) {
      prepared.run(...values);
      return [];
    }
    const rows = prepared.all(...values);
    for (const row of rows) assertSafeIntegers(row as Record<string, unknown>);
    return rows as R[];
  }

  /** Runs a statement and says how many rows it touched or, for a read, found. */
  touch(text: string, values: readonly unknown[]): number {
    const prepared = this.#prepare(text);
    return prepared.reader ? prepared.all(...values).length : prepared.run(...values).changes;
  }

  /** @throws when the connection does not wait for the disk on every commit */
  assertDurable(): void {
    const level = this.#database.pragma('synchronous', { simple: true });
    if (level !== synchronousFull) throw new Error(`SQLite synchronous is ${level}, not FULL`);
  }

  /** A consistent copy of the database, taken while it is in use. */
  async backup(file: string): Promise<void> {
    await this.#database.backup(file);
  }

  close(): void {
    this.#database.close();
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text);
    if (known) return known;
    const prepared = this.#database.prepare(text);
    this.#prepared.set(text, prepared);
    return prepared;
  }
}

function assertSafeIntegers(row: Record<string, unknown>): void {
  for (const name in row) {
    const value = row[name];
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      throw new StoreFault(`SQLite: ${name} is not a safe integer`, false);
    }
  }
}
