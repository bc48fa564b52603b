import { type Ledger, limits } from '@escrow-checkout/contract';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { bound, statement } from '../../adapters/store/statement.js';
import { checkoutAccount } from '../../domain/ledger.js';
import type { Checkout } from '../../domain/records.js';
import { type HistoryPage, type HistoryPosition, nextPage } from '../../http/history.js';
import type { Services } from '../../services.js';
import { iso } from './present.js';

interface MovementRow {
  changeId: string;
  n: number;
  debit: string;
  credit: string;
  amount: number;
  at: number;
}

interface BalanceRow {
  balance: number;
}

interface OfCheckout {
  checkoutId: string;
  /** The ledger account of what is held. */
  held: string;
  afterAt: number;
  afterN: number;
  afterChange: string;
  limit: number;
}

/** The ledger accounts of a checkout and of its payouts, refunds, credits and receivables. */
function accountsOf({ checkoutId, held }: OfCheckout): RawBuilder<unknown> {
  const owned = (table: 'payout' | 'refund' | 'credit') => sql`
    union all select ${sql.lit(`${table}:`)} || id from ${sql.table(table)} where checkout_id = ${checkoutId}
    union all select 'receivable:' || id from ${sql.table(table)} where checkout_id = ${checkoutId}`;
  return sql`select cast(${held} as text) union all select 'receivable:' || cast(${checkoutId} as text)
    ${owned('payout')} ${owned('refund')} ${owned('credit')}`;
}

const columns = sql`change_id as "changeId", n, debit_account as debit, credit_account as credit, amount, at`;

/** One query, however many accounts the checkout has. */
const findMovements = statement<OfCheckout, MovementRow>('movement.of_checkout', (_db, p) => {
  const text = sql`select * from (
      select ${columns} from movement where debit_account in (${accountsOf(p)})
      union select ${columns} from movement where credit_account in (${accountsOf(p)})
    ) as moved
    where (at, n, "changeId") > (${p.afterAt}, ${p.afterN}, ${p.afterChange})
    order by at, n, "changeId" limit ${p.limit}`;
  return text;
});

const findBalance = statement<{ id: string }, BalanceRow>('ledger_account.balance', (db, p) =>
  db.selectFrom('ledger_account').select(sql<number>`balance`.as('balance')).where('id', '=', p.id),
);

const beginning: HistoryPosition = [-1, -1, ''];

/**
 * The movements of the checkout's ledger account and of its payouts, refunds, credits and receivables, oldest
 * first, with the balance that is held. Both are read from one state of the database.
 *
 * @param page the movements that are asked for; all of them, if it is not given
 */
export async function readLedger(
  services: Pick<Services, 'store'>,
  checkout: Checkout,
  page: HistoryPage | null = null,
): Promise<z.input<typeof Ledger>> {
  const held = checkoutAccount(checkout);
  const limit = page?.limit ?? limits.listLengthMax;
  const [afterAt, afterN, afterChange] = page?.after ?? beginning;
  const found = { checkoutId: checkout.id, held, afterAt, afterN, afterChange: String(afterChange) };
  const [balances, movements] = await services.store.snapshot<BalanceRow | MovementRow>([
    bound(findBalance, { id: held }),
    bound(findMovements, { ...found, limit: limit + 1 }),
  ]);
  const rows = movements as MovementRow[];
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    reference: checkout.reference,
    movements: shown.map(({ at, changeId, debit, credit, amount }) => {
      return { at: iso(at), change_id: changeId, debit, credit, amount };
    }),
    ...nextPage(last ? [last.at, last.n, last.changeId] : null),
    balance: (balances as BalanceRow[])[0]?.balance ?? 0,
  };
}
