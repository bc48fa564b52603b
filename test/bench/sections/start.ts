import { execFileSync } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Finding, plainFinding, type SectionResult } from '../figures.js';
import { createShop, type ShopDatabase, startService } from '../service.js';
import type { Workbench } from '../workbench.js';

const starts = 5;
const rests = 3;
const idleMs = 5_000;

/** Measures how soon the server responds, and its memory at rest. */
export async function measureStart(bench: Workbench): Promise<SectionResult> {
  const shop = createShop(bench);
  const tookMs: number[] = [];
  for (let n = 0; n < starts; n++) tookMs.push(await startOnce(bench, shop));
  return {
    findings: [
      plainFinding('server start to first GET /healthz', 'ms', tookMs, { below: 600 }),
      await measureIdle(bench, shop),
    ],
  };
}

async function startOnce(bench: Workbench, shop: ShopDatabase): Promise<number> {
  const { child, port, begunMs } = await startService(bench, shop.url, null);
  await healthy(port);
  const tookMs = performance.now() - begunMs;
  await bench.stop(child);
  return tookMs;
}

function healthy(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', path: '/healthz' }, (response) => {
      response.resume();
      if (response.statusCode === 200) resolve();
      else reject(new Error(`/healthz answers ${response.statusCode}`));
    });
    request.on('error', reject);
  });
}

async function measureIdle(bench: Workbench, shop: ShopDatabase): Promise<Finding> {
  const megabytes: number[] = [];
  for (let n = 0; n < rests; n++) {
    const { child, port } = await startService(bench, shop.url, null);
    await healthy(port);
    await delay(idleMs);
    megabytes.push(residentMegabytes(child.pid as number));
    await bench.stop(child);
  }
  return plainFinding('idle memory (resident)', 'MB', megabytes, { atMost: 100 });
}

function residentMegabytes(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}
