import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createMerchant } from '../../harness/server-process.js';
import { askWell } from '../ask-well.js';
import { escrowBody } from '../escrow-body.js';
import { plainFinding, type SectionResult } from '../figures.js';
import type { Watched, WatchTask } from '../processes/watched-service.js';
import { createShop, serverCommand, serviceEnvironment } from '../service.js';
import { moveTestClock } from '../test-clock.js';
import { cores, type Workbench } from '../workbench.js';

const escrows = 200_000;
const rounds = 5;
const pagesEach = 20;
const dueEscrows = 1_000;
const atOnce = 50;

interface Watching {
  url: string;
  metricsUrl: string;
  databaseUrl: string;
  key: string;
  /** The key of another account. */
  otherKey: string;
}

type Work = (watching: Watching) => Promise<unknown>;

/** The longest time that the event loop of a service with 200,000 escrows is blocked by work of each kind. */
export async function measureEventLoop(bench: Workbench): Promise<SectionResult> {
  const { url: databaseUrl, accountId, key } = createShop(bench);
  const helper = await bench.helper<WatchTask, Watched>('processes/watched-service.ts', cores.measured);
  const environment = serviceEnvironment(databaseUrl, { METRICS_PORT: '0' }) as Record<string, string>;
  const opened = await helper.ask({ open: { environment, accountId, escrows } });
  const otherKey = createMerchant(databaseUrl).key;
  const watching = { ...(opened as Watching), databaseUrl, key, otherKey };
  const findings: ReturnType<typeof plainFinding>[] = [];
  for (const [name, work] of Object.entries(works)) {
    const longest: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      await preparations[name]?.(watching);
      await helper.ask({ watch: true });
      await work(watching);
      const watched = await helper.ask({ watch: true });
      longest.push((watched as { longestMs: number }).longestMs);
    }
    // What runs for the first time is compiled.
    longest.shift();
    findings.push(plainFinding(`longest block, ${name}`, 'ms', longest, { below: 50 }));
  }
  await bench.stop(helper.child);
  return { findings };
}

const movedClock = 'a test clock that is moved by a day';

const works: Record<string, Work> = {
  'pages of all escrows': (watching) => walk(watching, '/escrow?limit=100'),
  'pages by a rare status': (watching) => walk(watching, '/escrow?limit=100&status=disputed'),
  'pages of events': (watching) => walk(watching, '/events?limit=100'),
  'a search in the dashboard': ({ url }) => read(`${url}/screens/escrows?status=disputed&min=250000`),
  'the home screen': ({ url }) => read(`${url}/screens/`),
  'an export of all escrows': ({ url }) => read(`${url}/screens/escrows.csv`),
  'a scrape of the metrics': ({ metricsUrl }) => read(metricsUrl),
  'a verification beside it': verify,
  [movedClock]: moveClock,
};

/** What comes before each round, unwatched. */
const preparations: Record<string, Work> = { [movedClock]: openDue };

async function read(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`);
  for await (const _ of answer.body);
}

async function walk({ url, key }: Watching, path: string): Promise<void> {
  let cursor: string | null = null;
  for (let page = 0; page < pagesEach; page++) {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    ({ next_cursor: cursor } = await askWell(url, key, `${path}${next}`));
    if (cursor === null) return;
  }
}

async function verify({ databaseUrl }: Watching): Promise<void> {
  const env = serviceEnvironment(databaseUrl);
  const child = spawn(process.execPath, [serverCommand, 'ledger', 'verify'], { env, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`ledger verify ended with ${code}`);
}

/** Opens escrows of another account. */
async function openDue({ url, otherKey }: Watching): Promise<void> {
  const initiate = () =>
    askWell(url, otherKey, '/escrow/initiate', { ...escrowBody, reference: randomUUID() });
  for (let n = 0; n < dueEscrows; n += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => initiate()));
  }
}

/** Moves their clock past the end of their virtual accounts. */
function moveClock({ url, otherKey }: Watching): Promise<void> {
  return moveTestClock(url, otherKey, 25 * 3_600_000);
}
