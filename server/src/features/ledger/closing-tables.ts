import type { Engine } from '../../ports/store.js';

/** The accounts whose test data is being removed. */
const closing = 'select c.account_id from test_closing c where c.closed_at is null';
const isClosing = `mode = 'test' and account_id in (${closing})`;

const owned = [
  'movement',
  'checkout',
  'virtual_account',
  'credit',
  'payout',
  'combined_payout',
  'refund',
  'dispute',
  'shipment',
  'carriage',
  'every_event',
];

/** The ids of rows that are being removed, from the tables themselves. */
const idsOf = (table: string, id: string) => `select ${id} from ${table} o where o.${isClosing}`;

/**
 * The tables of the books without test data that is being removed, under their own names: half of it may be
 * gone. What reads other tables has to come first, since on PostgreSQL a later one sees an earlier one.
 */
const remaining = (table: (name: string) => string): Record<string, string> => ({
  ledger_account: `select * from ${table('ledger_account')} t where t.id not in (
    ${idsOf(table('checkout'), "o.kind || ':' || o.id")}
    union all ${idsOf(table('payout'), "'payout:' || o.id")}
    union all ${idsOf(table('refund'), "'refund:' || o.id")})`,
  attempt: `select * from ${table('attempt')} t where t.object_id not in (
    ${idsOf(table('payout'), 'o.id')} union all ${idsOf(table('combined_payout'), 'o.id')}
    union all ${idsOf(table('refund'), 'o.id')})`,
  // The bank has the refund of a matched transfer under the account that the transfer was made to.
  sandbox_transfer: `select * from ${table('sandbox_transfer')} t where t.account_id not in (${closing})
    or t.reference in (select a.reference from attempt a)`,
  ...Object.fromEntries(
    owned.map((name) => [
      name,
      // Only money of nobody has no account, and it is never removed.
      `select * from ${table(name)} t where t.account_id is null or not (t.${isClosing})`,
    ]),
  ),
});

const [onSqlite, onPostgres] = [(name: string) => `main.${name}`, (name: string) => name].map(
  (table) =>
    `with ${Object.entries(remaining(table))
      .map(([name, rows]) => `${name} as not materialized (${rows})`)
      .join(', ')}`,
);

/** Selects a row if test data of some account is being removed. */
export const isAnyClosing = `select 1 as found from test_closing where closed_at is null limit 1`;

/** The beginning of a query that shall not see test data that is being removed. */
export function withoutClosing(engine: Engine): string {
  return (engine === 'sqlite' ? onSqlite : onPostgres) as string;
}
