import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { payout, proof } from '../../harness/seller-inputs.js';
import { createMerchant } from '../../harness/server-process.js';
import { askWell } from '../ask-well.js';
import { escrowBody } from '../escrow-body.js';
import { type Finding, plainFinding, type SectionResult } from '../figures.js';
import { onPostgres } from '../postgres-place.js';
import { cpuMsOf } from '../processor-time.js';
import { createShop, startService } from '../service.js';
import { deliveringTo, startReceiver } from '../webhook-shop.js';
import { cores, type Workbench } from '../workbench.js';

const rounds = 3;
const livesEach = 400;
const atOnce = 16;
/** The sandbox bank executes a transfer a minute after it has taken it. */
const settlesAfterMinutes = 2;
const patienceMs = 60_000;

/** Where the webhooks go, and the settings under which they may. */
interface Target {
  callbackUrl: string;
  settings: Record<string, string>;
}

interface Place extends Target {
  name: string;
  databaseUrl: string;
  key: string;
  /** Bytes of the database while no server has it open. */
  size(): Promise<number>;
  /** Processor time of the database's own processes, in ms. */
  databaseMs(): number;
  /** Counts the rows of all tables for the database's planner, while the queue is empty. */
  analyze(): Promise<void>;
}

/**
 * What a whole life of an escrow costs in test mode: initiated, paid, accepted, delivered, released and paid
 * out, with its events, mails and webhooks.
 */
export async function measureLife(bench: Workbench): Promise<SectionResult> {
  const receiver = await startReceiver(bench);
  const target = { callbackUrl: `${receiver.origin}/hooks`, settings: deliveringTo(bench, receiver) };
  const shop = createShop(bench);
  const onSqlite: Place = {
    name: 'SQLite',
    databaseUrl: shop.url,
    key: shop.key,
    size: async () => statSync(shop.file).size,
    databaseMs: () => 0,
    analyze: async () => {},
    ...target,
  };
  const findings = await measurePlace(bench, onSqlite);
  return { findings: [...findings, ...(await measureOnPostgres(bench, target))] };
}

function measureOnPostgres(bench: Workbench, target: Target): Promise<Finding[]> {
  return onPostgres(({ databaseUrl, numberOf, databaseMs, analyze }) => {
    const { key } = createMerchant(databaseUrl);
    return measurePlace(bench, {
      name: 'PostgreSQL',
      databaseUrl,
      key,
      size: () => numberOf('select pg_database_size(current_database()) as found'),
      databaseMs,
      analyze,
      ...target,
    });
  });
}

interface Cost {
  serverMs: number;
  databaseMs: number;
  commits: number;
  bytes: number;
}

async function measurePlace(bench: Workbench, place: Place): Promise<Finding[]> {
  const costs: Cost[] = [];
  for (let round = 0; round <= rounds; round++) {
    costs.push(await measureRound(bench, place));
    await place.analyze();
  }
  // In the first round the database makes its pages, and every statement is compiled.
  costs.shift();
  const of = (what: string, unit: Finding['unit'], value: (cost: Cost) => number) =>
    plainFinding(`a life on ${place.name}, ${what}`, unit, costs.map(value), null);
  return [
    of('processor time of the server', 'ms', ({ serverMs }) => serverMs),
    of('processor time of the database', 'ms', ({ databaseMs }) => databaseMs),
    of('commits', 'commits', ({ commits }) => commits),
    of('on disk', 'bytes', ({ bytes }) => bytes),
  ];
}

async function measureRound(bench: Workbench, place: Place): Promise<Cost> {
  const sizeBefore = await place.size();
  const server = await startService(bench, place.databaseUrl, cores.measured, {
    METRICS_PORT: '0',
    ...place.settings,
  });
  const { pid } = server.child as { pid: number };
  const origin = `http://127.0.0.1:${server.port}`;
  const metrics = () => readMetrics(server.metricsUrl as string);
  const before = { ms: cpuMsOf(pid) ?? Number.NaN, databaseMs: place.databaseMs(), ...(await metrics()) };
  const references = await liveAll(origin, place);
  await askWell(origin, place.key, '/sandbox/clock/advance', { minutes: settlesAfterMinutes });
  await allPaidOut(origin, place.key, references);
  await allSent(metrics);
  const after = { ms: cpuMsOf(pid) ?? Number.NaN, databaseMs: place.databaseMs(), ...(await metrics()) };
  await bench.stop(server.child);
  return {
    serverMs: (after.ms - before.ms) / livesEach,
    databaseMs: (after.databaseMs - before.databaseMs) / livesEach,
    commits: (after.commits - before.commits) / livesEach,
    bytes: ((await place.size()) - sizeBefore) / livesEach,
  };
}

async function readMetrics(url: string): Promise<{ commits: number; pending: number }> {
  const text = await (await fetch(url)).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
      (total, match) => total + Number(match[1]),
      0,
    );
  return {
    commits: sum('escrow_store_commit_duration_seconds_count'),
    pending: sum('escrow_mails_pending') + sum('escrow_deliveries_pending'),
  };
}

async function liveAll(origin: string, { key, callbackUrl }: Place): Promise<string[]> {
  const references = Array.from({ length: livesEach }, () => `LIFE-${randomUUID()}`);
  const waiting = [...references];
  const one = async (reference: string) => {
    const act = (action: string, body: object = {}) =>
      askWell(origin, key, `/escrow/${reference}/${action}`, body);
    await askWell(origin, key, '/escrow/initiate', { ...escrowBody, callback_url: callbackUrl, reference });
    await askWell(origin, key, `/sandbox/escrow/${reference}/fund`, {});
    await act('accept', { payout });
    await act('deliver', proof);
    await act('release');
  };
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await one(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return references;
}

async function allPaidOut(origin: string, key: string, references: readonly string[]): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  for (const reference of references) {
    while ((await askWell(origin, key, `/escrow/${reference}`)).payouts[0]?.status !== 'paid') {
      if (performance.now() > giveUpAt) throw new Error(`${reference} was not paid out`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function allSent(metrics: () => Promise<{ pending: number }>): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while ((await metrics()).pending > 0) {
    if (performance.now() > giveUpAt) throw new Error('Mails or webhooks were not sent');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
