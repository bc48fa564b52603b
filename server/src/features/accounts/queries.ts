import { sql } from 'kysely';
import type { Account } from '../../adapters/store/rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';

export const findAccount = statement<{ id: string }, Account>('account.find', (db, p) =>
  db.selectFrom('account').select(columns('account')).where('id', '=', p.id),
);

const kobo = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;

/** Read from the ledger: what stands on the accounts of a merchant's escrows. */
export const sumHeld = statement<{ accountId: string; mode: Mode }, { amount: number }>(
  'balance.held',
  (db, p) =>
    db
      .selectFrom('escrow as e')
      .innerJoin('ledger_account as l', 'l.id', sql<string>`'escrow:' || e.id` as never)
      .select(kobo('l.balance').as('amount'))
      .where('e.account_id', '=', p.accountId)
      .where('e.mode', '=', p.mode)
      .where('e.amount_held', '>', sql.lit(0)),
);

export const sumPayouts = statement<{ accountId: string; mode: Mode }, { status: string; amount: number }>(
  'balance.payouts',
  (db, p) =>
    db
      .selectFrom('payout as o')
      .innerJoin('ledger_account as l', 'l.id', sql<string>`'payout:' || o.id` as never)
      .select(['o.status as status', kobo('l.balance').as('amount')])
      .where('o.account_id', '=', p.accountId)
      .where('o.mode', '=', p.mode)
      .where('o.status', '!=', sql.lit('paid'))
      .groupBy('o.status'),
);

export const sumRefunds = statement<{ accountId: string; mode: Mode }, { amount: number }>(
  'balance.refunds',
  (db, p) =>
    db
      .selectFrom('refund as o')
      .innerJoin('ledger_account as l', 'l.id', sql<string>`'refund:' || o.id` as never)
      .select(kobo('l.balance').as('amount'))
      .where('o.account_id', '=', p.accountId)
      .where('o.mode', '=', p.mode)
      .where('o.status', '!=', sql.lit('paid')),
);
