import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ratioFinding, type SectionResult } from '../figures.js';
import { alternate, Load } from '../load/load.js';
import { createShop, startService } from '../service.js';
import { cores, type Workbench } from '../workbench.js';

const plan = { warmUpMs: 4_000, roundMs: 3_000, pairs: 8 };
const samplings = [
  { share: 'all', ratio: '1', atLeast: 0.7 },
  { share: 'a tenth', ratio: '0.1', atLeast: 0.9 },
];

/** `POST /escrow/initiate` with all requests traced, and with a tenth, against a service without traces. */
export async function measureTraces(bench: Workbench): Promise<SectionResult> {
  const collector = createServer((request, response) =>
    request.resume().once('end', () => response.end('{}')),
  );
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const plainShop = createShop(bench);
  const off = await startService(bench, plainShop.url);
  const load = await Load.start(bench);
  const plain = { name: 'traces off', port: off.port, key: plainShop.key };
  const findings = [];
  for (const { share, ratio, atLeast } of samplings) {
    const shop = createShop(bench);
    const on = await startService(bench, shop.url, cores.measured, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: ratio,
    });
    const traced = { name: `traces of ${share}`, port: on.port, key: shop.key };
    const [first, second] = await alternate(
      plan,
      { name: traced.name, pid: on.child.pid ?? null, run: (ms) => load.initiate(traced, ms) },
      { name: plain.name, pid: off.child.pid ?? null, run: (ms) => load.initiate(plain, ms) },
    );
    findings.push(ratioFinding(`POST /escrow/initiate, traces of ${share}`, first, second, { atLeast }));
    on.child.kill();
  }
  collector.close();
  return { findings };
}
