import type pg from 'pg';
import type { Scan } from '../../ports/store.js';

const rowsPerFetch = 2_000;
const fetchNext = `fetch ${rowsPerFetch} from scanned`;
const close = 'close scanned';

/**
 * Reads the rows of each query through a cursor, in a transaction that has begun. Most tables end with the
 * first rows, so one trip closes the last cursor, opens the next and reads from it.
 */
export async function runScans(client: pg.PoolClient, scans: readonly Scan[]): Promise<void> {
  let before: string[] = [];
  for (const { query, take } of scans) {
    const { sql, values } = query.compile('postgres');
    const open = `declare scanned no scroll cursor for ${sql}`;
    // A text of several commands takes no values.
    if (values.length > 0) {
      if (before.length > 0) await client.query(before.join('; '));
      await client.query(open, [...values]);
      before = [];
    } else {
      before = [...before, open];
    }
    await readAll(client, before, take);
    before = [close];
  }
}

async function readAll(client: pg.PoolClient, before: readonly string[], take: Scan['take']): Promise<void> {
  let rows = await readRows(client, [...before, fetchNext]);
  for (;;) {
    for (const row of rows) take(row);
    if (rows.length < rowsPerFetch) return;
    rows = await readRows(client, [fetchNext]);
  }
}

/** Runs the commands in one trip, and returns the rows of the last. */
async function readRows(client: pg.PoolClient, commands: readonly string[]): Promise<unknown[]> {
  const results: pg.QueryResult | pg.QueryResult[] = await client.query(commands.join('; '));
  return [results].flat().at(-1)?.rows ?? [];
}
