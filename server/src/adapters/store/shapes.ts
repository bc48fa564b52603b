import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, Records, SnakeCase, Table } from './database.js';
import { columnOf, fieldsOf, movingFieldsOf } from './fields.js';

/** `escrow.account_id as accountId` for every field of a record. */
export type ColumnsOf<Name extends Table> = {
  [Field in keyof Records[Name] & string]: `${Name}.${SnakeCase<Field>} as ${Field}`;
}[keyof Records[Name] & string];

/**
 * The select list that brings a table's rows back as its records, on both engines.
 *
 * @example db.selectFrom('checkout').select(columns('checkout')).where('id', '=', p.id)
 */
export function columns<Name extends Table>(table: Name): readonly ColumnsOf<Name>[] {
  const list = fieldsOf(table).map((field) => `${table}.${columnOf(field)} as ${field}`);
  return list as ColumnsOf<Name>[];
}

/** Whether a row comes after a place in a list that is ordered by a time and an id, newest first. */
export function isOlder(time: string, id: string, place: { time: number; id: string }): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (${place.time}, ${place.id})`;
}

/** Replaces a value in a row: a parameter's stand-in or an expression. */
type Cells = Record<string, unknown>;

function rowOf(fields: readonly string[], p: Cells, instead: Cells): Cells {
  return Object.fromEntries(fields.map((field) => [columnOf(field), instead[field] ?? p[field]]));
}

/** An insert of a whole record; `instead` gives expressions for fields that are not parameters. */
export function insertRow<Name extends Table>(
  db: Kysely<Database>,
  table: Name,
  p: object,
  instead: { [Field in keyof Records[Name]]?: unknown } = {},
) {
  const row = rowOf(fieldsOf(table), p as Cells, instead);
  return untyped(db).insertInto(table).values(row);
}

/**
 * An update of all moving fields of a versioned record, which touches the row only if it still has the
 * version that was read.
 */
export function updateRow<Name extends Table>(
  db: Kysely<Database>,
  table: Name,
  p: object,
  instead: { [Field in keyof Records[Name]]?: unknown } = {},
): Compilable<unknown> {
  const cells = p as Cells;
  const raised = { version: sql`version + 1`, ...instead };
  const keys = fieldsOf(table).includes('id') ? ['id'] : ['accountId', 'mode'];
  const guards = [...keys, 'version'].map((key) => sql`${sql.ref(columnOf(key))} = ${cells[key]}`);
  return untyped(db)
    .updateTable<string>(table)
    .set(rowOf(movingFieldsOf(table), cells, raised))
    .where(sql<boolean>`${sql.join(guards, sql` and `)}`);
}

/** The tables' names are data here, so Kysely cannot infer the types; the field lists are checked instead. */
export function untyped(db: Kysely<Database>): Kysely<Record<string, Record<string, unknown>>> {
  return db as unknown as Kysely<Record<string, Record<string, unknown>>>;
}
