import { performance } from 'node:perf_hooks';
import Sqlite from 'better-sqlite3';
import { StoreFault } from '../../ports/store.js';

interface Prepared {
  readonly statement: Sqlite.Statement<unknown[], unknown>;
  /** Makes a row of its cells; null for a statement that returns no rows. */
  readonly rowOf: ((cells: readonly unknown[]) => object) | null;
  readonly columns: readonly string[];
}

/** `synchronous = FULL`, as the pragma reports it. */
const synchronousFull = 2;

/**
 * The one connection of a SQLite store. Statements are prepared once and kept by their text. better-sqlite3
 * binds numbers as REAL, which STRICT integer columns turn back; a statement must not divide by a parameter.
 */
export class SqliteConnection {
  readonly #database: Sqlite.Database;
  readonly #prepared = new Map<string, Prepared>();
  #reading = false;
  /** The turn of the event loop in which the reads of this moment began. */
  #turn = 0;
  readonly #endReading = () => this.#stopReading();

  constructor(file: string, busyTimeoutMs: number) {
    this.#database = new Sqlite(file, { timeout: busyTimeoutMs });
    const journal = this.#database.pragma('journal_mode = WAL', { simple: true });
    if (journal !== 'wal' && file !== ':memory:')
      throw new Error(`SQLite journal mode is ${journal}, not WAL`);
    // Without FULL, a power cut undoes commits that were already reported.
    this.#database.pragma('synchronous = FULL');
    this.#database.pragma('foreign_keys = ON');
    // Lets the append-only triggers see the DELETE inside an INSERT OR REPLACE.
    this.#database.pragma('recursive_triggers = ON');
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction && !this.#reading;
  }

  /** Runs text that binds nothing and returns nothing. */
  exec(text: string): void {
    this.#stopReading();
    this.#database.exec(text);
  }

  /** Runs BEGIN, COMMIT or ROLLBACK through the cache, since `exec` would parse it every time. */
  control(text: 'begin' | 'begin immediate' | 'commit' | 'rollback'): void {
    this.#stopReading();
    this.#prepare(text).statement.run();
  }

  /** Whether a statement writes. */
  writes(text: string): boolean {
    return !this.#prepare(text).statement.readonly;
  }

  rows<R>(text: string, values: readonly unknown[]): R[] {
    const { statement, rowOf } = this.#prepare(text);
    if (statement.readonly) this.#startReading();
    else this.#stopReading();
    if (rowOf === null) {
      statement.run(...values);
      return [];
    }
    const rows: unknown[] = [];
    for (const cells of statement.all(...values)) rows.push(rowOf(cells as unknown[]));
    return rows as R[];
  }

  /** Hands over the rows of a read one by one; `take` must not use the connection. */
  each(text: string, values: readonly unknown[], take: (row: unknown) => void, asCells = false): void {
    const { statement, rowOf, columns } = this.#prepare(text);
    if (rowOf === null) throw new Error('Only a read has rows');
    for (const cells of statement.iterate(...values) as Iterable<unknown[]>) {
      if (asCells) refuseInexact(columns, cells);
      take(asCells ? cells : rowOf(cells));
    }
  }

  /** Runs a statement and returns how many rows it touched or, for a read, found. */
  touch(text: string, values: readonly unknown[]): number {
    const { statement, rowOf } = this.#prepare(text);
    this.#stopReading();
    return rowOf === null ? statement.run(...values).changes : statement.all(...values).length;
  }

  /** @throws when the connection does not wait for the disk on every commit */
  assertDurable(): void {
    const level = this.#database.pragma('synchronous', { simple: true });
    if (level !== synchronousFull) throw new Error(`SQLite synchronous is ${level}, not FULL`);
  }

  close(): void {
    this.#stopReading();
    this.#database.close();
  }

  /**
   * Reads of the same moment share one transaction: to lock and unlock the file for each of them costs as
   * much as to read a row. It ends before anything is written and before the next turn of the event loop
   * reads, which may have been told of a commit of another process.
   */
  #startReading(): void {
    const turn = currentTurn();
    if (turn !== this.#turn) this.#stopReading();
    if (this.#database.inTransaction) return;
    this.#prepare('begin').statement.run();
    this.#reading = true;
    this.#turn = turn;
    setImmediate(this.#endReading);
  }

  #stopReading(): void {
    if (!this.#reading) return;
    this.#reading = false;
    // An I/O error ends a transaction by itself.
    if (this.#database.inTransaction) this.#prepare('commit').statement.run();
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text);
    if (known) return known;
    const prepared = prepare(this.#database, text);
    this.#prepared.set(text, prepared);
    return prepared;
  }
}

/**
 * The number of the turn, which begins when the event loop looks for what has arrived. What `setImmediate`
 * runs, and reads, comes after that, but an immediate which it or a timer leaves behind comes after the next.
 */
function currentTurn(): number {
  return performance.nodeTiming.uvMetricsInfo.loopCount;
}

/** A statement that returns rows returns them as lists of cells. */
function prepare(database: Sqlite.Database, text: string): Prepared {
  const statement = database.prepare<unknown[], unknown>(text);
  if (!statement.reader) return { statement, rowOf: null, columns: [] };
  const columns = statement.columns().map(({ name }) => name);
  const toRow = compiledRow(columns);
  const rowOf = (cells: readonly unknown[]) => {
    refuseInexact(columns, cells);
    return toRow(cells);
  };
  return { statement: statement.raw(true), rowOf, columns };
}

/**
 * Compiles an object literal with these columns, whose names come from our own statements. All its rows
 * share one shape. better-sqlite3's own objects are hash tables to V8, and a copy of an empty row is filled
 * by name: with 45 columns, both take longer than the query.
 */
function compiledRow(columns: readonly string[]): (cells: readonly unknown[]) => object {
  const fields = columns.map((name, index) => `${JSON.stringify(name)}: cells[${index}]`);
  return new Function('cells', `return { ${fields.join()} };`) as ReturnType<typeof compiledRow>;
}

/** @throws StoreFault at a number that JavaScript cannot hold exactly */
function refuseInexact(columns: readonly string[], cells: readonly unknown[]): void {
  for (let n = 0; n < cells.length; n++) {
    const value = cells[n];
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      throw new StoreFault(`SQLite: ${columns[n]} is not a safe integer`, false);
    }
  }
}
