import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { createHistory, migrations } from '../../../server/src/adapters/store/migrations/index.js';
import type { Engine } from '../../../server/src/ports/store.js';

type Row = Record<string, unknown>;

/** Tables in the order of their creation, so that a referenced table comes first. */
const tablesOf = {
  sqlite: `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by rowid`,
  postgres: `select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by oid`,
};

/** Returns the statements of one migration for an engine. */
export interface FrozenSchema {
  name: string;
  statements: readonly string[];
}

/** Returns the statements that create the schema of an engine, oldest first. */
export function schemaOf(engine: Engine): FrozenSchema[] {
  const history = { name: '0000-migration', statements: [createHistory(engine)] };
  return [
    history,
    ...migrations.map((migration) => ({
      name: `${String(migration.number).padStart(4, '0')}-${migration.name}`,
      statements: migration.statements(engine),
    })),
  ];
}

/** Returns SQL that recreates the database: the schema as the migrations made it, then the rows. */
export async function dumpDatabase(engine: Engine, databaseUrl: string): Promise<string> {
  return `${structureOf(engine)}\n\n${await dumpRows(engine, databaseUrl)}`;
}

/** Returns SQL that makes the tables in an empty database, without the rows that migrations write. */
export function structureOf(engine: Engine): string {
  const schema = schemaOf(engine).flatMap(({ statements }) => statements);
  const structure = schema.filter((text) => !/^\s*insert /i.test(text));
  return structure.map((text) => `${text};`).join('\n\n');
}

/** Returns SQL that writes all rows of a database, those of migrations too, into one with empty tables. */
export async function dumpRows(engine: Engine, databaseUrl: string): Promise<string> {
  const query = await openReader(databaseUrl);
  try {
    const parts: string[] = [];
    for (const { name } of await query.rows(tablesOf[engine])) {
      const lines = (await query.rows(`select * from ${name}`)).map(valuesOf);
      // PostgreSQL returns rows in the order of their last change.
      if (engine === 'postgres') lines.sort();
      if (lines.length > 0) parts.push(`${await insertInto(query, String(name))}\n${lines.join(',\n')};`);
    }
    return `${parts.join('\n\n')}\n`;
  } finally {
    await query.close();
  }
}

/** Restores a kept database into an empty one. */
export async function loadDatabase(databaseUrl: string, text: string): Promise<void> {
  if (databaseUrl.startsWith('sqlite:')) {
    const database = new Sqlite(databaseUrl.slice('sqlite:'.length));
    database.exec(`begin;\n${text}\ncommit`);
    return void database.close();
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

interface Reader {
  rows(sql: string): Promise<Row[]>;
  columns(table: string): Promise<string[]>;
  close(): Promise<void>;
}

async function openReader(databaseUrl: string): Promise<Reader> {
  if (databaseUrl.startsWith('sqlite:')) {
    const database = new Sqlite(databaseUrl.slice('sqlite:'.length), { readonly: true });
    return {
      rows: async (sql) => database.prepare(sql).all() as Row[],
      columns: async (table) =>
        database
          .prepare(`select * from ${table}`)
          .columns()
          .map(({ name }) => name),
      close: async () => void database.close(),
    };
  }
  // Every value is read as text that PostgreSQL accepts as input.
  const types = { getTypeParser: () => (value: unknown) => value };
  const client = new pg.Client({ connectionString: databaseUrl, types: types as never });
  await client.connect();
  return {
    rows: async (sql) => (await client.query(sql)).rows,
    columns: async (table) =>
      (await client.query(`select * from ${table} limit 0`)).fields.map(({ name }) => name),
    close: () => client.end(),
  };
}

async function insertInto(query: Reader, table: string): Promise<string> {
  return `insert into ${table} (${(await query.columns(table)).join(', ')}) values`;
}

function valuesOf(row: Row): string {
  return `(${Object.values(row).map(literal).join(', ')})`;
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`A column holds a ${typeof value}, which a kept database cannot`);
}
