import type { Timekeeper } from './timekeeper.js';

export type Engine = 'sqlite' | 'postgres';

/**
 * The database, as the rest of the server sees it. Statements are data, compiled once per engine; a request
 * only binds values. Every adapter guarantees:
 *
 * - `transact` is atomic and durable: a power cut cannot undo it once it returns `committed`.
 * - It returns `lost_race`, and writes nothing, if the first step (the guard) touches no row or its insert
 *   collides, if a versioned step touches too few rows, and after a unique violation, a serialization failure
 *   or a deadlock in any step.
 * - It throws `StoreFault`, and writes nothing, if any other step touches no row, if a CHECK fails, and for
 *   every other error.
 * - It throws `StorageFull`, and writes nothing, if there is no space. From then on no write is tried until a
 *   probe shows that there is space again.
 * - It throws `OutcomeUnknown` only if it is unknown whether the database committed.
 */
export interface Store {
  readonly engine: Engine;
  one<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R | undefined>;
  all<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R[]>;
  /** Runs a query built per call; only for filtered lists. */
  list<R>(query: AdHocQuery<R>): Promise<R[]>;
  /** Runs all queries on one snapshot of the database; for reports. */
  snapshot<R>(queries: readonly AdHocQuery<R>[]): Promise<R[][]>;
  /**
   * Runs all queries on one snapshot and hands over their rows one by one; for tables that exceed memory.
   * Each is asked for when the one before has ended, so it may depend on what that has found.
   */
  scan(scans: Iterable<Scan>): Promise<void>;
  transact(steps: readonly Step[]): Promise<TransactOutcome>;
  /**
   * Brings the tables to the newest migration of the code; call it before anything else.
   *
   * @throws SchemaFault, with nothing changed, if the database is newer or may not be migrated
   */
  migrate(which?: Migratable): Promise<void>;
  /** Real time in ms: the database's clock on PostgreSQL, this machine's on SQLite. It never goes back. */
  now(): number;
  readonly timekeeper: Timekeeper;
  readonly storage: Storage;
  close(): Promise<void>;
}

/** Whether there is space to write. */
export interface Storage {
  /** True from the first write that found no space until a probe of the database has found some. */
  isFull(): Promise<boolean>;
}

/** The databases that may be migrated: only an opening server and the command for it migrate any. */
export type Migratable = 'any' | 'empty' | 'none';

/** `step` is the index of the step that lost the race. */
export type TransactOutcome = { outcome: 'committed' } | { outcome: 'lost_race'; step: number };

/** One statement as SQL for each engine, with the order of its named parameters. */
export interface Statement<P extends object, R> {
  readonly name: string;
  readonly sql: { readonly sqlite: string; readonly postgres: string };
  /** The order is the same on both engines, which is checked when both are compiled. */
  readonly params: readonly (keyof P & string)[];
  /**
   * The text for SQLite with its parameters. If rows are found by their mode, the mode is a constant in it:
   * where an index holds rows of one mode or state alone, SQLite plans a statement that binds the mode anew
   * at each run.
   */
  sqliteOf?(mode: unknown): { readonly sql: string; readonly params: readonly string[] };
  /** True for a read, and for a write with `returning`. */
  readonly returnsRows: boolean;
  /** True for an insert of one row without a conflict clause: it touches that row, or fails. */
  readonly insertsOne?: boolean;
  /** True for a read of few rows by an index, which may share a trip to the database with others. */
  readonly isByKey: boolean;
  /** Phantom: the row type. */
  readonly row?: R;
}

/**
 * One statement of a transaction with its values. It must touch exactly one row, unless `many` or `anyRows`
 * is set.
 */
export interface Step {
  readonly statement: Statement<never, unknown>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly anyRows?: true;
  /** The rows that it writes, of which it must touch each, and which of their fields it reads. */
  readonly many?: {
    readonly fields: readonly string[];
    readonly rows: readonly Readonly<Record<string, unknown>>[];
  };
  /** Touches a row only if its version is unchanged; touching too few means that the race was lost. */
  readonly versioned?: true;
}

/** A query whose text depends on the call. */
export interface AdHocQuery<R> {
  compile(engine: Engine): { readonly sql: string; readonly values: readonly unknown[] };
  /** Phantom: the row type. */
  readonly row?: R;
}

/** A query whose rows are taken one by one. */
export interface Scan {
  readonly query: AdHocQuery<unknown>;
  /** Takes each row as a list of its cells in the order of the columns, which costs about half. */
  readonly asCells?: boolean;
  take(row: unknown): void;
}

/** It is unknown whether the database committed: look the change up. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** Nothing was written, for a reason other than a race. `retryable`: the same call may succeed later. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';

  constructor(
    message: string,
    readonly retryable: boolean,
    options?: { cause: unknown },
  ) {
    super(message, options);
  }
}

/** Nothing was written, since there is no space; reads go on. */
export class StorageFull extends StoreFault {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, true, options);
  }
}

/** The newest migration of the database is not the newest one of the code; 0 is a database without tables. */
export class SchemaFault extends StoreFault {
  constructor(
    readonly database: number,
    readonly code: number,
  ) {
    super(`The database is at migration ${database}, the code at ${code}`, false);
  }
}
