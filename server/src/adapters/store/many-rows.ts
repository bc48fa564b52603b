import { sql } from 'kysely';
import { type Engine, type Statement, type Step, StoreFault } from '../../ports/store.js';
import type { Table } from './database.js';
import { columnOf } from './fields.js';

/** What a statement that writes many rows binds: a list of rows in JSON, whose keys are columns. */
export interface RowsJson {
  rowsJson: string;
}

/** The rows of a parameter as `row`; `cell` reads a column of one. */
export function rowsOf(table: Table, engine: Engine, { rowsJson }: RowsJson) {
  const isPostgres = engine === 'postgres';
  return {
    rows: isPostgres
      ? sql`json_populate_recordset(cast(null as ${sql.table(table)}), cast(${rowsJson} as json)) as row`
      : sql`json_each(${rowsJson}) as row`,
    cell: (column: string) =>
      isPostgres ? sql`row.${sql.ref(column)}` : sql`row.value ->> ${sql.lit(column)}`,
  };
}

/**
 * A step that writes many rows of a table by one statement, and must touch each of them.
 *
 * @param fields of the rows, which the statement reads
 * @throws StoreFault when a value is missing, or a number that JSON or JavaScript does not hold exactly
 */
export function manyRows<Field extends string>(
  statement: Statement<RowsJson, unknown>,
  fields: readonly Field[],
  rows: readonly Readonly<Record<Field, unknown>>[],
): Step {
  const columns = fields.map((field) => [field, columnOf(field)] as const);
  const cells = rows.map((row) =>
    Object.fromEntries(columns.map(([field, column]) => [column, storable(field, row[field])])),
  );
  const params = { rowsJson: JSON.stringify(cells) };
  return {
    statement: statement as unknown as Step['statement'],
    params,
    many: { fields, rows },
  };
}

function storable(field: string, value: unknown): unknown {
  if (value === undefined || (typeof value === 'number' && !Number.isSafeInteger(value)))
    throw new StoreFault(`A row's ${field} cannot be stored`, false);
  return value;
}
