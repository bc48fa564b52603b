import type { Mode } from '../../server/src/domain/records.js';
import { type LivingCheckout, listLiving } from './command-weights.js';
import type { Episode } from './episode.js';
import type { Intent } from './intent.js';
import type { Random } from './random.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const rounds = 24;
/** How long the partner answers hardly any call that moves money, so that much is under way at once. */
const silentRounds = 12;
const lastSales = 6;
/** Numbered apart from those of the program. */
const firstSale = 900;
/** How a sale gets as far as its money. */
const saleCommands = [
  'initiate',
  'save seller',
  'save payout details',
  'buyer pays',
  'accept',
  'deliver',
] as const;
const ends = ['release', 'release', 'refund'] as const;
const leapsMs = [minuteMs, minuteMs, 3 * minuteMs, 3 * minuteMs, hourMs, 2 * hourMs, 9 * hourMs, 25 * hourMs];

/** What can still happen to money on its way out; a worker's pass follows each. */
const commands = [
  'worker',
  'worker',
  'sweep',
  'partner settles a transfer',
  'partner settles a transfer',
  'late call arrives',
  'partner takes a credit back',
  'partner takes a credit back',
  'partner takes a credit back',
  'save payout details',
  'save payout details',
  'save seller',
  'save seller',
  'seller saves account',
  'hold transfer',
  'unhold transfer',
  'retry transfer',
  'record payment',
  'end attempts',
] as const;

type Whose = Pick<LivingCheckout, 'accountId' | 'mode' | 'reference'>;

/** Names the tasks of these days, which no program starts. */
const firstTask = 500_000;

/**
 * The last sales go well until their money is due; it goes out through a partner that refuses, loses or
 * delays most calls. Until then few payments have met so much trouble.
 */
export async function spendLastDays(episode: Episode, random: Random): Promise<void> {
  let task = firstTask;
  let faults = 0;
  const run = async (command: string, checkout?: Whose, n = random.below(1_000)) => {
    task += 1;
    const about = checkout ?? random.pick((await episode.world.store.all(listLiving, {})).slice(-8));
    if (!about) return;
    await episode.take({ do: 'start', task, intent: intentOf(episode, about, command, n) });
    await finishBadly(episode, random, faults);
  };
  await finishBadly(episode, random, 0);
  for (let sale = 0; sale < lastSales; sale += 1) {
    const mode: Mode = random.chance(0.8) ? 'test' : 'live';
    const about = {
      accountId: episode.world.accounts[0] as string,
      mode,
      reference: `ESC-${firstSale + sale}`,
    };
    for (const command of [...saleCommands, random.pick(ends)]) {
      await run(command, about);
      if (command === 'buyer pays') await run('notification arrives', about, 0);
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    faults = round < silentRounds ? 0.9 : 0.2;
    for (const command of [random.pick(commands), random.pick(commands)]) {
      await run(command);
      // The newest of all.
      await run('notification arrives', undefined, 0);
    }
    await run('worker until nothing is due');
    await episode.take({ do: 'clock', ms: random.pick(leapsMs) });
  }
}

function intentOf({ world }: Episode, about: Whose, command: string, n: number): Intent {
  const { accountId, mode, reference } = about;
  const account = world.accounts.indexOf(accountId);
  return { command, account, mode, reference, amount: null, key: null, n };
}

/** Runs all waiting tasks, in order; a call that moves money at the partner may go wrong. */
async function finishBadly(episode: Episode, random: Random, likelihood: number): Promise<void> {
  const { scheduler } = episode;
  for (let call = scheduler.waiting[0]; call; call = scheduler.waiting[0]) {
    const movesMoney = call.what === 'partner: transfer' || call.what === 'partner: refund';
    const fault = movesMoney && random.chance(likelihood) ? random.pick(call.faults) : null;
    await episode.take({ do: 'go', task: call.task.id, nth: 0, fault });
  }
}
