import { readFileSync } from 'node:fs';
import { basePath } from '@escrow-checkout/contract';
import { createMerchant, operate } from '../../harness/server-process.js';
import { escrowBody } from '../escrow-body.js';
import { type Finding, plainFinding, type Round, type SectionResult, timesFinding } from '../figures.js';
import { creditedReference, largeMetadata } from '../load/hostile-callers.js';
import type { HostileTask } from '../processes/hostile.js';
import type { NeighbourTask } from '../processes/neighbour.js';
import { createShop, startService } from '../service.js';
import { cores, type Helper, type Workbench } from '../workbench.js';

const plan = { warmUpMs: 1_500, roundMs: 3_000, rounds: 3 };
const escrows = 100;
const credits = 1_000;
const atOnce = 16;
/** As an operator runs it. */
const settings = { RATE_LIMIT_PER_SECOND: '500', RATE_LIMIT_BURST: '2000' };

interface Hostile {
  name: string;
  connections: HostileTask['connections'];
  /** The mode of the other account; the hostile one is in test mode. */
  neighbour?: 'live';
}

const hostiles: readonly Hostile[] = [
  { name: '16 connections that list 100 escrows of 16 kB', connections: { lists: 16 } },
  { name: '100 readers that never read', connections: { unread: 100 } },
  { name: '16 that page through the timeline of 1,000 credits', connections: { timelines: 16 } },
  { name: '10 streams of all events that begin again', connections: { streams: 10 } },
  { name: '8 times 500 requests at once', connections: { pipelined: 8 } },
  { name: '8 times 500 requests at once with invented keys', connections: { invented: 8 } },
  { name: '16 that open escrows of 16 kB', connections: { writes: 16 } },
  {
    name: 'all of these, in live mode',
    connections: {
      lists: 16,
      unread: 100,
      timelines: 16,
      streams: 10,
      pipelined: 8,
      invented: 8,
      writes: 16,
    },
    neighbour: 'live',
  },
];

/** What one hostile account does to another: its p99, and the memory of the server. */
export async function measureShares(bench: Workbench): Promise<SectionResult> {
  const findings: Finding[] = [];
  for (const hostile of hostiles) findings.push(...(await measureBeside(bench, hostile)));
  return { findings };
}

async function measureBeside(bench: Workbench, { name, connections, neighbour: mode }: Hostile) {
  const shop = createShop(bench);
  const createKey = (accountId: string, of: string) =>
    operate(shop.url, 'key', 'create', accountId, '--mode', of).trim();
  const hostile = createMerchant(shop.url);
  const more = [1, 2].map(() => createKey(hostile.accountId, 'test'));
  const key = mode === 'live' ? createKey(shop.accountId, mode) : shop.key;
  const { port, child } = await startService(bench, shop.url, cores.measured, settings);
  await fill(port, hostile.key, connections);
  const neighbour = await bench.helper<NeighbourTask, Round>('processes/neighbour.ts', cores.driver);
  const attacker = await bench.helper<HostileTask, null>('processes/hostile.ts', cores.driver);
  const read = (durationMs: number) => neighbour.ask({ port, key, durationMs });
  const task = { port, keys: [hostile.key, ...more], connections };
  const sides = await measureSides(attacker, read, task);
  const peak = peakMegabytes(child.pid as number);
  for (const each of [attacker.child, neighbour.child, child]) await bench.stop(each);
  return [
    timesFinding(`p99 of another account beside ${name}`, sides, ({ p99Ms }) => p99Ms, { atMost: 3 }),
    plainFinding(`memory beside ${name}, at its peak`, 'MB', [peak], { atMost: 300 }),
  ];
}

/** First alone, then beside: what is left of an attack weighs on what follows. */
async function measureSides(
  attacker: Helper<HostileTask, null>,
  read: (durationMs: number) => Promise<Round>,
  task: Omit<HostileTask, 'do'>,
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

/** Gives the hostile account what its connections ask for. */
async function fill(port: number, key: string, { timelines }: HostileTask['connections']): Promise<void> {
  const send = async (path: string, body: object) => {
    const { status } = await fetch(`http://127.0.0.1:${port}${basePath}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (status !== 200) throw new Error(`${path} was refused with ${status}`);
  };
  for (let n = 0; n < escrows; n++) {
    await send('/escrow/initiate', { ...escrowBody, reference: `LARGE-${n}`, metadata: largeMetadata });
  }
  if (timelines === undefined) return;
  await send('/escrow/initiate', { ...escrowBody, reference: creditedReference });
  const pay = () => send(`/sandbox/escrow/${creditedReference}/fund`, { amount: 1_000 });
  for (let n = 0; n < credits; n += atOnce) await Promise.all(Array.from({ length: atOnce }, pay));
}

/** Returns the most memory that the process has held, as the kernel counted it. */
function peakMegabytes(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
