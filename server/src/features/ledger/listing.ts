import type { AdHocQuery, Engine } from '../../ports/store.js';

const onSqlite = '(select value from json_each(?))';
const onPostgres = '(select jsonb_array_elements_text($1::jsonb))';

/** A query over a list of ids, which are bound as one JSON text. */
export function listing<Row>(
  ids: readonly string[],
  sqlOf: (engine: Engine, list: string) => string,
): AdHocQuery<Row> {
  return {
    compile: (engine) => {
      const json = JSON.stringify(ids);
      const sql = sqlOf(engine, engine === 'sqlite' ? onSqlite : onPostgres);
      // SQLite binds it wherever it stands.
      const times = engine === 'sqlite' ? sql.split(onSqlite).length - 1 : 1;
      return { sql, values: Array.from({ length: times }, () => json) };
    },
  };
}
