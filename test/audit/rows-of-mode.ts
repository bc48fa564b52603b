import { kindsOf } from '../../server/src/adapters/store/fields.js';
import type { Mode } from '../../server/src/domain/records.js';
import { fixedQuery } from '../../server/src/features/ledger/check.js';
import type { Store } from '../../server/src/ports/store.js';

/** The rows of one mode of an account, as texts: of tables with a mode, and of those that belong to them. */
export async function rowsOfMode(
  store: Store,
  { accountId, mode }: { accountId: string; mode: Mode },
): Promise<Record<string, string[]>> {
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
    const found = await store.list(fixedQuery<object>(`select * from ${table} where ${where}`));
    rows[table] = found.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}
