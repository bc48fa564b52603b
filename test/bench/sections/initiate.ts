import { ratioFinding, type SectionResult } from '../figures.js';
import { alternate, Load } from '../load/load.js';
import type { BareTask } from '../processes/bare.js';
import { createShop, startService } from '../service.js';
import { cores, type Workbench } from '../workbench.js';

const plan = { warmUpMs: 4_000, roundMs: 3_000, pairs: 6 };

/** `POST /escrow/initiate` with everything switched on, against its own SQL on bare `node:http`. */
export async function measureInitiate(bench: Workbench): Promise<SectionResult> {
  const [shop, bareShop] = [createShop(bench), createShop(bench)];
  const { port, child } = await startService(bench, shop.url);
  const bare = await bench.helper<BareTask, number>('processes/bare.ts', cores.measured);
  const service = { name: 'service', port, key: shop.key };
  const rival = { name: 'bare handler', port: await bare.ask({ file: bareShop.file }), key: bareShop.key };
  const load = await Load.start(bench);
  const [first, second] = await alternate(
    plan,
    { name: service.name, pid: child.pid ?? null, run: (ms) => load.initiate(service, ms) },
    { name: rival.name, pid: bare.child.pid ?? null, run: (ms) => load.initiate(rival, ms) },
  );
  return { findings: [ratioFinding('POST /escrow/initiate', first, second, { atLeast: 0.65 })] };
}
