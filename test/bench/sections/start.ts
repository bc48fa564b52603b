import { execFileSync, spawnSync } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Finding, plainFinding, type SectionResult } from '../figures.js';
import { createShop, type ShopDatabase, startService } from '../service.js';
import type { Workbench } from '../workbench.js';

const starts = 5;
const idleMs = 5_000;
const helpRuns = 9;
const cli = fileURLToPath(new URL('../../../cli/bin/escrow-cli.js', import.meta.url));

/** How soon the server answers, what it occupies when nobody asks, and how soon the command line answers. */
export async function measureStart(bench: Workbench): Promise<SectionResult> {
  const shop = createShop(bench);
  const tookMs: number[] = [];
  for (let n = 0; n < starts; n++) tookMs.push(await startOnce(bench, shop));
  return {
    findings: [
      plainFinding('server start to first GET /healthz', 'ms', tookMs, { below: 1_000 }),
      await measureIdle(bench, shop),
      ...measureHelp(),
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
  const { child, port } = await startService(bench, shop.url, null);
  await healthy(port);
  await delay(idleMs);
  const megabytes = residentMegabytes(child.pid as number);
  await bench.stop(child);
  return plainFinding('idle memory (resident)', 'MB', [megabytes], { atMost: 120 });
}

function residentMegabytes(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}

/** Against Node alone, which nothing written in JavaScript can be faster than. */
function measureHelp(): Finding[] {
  const help: number[] = [];
  const node: number[] = [];
  for (let n = 0; n < helpRuns; n++) {
    help.push(timed([cli, '--help']));
    node.push(timed(['-e', '0']));
  }
  return [
    plainFinding('escrow-cli --help', 'ms', help, { below: 150 }),
    plainFinding('node -e 0, for comparison', 'ms', node, null),
  ];
}

function timed(words: readonly string[]): number {
  const begunMs = performance.now();
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - begunMs;
}
