import type pg from 'pg';
import type { CopyState, DatabaseCopy } from '../copy-rows.js';
import { postgresDriver } from '../pg.js';
import { openPostgres } from '../postgres.js';
import type { Cell } from './source.js';
import type { CopiedTable } from './tables.js';

/**
 * Tables that hold rows from the beginning, which the rows of the source replace. Block 0 says how many
 * changes had no evidence when its database was migrated.
 */
const begunWithRows: readonly string[] = ['block', 'figure_cursor', 'service_clock'];

/** A row that the target has kept differently. */
export class CopyDiffers extends Error {
  override readonly name = 'CopyDiffers';
}

/** The PostgreSQL database that a copy fills. */
export class CopyTarget {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Connects, and brings the tables to the newest migration. */
  static async open(url: string): Promise<CopyTarget> {
    const store = openPostgres({ url, poolSize: 1 });
    try {
      await store.migrate('any');
    } finally {
      await store.close();
    }
    const client = new (postgresDriver().Client)({
      connectionString: url,
      application_name: 'escrow-checkout copy',
      // Without it, a crash of the server loses the mark that keeps the copy from starting.
      options: '-c synchronous_commit=on',
      keepAlive: true,
    });
    await client.connect();
    // One that dies fails the next query.
    client.on('error', () => {});
    return new CopyTarget(client);
  }

  async copy(): Promise<DatabaseCopy | undefined> {
    const { rows } = await this.#client.query(
      `select id, side, state, other, begun_at::float8 as "begunAt", ended_at::float8 as "endedAt"
       from database_copy order by begun_at desc limit 1`,
    );
    return rows[0] as DatabaseCopy | undefined;
  }

  /** Whether no row has been written since the tables were made. */
  async isEmpty(tables: readonly CopiedTable[]): Promise<boolean> {
    for (const table of tables) {
      if (begunWithRows.includes(table.name)) continue;
      if ((await this.count(table)) > 0) return false;
    }
    return true;
  }

  /**
   * Marks the database, so that nothing starts on it before the copy is done.
   *
   * @returns false if another copy has marked it
   */
  async begin({ id, other, begunAt }: DatabaseCopy): Promise<boolean> {
    return this.#transact(async () => {
      await this.#client.query('lock table database_copy in exclusive mode');
      const known = await this.#client.query('select id from database_copy');
      if (known.rows.length > 0) return false;
      await this.#client.query(
        `insert into database_copy (id, side, state, other, begun_at)
         values ($1, 'target', 'under_way', $2, $3)`,
        [id, other, begunAt],
      );
      return true;
    });
  }

  /** Removes the rows that the database began with. */
  async clear(): Promise<void> {
    await this.#transact(async () => {
      for (const table of begunWithRows) {
        await this.#withoutTriggers(table, () => this.#client.query(`delete from ${table}`));
      }
    });
  }

  async end(id: string, state: Exclude<CopyState, 'under_way'>, endedAt: number): Promise<void> {
    await this.#client.query('update database_copy set state = $1, ended_at = $2 where id = $3', [
      state,
      endedAt,
      id,
    ]);
  }

  async count({ name }: CopiedTable): Promise<number> {
    const { rows } = await this.#client.query(`select count(*)::float8 as n from "${name}"`);
    return rows[0]?.n as number;
  }

  /**
   * Adds rows in one commit, and compares what was kept with them. Triggers are for what the service does: an
   * account whose test data expire may gain no row, and these rows are there already.
   *
   * @throws CopyDiffers with nothing written, if a row was kept differently
   */
  async add({ name, columns }: CopiedTable, rows: readonly (readonly Cell[])[]): Promise<void> {
    const names = columns.map((column) => `"${column.name}"`).join(', ');
    const arrays = columns.map(({ type }, n) => `$${n + 1}::${type}[]`).join(', ');
    const cells = columns.map((_, n) => rows.map((row) => row[n]));
    await this.#transact(async () => {
      const text = `insert into "${name}" (${names}) select * from unnest(${arrays}) returning ${names}`;
      const query = { text, values: cells, rowMode: 'array' } as const;
      const kept = await this.#withoutTriggers(name, () => this.#client.query(query));
      if (!isSame(kept.rows, rows)) {
        throw new CopyDiffers(`PostgreSQL keeps a row of ${name} differently`);
      }
    });
  }

  /** Learns what is in the tables, so that the first queries are planned well. */
  async analyze(): Promise<void> {
    await this.#client.query('analyze');
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  /** Within a transaction, so that no failure leaves a table without its triggers. */
  async #withoutTriggers<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
    await this.#client.query(`alter table "${table}" disable trigger user`);
    const result = await work();
    await this.#client.query(`alter table "${table}" enable trigger user`);
    return result;
  }

  async #transact<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#client.query('begin');
    try {
      const result = await work();
      await this.#client.query('commit');
      return result;
    } catch (error) {
      await this.#client.query('rollback').catch(() => {});
      throw error;
    }
  }
}

/** PostgreSQL tells its large numbers as text. */
function isSame(kept: readonly (readonly unknown[])[], rows: readonly (readonly Cell[])[]): boolean {
  return (
    kept.length === rows.length &&
    rows.every((row, n) =>
      row.every((cell, m) => (cell === null ? kept[n]?.[m] === null : String(kept[n]?.[m]) === String(cell))),
    )
  );
}
