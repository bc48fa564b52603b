import { type Statement, StoreFault } from '../../ports/store.js';

/**
 * A statement's values in the order in which it binds them.
 *
 * @throws StoreFault when one is missing or is a number that JavaScript cannot hold exactly
 */
export function valuesOf<P extends object>(statement: Statement<P, unknown>, params: object): unknown[] {
  return inOrder(statement.name, statement.params, params);
}

/** A statement as SQLite runs it, with its values. It throws as `valuesOf` does. */
export function callOnSqlite<P extends object>(
  statement: Statement<P, unknown>,
  params: object,
): { text: string; values: unknown[] } {
  const { name } = statement;
  const ofMode = statement.sqliteOf?.((params as { mode?: unknown }).mode);
  if (!ofMode) return { text: statement.sql.sqlite, values: valuesOf(statement, params) };
  return { text: ofMode.sql, values: inOrder(name, ofMode.params, params) };
}

function inOrder(statement: string, names: readonly string[], params: object): unknown[] {
  return names.map((name) => {
    const value = (params as Record<string, unknown>)[name];
    if (value === undefined) throw new StoreFault(`${statement}: no value for ${name}`, false);
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      throw new StoreFault(`${statement}: ${name} is not a safe integer`, false);
    }
    return value;
  });
}
