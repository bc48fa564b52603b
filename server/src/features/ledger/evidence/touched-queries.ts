import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../adapters/store/database.js';
import type { PermanentTable } from '../../../adapters/store/row-hash.js';
import { columns, untyped } from '../../../adapters/store/shapes.js';
import { adHoc } from '../../../adapters/store/statement.js';
import type { Mode } from '../../../domain/records.js';
import { closingChanges } from '../../../domain/test-closing.js';
import type { Engine } from '../../../ports/store.js';
import { netOf } from '../check.js';
import { listing } from '../listing.js';
import { markColumns, movementColumns } from './queries.js';

/** A list of ids, bound as one JSON text. */
function listOf(engine: Engine, ids: readonly string[]) {
  const json = JSON.stringify(ids);
  return engine === 'sqlite'
    ? sql<string>`(select value from json_each(${json}))`
    : sql<string>`(select jsonb_array_elements_text(${json}::jsonb))`;
}

/** Settings are named by their account and mode. */
const settings: ReadonlySet<PermanentTable> = new Set(['merchant_bank_account', 'carriage']);

/** Rows of a table by their ids, as `rowIdOf` makes them. */
export const rowsById = (table: PermanentTable, ids: readonly string[]) =>
  adHoc((db, engine) => {
    const place = table === 'event' ? 'every_event' : table;
    const rows = untyped(db).selectFrom<string>(place).select(columns(place));
    if (settings.has(table)) {
      return rows.where(
        'account_id',
        'in',
        listOf(
          engine,
          ids.map((id) => id.split(':')[0] as string),
        ),
      );
    }
    return rows.where(table === 'virtual_account' ? 'partner_reference' : 'id', 'in', listOf(engine, ids));
  });

/** All events of some checkouts in their order. */
export const eventsOf = (checkouts: readonly string[]) =>
  adHoc((db, engine) =>
    db
      .selectFrom('every_event')
      .select(columns('every_event'))
      .where('checkout_id', 'in', listOf(engine, checkouts))
      .orderBy('checkout_id')
      .orderBy('sequence'),
  );

/** The checkouts of payouts and refunds, of attempts at them and of combined payouts. */
export const checkoutsOfTransfers = (ids: readonly string[]) =>
  listing<{ id: string }>(
    ids,
    (_engine, list) => `select p.checkout_id as id from payout p where p.id in (
        select a.object_id from attempt a where a.id in ${list})
      union select p.checkout_id from payout p where p.combined_payout_id in ${list}
      union select p.checkout_id from payout p where p.combined_payout_id in (
        select a.object_id from attempt a where a.id in ${list})
      union select r.checkout_id from refund r where r.checkout_id is not null and r.id in (
        select a.object_id from attempt a where a.id in ${list})`,
  );

export const checkoutsBeingRemoved = (ids: readonly string[]) =>
  listing<{ id: string }>(
    ids,
    (_engine, list) => `select e.id as id from checkout e where e.id in ${list} and e.mode = 'test'
      and e.account_id in (select c.account_id from test_closing c where c.closed_at is null)`,
  );

export interface Balance {
  id: string;
  says: number;
  posted: number;
  mode: Mode | null;
}

/** The balances of ledger accounts, and what all their movements come to. */
export const balancesOf = (accounts: readonly string[]) =>
  listing<Balance>(
    accounts,
    (_engine, list) => `select a.id as id, a.balance as says, ${netOf('a.id')} as posted,
        (select min(m.mode) from movement m where m.debit_account = a.id or m.credit_account = a.id) as mode
      from ledger_account a where a.id in ${list}`,
  );

/** Changes up to a position, each once for each of its movements. */
const changesUpTo = (db: Kysely<Database>, position: number) =>
  db
    .selectFrom('change')
    .leftJoin('movement', 'movement.change_id', 'change.id')
    .select(markColumns)
    .select(movementColumns)
    .where('change.position', '<=', position);

/** The changes up to a position that moved money on some accounts. */
export const changesBefore = (position: number, accounts: readonly string[]) =>
  adHoc((db, engine) => {
    const moved = (side: 'debit_account' | 'credit_account') =>
      db.selectFrom('movement').select('change_id').where(side, 'in', listOf(engine, accounts));
    return changesUpTo(db, position)
      .where('change.id', 'in', moved('debit_account').union(moved('credit_account')))
      .orderBy('change.id')
      .orderBy('movement.n');
  });

/** The changes up to a position that wrote some closings of test data, in their order. */
export const changesOfClosings = (position: number, closings: readonly string[]) =>
  adHoc((db, engine) => {
    const ids = closings.flatMap((id) => [closingChanges.begin(id), closingChanges.end(id)]);
    return changesUpTo(db, position)
      .where('change.id', 'in', listOf(engine, ids))
      .orderBy('change.position')
      .orderBy('movement.n');
  });
