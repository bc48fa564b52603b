import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitChange } from '../../server/src/adapters/store/commit.js';
import { openPostgres } from '../../server/src/adapters/store/postgres.js';
import { anyRows, bound } from '../../server/src/adapters/store/statement.js';
import type { Escrow } from '../../server/src/domain/records.js';
import { timedSearches } from '../../server/src/jobs/sweep-queries.js';
import { cutoffsAt } from '../../server/src/jobs/sweep-scope.js';
import type { Store } from '../../server/src/ports/store.js';
import { createDatabase } from '../harness/stores.js';
import { accountStep, at, newChange, newEscrow, rawStatement } from './fixtures.js';

const hourMs = 3_600_000;
const accountsMax = 40;
/** Checkouts of each account that await payment, and as many that are delivered; one is due each hour. */
const openMax = 50;
const aheadHours = 20;
const moved = 'shop-7';

/** A node of an executed plan, as PostgreSQL reports it. */
interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Returns how many rows of a table an executed plan has read. */
function rowsRead(node: PlanNode, table: string): number {
  const own = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  const here = node['Relation Name'] === table ? own * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, part) => sum + rowsRead(part, table), here);
}

function openEscrows(accountId: string): Escrow[] {
  return Array.from({ length: openMax }, (_, n) => {
    const due = at + (n + 1) * hourMs;
    const delivered = { sellerDeliveredAt: at, autoReleaseAt: due, releaseReminderAt: due - 1 };
    const funded = { status: 'funded' as const, amountReceived: 100_000, amountHeld: 100_000 };
    return [
      newEscrow(`${accountId}-${n}`, { accountId, paymentDeadlineAt: due }),
      newEscrow(`${accountId}-${n}-funded`, { accountId, ...funded, ...delivered }),
    ];
  }).flat();
}

/** Makes the accounts, one of them with a clock that is ahead. */
async function openAccounts(store: Store): Promise<void> {
  for (let n = 0; n < accountsMax; n++) {
    const accountId = `shop-${n}`;
    await store.transact([accountStep(accountId)]);
    const writes = openEscrows(accountId).map((row) => ({ insert: 'checkout', row }) as const);
    await commitChange(store, newChange(`open:${accountId}`, { accountId, writes }));
  }
  const ahead = `update account set clock_offset_ms = ${aheadHours * hourMs} where id = '${moved}'`;
  await store.transact([anyRows(rawStatement(ahead), {})]);
}

describe('the sweep of a moved clock, on postgres', () => {
  let client: pg.Client;

  beforeAll(async () => {
    const url = await createDatabase();
    const store = openPostgres({ url });
    await store.migrate();
    await openAccounts(store);
    await store.close();
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('analyze');
  }, 60_000);
  afterAll(() => client.end());

  it.each(['custom', 'generic'])(
    'reads, by a %s plan, only rows that its own clock makes due, and none of other accounts',
    async (kind) => {
      const policy = { expiryGraceMs: 0, minimumTransfer: 10_000, accountLifetimeMs: hourMs };
      const params = { ...cutoffsAt(policy as never, 'test', at), after: '', through: 'shop-99' };
      await client.query(`set plan_cache_mode = force_${kind}_plan`);
      for (const { kind: job, ofMovedClocks } of timedSearches) {
        const { sql, values } = bound(ofMovedClocks, params).compile('postgres');
        const explain = {
          name: `${kind} ${job}`,
          text: `explain (analyze, format json) ${sql}`,
          values: [...values],
        };
        const { rows } = await client.query(explain);
        const plan = rows[0]['QUERY PLAN'][0].Plan as PlanNode;
        expect(rowsRead(plan, 'checkout'), `${job}: ${JSON.stringify(plan, null, 1)}`).toBeLessThanOrEqual(
          aheadHours + 1,
        );
      }
    },
  );
});
