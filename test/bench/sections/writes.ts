import type { ChildProcess } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { payout, proof } from '../../harness/seller-inputs.js';
import { type Finding, ratioFinding, type SectionResult } from '../figures.js';
import { alternate, Load, type Runner } from '../load/load.js';
import { numbered, postShape, type RequestShape, stripeChargeShape } from '../load/request.js';
import type { BareTask } from '../processes/bare.js';
import type { ReplayTask } from '../processes/bare-replay.js';
import type { QuietTask, TapeTask } from '../processes/quiet-service.js';
import type { StripeMockTask } from '../processes/stripe-mock.js';
import { createShop, type ShopDatabase, serviceEnvironment } from '../service.js';
import { escrowWrites } from '../statements.js';
import { cores, type Workbench } from '../workbench.js';

const pairs = 4;
const warmUpCount = 800;
const roundCount = 250;
/** Of each operation, so that none is asked for twice. */
const count = warmUpCount + pairs * roundCount;
/** The rounds of a numbered runner end after so many requests, whatever time they take. */
const once = { warmUpMs: 1, roundMs: 1, pairs };
const initiatePlan = { warmUpMs: 2_000, roundMs: 2_000, pairs };

interface Post {
  path: string;
  body: object;
}

/** A write that is measured, and what is done before it. */
interface Operation extends Post {
  name: string;
  before: readonly Post[];
}

const terms = {
  currency: 'NGN',
  customer_email: 'buyer@example.com',
  return_url: 'https://shop.example.com',
};
const callback = { callback_url: 'https://shop.example.com/webhooks/escrow' };
const open: Post = {
  path: '/escrow/initiate',
  body: { reference: numbered, amount: 2_500_000, seller_email: 'seller@example.com', ...terms, ...callback },
};
const fund: Post = { path: `/sandbox/escrow/${numbered}/fund`, body: {} };
const accept: Post = { path: `/escrow/${numbered}/accept`, body: { payout } };
const deliver: Post = { path: `/escrow/${numbered}/deliver`, body: proof };

const charge: Post = {
  path: '/charge',
  body: { reference: numbered, amount: 2_500_000, escrow: false, ...terms },
};

const operations: readonly Operation[] = [
  {
    name: 'a release',
    before: [open, fund, accept, deliver],
    path: `/escrow/${numbered}/release`,
    body: {},
  },
  { name: 'a refund', before: [open, fund], path: `/escrow/${numbered}/refund`, body: {} },
  { name: 'a payment, until it is credited', before: [open], ...fund },
  { name: 'a charge', before: [], ...charge },
];

const shapeOf = ({ key }: ShopDatabase, { path, body }: Post) => postShape(key, path, body);

/** The first number of an operation's references. */
const firstOf = (nth: number) => 100_000_000 + nth * 1_000_000;

/**
 * Writes of the service without its workers, each against a bare handler that writes the same rows: they are
 * recorded at a service with a copy of the database.
 */
export async function measureWrites(bench: Workbench): Promise<SectionResult> {
  const load = await Load.start(bench);
  const shop = createShop(bench);
  bench.say('preparing the escrows that are released, refunded and paid ...');
  await prepare(bench, load, shop);
  const tapes = await record(bench, load, shop);
  const service = await startQuiet(bench, shopCopy(bench, shop));
  const bare = await bench.helper<ReplayTask, number>('processes/bare-replay.ts', cores.measured);
  const barePort = await bare.ask({ file: shopCopy(bench, shop).file, tapes });
  const findings: Finding[] = [];
  for (const [nth, operation] of operations.entries()) {
    const shape = shapeOf(shop, operation);
    const sides = await alternate(
      once,
      numberedRunner(load, { name: 'service', ...service, shape }, firstOf(nth)),
      numberedRunner(load, { name: 'bare handler', child: bare.child, port: barePort, shape }, firstOf(nth)),
    );
    findings.push(ratioFinding(operation.name, ...sides, { atLeast: 0.65 }));
  }
  findings.push(
    await measureMock(bench, load, { name: 'service', ...service, shape: shapeOf(shop, charge) }),
  );
  findings.push(await measureEscrowAlone(bench, load, { ...service, key: shop.key }));
  return { findings };
}

interface Posted {
  name: string;
  child: ChildProcess;
  port: number;
  shape: RequestShape;
}

/** Posts the next numbers in each round; the first one warms up. */
function numberedRunner(load: Load, { name, child, port, shape }: Posted, first: number): Runner {
  let from = first;
  const run = () => {
    const stretch = { from, count: from === first ? warmUpCount : roundCount };
    from += stretch.count;
    return load.post(port, shape, stretch);
  };
  return { name, pid: child.pid ?? null, run };
}

/** Charges of the service, on the disk, beside those of a mock of Stripe that keeps them in memory. */
async function measureMock(bench: Workbench, load: Load, service: Posted): Promise<Finding> {
  const { child, ask } = await bench.helper<StripeMockTask, number>(
    'processes/stripe-mock.ts',
    cores.measured,
  );
  const mock = { name: 'stripe-stateful-mock', child, port: await ask({}), shape: stripeChargeShape() };
  const first = firstOf(operations.length);
  const sides = await alternate(
    once,
    numberedRunner(load, service, first),
    numberedRunner(load, mock, first),
  );
  const finding = ratioFinding('a charge, beside a mock in memory', ...sides, { atLeast: 0 });
  return { ...finding, aim: null };
}

/** An initiate against a bare handler that writes only the escrow, its change and its virtual account. */
async function measureEscrowAlone(
  bench: Workbench,
  load: Load,
  { child, port, key }: Awaited<ReturnType<typeof startQuiet>> & { key: string },
): Promise<Finding> {
  const bareShop = createShop(bench);
  const bare = await bench.helper<BareTask, number>('processes/bare.ts', cores.measured);
  const barePort = await bare.ask({ file: bareShop.file, writes: escrowWrites });
  const service = { name: 'service', port, key };
  const rival = { name: 'bare handler, three rows', port: barePort, key: bareShop.key };
  const sides = await alternate(
    initiatePlan,
    { name: service.name, pid: child.pid ?? null, run: (ms) => load.initiate(service, ms) },
    { name: rival.name, pid: bare.child.pid ?? null, run: (ms) => load.initiate(rival, ms) },
  );
  return ratioFinding('an initiate, against the escrow alone', ...sides, { atLeast: 0.75 });
}

async function startQuiet(bench: Workbench, { url }: Pick<ShopDatabase, 'url'>, isRecording = false) {
  const environment = serviceEnvironment(url) as Record<string, string>;
  const { child, ask } = await bench.helper<QuietTask | TapeTask, number>(
    'processes/quiet-service.ts',
    cores.measured,
  );
  return { child, ask, port: await ask({ environment, isRecording }) };
}

/** Brings the escrows of each operation to where it can be done. */
async function prepare(bench: Workbench, load: Load, shop: ShopDatabase): Promise<void> {
  const { child, port } = await startQuiet(bench, shop);
  for (const [nth, { before }] of operations.entries()) {
    for (const post of before) {
      await load.post(port, shapeOf(shop, post), { from: firstOf(nth), count });
    }
  }
  await bench.stop(child);
}

/** Does all operations at a service that records what it writes; returns a tape of each. */
async function record(bench: Workbench, load: Load, shop: ShopDatabase): Promise<string[]> {
  const { child, port, ask } = await startQuiet(bench, shopCopy(bench, shop), true);
  const tapes: string[] = [];
  for (const [nth, operation] of operations.entries()) {
    await load.post(port, shapeOf(shop, operation), { from: firstOf(nth), count, atOnce: 1 });
    const tape = join(bench.folder(), 'tape.json');
    if ((await ask({ tape })) !== count) throw new Error(`The tape of ${operation.name} is not complete`);
    tapes.push(tape);
  }
  await bench.stop(child);
  return tapes;
}

/** Copies a database that no process has open. */
function shopCopy(bench: Workbench, { file }: ShopDatabase): Pick<ShopDatabase, 'file' | 'url'> {
  const database = new Sqlite(file);
  database.pragma('wal_checkpoint(truncate)');
  database.close();
  const copy = join(bench.folder(), 'escrow.db');
  copyFileSync(file, copy);
  return { file: copy, url: `sqlite:${copy}` };
}
