import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/store/database.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { anyRows, statement } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import type { ApiRequest, ApiRequestSize } from '../../ports/api-requests.js';
import type { Engine, Step } from '../../ports/store.js';

/** How many rows one step removes at most. */
export const removedMax = 500;

export const insertApiRequest = statement<ApiRequest, unknown>('api_request.insert', (db, p) =>
  insertRow(db, 'api_request', p),
);

/** A query from SQL text, since Kysely cannot write a deletion that counts. */
function written(db: Kysely<Database>, text: RawBuilder<unknown>): Compilable<unknown> {
  return { compile: () => text.compile(db) } as Compilable<unknown>;
}

const addToExisting = sql`on conflict (account_id, mode) do update set
  row_count = api_request_size.row_count + excluded.row_count,
  byte_count = api_request_size.byte_count + excluded.byte_count`;

export const addToSize = statement<ApiRequestSize, unknown>('api_request_size.add', (db, p) =>
  written(
    db,
    sql`insert into api_request_size (account_id, mode, row_count, byte_count)
      values (${p.accountId}, ${p.mode}, ${p.rowCount}, ${p.byteCount}) ${addToExisting}`,
  ),
);

export const findSize = statement<{ accountId: string; mode: Mode }, ApiRequestSize>(
  'api_request_size.find',
  (db, p) =>
    db
      .selectFrom('api_request_size')
      .select(columns('api_request_size'))
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode),
);

interface OfLog {
  accountId: string;
  mode: Mode;
  count: number;
}

const oldestOf = (p: OfLog) => sql`select id from api_request
  where account_id = ${p.accountId} and mode = ${p.mode} order by at, id limit ${p.count}`;

const olderThan = (until: unknown) =>
  sql`select id from api_request where at <= ${until} order by at limit ${sql.lit(removedMax)}`;

/** Takes the given rows off the sizes of their logs. */
const takeOff = (rows: RawBuilder<unknown>) => sql`insert into api_request_size
    (account_id, mode, row_count, byte_count)
  select gone.account_id, gone.mode, -count(*), -cast(sum(gone.size) as bigint) from ${rows} as gone
  where true group by gone.account_id, gone.mode ${addToExisting}`;

/**
 * On PostgreSQL, where another server may remove the same rows, the statement that counts them also deletes
 * them; on SQLite the deletion follows in the same transaction.
 */
function counted(engine: Engine, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  const size = sql.raw('account_id, mode, size');
  if (engine === 'sqlite') return takeOff(sql`(select ${size} from api_request where id in (${ids}))`);
  return sql`with gone as (delete from api_request where id in (${ids}) returning ${size})
    ${takeOff(sql`gone`)}`;
}

const deleted = (ids: RawBuilder<unknown>) => sql`delete from api_request where id in (${ids})`;

const countOldest = statement<OfLog, unknown>('api_request.count_oldest', (db, p, engine) =>
  written(db, counted(engine, oldestOf(p))),
);
const deleteOldest = statement<OfLog, unknown>('api_request.delete_oldest', (db, p) =>
  written(db, deleted(oldestOf(p))),
);
const countOld = statement<{ until: number }, unknown>('api_request.count_old', (db, p, engine) =>
  written(db, counted(engine, olderThan(p.until))),
);
const deleteOld = statement<{ until: number }, unknown>('api_request.delete_old', (db, p) =>
  written(db, deleted(olderThan(p.until))),
);

/** Whether any row is older; asked before rows are removed. */
export const findOld = statement<{ until: number }, { id: string }>('api_request.find_old', (db, p) =>
  db.selectFrom('api_request').select('id').where('at', '<=', p.until).orderBy('at').limit(sql.lit(1)),
);

/** Removes the oldest rows of one log. */
export function removeOldest(engine: Engine, log: OfLog): Step[] {
  return [countOldest, ...(engine === 'sqlite' ? [deleteOldest] : [])].map((each) => anyRows(each, log));
}

/** Removes rows that are too old, of whichever log. */
export function removeOld(engine: Engine, until: number): Step[] {
  return [countOld, ...(engine === 'sqlite' ? [deleteOld] : [])].map((each) => anyRows(each, { until }));
}
