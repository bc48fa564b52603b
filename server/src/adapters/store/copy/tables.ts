import type Sqlite from 'better-sqlite3';

/** A table that is copied, with what its rows are read and written by. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly CopiedColumn[];
  /** By what its rows are read, so that each reading has the same order. */
  readonly order: string;
}

export interface CopiedColumn {
  readonly name: string;
  /** The type of an array of its values in PostgreSQL. */
  readonly type: 'bigint' | 'text';
}

/** What each database keeps for itself. */
const ownTables: readonly string[] = ['migration', 'database_copy'];

interface ColumnInfo {
  name: string;
  type: string;
  /** From 1 for the columns of the primary key. */
  pk: number;
}

/**
 * Returns every table of a SQLite database, each after all that its rows refer to.
 *
 * @throws if tables refer to each other in a circle, or a column is neither a number nor text
 */
export function readTables(database: Sqlite.Database): CopiedTable[] {
  const found = database
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .all()
    .filter(({ name }) => !ownTables.includes(name));
  const tables = new Map(found.map(({ name, sql }) => [name, tableOf(database, name, sql)]));
  const sorted: CopiedTable[] = [];
  const visit = (name: string, above: readonly string[]): void => {
    const table = tables.get(name);
    if (table === undefined || sorted.includes(table)) return;
    if (above.includes(name)) throw new Error(`Tables refer to each other: ${above.join(', ')}`);
    for (const other of referredTo(database, name)) if (other !== name) visit(other, [...above, name]);
    sorted.push(table);
  };
  for (const name of tables.keys()) visit(name, []);
  return sorted;
}

function tableOf(database: Sqlite.Database, name: string, sql: string): CopiedTable {
  const infos = database.pragma(`table_info("${name}")`) as ColumnInfo[];
  const keys = infos.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  const isNarrow = /without rowid/i.test(sql);
  return {
    name,
    columns: infos.map(({ name: column, type }) => ({ name: column, type: typeOf(name, column, type) })),
    order: isNarrow ? keys.map((key) => `"${key.name}"`).join(', ') : 'rowid',
  };
}

function typeOf(table: string, column: string, type: string): CopiedColumn['type'] {
  if (/^integer$/i.test(type)) return 'bigint';
  if (/^text$/i.test(type)) return 'text';
  throw new Error(`${table}.${column} is of type ${type}, which no copy knows`);
}

function referredTo(database: Sqlite.Database, name: string): string[] {
  const keys = database.pragma(`foreign_key_list("${name}")`) as { table: string }[];
  return keys.map(({ table }) => table);
}
