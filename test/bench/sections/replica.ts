import type { ChildProcess } from 'node:child_process';
import { basePath } from '@escrow-checkout/contract';
import { TestReplica } from '../../harness/replica.js';
import { createMerchant } from '../../harness/server-process.js';
import { initiateBody } from '../../harness/service.js';
import { type Finding, type Round, roundOf, type SectionResult, timesFinding } from '../figures.js';
import { openEscrows } from '../open-escrows.js';
import { onPostgres, type PostgresPlace } from '../postgres-place.js';
import { cpuMsOf } from '../processor-time.js';
import { startService } from '../service.js';
import { openAccount, openParts } from '../service-parts.js';
import { cores, type Workbench } from '../workbench.js';

const plan = { escrows: 500, rounds: 5, lists: 80, atOnce: 8, writers: 4 };
const listed = 50;

interface Server {
  name: string;
  child: ChildProcess;
  port: number;
}

/** The server with a replica, and the one without. */
type Servers = readonly [Server, Server];

interface Stage extends Pick<PostgresPlace, 'databaseMs'> {
  /** Of the account that is listed. */
  key: string;
  /** Of the account that opens escrows meanwhile. */
  writerKey: string;
}

/** The same lists, with the processor time of the database and of the server for each. */
interface Measured {
  database: Round;
  server: Round;
}

/** Lists of a server with a replica, beside those of one without, alone and while escrows are opened. */
export function measureReplica(bench: Workbench): Promise<SectionResult> {
  return onPostgres(async ({ databaseUrl, databaseMs, server }) => {
    createMerchant(databaseUrl);
    const parts = await openParts(databaseUrl);
    const replica = await TestReplica.of(server, { isDurable: true });
    try {
      const { accountId, key } = await openAccount(parts);
      const { key: writerKey } = await openAccount(parts);
      await openEscrows(parts.services, { accountId, mode: 'test' }, plan.escrows);
      const start = async (name: string, settings: Record<string, string>): Promise<Server> => {
        const flags = ['--role', 'api'];
        return { name, ...(await startService(bench, databaseUrl, cores.measured, settings, flags)) };
      };
      const servers = [
        await start('with a replica', { DATABASE_REPLICA_URL: replica.url(databaseUrl) }),
        await start('without', {}),
      ] as const;
      const stage = { databaseMs, key, writerKey };
      return {
        findings: [...(await measureAlone(stage, servers)), await measureBesideWrites(stage, servers)],
      };
    } finally {
      await parts.close();
      await replica.remove();
    }
  });
}

async function measureAlone(stage: Stage, servers: Servers): Promise<Finding[]> {
  const [first, second] = await alternately(servers, (server) => measureRound(stage, server));
  const cpu = ({ cpuMicros }: Round) => cpuMicros ?? Number.NaN;
  const sidesOf = (what: keyof Measured) =>
    [
      { name: servers[0].name, rounds: first.map((each) => each[what]) },
      { name: servers[1].name, rounds: second.map((each) => each[what]) },
    ] as const;
  return [
    timesFinding(`the database's processor time for a list of ${listed}`, sidesOf('database'), cpu, {
      atMost: 0.2,
    }),
    timesFinding("the server's processor time for it", sidesOf('server'), cpu, { atMost: 1.2 }),
    timesFinding('its median', sidesOf('server'), ({ p50Ms }) => p50Ms, null),
  ];
}

/** Each commit of the others is one that the replica must have before it is read. */
async function measureBesideWrites(stage: Stage, servers: Servers): Promise<Finding> {
  const [first, second] = await alternately(servers, async (server) => {
    let isOver = false;
    const write = async () => {
      while (!isOver) await call(servers[1], stage.writerKey, '/escrow/initiate', initiateBody());
    };
    const writing = Array.from({ length: plan.writers }, write);
    const { server: round } = await measureRound(stage, server);
    isOver = true;
    await Promise.all(writing);
    return { ...round, cpuMicros: null };
  });
  const sides = [
    { name: servers[0].name, rounds: first },
    { name: servers[1].name, rounds: second },
  ] as const;
  return timesFinding('its median while others open escrows', sides, ({ p50Ms }) => p50Ms, null);
}

/** Measures both in turn; the first round of each warms it up. */
async function alternately<Each>(
  [first, second]: Servers,
  measure: (server: Server) => Promise<Each>,
): Promise<[Each[], Each[]]> {
  const found: [Each[], Each[]] = [[], []];
  for (let round = -1; round < plan.rounds; round++) {
    const measured = [await measure(first), await measure(second)] as const;
    if (round < 0) continue;
    found[0].push(measured[0]);
    found[1].push(measured[1]);
  }
  return found;
}

async function measureRound({ databaseMs, key }: Stage, server: Server): Promise<Measured> {
  const spent = () => [databaseMs(), cpuMsOf(server.child.pid as number) ?? Number.NaN] as const;
  const before = spent();
  const begunAt = performance.now();
  const tookMs: number[] = [];
  let left = plan.lists;
  const list = async () => {
    while (left-- > 0) {
      const askedAt = performance.now();
      await call(server, key, `/escrow?limit=${listed}`);
      tookMs.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: plan.atOnce }, list));
  const round = roundOf(tookMs, performance.now() - begunAt);
  const after = spent();
  const micros = (which: 0 | 1) => ((after[which] - before[which]) * 1_000) / round.count;
  return { database: { ...round, cpuMicros: micros(0) }, server: { ...round, cpuMicros: micros(1) } };
}

async function call({ port }: Server, key: string, path: string, body?: unknown): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${basePath}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
}
