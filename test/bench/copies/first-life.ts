import { hashRow, type PermanentTable } from '../../../server/src/adapters/store/row-hash.js';
import type { Step, Store } from '../../../server/src/ports/store.js';
import { found } from '../../audit/found.js';
import { Shop } from '../../audit/shop.js';
import { proof } from '../../harness/seller-inputs.js';
import { query } from '../service-parts.js';

const amount = 250_000;

type Row = Readonly<Record<string, unknown>>;
type Entry = readonly [table: PermanentTable, id: string, version: number, hash: string, readHash?: string];

/** A row as a change wrote it. */
export interface WrittenRow {
  table: PermanentTable;
  id: string;
  version: number;
  fields: Row;
  /** Whether the decision had read the version before. */
  isRead: boolean;
}

/** A change with its rows as they were then, and the movements `[n, debit, credit, amount]`. */
export interface LivedChange {
  mark: Row;
  rows: readonly WrittenRow[];
  movements: readonly (readonly (string | number)[])[];
}

/** One escrow from its opening to the paid payout: its changes, and its rows as they are at the end. */
export interface FirstLife {
  accountId: string;
  changes: readonly LivedChange[];
  /** By table, as the columns are named. */
  rows: Readonly<Record<string, readonly Row[]>>;
}

/** Opens an account and lets one escrow live through the domain and the store. */
export async function liveOnce(databaseUrl: string): Promise<FirstLife> {
  const shop = await Shop.open(databaseUrl);
  const { services } = shop.deps;
  const lived: (readonly Step[])[] = [];
  const { store } = services;
  services.store = keeping(store, lived);
  const escrow = await shop.initiate(amount);
  await shop.pay(escrow, amount);
  await shop.act(escrow, { command: 'deliver', proof: { courier_name: null, notes: null, ...proof } });
  const { payouts } = await shop.act(escrow, { command: 'release', amount: null });
  await shop.transfer('payout', found(payouts[0]).id, 'paid');
  const changes = lived.map(changeOf);
  const rows = await rowsOf(store, escrow, changes);
  await shop.close();
  return { accountId: shop.accountId, changes, rows };
}

/** A store that keeps the steps of each change. */
function keeping(store: Store, lived: (readonly Step[])[]): Store {
  return new Proxy(store, {
    get(target, name) {
      if (name === 'transact') {
        return (steps: readonly Step[]) => {
          if (steps.some(({ params }) => 'rowsJson' in params)) lived.push(steps);
          return target.transact(steps);
        };
      }
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function changeOf(steps: readonly Step[]): LivedChange {
  const mark = found(steps.find(({ params }) => 'rowsJson' in params)).params;
  const entries = JSON.parse(String(mark.rowsJson)) as Entry[];
  const rows = entries.map(([table, id, version, hash, readHash]): WrittenRow => {
    const step = steps.find(({ params }) => hashRow(table, params) === hash);
    if (!step) throw new Error(`The row ${table} ${id} was not among the steps of its change`);
    return { table, id, version, fields: step.params, isRead: readHash !== undefined };
  });
  const movements = steps
    .filter(({ params }) => 'debitAccount' in params)
    .map(({ params: { n, debitAccount, creditAccount, amount: moved } }) => [
      Number(n),
      String(debitAccount),
      String(creditAccount),
      Number(moved),
    ]);
  return { mark, rows, movements };
}

/** All rows of the escrow that a verification reads. */
async function rowsOf(
  store: Store,
  escrow: string,
  changes: readonly LivedChange[],
): Promise<FirstLife['rows']> {
  const ids = changes.map(({ mark }) => `'${String(mark.id)}'`).join(', ');
  const payouts = `select id from payout where checkout_id = '${escrow}'`;
  const attempts = `select reference from attempt where object_id in (${payouts})`;
  const credits = `select partner_credit_id from credit where checkout_id = '${escrow}'`;
  const conditions = {
    checkout: `id = '${escrow}'`,
    virtual_account: `checkout_id = '${escrow}'`,
    change: `id in (${ids}) order by position`,
    movement: `change_id in (${ids}) order by change_id, n`,
    credit: `checkout_id = '${escrow}'`,
    payout: `checkout_id = '${escrow}'`,
    attempt: `object_id in (${payouts})`,
    event: `checkout_id = '${escrow}' order by sequence`,
    ledger_account: `id = 'escrow:${escrow}' or id in (select 'payout:' || id from (${payouts}) p)`,
    sandbox_credit: `id in (${credits})`,
    sandbox_transfer: `reference in (${attempts})`,
  };
  const rows: Record<string, readonly Row[]> = {};
  for (const [table, condition] of Object.entries(conditions)) {
    rows[table] = await store.list(query<Row>(`select * from ${table} where ${condition}`));
  }
  return rows;
}
