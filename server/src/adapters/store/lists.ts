import { sql } from 'kysely';
import type { Engine } from '../../ports/store.js';

function valuesIn(listJson: unknown, engine: Engine) {
  return engine === 'postgres'
    ? sql`select json_array_elements_text(cast(${listJson} as json))`
    : sql`select value from json_each(${listJson})`;
}

/**
 * Whether a column has one of the values of a list in JSON. On PostgreSQL the values are read once, into an
 * array: as a join it would read the list again for each row of a table that has no statistics yet.
 */
export function inList(column: string, listJson: unknown, engine: Engine) {
  const values = valuesIn(listJson, engine);
  return engine === 'postgres'
    ? sql<boolean>`${sql.ref(column)} = any(array(${values}))`
    : sql<boolean>`${sql.ref(column)} in (${values})`;
}
