import { sql } from 'kysely';
import type { Engine } from '../../ports/store.js';

/** The values of a list in JSON. */
export function valuesIn(listJson: unknown, engine: Engine) {
  return engine === 'postgres'
    ? sql`select json_array_elements_text(cast(${listJson} as json))`
    : sql`select value from json_each(${listJson})`;
}

/** Whether a column has one of the values of a list in JSON. */
export function inList(column: string, listJson: unknown, engine: Engine) {
  return sql<boolean>`${sql.ref(column)} in (${valuesIn(listJson, engine)})`;
}
