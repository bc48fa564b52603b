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
/** One more than a payout is sent to the same bank account. */
const returns = 4;
const carriedOut = 4;
const resends = ['retry transfer', 'retry transfer', 'save seller', 'save payout details'] as const;
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
  'bank carries out what it refused',
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

const movingCalls = ['partner: transfer', 'partner: refund', 'carrier: book', 'carrier: cancel'];

const lastParcels = 3;
const parcelRounds = 8;
const firstParcel = 950;
/** What can happen between a booking and the end of its parcel. */
const parcelCommands = [
  'attach',
  'retry delivery',
  'move parcel',
  'move parcel',
  'carriers move a parcel',
  'carriers move a parcel',
  'carriers move a parcel',
  'carriers notify',
  'late booking arrives',
  'deliver without proof',
  'clear delivery',
  'dispute',
  'withdraw',
  'release',
  'refund',
] as const;

/** Those of the partners below the port. */
const movingCallsBelow = [
  'partner: POST /transfer',
  'partner: POST /refund',
  'partner: POST /api/v2/disbursements/single',
  'partner: POST /api/v1/refunds/initiate-refund',
];

const otherMode: Readonly<Record<Mode, Mode>> = { test: 'live', live: 'test' };

type Whose = Pick<LivingCheckout, 'accountId' | 'mode' | 'reference'>;

/** Names the tasks of these days, which no program starts. */
const firstTask = 500_000;

/** What one command of these days is about. */
interface Act {
  about?: Whose | undefined;
  n?: number;
  amount?: number;
}

/**
 * The last sales go well until their money is due; it goes out through a partner that refuses, loses or
 * delays most calls. Until then few payments have met so much trouble.
 */
export async function spendLastDays(episode: Episode, random: Random): Promise<void> {
  const days = new LastDays(episode, random);
  await finishBadly(episode, random, 0);
  for (let parcel = 0; parcel < lastParcels; parcel += 1) await days.send(parcel);
  for (let sale = 0; sale < lastSales; sale += 1) await days.sell(sale);
  for (let round = 0; round < rounds; round += 1) await days.pay(round < silentRounds ? 0.9 : 0.2);
  for (let time = 0; time < carriedOut; time += 1) await days.carryOut();
  const last = (await episode.world.store.all(listLiving, {})).at(-1);
  for (let time = 0; time < returns; time += 1) await days.return(last);
}

class LastDays {
  #task = firstTask;
  #faults = 0;

  constructor(
    readonly episode: Episode,
    readonly random: Random,
  ) {}

  async run(command: string, { about, n = this.random.below(1_000), amount }: Act = {}): Promise<void> {
    const { episode, random } = this;
    this.#task += 1;
    const whose = about ?? random.pick((await episode.world.store.all(listLiving, {})).slice(-8));
    if (!whose) return;
    const intent = { ...intentOf(episode, whose, command, n), amount: amount ?? null };
    await episode.take({ do: 'start', task: this.#task, intent });
    await finishBadly(episode, random, this.#faults);
  }

  /** Some pay in two parts, of which the second is too small to return, and get a part back. */
  async sell(sale: number): Promise<void> {
    const { episode, random } = this;
    // What the sandbox bank does, test mode shows as well.
    const usual: Mode = episode.world.sides.live.name === 'sandbox' ? 'test' : 'live';
    const mode = random.chance(0.8) ? usual : otherMode[usual];
    const accountId = episode.world.accounts[0] as string;
    const about = { accountId, mode, reference: `ESC-${firstSale + sale}` };
    const isInParts = random.chance(0.4);
    for (const command of saleCommands) {
      const payments = command === 'buyer pays' && isInParts ? [95_000, 100_000] : [undefined];
      for (const amount of payments) {
        await this.run(command, { about, ...(amount !== undefined && { amount }) });
        if (command === 'buyer pays') await this.run('notification arrives', { about, n: 0 });
      }
    }
    if (isInParts) await this.run('refund', { about, amount: 40_000 });
    await this.run(random.pick(ends), { about });
  }

  /** A parcel is booked by carriers that lose many calls, and much else happens meanwhile. */
  async send(parcel: number): Promise<void> {
    const { episode, random } = this;
    const mode = random.pick(['test', 'live'] as const);
    const accountId = episode.world.accounts[0] as string;
    const about = { accountId, mode, reference: `PARCEL-${firstParcel + parcel}` };
    for (const command of ['initiate', 'buyer pays'] as const) await this.run(command, { about });
    await this.run('notification arrives', { about, n: 0 });
    for (const command of ['accept', 'attach'] as const) await this.run(command, { about });
    this.#faults = 0.4;
    for (let round = 0; round < parcelRounds; round += 1) {
      await this.run('worker', { about });
      await this.run(random.pick(parcelCommands), { about });
      await this.run('worker until nothing is due');
      await this.pass(random.pick([minuteMs, 3 * minuteMs, hourMs]));
    }
    this.#faults = 0;
  }

  /** @param faults how likely a call that moves money goes wrong */
  async pay(faults: number): Promise<void> {
    this.#faults = faults;
    const { random } = this;
    for (const command of [random.pick(commands), random.pick(commands)]) {
      await this.run(command);
      // The newest of all.
      await this.run('notification arrives', { n: 0 });
    }
    await this.run('worker until nothing is due');
    await this.pass(random.pick(leapsMs));
  }

  /** What was refused is carried out before it is sent again. */
  async carryOut(): Promise<void> {
    await this.run('bank carries out what it refused');
    await this.pass(3 * minuteMs);
    for (const command of resends) await this.run(command);
    await this.run('worker until nothing is due');
  }

  /** Always of the same partner, from where most came back before. */
  async return(about: Whose | undefined): Promise<void> {
    this.#faults = 0;
    await this.run('bank account is closed', { about, n: 1 });
    await this.pass(2 * hourMs);
    await this.run('worker until nothing is due');
  }

  async pass(ms: number): Promise<void> {
    await this.episode.take({ do: 'clock', ms });
  }
}

function intentOf({ world }: Episode, about: Whose, command: string, n: number): Intent {
  const { accountId, mode, reference } = about;
  const account = world.accounts.indexOf(accountId);
  return { command, account, mode, reference, amount: null, key: null, n };
}

/** Runs all waiting tasks, in order; a call that moves money at the partner may go wrong. */
async function finishBadly(episode: Episode, random: Random, likelihood: number): Promise<void> {
  const { scheduler, world } = episode;
  const { sides } = world;
  for (let call = scheduler.waiting[0]; call; call = scheduler.waiting[0]) {
    const isBelow = movingCallsBelow.includes(call.what);
    const movesMoney = isBelow || movingCalls.includes(call.what);
    // Most of what goes wrong at a real partner goes wrong below the port.
    const share = isBelow || sides.live.name === 'sandbox' ? 1 : 0.3;
    const fault = movesMoney && random.chance(share * likelihood) ? random.pick(call.faults) : null;
    await episode.take({ do: 'go', task: call.task.id, nth: 0, fault });
  }
}
