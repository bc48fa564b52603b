import { startPostgres } from '../../harness/postgres.js';
import { type Finding, type Round, ratioFinding, type SectionResult } from '../figures.js';
import { alternate } from '../load/load.js';
import type { PostTask } from '../processes/poster.js';
import { createShop } from '../service.js';
import { openShop, startReceiver, type WebhookReceiver } from '../webhook-shop.js';
import { cores, type Workbench } from '../workbench.js';

/** Concurrent attempts of the service for one endpoint that responds, and for all of them. */
const perDestinationMax = 16;
const concurrencyMax = 256;
const plan = { warmUpMs: 1, roundMs: 1, pairs: 6 };

interface Case {
  name: string;
  databaseUrl: string;
  accounts: number;
  endpointsEach: number;
  deliveries: number;
  aim: number;
}

/** Measures deliveries per second of a saturated worker, against bare signed posts. */
export async function measureDeliveries(bench: Workbench): Promise<SectionResult> {
  const receiver = await startReceiver(bench);
  const few = { accounts: 1, endpointsEach: 4, deliveries: 4_000, aim: 0.5 };
  const many = { accounts: 50, endpointsEach: 1, deliveries: 4_000, aim: 0.5 };
  const sqlite = () => createShop(bench).url;
  const findings = [
    await measureCase(bench, receiver, { ...few, name: 'deliveries, 4 endpoints', databaseUrl: sqlite() }),
    await measureCase(bench, receiver, { ...many, name: 'deliveries, 50 endpoints', databaseUrl: sqlite() }),
  ];
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase('bench');
    const name = 'deliveries on PostgreSQL';
    findings.push(await measureCase(bench, receiver, { ...few, name, databaseUrl }));
  } finally {
    await postgres.stop();
  }
  return { findings };
}

async function measureCase(bench: Workbench, receiver: WebhookReceiver, each: Case): Promise<Finding> {
  const { accounts, endpointsEach, deliveries } = each;
  const { child, secret, body, backlog } = await openShop(bench, each.databaseUrl, receiver);
  await backlog.widen(accounts, endpointsEach);
  const poster = await bench.helper<PostTask, null>('processes/poster.ts', cores.measured);
  const connections = Math.min(accounts * endpointsEach * perDestinationMax, concurrencyMax);
  const { origin, authority } = receiver;
  const order = { origin, path: '/hooks', authority, connections, body, secret, posts: deliveries };
  const counted = (begin: () => Promise<unknown>) => async (): Promise<Round> => {
    const received = receiver.helper.ask({ count: deliveries });
    await begin();
    const round = (await received).round as Round;
    return { ...round, p50Ms: Number.NaN, p99Ms: Number.NaN };
  };
  const deliver = counted(() => backlog.add(deliveries).then(() => backlog.drained()));
  const sides = await alternate(
    plan,
    { name: 'service', pid: child.pid ?? null, run: deliver },
    { name: 'bare undici', pid: poster.child.pid ?? null, run: counted(() => poster.ask(order)) },
  );
  await backlog.close();
  for (const process of [child, poster.child]) await bench.stop(process);
  return ratioFinding(each.name, ...sides, { atLeast: each.aim });
}
