import { sql } from 'kysely';
import { insertRow } from '../../adapters/store/shapes.js';
import { statement, step } from '../../adapters/store/statement.js';
import type { TestQuota } from '../../adapters/store/test-usage-rows.js';
import { type TestData, testDataOf } from '../../http/test-data.js';
import { settingContext } from '../../pipeline/context.js';
import { isRefusal, lostRace, retryLostRace } from '../../pipeline/retry.js';
import { commitSetting } from '../../pipeline/settings.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { CommandRefused, found } from './act.js';

/** The quota, and the one that it replaces. */
interface QuotaChange extends TestQuota {
  knownRowsMax: number;
  knownBytesMax: number;
}

/** Writes nothing if another command changed the quota meanwhile. */
const saveQuota = statement<QuotaChange, unknown>('test_quota.save', (db, p) =>
  insertRow(db, 'test_quota', p).onConflict((conflict) =>
    conflict
      .column('account_id')
      .doUpdateSet({ rows_max: p.rowsMax, bytes_max: p.bytesMax })
      .where('test_quota.rows_max', '=', p.knownRowsMax)
      .where('test_quota.bytes_max', '=', p.knownBytesMax),
  ),
);

const findQuota = statement<{ accountId: string }, Omit<TestQuota, 'accountId'>>('test_quota.find', (db, p) =>
  db
    .selectFrom('test_quota')
    .select(['rows_max as rowsMax', 'bytes_max as bytesMax'])
    .where('account_id', '=', p.accountId),
);

const sum = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;

const sumUsage = statement<{ accountId: string }, { rows: number; bytes: number }>(
  'test_usage.sum',
  (db, p) =>
    db
      .selectFrom('test_usage')
      .select([sum('row_count').as('rows'), sum('byte_count').as('bytes')])
      .where('account_id', '=', p.accountId),
);

/** How much a merchant stores in test mode, and how much they may. */
export async function readTestData({ store }: Services, accountId: string): Promise<TestData> {
  found(await store.one(findAccount, { id: accountId }), 'account', accountId, 'account list');
  const usage = await store.one(sumUsage, { accountId });
  const quota = await store.one(findQuota, { accountId });
  return testDataOf({
    rowsUsed: usage?.rows ?? null,
    bytesUsed: usage?.bytes ?? null,
    rowsMax: quota?.rowsMax ?? null,
    bytesMax: quota?.bytesMax ?? null,
  });
}

/**
 * Sets how much a merchant may store in test mode; what is not named stays.
 *
 * @throws CommandRefused
 */
export async function setTestQuota(
  services: Services,
  accountId: string,
  named: { rowsMax?: number | undefined; bytesMax?: number | undefined },
): Promise<TestData> {
  const done = await retryLostRace(async () => {
    const known = await readTestData(services, accountId);
    const { rowsMax = known.rowsMax, bytesMax = known.bytesMax } = named;
    if (rowsMax === known.rowsMax && bytesMax === known.bytesMax) return known;
    const quota = { accountId, rowsMax, bytesMax };
    const replaced = { knownRowsMax: known.rowsMax, knownBytesMax: known.bytesMax };
    const isCommitted = await commitSetting(services, settingContext(services), {
      accountId,
      mode: 'test',
      steps: [step(saveQuota, { ...quota, ...replaced })],
      note: {
        action: 'test_quota.changed',
        subject: accountId,
        before: { rows_max: known.rowsMax, bytes_max: known.bytesMax },
        after: { rows_max: rowsMax, bytes_max: bytesMax },
      },
    });
    return isCommitted ? { ...known, ...quota } : lostRace;
  });
  if (!isRefusal(done)) return done;
  throw new CommandRefused('Others are changing this quota at the same moment; try again.');
}
