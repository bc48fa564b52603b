import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../../../server/src/deps.js';
import { createMerchant } from '../../harness/server-process.js';
import { prepareEscrows } from '../delivered-escrows.js';
import {
  type Finding,
  plainFinding,
  type Round,
  ratioFinding,
  type SectionResult,
  timesFinding,
} from '../figures.js';
import { Load } from '../load/load.js';
import { paceUntil } from '../pace.js';
import { onPostgres, type PostgresPlace } from '../postgres-place.js';
import { cpuMsOf } from '../processor-time.js';
import { startService } from '../service.js';
import {
  allMailsSent,
  moveClock,
  numberFrom,
  openAccount,
  openParts,
  sentPayouts,
  settledAfterMs,
} from '../service-parts.js';
import { cores, type Workbench } from '../workbench.js';

const plan = { warmUpMs: 4_000, roundMs: 3_000, rounds: 5 };
const merchants = 20;
/** As many for each merchant at each of two servers. */
const connections = 2 * merchants;
const escrowsEach = 15;
/** A share of what each account gets if all get the same. */
const leastShare = 0.5;
/** How long a pair ends what it has under way before it is stopped. */
const restMs = 1_500;
const siteUrl = 'https://pay.example.com';

interface Account {
  accountId: string;
  key: string;
}

/** An API server and a worker. */
interface Pair {
  port: number;
  children: readonly ChildProcess[];
}

interface Stage extends PostgresPlace {
  parts: Deps;
  load: Load;
  pairs: readonly [Pair, Pair];
  accounts: readonly Account[];
  hot: Account;
}

/** Two API servers and two workers on one PostgreSQL, beside one of each. */
export function measurePairs(bench: Workbench): Promise<SectionResult> {
  return onPostgres(async (place) => {
    createMerchant(place.databaseUrl);
    const parts = await openParts(place.databaseUrl);
    try {
      const stage = await openStage(bench, place, parts);
      const findings = [
        ...(await measureRequests(stage)),
        await smallestShare(stage),
        await provePaidOnce(stage),
      ];
      for (const { children } of stage.pairs) for (const child of children) await bench.stop(child);
      return { findings };
    } finally {
      await parts.close();
    }
  });
}

async function openStage(bench: Workbench, place: PostgresPlace, parts: Deps): Promise<Stage> {
  const accounts: Account[] = [];
  for (let n = 0; n < merchants; n++) accounts.push(await openAccount(parts));
  const hot = await openAccount(parts);
  const pairs = [await startPair(bench, place), await startPair(bench, place)] as const;
  return { ...place, parts, accounts, hot, pairs, load: await Load.start(bench) };
}

async function startPair(bench: Workbench, { databaseUrl }: PostgresPlace): Promise<Pair> {
  const start = (role: string) =>
    startService(bench, databaseUrl, cores.measured, { SITE_URL: siteUrl }, ['--role', role]);
  const api = await start('api');
  const worker = await start('worker');
  return { port: api.port, children: [api.child, worker.child] };
}

async function measureRequests(stage: Stage): Promise<Finding[]> {
  const { pairs, accounts, hot } = stage;
  const [first, second] = pairs;
  const sides = [
    { name: 'one server and one worker', at: [first], by: accounts, rounds: [] as Round[] },
    { name: 'two of each', at: pairs, by: accounts, rounds: [] as Round[] },
    { name: 'one merchant', at: pairs, by: [hot], rounds: [] as Round[] },
  ] as const;
  for (let round = -1; round < plan.rounds; round++) {
    for (const { at, by, rounds } of sides) {
      const isAlone = at.length === 1;
      const measure = () => measureRound(stage, at, by, round < 0 ? plan.warmUpMs : plan.roundMs);
      const measured = await (isAlone ? without(second, measure) : measure());
      // The first round warms the servers up.
      if (round >= 0) rounds.push(measured);
    }
  }
  const [one, two, crowded] = sides;
  const spread = { name: `${merchants} merchants`, rounds: two.rounds };
  const cpu = ({ cpuMicros }: Round) => cpuMicros ?? Number.NaN;
  return [
    timesFinding('processor time of an initiate at two servers and two workers', [two, one], cpu, {
      atMost: 1.1,
    }),
    ratioFinding(`requests of one merchant, to the same from ${merchants}`, crowded, spread, {
      atLeast: 0.85,
    }),
  ];
}

/** Measures while a pair is stopped, which then costs nothing. It had time to end what it had under way. */
async function without<Result>({ children }: Pair, measure: () => Promise<Result>): Promise<Result> {
  await delay(restMs);
  for (const child of children) child.kill('SIGSTOP');
  try {
    return await measure();
  } finally {
    for (const child of children) child.kill('SIGCONT');
  }
}

/** Initiates at some pairs until what that makes due is done; the processor time is that of everything. */
async function measureRound(
  { parts, load, pairs, databaseMs }: Stage,
  at: readonly Pair[],
  by: readonly Account[],
  durationMs: number,
): Promise<Round> {
  const pids = pairs.flatMap(({ children }) => children.map(({ pid }) => pid as number));
  const spentMs = () => pids.reduce((sum, pid) => sum + (cpuMsOf(pid) ?? Number.NaN), databaseMs());
  const before = spentMs();
  const targets = by.flatMap(({ key }) => at.map(({ port }) => ({ port, key })));
  const round = await load.initiateAmong(targets, connections, durationMs);
  await allMailsSent(parts);
  return { ...round, cpuMicros: ((spentMs() - before) * 1_000) / round.count };
}

/** @throws Error if an account got less than half of what all get on average */
async function smallestShare({ parts, accounts }: Stage): Promise<Finding> {
  const { store } = parts.services;
  const counts = [];
  for (const { accountId } of accounts)
    counts.push(
      await numberFrom(store, `select count(*) as found from checkout where account_id = '${accountId}'`),
    );
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const share = Math.min(...counts) / mean;
  if (share < leastShare) throw new Error(`An account got ${share.toFixed(2)} of the requests of others`);
  return plainFinding(`the smallest share of ${merchants} merchants`, 'ratio', [share], null);
}

/**
 * Lets both workers release and pay what is due to many accounts.
 *
 * @throws Error unless each escrow was released once, and each payout sent and paid once
 */
async function provePaidOnce({ parts, accounts }: Stage): Promise<Finding> {
  const { store, clock } = parts.services;
  const total = merchants * escrowsEach;
  const countOf = (what: string) => numberFrom(store, `select count(*) as found from ${what}`);
  for (const { accountId } of accounts) {
    const preparation = { accountId, count: escrowsEach, isReminded: true };
    const deliver = await prepareEscrows(parts.services, preparation);
    await deliver(() => clock.now() - 1_000);
  }
  await paceUntil(total, () => sentPayouts(parts));
  for (const { accountId } of accounts) await moveClock(parts, accountId, settledAfterMs);
  await paceUntil(total, () => countOf("payout where status = 'paid'"));
  for (const once of [
    "event where type = 'escrow.released'",
    "event where type = 'payout.paid'",
    'payout',
    'attempt',
    'sandbox_transfer',
  ]) {
    const count = await countOf(once);
    if (count !== total) throw new Error(`There are ${count} of ${total}: ${once}`);
  }
  const what = `attempts of two workers for each of ${total} payouts`;
  return plainFinding(what, 'ratio', [(await countOf('attempt')) / total], null);
}
