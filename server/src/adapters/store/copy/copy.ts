import type { Cell, CopySource } from './source.js';
import type { CopiedTable } from './tables.js';
import { CopyDiffers, type CopyTarget } from './target.js';

/** Rows of one commit, and the letters that end it sooner: a dispute with its evidence can hold a million. */
const rowsPerCommit = 1_000;
const lettersPerCommit = 8_000_000;

export interface CopyProgress {
  readonly table: string;
  /** Rows of all tables. */
  readonly copied: number;
  readonly total: number;
}

/**
 * Copies every row that the target does not have yet. Rows are added in the order in which they are read, so
 * the number of rows in a table says how far it was copied, also by a copy that was interrupted.
 *
 * @returns how many rows the target has
 * @throws CopyDiffers if a row or a number of rows differs
 */
export async function copyRows(
  source: CopySource,
  target: CopyTarget,
  onProgress: (progress: CopyProgress) => void,
): Promise<number> {
  const total = source.tables.reduce((sum, table) => sum + source.count(table), 0);
  let copied = 0;
  for (const table of source.tables) {
    const before = await target.count(table);
    copied += before;
    for (const batch of batches(source, table, before)) {
      await target.add(table, batch);
      copied += batch.length;
      onProgress({ table: table.name, copied, total });
    }
    await expectAll(source, target, table);
  }
  return copied;
}

function* batches(source: CopySource, table: CopiedTable, skipped: number): Generator<Cell[][]> {
  let batch: Cell[][] = [];
  let letters = 0;
  for (const row of source.rows(table, skipped)) {
    batch.push(row);
    for (const cell of row) letters += typeof cell === 'string' ? cell.length : 0;
    if (batch.length < rowsPerCommit && letters < lettersPerCommit) continue;
    yield batch;
    batch = [];
    letters = 0;
  }
  if (batch.length > 0) yield batch;
}

async function expectAll(source: CopySource, target: CopyTarget, table: CopiedTable): Promise<void> {
  const [here, there] = [source.count(table), await target.count(table)];
  if (here !== there) throw new CopyDiffers(`${table.name} has ${here} rows here and ${there} there`);
}
