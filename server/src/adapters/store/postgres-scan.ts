import type pg from 'pg';
import type { Scan } from '../../ports/store.js';

const rowsPerFetch = 2_000;
const fetchNext = `fetch ${rowsPerFetch} from scanned`;
const close = 'close scanned';

/**
 * Reads the rows of each query through a cursor, in a transaction that has begun. Most tables end with the
 * first rows, so one trip closes the last cursor, opens the next and reads from it.
 */
export async function runScans(client: pg.PoolClient, scans: Iterable<Scan>): Promise<void> {
  let before: string[] = [];
  for (const scan of scans) {
    const { query } = scan;
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
    await readAll(client, before, scan);
    before = [close];
  }
}

async function readAll(
  client: pg.PoolClient,
  before: readonly string[],
  { take, asCells = false }: Scan,
): Promise<void> {
  let rows = await readRows(client, [...before, fetchNext], asCells);
  for (;;) {
    for (const row of rows) take(row);
    if (rows.length < rowsPerFetch) return;
    rows = await readRows(client, [fetchNext], asCells);
  }
}

/** Runs the commands in one trip, and returns the rows of the last. */
async function readRows(
  client: pg.PoolClient,
  commands: readonly string[],
  asCells: boolean,
): Promise<unknown[]> {
  const text = commands.join('; ');
  const results: pg.QueryResult | pg.QueryResult[] = await (asCells
    ? client.query({ text, rowMode: 'array' })
    : client.query(text));
  return [results].flat().at(-1)?.rows ?? [];
}
