import { expect } from 'vitest';
import { fixedQuery } from '../../../server/src/features/ledger/check.js';
import type { Service } from '../../harness/service.js';

const ofAccount = "where account_id = 'ACCOUNT' and mode = 'test'";

/** The rows of an account's test mode in each table that is counted, or that has no account. */
const counted: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'checkout',
      'virtual_account',
      'credit',
      'payout',
      'combined_payout',
      'refund',
      'dispute',
      'shipment',
      'seller',
      'change',
      'movement',
      'event',
      'audit_entry',
      'idempotency',
      'webhook_endpoint',
      'webhook_delivery',
      'delivery_quote',
      'delivery_rate',
    ].map((table) => [table, ofAccount]),
  ),
  sandbox_credit: "where account_id = 'ACCOUNT'",
  sandbox_arrival: "where account_id = 'ACCOUNT'",
  sandbox_transfer: "where account_id = 'ACCOUNT'",
  attempt: `where object_id in (select id from payout ${ofAccount} union select id from refund ${ofAccount}
    union select id from combined_payout ${ofAccount})`,
  webhook_attempt: `where delivery_id in (select id from webhook_delivery ${ofAccount})`,
  ledger_account: `where id in (select debit_account from movement ${ofAccount}
    union select credit_account from movement ${ofAccount}
    union select kind || ':' || id from checkout ${ofAccount})`,
};

export interface Stored {
  rows: number;
  /** Of all texts. */
  bytes: number;
}

/** Returns what the counter of an account says, and what its rows hold at the same moment. */
export async function compareUsage(
  { deps: { services } }: Service,
  accountId: string,
): Promise<{ counter: Stored; held: Stored; byTable: Record<string, number> }> {
  const query = (text: string) => fixedQuery<Record<string, unknown>>(text.replaceAll('ACCOUNT', accountId));
  const tables = Object.keys(counted);
  const [usage, ...found] = await services.store.snapshot([
    query("select row_count, byte_count from test_usage where account_id = 'ACCOUNT'"),
    ...tables.map((table) => query(`select * from ${table} ${counted[table]}`)),
  ]);
  const sum = (column: string) => (usage ?? []).reduce((total, row) => total + Number(row[column]), 0);
  return {
    counter: { rows: sum('row_count'), bytes: sum('byte_count') },
    held: { rows: found.flat().length, bytes: found.flat().reduce((bytes, row) => bytes + textsOf(row), 0) },
    byTable: Object.fromEntries(tables.map((table, index) => [table, found[index]?.length ?? 0])),
  };
}

function textsOf(row: object): number {
  const texts = Object.values(row).filter((value) => typeof value === 'string');
  return texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0);
}

/** Checks that the counter has exactly the rows of an account's test mode, and their bytes. */
export async function expectExactUsage(service: Service, accountId: string): Promise<void> {
  const { counter, held, byTable } = await compareUsage(service, accountId);
  expect({ rows: counter.rows, byTable }).toEqual({ rows: held.rows, byTable });
  expect(counter.bytes).toBeGreaterThanOrEqual(held.bytes);
  // A hundred bytes for each row, and texts that were written more than once.
  expect(counter.bytes).toBeLessThanOrEqual(held.bytes * 1.5 + held.rows * 100);
}
