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
const tarpits = 5_000;
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
  return compared(`p99 of a live endpoint beside 100 ${kind}`, crowded, alone, `beside 100 ${kind}`);
}

/**
 * Measures the same beside one account with thousands of addresses that hang, and right after a restart, when
 * the service knows no address yet.
 */
export async function measureTarpits(bench: Workbench): Promise<SectionResult> {
  const receiver = await startReceiver(bench);
  const shop = await openShop(bench, createShop(bench).url, receiver);
  await tell(shop, receiver, warmUpEvents);
  const rounds = { alone: [], beside: [], restarted: [], restartedBeside: [] } as Record<string, Round[]>;
  const measure = async (name: string) => rounds[name]?.push(await tell(shop, receiver, events));
  for (let n = 0; n < pairs; n++) {
    await shop.restart();
    await measure('restarted');
    await measure('alone');
    await shop.backlog.addCallbacks(tarpits, receiver.hangingOrigin);
    await measure('beside');
    await shop.restart();
    await measure('restartedBeside');
    await shop.backlog.clear();
  }
  await shop.backlog.close();
  await bench.stop(await shop.restart());
  const beside = `beside ${tarpits} tarpits of one account`;
  const what = `p99 of a live endpoint ${beside}`;
  const of = (name: string) => rounds[name] ?? [];
  return {
    findings: [
      compared(what, of('beside'), of('alone'), beside),
      compared(`${what}, restarted`, of('restartedBeside'), of('restarted'), beside),
    ],
  };
}

function compared(what: string, crowded: Round[], alone: Round[], beside: string): Finding {
  const ratios = crowded.map(({ p99Ms }, n) => p99Ms / (alone[n] as Round).p99Ms);
  const sides = [
    { name: beside, rounds: crowded },
    { name: 'alone', rounds: alone },
  ];
  return { ...plainFinding(what, 'ratio', ratios, aim), sides };
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
