import { limits } from '@escrow-checkout/contract';
import { sql } from 'kysely';
import { anyRows, statement } from '../adapters/store/statement.js';
import { StorageFull } from '../ports/store.js';
import type { Services } from '../services.js';
import { ProblemError } from './problem.js';

/** How much an account stores in test mode, and how much it may. */
export interface TestData {
  rows: number;
  bytes: number;
  rowsMax: number;
  bytesMax: number;
}

/** What is read about the test data of a key. */
export interface Counted {
  usedAt: number | null;
  isExpiring: number | null;
  rowsUsed: number | null;
  bytesUsed: number | null;
  rowsMax: number | null;
  bytesMax: number | null;
}

const used = (column: string) =>
  sql<number | null>`case when k.mode = 'test' then (select cast(sum(u.${sql.ref(column)}) as bigint)
    from test_usage as u where u.account_id = k.account_id) end`;

const allowed = (column: string) =>
  sql<number | null>`case when k.mode = 'test' then (select q.${sql.ref(column)}
    from test_quota as q where q.account_id = k.account_id) end`;

const lastUse = sql<number | null>`case when k.mode = 'test' then (select max(u.used_at)
    from test_usage as u where u.account_id = k.account_id) end`;

const expiring = sql<number | null>`case when k.mode = 'test' then (select 1
    from test_expiry as e where e.account_id = k.account_id) end`;

/** The columns that the query of a key `k` reads about test data; live mode looks nothing up. */
export const testDataColumns = [
  used('row_count').as('rowsUsed'),
  used('byte_count').as('bytesUsed'),
  allowed('rows_max').as('rowsMax'),
  allowed('bytes_max').as('bytesMax'),
  lastUse.as('usedAt'),
  expiring.as('isExpiring'),
] as const;

/** How exactly a use is noted: a read then writes at most once a day. */
const notedEveryMs = 86_400_000;

const noteUse = statement<{ accountId: string; now: number; before: number }, unknown>(
  'test_usage.note_use',
  (db, p) =>
    db
      .updateTable('test_usage')
      .set({ used_at: p.now })
      .where('account_id', '=', p.accountId)
      .where('used_at', '<', p.before),
);

/**
 * Notes that the test data of an account is used.
 *
 * @throws ProblemError while it is being removed
 */
export async function useTestData(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  accountId: string,
  { usedAt, isExpiring }: Counted,
): Promise<void> {
  if (isExpiring !== null) {
    const detail = 'The test data of this account has not been used for long and is being removed.';
    throw new ProblemError('busy', { detail });
  }
  const now = clock.now();
  const before = now - notedEveryMs;
  if (usedAt === null || usedAt >= before) return;
  // A full disk stops no reader: a later request notes the use.
  await store.transact([anyRows(noteUse, { accountId, now, before })]).catch((error: unknown) => {
    if (!(error instanceof StorageFull)) throw error;
  });
}

export function testDataOf({
  rowsUsed,
  bytesUsed,
  rowsMax,
  bytesMax,
}: Omit<Counted, 'usedAt' | 'isExpiring'>): TestData {
  return {
    rows: Math.max(0, rowsUsed ?? 0),
    bytes: Math.max(0, bytesUsed ?? 0),
    rowsMax: rowsMax ?? limits.testRowsMaxDefault,
    bytesMax: bytesMax ?? limits.testBytesMaxDefault,
  };
}
