import { type Finding, plainFinding, type Round, type SectionResult } from '../figures.js';
import { createShop } from '../service.js';
import { openShop, startReceiver, type WebhookReceiver, type WebhookShop } from '../webhook-shop.js';
import type { Workbench } from '../workbench.js';

const events = 300;
const pauseMs = 20;
const pairs = 3;
const warmUpEvents = 100;
const deadAccounts = 10;
const endpointsEach = 10;
/** Nothing listens there. */
const refusingOrigin = 'https://localhost:1';
const aim = { atMost: 2 };

interface Dead {
  kind: string;
  origin: string;
  /** Deliveries pending for each when a round begins: more than can be attempted in it. */
  waitingEach: number;
}

/** Measures how long a live endpoint waits for an event, alone and beside 100 dead ones. */
export async function measureCrowd(bench: Workbench): Promise<SectionResult> {
  const receiver = await startReceiver(bench);
  const { hangingOrigin } = receiver;
  return {
    findings: [
      await measureBeside(bench, receiver, { kind: 'that hang', origin: hangingOrigin, waitingEach: 10 }),
      await measureBeside(bench, receiver, { kind: 'that refuse', origin: refusingOrigin, waitingEach: 200 }),
    ],
  };
}

async function measureBeside(
  bench: Workbench,
  receiver: WebhookReceiver,
  { kind, origin, waitingEach }: Dead,
): Promise<Finding> {
  const shop = await openShop(bench, createShop(bench).url, receiver);
  await shop.backlog.widen(deadAccounts, endpointsEach, `${origin}/hooks`);
  await tell(shop, receiver, warmUpEvents);
  const alone: Round[] = [];
  const crowded: Round[] = [];
  for (let n = 0; n < pairs; n++) {
    alone.push(await tell(shop, receiver, events));
    await shop.backlog.add(deadAccounts * endpointsEach * waitingEach);
    crowded.push(await tell(shop, receiver, events));
    await shop.backlog.clear();
  }
  await shop.backlog.close();
  await bench.stop(shop.child);
  const ratios = crowded.map(({ p99Ms }, n) => p99Ms / (alone[n] as Round).p99Ms);
  const sides = [
    { name: `beside 100 ${kind}`, rounds: crowded },
    { name: 'alone', rounds: alone },
  ];
  return { ...plainFinding(`p99 of a live endpoint beside 100 ${kind}`, 'ratio', ratios, aim), sides };
}

/** Records events at an even pace and returns how long each was on its way. */
async function tell({ pay }: WebhookShop, { helper }: WebhookReceiver, count: number): Promise<Round> {
  const received = helper.ask({ count });
  for (let n = 0; n < count; n++) {
    const paid = pay();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await paid;
  }
  return (await received).round as Round;
}
