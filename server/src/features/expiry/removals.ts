import { type RawBuilder, sql } from 'kysely';
import type { Table } from '../../adapters/store/database.js';
import { inList } from '../../adapters/store/lists.js';
import { anyRows, statement } from '../../adapters/store/statement.js';
import type { Engine, Statement, Step } from '../../ports/store.js';

/** Rows that one transaction removes of a table, with what belongs to them. */
const rowsMax = 100;

interface Rows {
  accountId: string;
  idsJson: string;
}

/** Finds rows of a table that are to go, and returns the steps that delete them. */
export interface Removal {
  name: string;
  find: Statement<{ accountId: string }, { id: string }>;
  steps(rows: Rows): Step[];
}

type Deletion = Statement<Rows, unknown>;
type Sql = RawBuilder<unknown>;
/** Whether a column has one of the ids of the rows that are to go. */
type Listed = (column: string) => Sql;

/** Whether a closing of the account is open. Each deletion asks, and so do the triggers of the tables. */
const isClosing = (accountId: unknown) => sql`exists (select 1 from test_closing as closing
  where closing.account_id = ${accountId} and closing.closed_at is null)`;

interface Options {
  key?: string;
  /** A table of the sandbox is of test mode throughout, and has no column that says so. */
  isSandbox?: true;
  /** The key is one of the account's own, so that rows are found by both. */
  isOfAccount?: true;
  /** Leaves rows out that others still need. */
  unless?: string;
  /** Deletes what belongs to the rows before them. */
  before?: readonly Deletion[];
}

/** The rows of a table with an account and a mode. */
function removal(
  table: Table,
  { key = 'id', isSandbox, isOfAccount, unless, before = [] }: Options = {},
): Removal {
  const rest = sql.raw(unless === undefined ? '' : `and not exists (${unless})`);
  const isOwn = (column: string, mode: string, accountId: unknown) => sql`${sql.raw(column)} = ${accountId}
    ${sql.raw(isSandbox ? '' : `and ${mode} = 'test'`)} ${rest}`;
  const find = statement<{ accountId: string }, { id: string }>(`expiry.find.${table}`, (_db, p) => {
    const rows = sql`select t.${sql.ref(key)} as id from ${sql.table(table)} as t
      where ${isOwn('t.account_id', 't.mode', p.accountId)} limit ${sql.lit(rowsMax)}`;
    return rows;
  });
  // Expressions, so that rows are read by their ids and not by walking those of the account or the mode.
  const columns = ['t.account_id', 't.mode'].map((name) => (isOfAccount ? name : `coalesce(${name}, '')`));
  const [account, mode] = columns as [string, string];
  const remove = statement<Rows, unknown>(
    `expiry.delete.${table}`,
    (_db, p, engine) =>
      sql`delete from ${sql.table(table)} as t where ${inList(`t.${key}`, p.idsJson, engine)}
        and ${isOwn(account, mode, p.accountId)} and ${isClosing(p.accountId)}`,
  );
  return { name: table, find, steps: (rows) => [...before, remove].map((each) => anyRows(each, rows)) };
}

/** Rows that belong to those of another table, which has the account and the mode. */
function belonging(
  table: Table,
  to: Table,
  { name = table, where, owner }: { name?: string; where: (listed: Listed) => Sql; owner: Sql },
): Deletion {
  return statement<Rows, unknown>(
    `expiry.delete.${name}`,
    (_db, p, engine: Engine) =>
      sql`delete from ${sql.table(table)} as t where ${where((column) => inList(column, p.idsJson, engine))}
        and exists (select 1 from ${sql.table(to)} as o
          where o.id = ${owner} and o.account_id = ${p.accountId} and o.mode = 'test')
        and ${isClosing(p.accountId)}`,
  );
}

const attemptsOf = (table: 'payout' | 'combined_payout' | 'refund') =>
  belonging('attempt', table, {
    name: `attempt_of_${table}`,
    where: (listed) =>
      sql`t.object_kind = ${sql.lit(table === 'refund' ? 'refund' : 'payout')} and ${listed('t.object_id')}`,
    owner: sql.raw('t.object_id'),
  });

/** The ledger accounts of rows, whose ids follow a kind and a colon. */
const ledgerOf = (table: Table, kind: string) =>
  belonging('ledger_account', table, {
    name: `ledger_account_of_${kind}`,
    where: (listed) => sql`t.id in (select ${sql.lit(`${kind}:`)} || gone.id
      from ${sql.table(table)} as gone where ${listed('gone.id')})`,
    owner: sql`substr(t.id, ${sql.lit(kind.length + 2)})`,
  });

/** In the order in which rows refer to each other: what refers to a row goes before it. */
export const removals: readonly Removal[] = [
  removal('job'),
  removal('idempotency', { key: 'key', isOfAccount: true }),
  removal('webhook_delivery', {
    before: [
      belonging('webhook_attempt', 'webhook_delivery', {
        where: (listed) => listed('t.delivery_id'),
        owner: sql.raw('t.delivery_id'),
      }),
    ],
  }),
  removal('event'),
  removal('archived_event'),
  removal('dispute'),
  removal('shipment', {
    before: [
      belonging('sandbox_shipment', 'shipment', {
        where: (listed) => listed('t.reference'),
        owner: sql.raw('t.reference'),
      }),
    ],
  }),
  removal('delivery_quote', {
    before: [
      belonging('delivery_rate', 'delivery_quote', {
        where: (listed) => listed('t.quote_id'),
        owner: sql.raw('t.quote_id'),
      }),
    ],
  }),
  removal('payout', { before: [attemptsOf('payout'), ledgerOf('payout', 'payout')] }),
  removal('combined_payout', { before: [attemptsOf('combined_payout')] }),
  removal('refund', { before: [attemptsOf('refund'), ledgerOf('refund', 'refund')] }),
  removal('credit'),
  removal('virtual_account', { key: 'partner_reference' }),
  removal('payment_report', { key: 'checkout_id' }),
  removal('checkout', { before: [ledgerOf('checkout', 'escrow'), ledgerOf('checkout', 'charge')] }),
  removal('seller'),
  removal('carriage', { key: 'account_id', isOfAccount: true }),
  removal('sandbox_arrival', { isSandbox: true }),
  // The sandbox bank keeps what a transfer of nobody's was or returned.
  removal('sandbox_credit', {
    isSandbox: true,
    unless: `select 1 from credit as c
      where c.partner = 'sandbox' and c.mode = 'test' and c.partner_credit_id = t.id`,
  }),
  removal('sandbox_transfer', {
    key: 'reference',
    isSandbox: true,
    unless: 'select 1 from attempt as a where a.reference = t.reference',
  }),
];

/** Deletes the movements of changes. */
export const deleteMovements = statement<Rows, unknown>(
  'expiry.delete.movement',
  (_db, p, engine) =>
    sql`delete from movement as t where ${inList('t.change_id', p.idsJson, engine)}
      and t.account_id = ${p.accountId} and t.mode = 'test' and ${isClosing(p.accountId)}`,
);
