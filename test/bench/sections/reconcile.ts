import { plainFinding, type SectionResult } from '../figures.js';
import type { ReconcileTask } from '../processes/reconciler.js';
import { createShop, serviceEnvironment } from '../service.js';
import { cores, type Workbench } from '../workbench.js';

/** The memory that the comparison of a partner's day takes, of a large day and of one ten times as large. */
export async function measureReconcile(bench: Workbench): Promise<SectionResult> {
  const peakOf = async (records: number) => {
    const environment = serviceEnvironment(createShop(bench).url) as Record<string, string>;
    const helper = await bench.helper<ReconcileTask, number>('processes/reconciler.ts', cores.measured);
    const megabytes = await helper.ask({ environment, records });
    await bench.stop(helper.child);
    return megabytes;
  };
  const large = await peakOf(100_000);
  const largest = await peakOf(1_000_000);
  return {
    findings: [
      plainFinding('memory to compare 100,000 records', 'MB', [large], null),
      plainFinding('memory to compare 1,000,000 records', 'MB', [largest], null),
      plainFinding('ten times the records, in memory', 'ratio', [largest / large], { atMost: 1.15 }),
    ],
  };
}
