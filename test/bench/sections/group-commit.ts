import { type Finding, type Round, ratioFinding, type SectionResult } from '../figures.js';
import { alternate, Load, type Runner } from '../load/load.js';
import type { ServiceTask } from '../processes/service.js';
import type { WriterTask } from '../processes/store-writer.js';
import { createShop, serviceEnvironment } from '../service.js';
import { cores, type Workbench } from '../workbench.js';

const storePlan = { warmUpMs: 1_500, roundMs: 2_000, pairs: 4 };
const servicePlan = { warmUpMs: 3_000, roundMs: 3_000, pairs: 4 };
const concurrency = 64;
const aim = { atLeast: 5 };

/** Measures what sharing a commit gains, for the store alone and for the whole service. */
export async function measureGroupCommit(bench: Workbench): Promise<SectionResult> {
  return { findings: [await measureStore(bench), await measureService(bench)] };
}

async function measureStore(bench: Workbench): Promise<Finding> {
  const runner = async (name: string, groupCommit: boolean): Promise<Runner> => {
    const { file, accountId } = createShop(bench);
    const writer = await bench.helper<WriterTask, Round>('processes/store-writer.ts', cores.measured);
    await writer.ask({ open: { file, groupCommit } });
    const run = (durationMs: number) => writer.ask({ accountId, concurrency, durationMs });
    return { name, pid: writer.child.pid ?? null, run };
  };
  const sides = await alternate(storePlan, await runner('on', true), await runner('off', false));
  return ratioFinding('group commit, the store alone', ...sides, aim);
}

async function measureService(bench: Workbench): Promise<Finding> {
  const load = await Load.start(bench);
  const runner = async (name: string, groupCommit: boolean): Promise<Runner> => {
    const { file, url, key } = createShop(bench);
    const environment = serviceEnvironment(url) as Record<string, string>;
    const service = await bench.helper<ServiceTask, number>('processes/service.ts', cores.measured);
    const port = await service.ask({ file, environment, groupCommit });
    const run = (durationMs: number) => load.initiate({ name, port, key }, durationMs);
    return { name, pid: service.child.pid ?? null, run };
  };
  const sides = await alternate(servicePlan, await runner('on', true), await runner('off', false));
  return ratioFinding('group commit, POST /escrow/initiate', ...sides, aim);
}
