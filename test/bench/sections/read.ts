import { ratioFinding, type SectionResult } from '../figures.js';
import { alternate, Load } from '../load/load.js';
import type { BareTask } from '../processes/bare.js';
import { untilQuiet } from '../processor-time.js';
import { createShop, startService } from '../service.js';
import { cores, type Workbench } from '../workbench.js';

const plan = { warmUpMs: 2_500, roundMs: 2_000, pairs: 6 };
const escrows = 2_000;

/** `GET /escrow/:reference` with everything switched on, against a bare handler that reads the row. */
export async function measureRead(bench: Workbench): Promise<SectionResult> {
  const [shop, bareShop] = [createShop(bench), createShop(bench)];
  const { port, child } = await startService(bench, shop.url);
  const bare = await bench.helper<BareTask, number>('processes/bare.ts', cores.measured);
  const barePort = await bare.ask({ file: bareShop.file });
  const load = await Load.start(bench);
  const readService = await load.fill({ name: 'service', port, key: shop.key }, escrows);
  const readBare = await load.fill({ name: 'bare handler', port: barePort, key: bareShop.key }, escrows);
  // The mails of the escrows that were opened are no cost of reading them.
  if (child.pid !== undefined) await untilQuiet(child.pid);
  const [first, second] = await alternate(
    plan,
    { name: 'service', pid: child.pid ?? null, run: readService },
    { name: 'bare handler', pid: bare.child.pid ?? null, run: readBare },
  );
  return { findings: [ratioFinding('GET /escrow/:reference', first, second, { atLeast: 0.6 })] };
}
