import type { Paint } from '../colour.js';
import { printable } from '../printable.js';

/** One column of a list: how people read it, and how pipes do. */
export interface Column<Row> {
  title: string;
  text(row: Row): string;
  /** For pipes, when it differs: plain numbers instead of formatted money. */
  raw?(row: Row): string;
}

// Wide characters take two cells; counting code points is exact for the scripts most names here are in.
function width(text: string): number {
  return [...text].length;
}

function aligned<Row>(rows: readonly Row[], columns: readonly Column<Row>[], paint: Paint): string {
  const cells = rows.map((row) => columns.map((column) => printable(column.text(row))));
  const widths = columns.map((column, index) =>
    Math.max(width(column.title), ...cells.map((line) => width(line[index] ?? ''))),
  );
  const pad = (text: string, index: number): string =>
    index === columns.length - 1 ? text : text + ' '.repeat((widths[index] ?? 0) - width(text));
  const titles = columns.map((column, index) => pad(column.title.toUpperCase(), index)).join('  ');
  return [paint('dim', titles), ...cells.map((line) => line.map(pad).join('  '))].join('\n');
}

/** A table on terminals; in pipes tab-separated lines without titles. */
export function renderRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  terminal: boolean,
  paint: Paint,
): string {
  if (terminal) return rows.length === 0 ? 'Nothing found.' : aligned(rows, columns, paint);
  return rows
    .map((row) => columns.map((column) => printable((column.raw ?? column.text)(row))).join('\t'))
    .join('\n');
}

/** Names and values under each other; what is not set is left out. */
export function renderPairs(
  pairs: readonly (readonly [string, string | null | undefined])[],
  paint: Paint,
): string {
  const present = pairs.filter((pair): pair is readonly [string, string] => Boolean(pair[1]));
  const size = Math.max(0, ...present.map(([name]) => width(name)));
  return present.map(([name, value]) => `${paint('dim', name.padEnd(size))}  ${printable(value)}`).join('\n');
}
