import type { Ledger } from '@escrow-checkout/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { bound, statement } from '../../adapters/store/statement.js';
import type { CheckoutAggregate } from '../../domain/aggregate.js';
import type { LedgerAccount } from '../../domain/change.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import {
  checkoutAccount,
  creditAccount,
  payoutAccount,
  receivableAccount,
  refundAccount,
} from '../../domain/ledger.js';
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

const shown = [
  'change_id as changeId',
  'n',
  'debit_account as debit',
  'credit_account as credit',
  'amount',
  'at',
] as const;

const findMovements = statement<{ account: string; sameAccount: string }, MovementRow>(
  'movement.of',
  (db, p) =>
    db
      .selectFrom('movement')
      .select(shown)
      .where('debit_account', '=', p.account)
      .union(db.selectFrom('movement').select(shown).where('credit_account', '=', p.sameAccount)),
);

const findBalance = statement<{ id: string }, BalanceRow>('ledger_account.balance', (db, p) =>
  db.selectFrom('ledger_account').select(sql<number>`balance`.as('balance')).where('id', '=', p.id),
);

/**
 * Every movement of the checkout's ledger account and of its payouts, refunds, credits and receivables,
 * oldest first, with the balance that is held. Both are read from one state of the database.
 */
export async function readLedger(
  services: Services,
  aggregate: CheckoutAggregate,
): Promise<z.input<typeof Ledger>> {
  const checkout = checkoutOf(aggregate);
  const held = checkoutAccount(checkout);
  const accounts = accountsOf(aggregate);
  const [balances, ...found] = await services.store.snapshot<BalanceRow | MovementRow>([
    bound(findBalance, { id: held }),
    ...accounts.map((account) => bound(findMovements, { account, sameAccount: account })),
  ]);
  const [balance] = balances as BalanceRow[];
  const unique = new Map((found as MovementRow[][]).flat().map((row) => [`${row.changeId}#${row.n}`, row]));
  const rows = [...unique.values()].sort((a, b) => a.at - b.at || a.n - b.n);
  return {
    reference: checkout.reference,
    movements: rows.map(({ at, changeId, debit, credit, amount }) => {
      return { at: iso(at), change_id: changeId, debit, credit, amount };
    }),
    balance: balance?.balance ?? 0,
  };
}

function accountsOf(aggregate: CheckoutAggregate): LedgerAccount[] {
  const { payouts, refunds, credits } = aggregate;
  const checkout = checkoutOf(aggregate);
  return [
    checkoutAccount(checkout),
    ...payouts.map(({ id }) => payoutAccount(id)),
    ...refunds.map(({ id }) => refundAccount(id)),
    ...credits.map(({ id }) => creditAccount(id)),
    ...[checkout, ...credits, ...payouts, ...refunds].map(({ id }) => receivableAccount(id)),
  ];
}
