import { startPostgres } from '../../harness/postgres.js';
import { createMerchant } from '../../harness/server-process.js';
import { type Round, ratioFinding, type SectionResult } from '../figures.js';
import { alternate } from '../load/load.js';
import { Pgbench, pgbenchVersion } from '../pgbench.js';
import type { WriterTask } from '../processes/store-writer.js';
import { loadWrites } from '../statements.js';
import type { Workbench } from '../workbench.js';

const plan = { warmUpMs: 3_000, roundMs: 4_000, pairs: 4 };
const concurrency = 16;

/** The store's transactions on PostgreSQL, against pgbench with the same statements in one pipeline each. */
export async function measurePostgres(bench: Workbench): Promise<SectionResult> {
  const version = pgbenchVersion();
  if (version === null) return { skipped: 'there is no pgbench on the path' };
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase('bench');
    const { accountId } = createMerchant(url);
    const writer = await bench.helper<WriterTask, Round>('processes/store-writer.ts', null);
    await writer.ask({ open: { postgresUrl: url, poolSize: concurrency } });
    const pgbench = new Pgbench(url, bench.folder(), await loadWrites(), accountId);
    const [store, rival] = await alternate(
      plan,
      { name: 'store', pid: null, run: (ms) => writer.ask({ accountId, concurrency, durationMs: ms }) },
      { name: 'pgbench, pipelined', pid: null, run: (ms) => pgbench.run(concurrency, ms) },
    );
    await bench.stop(writer.child);
    const finding = ratioFinding('initiate on PostgreSQL', store, rival, { atLeast: 0.8 });
    return { findings: [{ ...finding, note: version }] };
  } finally {
    await postgres.stop();
  }
}
