import { type AliasedRawBuilder, type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Statement } from '../../ports/store.js';
import type { Database, Records, Table } from './database.js';
import { columnOf, movingFieldsOf } from './fields.js';
import { columns, insertRow, untyped } from './shapes.js';
import { readByKey, statement } from './statement.js';

type Field<Name extends Table> = keyof Records[Name] & string;

/** The values of the columns by which rows are looked up; in SQL, nothing equals null. */
type Keys<Name extends Table, Key extends Field<Name>> = {
  readonly [Each in Key]: NonNullable<Records[Name][Each]>;
};

/**
 * Reads the whole rows of a table whose `keys` equal the parameters of the same names: one, or the few that a
 * checkout or an account has. Many are for `listBy`.
 */
export function selectBy<Name extends Table, Key extends Field<Name> = never>(
  name: string,
  table: Name,
  keys: readonly Key[],
  order: readonly Field<Name>[] = [],
): Statement<Keys<Name, Key>, Records[Name]> {
  const made = keys.length > 0 ? readByKey : statement;
  return made(name, (db, p) =>
    rowsBy<Records[Name]>(db, table, keys, p, { order, direction: 'asc', most: null }),
  );
}

/** Like `selectBy`, for as many rows as there are, or `most` of them. */
export function listBy<Name extends Table, Key extends Field<Name> = never>(
  name: string,
  table: Name,
  keys: readonly Key[],
  order: readonly Field<Name>[] = [],
  most: number | null = null,
): Statement<Keys<Name, Key>, Records[Name]> {
  return statement(name, (db, p) =>
    rowsBy<Records[Name]>(db, table, keys, p, { order, direction: 'asc', most }),
  );
}

/** More rows than these keep reads that share their trip waiting. */
const fewMax = 50;

/** Like `selectBy`, newest first and `most` rows at the most. */
export function selectNewest<Name extends Table, Key extends Field<Name> = never>(
  name: string,
  table: Name,
  keys: readonly Key[],
  most: number,
  order: readonly string[] = ['createdAt', 'id'],
): Statement<Keys<Name, Key>, Records[Name]> {
  const made = keys.length > 0 && most <= fewMax ? readByKey : statement;
  return made(name, (db, p) => rowsBy<Records[Name]>(db, table, keys, p, { order, direction: 'desc', most }));
}

/** A row that a checkout owns, with the version that the checkout had when the row was read. */
export type WithVersion<Row> = Row & { checkoutVersion: number };

/** The newest rows of a checkout, newest first, with the version of the checkout in the same snapshot. */
export function selectNewestOfCheckout<Name extends 'credit' | 'payout' | 'refund'>(
  name: string,
  table: Name,
  most: number,
): Statement<{ checkoutId: string }, WithVersion<Records[Name]>> {
  const how: Ordering = { order: ['createdAt', 'id'], direction: 'desc', most };
  const version = sql`(select version from checkout where checkout.id = ${sql.ref(`${table}.checkout_id`)})`;
  return readByKey(name, (db, p) =>
    rowsBy<WithVersion<Records[Name]>>(db, table, ['checkoutId'], p, how, version.as('checkoutVersion')),
  );
}

interface Ordering {
  order: readonly string[];
  direction: 'asc' | 'desc';
  most: number | null;
}

function rowsBy<Row>(
  db: Kysely<Database>,
  table: Table,
  keys: readonly string[],
  p: object,
  { order, direction, most }: Ordering,
  beside?: AliasedRawBuilder<unknown, string>,
): Compilable<Row> {
  const cells = p as Record<string, unknown>;
  let rows = untyped(db).selectFrom<string>(table).select(columns(table));
  if (beside) rows = rows.select(beside);
  for (const key of keys) rows = rows.where(columnOf(key), '=', cells[key]);
  for (const field of order) rows = rows.orderBy(columnOf(field), direction);
  return (most === null ? rows : rows.limit(sql.lit(most))) as Compilable<unknown> as Compilable<Row>;
}

/** Inserts a whole record. */
export function insertOne<Name extends Table>(name: string, table: Name): Statement<Records[Name], unknown> {
  return statement(name, (db, p) => insertRow(db, table, p));
}

/**
 * Inserts a whole record unless it collides with another one: then it touches no row.
 *
 * @param keys what it may collide in; anything unless stated
 */
export function insertOnce<Name extends Table>(
  name: string,
  table: Name,
  keys: readonly Field<Name>[] = [],
): Statement<Records[Name], unknown> {
  return statement(name, (db, p) =>
    insertRow(db, table, p).onConflict((conflict) =>
      (keys.length === 0 ? conflict : conflict.columns(keys.map(columnOf))).doNothing(),
    ),
  );
}

/**
 * Inserts a whole record, or updates the moving fields of the one with the same `keys`.
 *
 * @param instead expressions for fields that do not simply take the new value
 */
export function insertOrUpdate<Name extends Table>(
  name: string,
  table: Name,
  keys: readonly Field<Name>[],
  instead: { readonly [Each in Field<Name>]?: RawBuilder<unknown> } = {},
): Statement<Records[Name], unknown> {
  const expressions: Readonly<Record<string, RawBuilder<unknown> | undefined>> = instead;
  const replaced = movingFieldsOf(table).map((field) => {
    const column = columnOf(field);
    return [column, expressions[field] ?? sql`excluded.${sql.ref(column)}`];
  });
  return statement(name, (db, p) =>
    insertRow(db, table, p).onConflict((conflict) =>
      conflict.columns(keys.map(columnOf)).doUpdateSet(Object.fromEntries(replaced)),
    ),
  );
}
