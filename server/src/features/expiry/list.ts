import { sql } from 'kysely';
import { adHoc } from '../../adapters/store/statement.js';
import type { Services } from '../../services.js';

const dayMs = 86_400_000;

/** When the test data of an account was used, and what becomes of it. Times are real. */
export interface Expiring {
  accountId: string;
  /** Null: there is nothing that could expire. */
  usedAt: number | null;
  expiresAt: number | null;
  isBeingRemoved: boolean;
  begunAt: number | null;
  /** Why the removal does not go on. */
  failure: string | null;
  failedAt: number | null;
  /** When the last removal ended. */
  removedAt: number | null;
}

interface Row {
  accountId: string;
  usedAt: number | null;
  begunAt: number | null;
  failure: string | null;
  failedAt: number | null;
  removedAt: number | null;
}

const removal = <Value>(column: string) =>
  sql<Value | null>`(select e.${sql.ref(column)} from test_expiry as e where e.account_id = u.account_id)`;

/**
 * Lists the accounts whose test data is being removed, those where it expires, the next first, and those
 * where it was removed.
 */
export async function listExpiring(
  { store, config }: Pick<Services, 'store' | 'config'>,
  limit: number,
): Promise<Expiring[]> {
  const rows = await store.list(
    adHoc<Row>((db) =>
      db
        .selectFrom('test_usage as u')
        .select([
          'u.account_id as accountId',
          sql<number | null>`max(u.used_at)`.as('usedAt'),
          removal<number>('begun_at').as('begunAt'),
          removal<string>('failure').as('failure'),
          removal<number>('failed_at').as('failedAt'),
          sql<number | null>`(select max(c.closed_at) from test_closing as c
            where c.account_id = u.account_id)`.as('removedAt'),
        ])
        .groupBy('u.account_id')
        .orderBy(sql`case when exists (select 1 from test_expiry as e
          where e.account_id = u.account_id) then 0 else 1 end`)
        .orderBy(sql`case when max(u.used_at) is null then 1 else 0 end`)
        .orderBy(sql`max(u.used_at)`)
        .orderBy('u.account_id')
        .limit(limit),
    ),
  );
  const days = config.TEST_DATA_DAYS;
  return rows.map((row) => ({
    ...row,
    isBeingRemoved: row.begunAt !== null,
    expiresAt: row.usedAt === null || days === 0 ? null : row.usedAt + days * dayMs,
  }));
}
