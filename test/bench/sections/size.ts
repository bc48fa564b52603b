import { askWell } from '../ask-well.js';
import { firstNumber, writeCopies } from '../copies/copier.js';
import { prepareEscrows } from '../delivered-escrows.js';
import {
  type Finding,
  plainFinding,
  type Round,
  ratioFinding,
  roundOf,
  type SectionResult,
} from '../figures.js';
import { alternate, Load, type Target } from '../load/load.js';
import { createShop, startService } from '../service.js';
import { allMailsSent, openKey, openParts } from '../service-parts.js';
import { measureVerify, type VerifyCost } from '../verify-cost.js';
import type { Workbench } from '../workbench.js';

const plan = { warmUpMs: 3_000, roundMs: 2_000, pairs: 5 };
const few = 10_000;
/** As the environment says, or so many as are written in a minute or two. */
const many = Number(process.env.BENCH_SIZE ?? 100_000);
const releases = { rounds: 5, each: 100, atOnce: 16 };

interface Place extends Target {
  count: number;
  pid: number;
  /** References of escrows that can be released. */
  releasable: string[];
  full: VerifyCost;
  since: VerifyCost;
}

/** How requests and verifications with many escrows compare with those with 10,000. */
export async function measureSize(bench: Workbench): Promise<SectionResult> {
  const places: [Place, Place] = [await openPlace(bench, many), await openPlace(bench, few)];
  const load = await Load.start(bench);
  const findings = await measureRequests(load, places);
  return { findings: [...findings, await measureReleases(places), ...verifyFindings(places)] };
}

async function openPlace(bench: Workbench, count: number): Promise<Place> {
  const { file, url } = createShop(bench);
  bench.say(`writing ${count} escrows ...`);
  const { accountId, headBefore } = await writeCopies(file, count);
  const full = await measureVerify(url, []);
  const since = await measureVerify(url, ['--since', headBefore]);
  const parts = await openParts(url);
  const key = await openKey(parts, accountId);
  const releasable = await openReleasable(parts, accountId);
  const name = `${count.toLocaleString('en-US')} escrows`;
  const { child, port } = await startService(bench, url);
  await allMailsSent(parts);
  await parts.close();
  return { name, port, key, count, pid: child.pid as number, releasable, full, since };
}

/** Delivers escrows whose release is not due yet, and returns their references. */
async function openReleasable(parts: Awaited<ReturnType<typeof openParts>>, accountId: string) {
  const { store, clock } = parts.services;
  const count = releases.each * releases.rounds + releases.each;
  const deliver = await prepareEscrows(parts.services, { accountId, count, isReminded: true });
  await deliver(() => clock.now() + 12 * 3_600_000);
  const open = await store.list<{ reference: string }>({
    compile: () => ({
      sql: `select reference from checkout where account_id = '${accountId}' and status = 'funded'`,
      values: [],
    }),
  });
  return open.map(({ reference }) => reference);
}

async function measureRequests(load: Load, places: readonly [Place, Place]): Promise<Finding[]> {
  const works: Record<string, (place: Place, ms: number) => Promise<Round>> = {
    'POST /escrow/initiate': (place, ms) => load.initiate(place, ms),
    'GET /escrow/:reference': (place, ms) => load.read(place, { from: firstNumber, count: place.count }, ms),
    'GET /escrow': (place, ms) => load.list(place, ms),
  };
  const findings: Finding[] = [];
  for (const [name, work] of Object.entries(works)) {
    const [first, second] = places.map((place) => {
      const run = (ms: number) => work(place, ms);
      return { name: place.name, pid: place.pid, run };
    }) as [Parameters<typeof alternate>[1], Parameters<typeof alternate>[2]];
    findings.push(ratioFinding(name, ...(await alternate(plan, first, second)), { atLeast: 0.8 }));
  }
  return findings;
}

async function measureReleases(places: readonly [Place, Place]): Promise<Finding> {
  const sides = places.map(({ name }) => ({ name, rounds: [] as Round[] }));
  for (let round = -1; round < releases.rounds; round++) {
    for (const [n, place] of places.entries()) {
      const measured = await releaseSome(place);
      // The first round warms the services up.
      if (round >= 0) sides[n]?.rounds.push(measured);
    }
  }
  const [first, second] = sides as [(typeof sides)[0], (typeof sides)[0]];
  return ratioFinding('POST /escrow/:reference/release', first, second, { atLeast: 0.8 });
}

async function releaseSome({ port, key, releasable }: Place): Promise<Round> {
  const waiting = releasable.splice(0, releases.each);
  const tookMs: number[] = [];
  const begunMs = performance.now();
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const startedMs = performance.now();
      await askWell(`http://127.0.0.1:${port}`, key, `/escrow/${next}/release`, {});
      tookMs.push(performance.now() - startedMs);
    }
  };
  await Promise.all(Array.from({ length: releases.atOnce }, worker));
  return roundOf(tookMs, performance.now() - begunMs);
}

function verifyFindings(places: readonly [Place, Place]): Finding[] {
  return places.flatMap(({ name, full, since }) => [
    plainFinding(`ledger verify, movements of ${name}`, 'a second', [full.movements / full.seconds], {
      atLeast: 200_000,
    }),
    plainFinding(`ledger verify of ${name}, processor time`, 's', [full.cpuSeconds], null),
    plainFinding(`ledger verify of ${name}, most memory`, 'MB', [full.megabytes], { atMost: 400 }),
    plainFinding(`ledger verify --since, the newest 1,000 of ${name}`, 's', [since.seconds], null),
  ]);
}
