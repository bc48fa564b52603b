import Sqlite from 'better-sqlite3';
import type { CopyState, DatabaseCopy } from '../copy-rows.js';
import { type CopiedTable, readTables } from './tables.js';

const busyTimeoutMs = 5_000;

/**
 * Refuses every change, also of a command that opened the database before the copy began: nothing of
 * importance is written without one.
 */
const refuseChanges = `create trigger change_after_copy before insert on change
  begin select raise(abort, 'this database was copied to another, which has taken its place'); end`;

/** The SQLite database that is copied. */
export class CopySource {
  readonly #database: Sqlite.Database;
  readonly tables: readonly CopiedTable[];

  constructor(file: string) {
    this.#database = new Sqlite(file, { fileMustExist: true, timeout: busyTimeoutMs });
    // Without FULL, a power cut undoes the mark that keeps the source from starting.
    this.#database.pragma('synchronous = FULL');
    this.tables = readTables(this.#database);
  }

  /** The copy of this database that was not abandoned, or the abandoned one of an id. */
  copy(id?: string): DatabaseCopy | undefined {
    return this.#database
      .prepare<unknown[], DatabaseCopy>(
        `select id, side, state, other, begun_at as begunAt, ended_at as endedAt from database_copy
         where state <> 'abandoned' or id = ? order by begun_at desc`,
      )
      .get(id ?? null);
  }

  /** Marks the database, in one commit with what refuses its changes from then on. */
  begin({ id, other, begunAt }: DatabaseCopy): void {
    this.#database.transaction(() => {
      this.#database
        .prepare(
          `insert into database_copy (id, side, state, other, begun_at)
           values (?, 'source', 'under_way', ?, ?)`,
        )
        .run(id, other, begunAt);
      this.#database.exec(refuseChanges);
    })();
  }

  /** Keeps every other connection from writing until the database is closed. */
  lock(): void {
    this.#database.exec('begin immediate');
  }

  /** Ends the copy, and the lock with it. */
  end(id: string, state: Exclude<CopyState, 'under_way'>, endedAt: number): void {
    if (state === 'abandoned') this.#database.exec('drop trigger if exists change_after_copy');
    this.#database
      .prepare('update database_copy set state = ?, ended_at = ? where id = ?')
      .run(state, endedAt, id);
    this.#database.exec('commit');
  }

  count({ name }: CopiedTable): number {
    return this.#database.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0;
  }

  /** The rows of a table as lists of cells, without the first ones. */
  rows({ name, columns, order }: CopiedTable, skipped: number): IterableIterator<Cell[]> {
    const names = columns.map((column) => `"${column.name}"`).join(', ');
    return this.#database
      .prepare<[number], Cell[]>(`select ${names} from "${name}" order by ${order} limit -1 offset ?`)
      .raw(true)
      .iterate(skipped);
  }

  close(): void {
    this.#database.close();
  }
}

export type Cell = number | string | null;
