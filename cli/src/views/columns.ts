import type { Output, Paint, Terminal } from '../output.js';
import { printable } from '../printable.js';

/** One column of a list. */
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

const gap = 2;

/** Money in naira only, and times to the minute. */
function shorter(cell: string): string {
  return cell.replace(/ \(-?\d+ kobo\)/g, '').replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)\S*Z$/, '$1 $2');
}

function widthsOf(lines: readonly (readonly string[])[]): number[] {
  const [titles = []] = lines;
  return titles.map((_, index) => Math.max(...lines.map((line) => width(line[index] ?? ''))));
}

function excess(widths: readonly number[], available: number): number {
  return widths.reduce((sum, size) => sum + size, gap * (widths.length - 1)) - available;
}

/** The widest word of each column; the first identifies the row and stays whole. */
function leastWidthsOf(lines: readonly (readonly string[])[]): number[] {
  const words = lines.map((line) => line.map((cell, index) => (index === 0 ? [cell] : cell.split(' '))));
  const [titles = []] = words;
  return titles.map((_, index) => Math.max(...words.flatMap((line) => (line[index] ?? []).map(width))));
}

/** Narrows the widest column that can be narrowed until all fit; null if they cannot. */
function narrowed(lines: readonly (readonly string[])[], available: number): number[] | null {
  const least = leastWidthsOf(lines);
  if (excess(least, available) > 0) return null;
  const widths = widthsOf(lines);
  while (excess(widths, available) > 0) {
    const spare = widths.map((size, index) => (size > (least[index] ?? 0) ? size : 0));
    const widest = spare.indexOf(Math.max(...spare));
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

/** Breaks a cell at its spaces. */
function wrapped(cell: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of cell.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && width(last) + 1 + width(word) <= size)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Writes a row as one line, or as several if a cell is wrapped. */
function rowLines(cells: readonly string[], widths: readonly number[]): string {
  const columns = cells.map((cell, index) =>
    width(cell) <= (widths[index] ?? 0) ? [cell] : wrapped(cell, widths[index] ?? 0),
  );
  const height = Math.max(...columns.map((lines) => lines.length));
  const pad = (text: string, index: number): string =>
    text + ' '.repeat(Math.max(0, (widths[index] ?? 0) - width(text)));
  return Array.from({ length: height }, (_, at) =>
    columns
      .map((lines, index) => pad(lines[at] ?? '', index))
      .join(' '.repeat(gap))
      .trimEnd(),
  ).join('\n');
}

/** Writes each row as pairs below one another, where a table would be too wide. */
function stacked(titles: readonly string[], rows: readonly string[][], paint: Paint): string {
  const pairsOf = (row: string[]) => row.map((cell, index) => [titles[index] ?? '', cell] as const);
  return rows.map((row) => renderPairs(pairsOf(row), paint)).join('\n\n');
}

function aligned<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  available: number,
  paint: Paint,
): string {
  const titles = columns.map(({ title }) => title);
  const cells = rows.map((row) => columns.map((column) => printable(column.text(row))));
  const whole = [titles.map((title) => title.toUpperCase()), ...cells];
  const isWide = excess(widthsOf(whole), available) > 0;
  const lines = isWide ? whole.map((line) => line.map(shorter)) : whole;
  const widths = narrowed(lines, available);
  if (widths === null) return stacked(titles, lines.slice(1), paint);
  const [head = '', ...rest] = lines.map((line) => rowLines(line, widths));
  return [paint('dim', head), ...rest].join('\n');
}

/** A table on terminals; in pipes tab-separated lines without titles. */
export function renderRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  terminal: Terminal,
  paint: Paint,
): string {
  if (terminal !== false)
    return rows.length === 0 ? 'Nothing found.' : aligned(rows, columns, terminal, paint);
  return rows
    .map((row) => columns.map((column) => printable((column.raw ?? column.text)(row))).join('\t'))
    .join('\n');
}

/** Prints names and values, one pair a line; leaves out unset ones. */
export function renderPairs(
  pairs: readonly (readonly [string, string | null | undefined])[],
  paint: Paint,
): string {
  const present = pairs.filter((pair): pair is readonly [string, string] => Boolean(pair[1]));
  const size = Math.max(0, ...present.map(([name]) => width(name)));
  return present.map(([name, value]) => `${paint('dim', name.padEnd(size))}  ${printable(value)}`).join('\n');
}

/** Formats an answer for people. */
export type View = (answer: unknown, output: Output, nowMs: number) => string;
