import { type Expression, sql } from 'kysely';
import type { Engine } from '../../ports/store.js';

function valuesIn(listJson: unknown, engine: Engine) {
  return engine === 'postgres'
    ? sql`select json_array_elements_text(cast(${listJson} as json))`
    : sql`select value from json_each(${listJson})`;
}

/** Whether a column has one of the values of a list in JSON. */
export function inList(column: string, listJson: unknown, engine: Engine) {
  return isAmong(column, valuesIn(listJson, engine), engine);
}

/**
 * Whether a column has one of the values that a query finds. On PostgreSQL they are read once, into an array:
 * as a join the query could run again for each row of a table that has no statistics, or misleading ones.
 */
export function isAmong(column: string, values: Expression<unknown>, engine: Engine) {
  return engine === 'postgres'
    ? sql<boolean>`${sql.ref(column)} = any(array(${values}))`
    : sql<boolean>`${sql.ref(column)} in (${values})`;
}
