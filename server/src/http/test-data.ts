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

type Found = ReturnType<typeof sql<number | null>>;

/** What is looked up about the test data of an account, whose id is in a column. */
function lookUp(column: string): Record<keyof Counted, Found> {
  const account = sql.ref(column);
  const used = (what: string): Found => sql`(select cast(sum(u.${sql.ref(what)}) as bigint)
    from test_usage as u where u.account_id = ${account})`;
  const allowed = (what: string): Found => sql`(select q.${sql.ref(what)}
    from test_quota as q where q.account_id = ${account})`;
  return {
    rowsUsed: used('row_count'),
    bytesUsed: used('byte_count'),
    rowsMax: allowed('rows_max'),
    bytesMax: allowed('bytes_max'),
    usedAt: sql`(select max(u.used_at) from test_usage as u where u.account_id = ${account})`,
    isExpiring: sql`(select 1 from test_expiry as e where e.account_id = ${account})`,
  };
}

function columnsOf(found: Record<keyof Counted, Found>) {
  return [
    found.rowsUsed.as('rowsUsed'),
    found.bytesUsed.as('bytesUsed'),
    found.rowsMax.as('rowsMax'),
    found.bytesMax.as('bytesMax'),
    found.usedAt.as('usedAt'),
    found.isExpiring.as('isExpiring'),
  ] as const;
}

const ofKey = lookUp('k.account_id');
const inTestMode = (found: Found): Found => sql`case when k.mode = 'test' then ${found} end`;

/** The columns that the query of a key `k` reads about test data; live mode looks nothing up. */
export const testDataColumns = columnsOf({
  rowsUsed: inTestMode(ofKey.rowsUsed),
  bytesUsed: inTestMode(ofKey.bytesUsed),
  rowsMax: inTestMode(ofKey.rowsMax),
  bytesMax: inTestMode(ofKey.bytesMax),
  usedAt: inTestMode(ofKey.usedAt),
  isExpiring: inTestMode(ofKey.isExpiring),
});

const findOfAccount = statement<{ accountId: string }, Counted>('test_usage.of_account', (db, p) =>
  db
    .selectFrom('account as a')
    .select([...columnsOf(lookUp('a.id'))])
    .where('a.id', '=', p.accountId),
);

/** Reads how much an account stores in test mode, for a request without a key. */
export async function readTestDataOf(
  { store }: Pick<Services, 'store'>,
  accountId: string,
): Promise<{ testData: TestData; isExpiring: boolean }> {
  const counted = await store.one(findOfAccount, { accountId });
  if (!counted) throw new Error('The account is gone');
  return { testData: testDataOf(counted), isExpiring: counted.isExpiring !== null };
}

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
