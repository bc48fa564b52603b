import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response } from 'express';

/** A cell; numbers are written as they are. */
export type Cell = string | number | null;

/** How programs for tables recognise a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * Writes a line. A text that a table would run as a formula begins with an apostrophe, so that it is shown
 * and not run.
 *
 * @example csvLine(['=cmd()', 2500, 'a, "b"']) // "'=cmd(),2500,\"a, \"\"b\"\"\"\r\n"
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell.trimStart()) || formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Sends a table in portions, so that neither it nor a slow reader fills the memory. */
export async function sendCsv(
  response: Response,
  name: string,
  heads: readonly string[],
  portions: AsyncIterable<readonly (readonly Cell[])[]>,
): Promise<void> {
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${name}.csv"`);
  response.setHeader('Cache-Control', 'no-store');
  // The mark by which programs for tables recognise UTF-8.
  await writeSlowly(response, `\u{FEFF}${csvLine(heads)}`);
  for await (const rows of portions) {
    if (response.destroyed) return;
    await writeSlowly(response, rows.map(csvLine).join(''));
  }
  response.end();
}

/**
 * Lets other requests run after each text, and waits while the reader is slower than we are. A reader who has
 * left ends the wait.
 */
export async function writeSlowly(response: Response, text: string): Promise<void> {
  const isTaken = response.write(text);
  await nextTurn();
  if (isTaken || response.destroyed || !response.writableNeedDrain) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go);
      resolve();
    };
    response.on('drain', go).on('close', go);
  });
}
