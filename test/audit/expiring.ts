import { expect } from 'vitest';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import { TestDataExpiry } from '../../server/src/features/expiry/expire.js';
import { fixedQuery } from '../../server/src/features/ledger/check.js';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { foundSince } from '../harness/verified-since.js';
import { rawStatement } from '../store/fixtures.js';
import { audit } from './audit.js';
import { rowsOfMode } from './rows-of-mode.js';
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
  const { discrepancies: all } = await verifyLedger(deps.services);
  const verified = [...all, ...(await foundSince(deps.services))].map(
    ({ code, words }) => `verifier ${code}: ${words}`,
  );
  return [...verified, ...(await audit(databaseUrl, secretKey)).map((found) => `auditor ${found}`)];
}

/** The rows of one mode of an account. */
export function rowsOf(
  { deps, accountId: own }: Shop,
  mode: 'live' | 'test',
  accountId = own,
): Promise<Record<string, string[]>> {
  return rowsOfMode(deps.services.store, { accountId, mode });
}
