import { ratioFinding, type SectionResult } from '../figures.js';
import { alternate, Load } from '../load/load.js';
import { createShop, startService } from '../service.js';
import { cores, type Workbench } from '../workbench.js';

const plan = { warmUpMs: 4_000, roundMs: 3_000, pairs: 8 };
/** More often than anybody's Prometheus does. */
const scrapeEveryMs = 1_000;

/** `POST /escrow/initiate` with metrics on, scraped while it is measured, against a service without. */
export async function measureMetrics(bench: Workbench): Promise<SectionResult> {
  const [shop, plainShop] = [createShop(bench), createShop(bench)];
  const on = await startService(bench, shop.url, cores.measured, { METRICS_PORT: '0' });
  const off = await startService(bench, plainShop.url);
  const load = await Load.start(bench);
  const measured = { name: 'metrics on', port: on.port, key: shop.key };
  const plain = { name: 'metrics off', port: off.port, key: plainShop.key };
  const [first, second] = await alternate(
    plan,
    {
      name: measured.name,
      pid: on.child.pid ?? null,
      run: (ms) => scraped(on.metricsUrl, () => load.initiate(measured, ms)),
    },
    { name: plain.name, pid: off.child.pid ?? null, run: (ms) => load.initiate(plain, ms) },
  );
  return { findings: [ratioFinding('POST /escrow/initiate, metrics on', first, second, { atLeast: 0.97 })] };
}

/** Scrapes during the rounds of its own side alone, since both sides have one processor. */
async function scraped<Result>(url: string | null, work: () => Promise<Result>): Promise<Result> {
  if (url === null) throw new Error('The server has not said where its metrics are');
  const scraper = setInterval(() => void fetch(url).then((answer) => answer.text()), scrapeEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(scraper);
  }
}
