import type { ObservedCommit } from '../../ports/observer.js';
import type {
  AdHocQuery,
  Migratable,
  Scan,
  Statement,
  Step,
  Store,
  TransactOutcome,
} from '../../ports/store.js';
import { GroupCommit } from './group-commit.js';
import { createHistory, pendingMigrations, recordMigration } from './migrations/index.js';
import { SqliteConnection } from './sqlite-connection.js';
import { faultOf } from './sqlite-errors.js';
import { SteadyClock } from './steady-clock.js';
import { StorageWatch } from './storage-watch.js';
import { callOnSqlite } from './values.js';

export interface SqliteOptions {
  /** Path of the database; created if it does not exist. */
  file: string;
  /** Called when a COMMIT failed. What the database holds is unknown, so it should end the process. */
  onFatal(error: Error): void;
  /** Called when writes begin to find no space, and when there is space again. */
  onStorage?(isFull: boolean): void;
  /** Called after each commit. */
  onCommit?(commit: ObservedCommit): void;
  /** False commits every transaction by itself. */
  groupCommit?: boolean;
  /** How many transactions may share one commit. */
  batchMax?: number;
  /** How long one commit may apply transactions, in ms; any time unless it is given. */
  turnMs?: number;
  /** How long a write waits for the write of another process, such as an operator's command. */
  busyTimeoutMs?: number;
  now?: () => number;
}

const batchMaxDefault = 256;
const busyTimeoutMsDefault = 5_000;

/**
 * A store in one SQLite file, with a single connection: a second one gains nothing in a synchronous process.
 */
export class SqliteStore implements Store {
  readonly engine = 'sqlite';
  readonly timekeeper: SteadyClock;
  readonly storage: StorageWatch;
  readonly #connection: SqliteConnection;
  readonly #commits: GroupCommit;

  constructor(options: SqliteOptions) {
    this.timekeeper = new SteadyClock(options.now ?? Date.now);
    this.#connection = new SqliteConnection(options.file, options.busyTimeoutMs ?? busyTimeoutMsDefault);
    const batchMax = options.groupCommit === false ? 1 : (options.batchMax ?? batchMaxDefault);
    const { onFatal, onCommit, turnMs = Number.POSITIVE_INFINITY } = options;
    const observed = onCommit && { onCommit };
    this.#commits = new GroupCommit(this.#connection, { batchMax, turnMs, onFatal, ...observed });
    this.storage = new StorageWatch((steps) => this.#commits.transact(steps), options.onStorage);
  }

  now(): number {
    return this.timekeeper.now();
  }

  async one<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R | undefined> {
    return (await this.#rows<P, R>(statement, params))[0];
  }

  async all<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R[]> {
    return this.#rows(statement, params);
  }

  async list<R>(query: AdHocQuery<R>): Promise<R[]> {
    const { sql, values } = query.compile('sqlite');
    return this.#read<R>(sql, values);
  }

  async snapshot<R>(queries: readonly AdHocQuery<R>[]): Promise<R[][]> {
    return this.#inSnapshot(() =>
      queries.map((query) => {
        const { sql, values } = query.compile('sqlite');
        return this.#connection.rows<R>(sql, values);
      }),
    );
  }

  async scan(scans: Iterable<Scan>): Promise<void> {
    this.#inSnapshot(() => {
      for (const { query, take, asCells = false } of scans) {
        const { sql, values } = query.compile('sqlite');
        this.#connection.each(sql, values, take, asCells);
      }
    });
  }

  /** Synchronous throughout, so that no transaction of this process can come in between. */
  #inSnapshot<Result>(read: () => Result): Result {
    this.#commits.assertAlive();
    try {
      this.#connection.control('begin');
      return read();
    } catch (error) {
      throw faultOf(error);
    } finally {
      if (this.#connection.inTransaction) this.#connection.control('rollback');
    }
  }

  async transact(steps: readonly Step[]): Promise<TransactOutcome> {
    return this.storage.transact(steps);
  }

  async migrate(which: Migratable = 'any'): Promise<void> {
    this.#connection.control('begin immediate');
    try {
      this.#connection.exec(createHistory('sqlite'));
      const applied = this.#connection.rows<{ number: number }>('select number from migration', []);
      for (const migration of pendingMigrations(
        applied.map(({ number }) => number),
        which,
      )) {
        for (const text of migration.statements('sqlite')) this.#connection.exec(text);
        this.#connection.exec(recordMigration(migration, this.now()));
      }
      this.#connection.control('commit');
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.control('rollback');
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#commits.flush();
    this.#connection.close();
  }

  /** Returns the rows of a read, or of a write, which shares the commit of what else is written then. */
  async #rows<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R[]> {
    const { text, values } = this.#reading(() => callOnSqlite(statement, params));
    if (!this.#reading(() => this.#connection.writes(text))) return this.#read<R>(text, values);
    try {
      return await this.#commits.returning<R>(text, values);
    } catch (error) {
      throw this.storage.noted(error);
    }
  }

  #read<R>(text: string, values: readonly unknown[]): R[] {
    return this.#reading(() => this.#connection.rows<R>(text, values));
  }

  #reading<Result>(read: () => Result): Result {
    this.#commits.assertAlive();
    try {
      return read();
    } catch (error) {
      this.#commits.stopOnDiskError(error);
      throw this.storage.noted(faultOf(error));
    }
  }
}

/** Opens the file; call `migrate` before anything else. */
export function openSqlite(options: SqliteOptions): SqliteStore {
  return new SqliteStore(options);
}
