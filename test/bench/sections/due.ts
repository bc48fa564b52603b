import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '../../../server/src/deps.js';
import { createMerchant } from '../../harness/server-process.js';
import { prepareEscrows } from '../delivered-escrows.js';
import { type Finding, plainFinding, roundOf, type SectionResult } from '../figures.js';
import { paceUntil } from '../pace.js';
import { onPostgres } from '../postgres-place.js';
import { cpuMsOf } from '../processor-time.js';
import { createShop, startService } from '../service.js';
import {
  allMailsSent,
  moveClock,
  numberFrom,
  openAccount,
  openParts,
  query,
  sentPayouts,
  settledAfterMs,
} from '../service-parts.js';
import { moveTestClock } from '../test-clock.js';
import type { Workbench } from '../workbench.js';

const rounds = 3;
const steadySeconds = 10;
/** At least so long before the first steady release is due, its delivery is committed. */
const leadMsMin = 5_000;
const hourMs = 3_600_000;

interface Place {
  name: string;
  databaseUrl: string;
  /** The key of the account whose clock is moved. */
  accountId: string;
  key: string;
  /** Releases that are due at once. */
  backlog: number;
  releasesAim: number;
  steadyPerSecond: number;
  /** Escrows that the test clock passes over. */
  moved: number;
  /** Processor time of the database's own processes, in ms; null where the server's process has it. */
  databaseMs: (() => number) | null;
}

type Service = Awaited<ReturnType<typeof startService>>;

/** Releases and payouts that are due at once or steadily, and a test clock that passes over many. */
export async function measureDue(bench: Workbench): Promise<SectionResult> {
  const shop = createShop(bench);
  const onSqlite = { name: 'SQLite', databaseUrl: shop.url, accountId: shop.accountId, key: shop.key };
  const findings = await measurePlace(bench, {
    ...onSqlite,
    backlog: 2_000,
    releasesAim: 1_500,
    steadyPerSecond: 200,
    moved: 1_000,
    databaseMs: null,
  });
  return { findings: [...findings, ...(await onPostgres((place) => measureOn(bench, place)))] };
}

function measureOn(
  bench: Workbench,
  { databaseUrl, databaseMs }: { databaseUrl: string; databaseMs(): number },
) {
  return measurePlace(bench, {
    name: 'PostgreSQL',
    databaseUrl,
    ...createMerchant(databaseUrl),
    backlog: 300,
    releasesAim: 1_000,
    steadyPerSecond: 50,
    moved: 200,
    databaseMs,
  });
}

async function measurePlace(bench: Workbench, place: Place): Promise<Finding[]> {
  const parts = await openParts(place.databaseUrl);
  try {
    const costs: Cost[] = [];
    for (let round = 0; round < rounds; round++) costs.push(await measureBacklog(bench, place, parts));
    const service = await startService(bench, place.databaseUrl);
    const lateness = await measureLateness(place, parts);
    await allMailsSent(parts);
    const clockSeconds = await measureClock(place, parts, service);
    await bench.stop(service.child);
    return [...backlogFindings(place, costs), ...latenessAndClock(place, lateness, clockSeconds)];
  } finally {
    await parts.close();
  }
}

/** What one round has taken: of each escrow, processor time in ms. */
interface Cost {
  releasesPerSecond: number;
  payoutsPerSecond: number;
  release: { server: number; database: number };
  payout: { server: number; database: number };
}

function backlogFindings(
  { name, backlog, releasesAim, databaseMs }: Place,
  costs: readonly Cost[],
): Finding[] {
  const of = (
    what: string,
    unit: Finding['unit'],
    value: (cost: Cost) => number,
    aim: Finding['aim'] = null,
  ) => plainFinding(`${what} on ${name}`, unit, costs.map(value), aim);
  const ofDatabase = (what: string, value: (cost: Cost) => number) =>
    databaseMs === null ? [] : [of(`${what}, processor time of the database`, 'ms', value)];
  const many = backlog.toLocaleString('en-US');
  return [
    of(`${many} due releases, sent to the bank,`, 'a second', (each) => each.releasesPerSecond, {
      atLeast: releasesAim,
    }),
    of('a due release with its mails, processor time of the server', 'ms', ({ release }) => release.server),
    ...ofDatabase('a due release with its mails', ({ release }) => release.database),
    of(`${many} payouts paid`, 'a second', (each) => each.payoutsPerSecond, { atLeast: 1_000 }),
    of('a paid payout with its mail, processor time of the server', 'ms', ({ payout }) => payout.server),
    ...ofDatabase('a paid payout with its mail', ({ payout }) => payout.database),
  ];
}

function latenessAndClock(
  { name, steadyPerSecond, moved }: Place,
  p99Ms: number,
  clockSeconds: number,
): Finding[] {
  const late = `p99 of how late a release is, ${steadyPerSecond} a second on ${name}`;
  const many = moved.toLocaleString('en-US');
  const clock = `a test clock that is moved by a day over ${many} escrows on ${name}`;
  return [
    plainFinding(late, 'ms', [p99Ms], { atMost: 1_000 }),
    plainFinding(clock, 's', [clockSeconds], { atMost: 15 * (moved / 10_000) }),
  ];
}

/** Starts a server when releases of a new account are due, and then lets all their payouts be paid. */
async function measureBacklog(bench: Workbench, place: Place, parts: Deps): Promise<Cost> {
  const { databaseUrl, backlog } = place;
  const { store, clock } = parts.services;
  const { accountId } = await openAccount(parts);
  const deliver = await prepareEscrows(parts.services, { accountId, count: backlog, isReminded: true });
  await deliver((n) => clock.now() - backlog + n);
  const { child } = await startService(bench, databaseUrl);
  const meter = meterOf(child.pid as number, place, backlog);
  const releasesPerSecond = await paceUntil(backlog, () => sentPayouts(parts, accountId));
  await allMailsSent(parts);
  const release = meter();
  await moveClock(parts, accountId, settledAfterMs);
  const payoutsPerSecond = await paceUntil(backlog, () =>
    numberFrom(
      store,
      `select count(*) as found from payout where account_id = '${accountId}' and status = 'paid'`,
    ),
  );
  await allMailsSent(parts);
  const payout = meter();
  await bench.stop(child);
  return { releasesPerSecond, payoutsPerSecond, release, payout };
}

/** Returns a function that says how much processor time was spent on each since it was called before. */
function meterOf(pid: number, { databaseMs }: Place, each: number) {
  const read = () => ({ server: cpuMsOf(pid) ?? Number.NaN, database: databaseMs?.() ?? 0 });
  let before = read();
  return () => {
    const now = read();
    const spent = {
      server: (now.server - before.server) / each,
      database: (now.database - before.database) / each,
    };
    before = now;
    return spent;
  };
}

/** The p99 of how late releases are seen that fall due at an even pace, in ms. */
async function measureLateness({ steadyPerSecond }: Place, parts: Deps): Promise<number> {
  const { store, clock } = parts.services;
  const { accountId } = await openAccount(parts);
  const count = steadyPerSecond * steadySeconds;
  const begunAt = clock.now();
  const deliver = await prepareEscrows(parts.services, { accountId, count, isReminded: true });
  // Deliveries are a third of the commits that came before.
  const firstAt = clock.now() + Math.max(leadMsMin, clock.now() - begunAt);
  const dueAtOf = (n: number) => firstAt + (n * 1_000) / steadyPerSecond;
  const ids = await deliver(dueAtOf);
  if (clock.now() > firstAt) throw new Error('The escrows were due before all of them were delivered');
  const dueAt = new Map(ids.map((id, n) => [id, dueAtOf(n)]));
  const lateMs: number[] = [];
  const released = query<{ id: string }>(
    `select id from checkout where account_id = '${accountId}' and mode = 'test' and status = 'released'`,
  );
  await delay(firstAt - clock.now());
  await paceUntil(count, async () => {
    const seen = await store.list(released);
    const now = clock.now();
    for (const { id } of seen) {
      const due = dueAt.get(id);
      if (due !== undefined) lateMs.push(now - due);
      dueAt.delete(id);
    }
    return lateMs.length;
  });
  return roundOf(lateMs, 1).p99Ms;
}

/** Seconds that a test clock takes to be moved by a day, over escrows that are due in its 23rd hour. */
async function measureClock(
  { accountId, key, moved }: Place,
  parts: Deps,
  { port }: Service,
): Promise<number> {
  const { services } = parts;
  const deliver = await prepareEscrows(services, { accountId, count: moved, isReminded: false });
  const firstAt = services.clock.now() + 22 * hourMs;
  await deliver((n) => Math.round(firstAt + (n * hourMs) / moved));
  const begunMs = performance.now();
  await moveTestClock(`http://127.0.0.1:${port}`, key, 24 * hourMs);
  return (performance.now() - begunMs) / 1_000;
}
