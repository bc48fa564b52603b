import pg from 'pg';
import { startPostgres, type TestPostgres } from '../harness/postgres.js';
import { cpuMsOfFamily } from './processor-time.js';

/** An empty database on a PostgreSQL server of its own. */
export interface PostgresPlace {
  databaseUrl: string;
  server: TestPostgres;
  /** Returns the column `found` of the query's only row. */
  numberOf(query: string): Promise<number>;
  /** Counts the rows of all tables, as the database does by itself a minute after many were written. */
  analyze(): Promise<void>;
  /** Processor time of the database's own processes so far, in ms. */
  databaseMs(): number;
}

/** Starts PostgreSQL, and stops it when its use has ended. */
export async function onPostgres<Result>(use: (place: PostgresPlace) => Promise<Result>): Promise<Result> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase('bench');
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      const numberOf = async (query: string) => Number((await client.query(query)).rows[0].found);
      const pid = await numberOf("select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as found");
      return await use({
        databaseUrl,
        server: postgres,
        numberOf,
        analyze: async () => {
          await client.query('analyze');
        },
        databaseMs: () => cpuMsOfFamily(pid) ?? Number.NaN,
      });
    } finally {
      await client.end();
    }
  } finally {
    await postgres.stop();
  }
}
