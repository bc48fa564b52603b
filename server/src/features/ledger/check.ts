import type { Mode } from '../../domain/records.js';
import type { AdHocQuery } from '../../ports/store.js';
import { withoutClosing } from './closing-tables.js';

/** One thing that is wrong. */
export interface Discrepancy {
  /** Names the rule that is broken. */
  code: string;
  /** Null if it concerns both modes or the mode cannot be told. */
  mode: Mode | null;
  words: string;
}

/** One rule of the books: a query for the rows that break it, and a sentence for each. */
export interface Check {
  readonly code: string;
  /** The rows of both modes. */
  readonly sql: string;
  /**
   * Rows of one mode, with those whose mode cannot be told; null: of both modes.
   * @param isAnyClosing whether test data of some account is being removed, which costs a filter
   */
  query(mode: Mode | null, isAnyClosing: boolean): AdHocQuery<unknown>;
  words(row: unknown): string;
}

/** A row whose amount (`says`) differs from the movements (`posted`), in kobo. */
export interface Difference {
  id: string;
  says: number;
  posted: number;
}

/** Whose discrepancy a row is: `of_row`, as its column `mode` says, or of no mode that can be told. */
export type ModeOfCheck = 'of_row' | 'unknown';

/**
 * The SQL has to mean the same on both engines; it binds nothing and returns integers as `bigint`. It reads
 * no row of test data that is being removed.
 */
export function check<Row>(
  code: string,
  sql: string,
  words: (row: Row) => string,
  modeOf: ModeOfCheck = 'of_row',
): Check {
  const ofMode = (mode: Mode) => `select * from (${sql}) broken where mode = '${mode}' or mode is null`;
  return {
    code,
    sql,
    query: (mode, isAnyClosing) => {
      const chosen = mode !== null && modeOf === 'of_row' ? ofMode(mode) : sql;
      if (!isAnyClosing) return fixedQuery(chosen);
      return { compile: (engine) => ({ sql: `${withoutClosing(engine)} ${chosen}`, values: [] }) };
    },
    words: (row) => words(row as Row),
  };
}

/** A query without parameters, the same text on both engines. */
export function fixedQuery<Row>(sql: string): AdHocQuery<Row> {
  return { compile: () => ({ sql, values: [] }) };
}

/** The rows of a query with the columns of a `Difference` in which the two sides differ. */
export function differing(sql: string): string {
  return `select * from (${sql}) compared where says <> posted order by id`;
}

/** Sum of the amounts that `rows` selects, 0 when it selects none; PostgreSQL sums bigints into a numeric. */
export function sumOf(rows: string, amount = 'amount'): string {
  return `cast(coalesce((select sum(${amount}) from ${rows}), 0) as bigint)`;
}

/** Sum moved from an account, an SQL expression, to the accounts of a kind, such as `bank:`. */
export function movedToKind(debit: string, kind: string): string {
  return sumOf(`movement where debit_account = ${debit} and ${isKind('credit_account', kind)}`);
}

/** Sum moved to an account from the accounts of a kind. */
export function movedFromKind(kind: string, credit: string): string {
  return sumOf(`movement where credit_account = ${credit} and ${isKind('debit_account', kind)}`);
}

/** Credits less debits of an account. */
export function netOf(account: string): string {
  const credited = sumOf(`movement where credit_account = ${account}`);
  return `(${credited} - ${sumOf(`movement where debit_account = ${account}`)})`;
}

/** Uses substr, since LIKE ignores case on SQLite. */
export function isKind(account: string, kind: string): string {
  return `substr(${account}, 1, ${kind.length}) = '${kind}'`;
}

/** What a sealed value keeps when it is sealed anew, as `originOf` of the domain reads it. */
export function originIn(column: string): string {
  return `case substr(${column}, 1, 3) when 'v1.' then substr(${column}, 4, 16)
    when 'v2.' then substr(${column}, 13, 16) else ${column} end`;
}
