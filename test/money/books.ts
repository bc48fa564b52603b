import { sql } from 'kysely';
import { statement } from '../../server/src/adapters/store/statement.js';
import { expect } from 'vitest';
import type { Store } from '../../server/src/ports/store.js';

type Amount = { amount: number };
type Nothing = Record<never, never>;

const sum = (expression: string) => sql<number>`cast(coalesce(sum(${sql.raw(expression)}), 0) as bigint)`;

const bankInBooks = statement<Nothing, Amount>('suite.bank_in_books', (db) =>
  db
    .selectFrom('movement')
    .select(
      sum(`case when debit_account = 'bank:sandbox:test' then amount
        when credit_account = 'bank:sandbox:test' then -amount else 0 end`).as('amount'),
    ),
);

const arrived = statement<Nothing, Amount>('suite.arrived', (db) =>
  db.selectFrom('sandbox_credit').select(sum(`case when status = 'credited' then amount else 0 end`).as('amount')),
);

const left = statement<Nothing, Amount>('suite.left', (db) =>
  db.selectFrom('sandbox_transfer').select(sum(`case when status = 'paid' then amount else 0 end`).as('amount')),
);

const countTransfers = statement<Nothing, Amount>('suite.transfers', (db) =>
  db.selectFrom('sandbox_transfer').select(sql<number>`cast(count(*) as bigint)`.as('amount')),
);

/** Our books and the bank's own statement say the same, kobo for kobo. */
export async function expectBooksToAgree(store: Store): Promise<void> {
  const [books, credits, transfers] = await Promise.all([
    store.one(bankInBooks, {}),
    store.one(arrived, {}),
    store.one(left, {}),
  ]);
  expect(books?.amount).toBe((credits?.amount ?? 0) - (transfers?.amount ?? 0));
}

/** How many transfers and refunds the bank was ever told to make. */
export async function countOrders(store: Store): Promise<number> {
  return (await store.one(countTransfers, {}))?.amount ?? 0;
}
