import { expect } from 'vitest';
import { kindsOf } from '../../server/src/adapters/store/fields.js';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import { TestDataExpiry } from '../../server/src/features/expiry/expire.js';
import { fixedQuery } from '../../server/src/features/ledger/check.js';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { rawStatement } from '../store/fixtures.js';
import { audit } from './audit.js';
import type { Shop } from './shop.js';
import { seal } from './tampering/market.js';

export const secretKey = 'ab'.repeat(32);

const days = 91;

/** Lets an account's test data be unused for 91 days. The triggers stay, unlike in a tampered database. */
export async function leaveUnused({ deps, accountId }: Shop): Promise<void> {
  const sql = `update test_usage set used_at = used_at - ${days * 86_400_000}
    where account_id = '${accountId}'`;
  await deps.services.store.transact([anyRows(rawStatement(sql), {})]);
}

/**
 * Makes steps until nothing is left to do, and looks after each. Every step is of a process of its own, as if
 * the one before had been killed. Waiting is no step: on PostgreSQL other suites decide how long it takes.
 */
export async function expire(shop: Shop, look: (step: number) => Promise<void> = async () => {}) {
  for (let steps = 1; ; ) {
    const progress = await new TestDataExpiry(shop.deps.services).step();
    if (progress === 'idle') return steps;
    if (progress === 'waiting') {
      await seal(shop);
      continue;
    }
    expect(steps).toBeLessThan(500);
    await look(steps);
    steps += 1;
  }
}

/** Makes one step that is certain, whatever holds it up. */
export async function stepOnce(shop: Shop, expiry: TestDataExpiry): Promise<void> {
  while ((await expiry.step()) === 'waiting') await seal(shop);
}

export async function query<Row extends object>({ deps }: Shop, sql: string): Promise<Row[]> {
  return deps.services.store.list(fixedQuery<Row>(sql));
}

/** What the verifier and the auditor find, each with the name of its rule. */
export async function findings({ deps, databaseUrl }: Shop): Promise<string[]> {
  const { discrepancies } = await verifyLedger(deps.services);
  const verified = discrepancies.map(({ code, words }) => `verifier ${code}: ${words}`);
  return [...verified, ...(await audit(databaseUrl, secretKey)).map((found) => `auditor ${found}`)];
}

/** The rows of every table with a mode and of those that belong to them, in one mode of an account. */
export async function rowsOf(shop: Shop, mode: 'live' | 'test', accountId = shop.accountId) {
  const own = `account_id = '${accountId}' and mode = '${mode}'`;
  const transfers = ['payout', 'combined_payout', 'refund']
    .map((table) => `select id from ${table} where ${own}`)
    .join(' union all ');
  const rows: Record<string, string[]> = {};
  for (const [table, fields] of Object.entries(kindsOf)) {
    const where =
      table === 'attempt'
        ? `object_id in (${transfers})`
        : table === 'ledger_account'
          ? `id in (select debit_account from movement where ${own}
              union select credit_account from movement where ${own})`
          : 'mode' in fields && 'accountId' in fields
            ? own
            : null;
    if (where === null) continue;
    rows[table] = (await query<object>(shop, `select * from ${table} where ${where}`))
      .map((row) => JSON.stringify(row))
      .sort();
  }
  return rows;
}
