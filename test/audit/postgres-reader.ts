import pg from 'pg';
import type { Reader, TextRow } from './database.js';

const rowsPerFetch = 5_000;

/** Reads a PostgreSQL database through one connection, in one read-only snapshot. */
export class PostgresReader implements Reader {
  private constructor(private readonly client: pg.Client) {}

  static async open(url: string): Promise<PostgresReader> {
    const client = new pg.Client({ connectionString: url, application_name: 'escrow-audit' });
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    return new PostgresReader(client);
  }

  /** Reads through a cursor, since the movements of a large ledger do not fit in memory at once. */
  async read(sql: string, take: (row: TextRow) => void): Promise<void> {
    await this.client.query(`declare reading no scroll cursor for ${sql}`);
    for (;;) {
      const { rows } = await this.client.query<TextRow>(`fetch ${rowsPerFetch} from reading`);
      for (const row of rows) take(row);
      if (rows.length < rowsPerFetch) break;
    }
    await this.client.query('close reading');
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}
