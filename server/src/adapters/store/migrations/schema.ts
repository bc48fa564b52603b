import type { Engine } from '../../../ports/store.js';

/** One step of the schema's history. Its text never changes once released; `statements` run in order. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  statements(engine: Engine): readonly string[];
}

/** Above this, a JavaScript number is not exact. */
const integerMax = Number.MAX_SAFE_INTEGER;

type Null = 'null' | 'not null';

/**
 * Column definitions of one engine: SQLite's `integer` is PostgreSQL's `bigint`, and text compares by bytes.
 */
export function columnTypes(engine: Engine) {
  const integerType = engine === 'sqlite' ? 'integer' : 'bigint';
  const textType = engine === 'sqlite' ? 'text' : 'text collate "C"';
  const text = (name: string, nullable: Null = 'not null') => `${name} ${textType} ${nullable}`;
  return {
    text,
    /** One of a closed set of words. */
    word: (name: string, ...words: readonly string[]) =>
      `${text(name)} check (${name} in (${words.map((word) => `'${word}'`).join(', ')}))`,
    mode: `${text('mode')} check (mode in ('test', 'live'))`,
    /** Kobo, a time or a count: whole, from 0, below 2^53. */
    natural: (name: string, nullable: Null = 'not null') =>
      `${name} ${integerType} ${nullable} check (${name} between 0 and ${integerMax})`,
    /** As `natural`, and not zero. */
    positive: (name: string) => `${name} ${integerType} not null check (${name} between 1 and ${integerMax})`,
    /** An integer that may be negative. */
    integer: (name: string, initial: number) =>
      `${name} ${integerType} not null default ${initial} check (abs(${name}) <= ${integerMax})`,
  };
}

/** A table of columns and constraints; SQLite holds values to their declared types only in STRICT tables. */
export function createTable(engine: Engine, name: string, parts: readonly string[]): string {
  return `create table ${name} (\n  ${parts.join(',\n  ')}\n)${engine === 'sqlite' ? ' strict' : ''}`;
}

/**
 * A table of short rows, which SQLite keeps in the primary key's own tree: one tree to write instead of two.
 */
export function createNarrowTable(engine: Engine, name: string, parts: readonly string[]): string {
  return createTable(engine, name, parts).replace(/strict$/, 'strict, without rowid');
}

/** Triggers that refuse every update and deletion. */
export function appendOnly(engine: Engine, table: string): string[] {
  if (engine === 'sqlite') {
    return ['update', 'delete'].map(
      (verb) => `create trigger ${table}_no_${verb} before ${verb} on ${table}
        begin select raise(abort, '${table} is append-only'); end`,
    );
  }
  return [
    `create trigger ${table}_append_only before update or delete on ${table}
      for each row execute function refuse_rewrite()`,
    `create trigger ${table}_no_truncate before truncate on ${table}
      for each statement execute function refuse_rewrite()`,
  ];
}

/** The function of PostgreSQL's append-only triggers. */
export function appendOnlyFunction(engine: Engine): string[] {
  if (engine === 'sqlite') return [];
  return [
    `create function refuse_rewrite() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name; end $$`,
  ];
}
