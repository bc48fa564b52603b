import Sqlite from 'better-sqlite3';
import type { Statement } from '../../../server/src/ports/store.js';
import { loadStatements, loadWrites, named } from '../statements.js';

type Row = Record<string, unknown>;

/** A statement of the service with its values, in the order of its parameters. */
interface Prepared {
  statement: Sqlite.Statement<unknown[], Row>;
  params: readonly string[];
}

/** Statements with the values that they bind. */
export type BoundSteps = readonly (readonly [sql: string, values: readonly unknown[]])[];

interface Member {
  apply: () => void;
  done: () => void;
}

/** Runs the service's statements on a bare connection, with the same group commit and nothing else. */
export class BareStore {
  readonly #database: Sqlite.Database;
  readonly #begin: Sqlite.Statement;
  readonly #commit: Sqlite.Statement;
  readonly #writes: Prepared[];
  readonly #reads = new Map<string, Prepared>();
  readonly #texts = new Map<string, Sqlite.Statement<unknown[], unknown>>();
  #waiting: Member[] = [];
  #durable = false;

  private constructor(
    file: string,
    private readonly statements: ReadonlyMap<string, Statement<never, unknown>>,
    writes: readonly Statement<never, unknown>[],
  ) {
    this.#database = new Sqlite(file);
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) {
      this.#database.pragma(pragma);
    }
    this.#begin = this.#database.prepare('begin immediate');
    this.#commit = this.#database.prepare('commit');
    this.#writes = writes.map((statement) => this.#prepare(statement));
  }

  /** @param writes the statements of a write, one for each of its rows */
  static async open(file: string, writes?: readonly string[]): Promise<BareStore> {
    return new BareStore(file, await loadStatements(), await loadWrites(writes));
  }

  /** Returns the first row of a query. */
  first(text: string): Row {
    return this.#database.prepare(text).get() as Row;
  }

  read(name: string, row: Row): Row | undefined {
    const { statement, params } = this.#reads.get(name) ?? this.#prepare(named(this.statements, name));
    if (!this.#reads.has(name)) this.#reads.set(name, { statement, params });
    return statement.get(...params.map((param) => row[param]));
  }

  /** Calls `done` when the rows are on the disk. */
  write(rows: readonly object[], done: () => void): void {
    this.#wait({ apply: () => this.#apply(rows), done });
  }

  /** Runs statements in one transaction, and calls `done` when it is on the disk. */
  run(steps: BoundSteps, done: () => void): void {
    this.#wait({ apply: () => this.#run(steps), done });
  }

  #wait(member: Member): void {
    if (this.#waiting.push(member) === 1) setImmediate(() => this.#flush());
  }

  #apply(rows: readonly object[]): void {
    for (let n = 0; n < this.#writes.length; n++) {
      const { statement, params } = this.#writes[n] as Prepared;
      const row = rows[n] as Row;
      statement.run(...params.map((param) => row[param]));
    }
  }

  #run(steps: BoundSteps): void {
    for (const [sql, values] of steps) {
      const known = this.#texts.get(sql) ?? this.#database.prepare(sql);
      this.#texts.set(sql, known);
      if (known.reader) known.all(...values);
      else known.run(...values);
    }
  }

  #assertDurable(): void {
    const level = this.#database.pragma('synchronous', { simple: true });
    if (level !== 2) throw new Error(`SQLite synchronous is ${level}, not FULL`);
    this.#durable = true;
  }

  #flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#begin.run();
    for (const { apply } of batch) apply();
    this.#commit.run();
    if (!this.#durable) this.#assertDurable();
    for (const { done } of batch) done();
  }

  #prepare({ sql, params }: Statement<never, unknown>): Prepared {
    return { statement: this.#database.prepare(sql.sqlite), params };
  }
}
