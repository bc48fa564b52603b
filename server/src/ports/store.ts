export type Engine = 'sqlite' | 'postgres';

/**
 * The database, as the rest of the server sees it. Statements are data, compiled once per engine; a request
 * only binds values. Promises every adapter keeps:
 *
 * - `transact` is atomic and durable: when it answers `committed`, a power cut cannot undo it.
 * - The first step is the guard. If it touches no row (or, for an insert, collides with an existing one) the
 *   outcome is `lost_race` and nothing was written. So do a versioned step that touches no row, unique
 *   violations of any step, serialization failures and deadlocks. Another later step that touches no row, a
 *   broken CHECK and everything else is a fault: it throws `StoreFault`, and nothing was written.
 * - `OutcomeUnknown` is thrown only when the database may or may not have committed.
 */
export interface Store {
  readonly engine: Engine;
  one<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R | undefined>;
  all<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R[]>;
  /** Runs a query built per call: filtered lists only. */
  list<R>(query: AdHocQuery<R>): Promise<R[]>;
  /** Runs all queries on one and the same state of the database, whoever writes meanwhile; for reports. */
  snapshot<R>(queries: readonly AdHocQuery<R>[]): Promise<R[][]>;
  transact(steps: readonly Step[]): Promise<TransactOutcome>;
  /** Brings the tables up to the code; refuses a database that is newer. */
  migrate(): Promise<void>;
  /** Real time in ms, for money: the database's own clock on PostgreSQL, this machine's on SQLite. */
  now(): number;
  close(): Promise<void>;
}

/** `step` is where the race was lost. */
export type TransactOutcome = { outcome: 'committed' } | { outcome: 'lost_race'; step: number };

/** Two SQL texts of one statement and the order in which they bind their named parameters. */
export interface Statement<P extends object, R> {
  readonly name: string;
  readonly sql: { readonly sqlite: string; readonly postgres: string };
  /** Same order on both engines; checked at load. */
  readonly params: readonly (keyof P & string)[];
  /** A read, or a write that returns what it touched. */
  readonly returnsRows: boolean;
  /** Phantom: the row type. */
  readonly row?: R;
}

/**
 * One statement of a transaction with its values. Every step must touch exactly one row, unless `anyRows`.
 */
export interface Step {
  readonly statement: Statement<never, unknown>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly anyRows?: true;
  /** Touches its row only while the version that was read stands: without a row, the race was lost. */
  readonly versioned?: true;
}

/** A query whose text depends on the call. */
export interface AdHocQuery<R> {
  compile(engine: Engine): { readonly sql: string; readonly values: readonly unknown[] };
  /** Phantom: the row type. */
  readonly row?: R;
}

/** The database may or may not have committed: look the change up. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** Nothing was written, and not because of a race. `retryable`: the same call may succeed later. */
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
