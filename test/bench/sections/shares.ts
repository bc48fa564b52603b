import { readFileSync } from 'node:fs';
import { basePath } from '@escrow-checkout/contract';
import { createMerchant } from '../../harness/server-process.js';
import { escrowBody } from '../escrow-body.js';
import { type Finding, plainFinding, type Round, type SectionResult, timesFinding } from '../figures.js';
import type { HostileTask } from '../processes/hostile.js';
import type { NeighbourTask } from '../processes/neighbour.js';
import { createShop, startService } from '../service.js';
import { cores, type Helper, type Workbench } from '../workbench.js';

const plan = { warmUpMs: 1_500, roundMs: 4_000, rounds: 3 };
const escrows = 100;
/** As an operator runs it. */
const settings = { RATE_LIMIT_PER_SECOND: '500', RATE_LIMIT_BURST: '2000' };
const metadata = { note: 'x'.repeat(16_000) };

interface Hostile {
  name: string;
  listers: number;
  readers: number;
}

const listing: Hostile = { name: '16 connections that list 100 escrows of 16 kB', listers: 16, readers: 0 };
const silent: Hostile = { name: '100 readers that never read', listers: 0, readers: 100 };
const both: Hostile = { name: 'both', listers: 16, readers: 100 };

/** What one hostile account does to another: its p99, and the memory of the server. */
export async function measureShares(bench: Workbench): Promise<SectionResult> {
  const findings: Finding[] = [];
  for (const hostile of [listing, silent, both]) findings.push(...(await measureBeside(bench, hostile)));
  return { findings };
}

async function measureBeside(bench: Workbench, hostile: Hostile): Promise<Finding[]> {
  const shop = createShop(bench);
  const { key: hostileKey } = createMerchant(shop.url);
  const { port, child } = await startService(bench, shop.url, cores.measured, settings);
  await fill(port, hostileKey);
  const neighbour = await bench.helper<NeighbourTask, Round>('processes/neighbour.ts', cores.driver);
  const attacker = await bench.helper<HostileTask, number>('processes/hostile.ts', cores.driver);
  const read = (durationMs: number) => neighbour.ask({ port, key: shop.key, durationMs });
  const sides = await measureSides(attacker, read, { port, key: hostileKey, ...hostile });
  const peak = peakMegabytes(child.pid as number);
  await bench.stop(child);
  const { name } = hostile;
  return [
    timesFinding(`p99 of another account beside ${name}`, sides, ({ p99Ms }) => p99Ms, { atMost: 3 }),
    plainFinding(`memory beside ${name}, at its peak`, 'MB', [peak], { atMost: 300 }),
  ];
}

/** First alone, then beside: what is left of an attack weighs on what follows. */
async function measureSides(
  attacker: Helper<HostileTask, number>,
  read: (durationMs: number) => Promise<Round>,
  task: Hostile & { port: number; key: string },
) {
  await read(plan.warmUpMs);
  const alone = await rounds(read);
  await attacker.ask({ do: 'begin', ...task });
  const beside = await rounds(read);
  await attacker.ask({ do: 'end', ...task });
  return [
    { name: 'beside the hostile account', rounds: beside },
    { name: 'alone', rounds: alone },
  ] as const;
}

async function rounds(read: (durationMs: number) => Promise<Round>): Promise<Round[]> {
  const all: Round[] = [];
  for (let n = 0; n < plan.rounds; n++) all.push(await read(plan.roundMs));
  return all;
}

async function fill(port: number, key: string): Promise<void> {
  for (let n = 0; n < escrows; n++) {
    const { status } = await fetch(`http://127.0.0.1:${port}${basePath}/escrow/initiate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...escrowBody, reference: `LARGE-${n}`, metadata }),
    });
    if (status !== 200) throw new Error(`An escrow was refused with ${status}`);
  }
}

/** Returns the most memory that the process has held, as the kernel counted it. */
function peakMegabytes(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
