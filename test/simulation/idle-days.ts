import { TestDataExpiry } from '../../server/src/features/expiry/expire.js';
import { findMatched } from '../../server/src/features/expiry/queries.js';
import { sealChanges } from '../../server/src/features/ledger/seal.js';
import { rowsOfMode } from '../audit/rows-of-mode.js';
import { type Episode, isExpected } from './episode.js';
import { judgeAudit } from './judges/audit.js';
import { hold } from './judges/violation.js';
import type { Random } from './random.js';
import type { Task } from './scheduler.js';
import type { World } from './world.js';

/** One more than test data is kept for without use. */
const idleMs = 91 * 24 * 3_600_000;
/** How likely a call goes wrong, and how likely the server dies before it. */
const faults = 0.1;
const crashes = 0.03;
const tasksMax = 2_000;
/** Names the tasks of these days, which no program starts. */
const firstTask = 2_000_000;

/** What stays of an account's test mode: changes, settings and what says who made them. */
const kept = [
  'api_key',
  'audit_entry',
  'change',
  'default_secret',
  'merchant_bank_account',
  'payout_schedule',
  'test_closing',
];
/** The rule of these days. */
const removed = 'test data that nobody uses is removed';
/** They are deleted by themselves. */
const shortLived = ['mail'];

/**
 * Nobody uses the test data any more. Servers that lose calls and die remove it: each step is of a process of
 * its own. The books are whole after each of them, and live mode stays as it is, byte by byte.
 */
export async function spendIdleDays(episode: Episode, random: Random): Promise<void> {
  const { world } = episode;
  const live = await readAll(world, 'live');
  world.clock.move(idleMs);
  for (let task = firstTask; ; task += 1) {
    hold(task < firstTask + tasksMax, removed, `not after ${tasksMax} tasks`);
    const isExpiring = random.chance(0.8);
    const steps = isExpiring ? () => new TestDataExpiry(world.services).step() : () => seal(world);
    const progress = await runBadly(episode, random, task, steps);
    if (progress === 'idle') break;
    await judgeAudit(world.store);
  }
  await sealChanges({ ...world.services, store: world.store });
  hold(
    JSON.stringify(await readAll(world, 'live')) === JSON.stringify(live),
    'a removal changes nothing live',
    'rows of live mode are others than before',
  );
  await judgeRemoved(world);
  await episode.judgeVerified();
}

async function seal({ services }: World): Promise<null> {
  await sealChanges(services);
  return null;
}

function readAll({ store, accounts }: World, mode: 'test' | 'live') {
  return Promise.all(accounts.map((accountId) => rowsOfMode(store, { accountId, mode })));
}

/** Runs a task to its end, unless the server dies; returns what it did, or null. */
async function runBadly<Done>(
  { scheduler, world }: Episode,
  random: Random,
  id: number,
  work: () => Promise<Done>,
): Promise<Done | null> {
  const task: Task = { id, name: 'expiry', state: 'running' };
  const ended: { done: Done | null; error: unknown } = { done: null, error: undefined };
  await scheduler.start(task, async () => {
    try {
      ended.done = await work();
    } catch (error) {
      if (!isExpected(error)) ended.error = error;
    }
  });
  for (let [call] = scheduler.callsOf(task); call; [call] = scheduler.callsOf(task)) {
    if (random.chance(crashes)) {
      await scheduler.crash(task);
      world.restart();
      return null;
    }
    const isFaulty = call.faults.length > 0 && random.chance(faults);
    await scheduler.go(call, isFaulty ? random.pick(call.faults) : null);
  }
  hold(ended.error === undefined, 'nothing breaks', String(ended.error));
  return ended.done;
}

/** Data that a transfer of nobody was matched to is kept. */
async function judgeRemoved(world: World): Promise<void> {
  const { store, accounts } = world;
  for (const accountId of accounts) {
    if (await store.one(findMatched, { accountId })) continue;
    const rows = await rowsOfMode(store, { accountId, mode: 'test' });
    const left = Object.entries(rows).filter(
      ([table, list]) => list.length > 0 && !kept.includes(table) && !shortLived.includes(table),
    );
    const says = left.map(([table, list]) => `${list.length} of ${table}`).join(', ');
    hold(left.length === 0, removed, says);
  }
}
