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
const narrowest = 6;

/** Money in naira only, and times to the minute. */
function shorter(cell: string): string {
  return cell.replace(/ \(-?\d+ kobo\)/g, '').replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)\S*Z$/, '$1 $2');
}

function cut(cell: string, size: number): string {
  return width(cell) > size ? `${[...cell].slice(0, size - 1).join('')}…` : cell;
}

function widthsOf(lines: readonly (readonly string[])[]): number[] {
  const [titles = []] = lines;
  return titles.map((_, index) => Math.max(...lines.map((line) => width(line[index] ?? ''))));
}

function excess(widths: readonly number[], available: number): number {
  return widths.reduce((sum, size) => sum + size, gap * (widths.length - 1)) - available;
}

/** Shrinks the widest column until all fit, but never the first, which identifies the row. */
function narrowed(widths: readonly number[], available: number): number[] {
  const narrow = [...widths];
  while (excess(narrow, available) > 0) {
    const widest = Math.max(...narrow.slice(1));
    if (widest <= narrowest) return narrow;
    narrow[narrow.indexOf(widest, 1)] = widest - 1;
  }
  return narrow;
}

function fitted(lines: string[][], available: number): string[][] {
  if (excess(widthsOf(lines), available) <= 0) return lines;
  const short = lines.map((line) => line.map(shorter));
  const widths = narrowed(widthsOf(short), available);
  return short.map((line) => line.map((cell, index) => cut(cell, widths[index] ?? 0)));
}

function aligned<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  available: number,
  paint: Paint,
): string {
  const cells = rows.map((row) => columns.map((column) => printable(column.text(row))));
  const lines = fitted([columns.map(({ title }) => title.toUpperCase()), ...cells], available);
  const widths = widthsOf(lines);
  const pad = (text: string, index: number): string =>
    index === columns.length - 1 ? text : text + ' '.repeat((widths[index] ?? 0) - width(text));
  const [titles = '', ...rest] = lines.map((line) => line.map(pad).join(' '.repeat(gap)));
  return [paint('dim', titles), ...rest].join('\n');
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
