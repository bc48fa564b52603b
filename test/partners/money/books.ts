import { expect } from 'vitest';
import type {
  PostedMovement,
  SandboxCredit,
  SandboxTransfer,
} from '../../../server/src/adapters/store/rows.js';
import { columns } from '../../../server/src/adapters/store/shapes.js';
import { statement } from '../../../server/src/adapters/store/statement.js';
import type { Store } from '../../../server/src/ports/store.js';

type Nothing = Record<never, never>;

const listMovements = statement<Nothing, PostedMovement>('suite.movements', (db) =>
  db.selectFrom('movement').select(columns('movement')),
);

const listCredits = statement<Nothing, SandboxCredit>('suite.credits', (db) =>
  db.selectFrom('sandbox_credit').select(columns('sandbox_credit')),
);

const listTransfers = statement<Nothing, SandboxTransfer>('suite.transfers', (db) =>
  db.selectFrom('sandbox_transfer').select(columns('sandbox_transfer')),
);

const bank = 'bank:sandbox:test';

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Expects the ledger to equal the bank's statement, kobo for kobo. */
export async function expectBooksToAgree(store: Store, bankStore = store): Promise<void> {
  const movements = await store.all(listMovements, {});
  const credits = await bankStore.all(listCredits, {});
  const transfers = await bankStore.all(listTransfers, {});
  const inBooks = movements.map(({ debitAccount, creditAccount, amount }) =>
    debitAccount === bank ? amount : creditAccount === bank ? -amount : 0,
  );
  const arrived = credits.filter(({ status }) => status === 'credited').map(({ amount }) => amount);
  const left = transfers.filter(({ status }) => status === 'paid').map(({ amount }) => amount);
  expect(total(inBooks)).toBe(total(arrived) - total(left));
}

/** Returns the transfers and refunds the bank was asked to make, in order. */
export async function listOrders(store: Store): Promise<SandboxTransfer[]> {
  const orders = await store.all(listTransfers, {});
  return orders.sort((a, b) => a.createdAt - b.createdAt);
}

/** Returns the number of transfers and refunds the bank was asked to make. */
export async function countOrders(store: Store): Promise<number> {
  return (await listOrders(store)).length;
}
