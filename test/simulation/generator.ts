import { isOpen, type LivingCheckout, listLiving, weightsFor } from './command-weights.js';
import type { Command } from './commands/command.js';
import { commandOf, commands } from './commands/index.js';
import type { Episode } from './episode.js';
import { drawProfile, type EpisodeProfile } from './episode-profile.js';
import type { Intent } from './intent.js';
import type { PartnerName } from './partners/side.js';
import type { Choice } from './program.js';
import type { Random } from './random.js';
import { RestorePlan } from './restore-plan.js';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/**
 * A worker's lease ends after a minute, a pause after up to an hour, an account's number after eight hours;
 * payment is awaited for 72.
 */
const leaps = [
  secondMs,
  secondMs,
  secondMs,
  5 * secondMs,
  20 * secondMs,
  61 * secondMs,
  61 * secondMs,
  61 * secondMs,
  10 * minuteMs,
  hourMs,
  hourMs,
  9 * hourMs,
  25 * hourMs,
  73 * hourMs,
  -3 * secondMs,
];

/** After 95,000 the buyer owes less than the smallest transfer, which a refund must not be cut into. */
const amounts = [1, 9_999, 10_000, 40_000, 60_000, 90_000, 95_000, 100_000, 100_000, 150_000];

/** How many checkouts are open at once. */
const checkoutsAtOnce = 4;

type Whose = Pick<Intent, 'account' | 'mode' | 'reference'>;

/** Chooses the next step, by the seed alone. */
export class Generator {
  readonly #random: Random;
  readonly #profile: EpisodeProfile;
  readonly #intents: Intent[] = [];
  readonly #restores: RestorePlan;
  #lastTask = 0;
  #count = 0;

  constructor(random: Random, partner: PartnerName) {
    this.#random = random;
    this.#profile = drawProfile(random, partner);
    this.#restores = new RestorePlan(random, this.#profile.restores);
  }

  async next(episode: Episode): Promise<Choice> {
    const random = this.#random;
    const { waiting } = episode.scheduler;
    const busy = [...new Set(waiting.map(({ task }) => task.id))];
    const restoring = this.#restores.next(this.#intents);
    if (restoring !== null) return restoring;
    if (random.chance(this.#profile.leaps)) return { do: 'clock', ms: random.pick(leaps) };
    const isFull = busy.length >= this.#profile.tasksMax;
    if (busy.length === 0 || (!isFull && random.chance(0.25))) return this.#start(episode);
    const goesOn = busy.includes(this.#lastTask) && random.chance(this.#profile.stickiness);
    const task = goesOn ? this.#lastTask : random.pick(busy);
    this.#lastTask = task;
    if (random.chance(this.#profile.crashes)) return { do: 'crash', task };
    if (random.chance(this.#profile.throughs)) return { do: 'through', task };
    const calls = waiting.filter((call) => call.task.id === task);
    const nth = random.below(calls.length);
    const faults = calls[nth]?.faults ?? [];
    // A failed read rarely finds anything.
    const isFaulty = faults.length > 0 && random.chance(this.#profile.faults / (faults.length > 1 ? 1 : 5));
    return { do: 'go', task, nth, fault: isFaulty ? random.pick(faults) : null };
  }

  async #start(episode: Episode): Promise<Choice> {
    this.#count += 1;
    const random = this.#random;
    const forgotten = this.#restores.nextForgotten();
    const isRepeat = this.#intents.length > 0 && random.chance(this.#profile.repeats);
    const repeated = isRepeat ? random.pick(this.#intents.slice(-10)) : null;
    const intent = forgotten ?? repeated ?? (await this.#invent(episode));
    this.#intents.push(intent);
    this.#lastTask = this.#count;
    return { do: 'start', task: this.#count, intent };
  }

  /** Mostly a command that fits the state of a checkout, sometimes any command. */
  async #invent({ world }: Episode): Promise<Intent> {
    const random = this.#random;
    const living = await world.store.all(listLiving, {});
    const openCheckouts = living.filter(isOpen);
    if (openCheckouts.length < checkoutsAtOnce && random.chance(0.3)) return this.#newCheckout(living.length);
    const lately = living.slice(-2 * checkoutsAtOnce);
    const escrow = random.pick(random.chance(0.55) ? openCheckouts : random.chance(0.9) ? lately : living);
    if (!escrow) return this.#newCheckout(living.length);
    const account = world.accounts.indexOf(escrow.accountId);
    const whose = { account, mode: escrow.mode, reference: escrow.reference };
    return this.#intent(random.chance(0.15) ? this.#anything(escrow) : this.#sensible(escrow), whose);
  }

  #newCheckout(count: number): Intent {
    const random = this.#random;
    const isCharge = random.chance(0.25);
    const escrow = random.chance(this.#profile.managed) ? 'PARCEL' : 'ESC';
    const whose: Whose = {
      account: random.chance(0.85) ? 0 : 1,
      mode: random.chance(1 - this.#profile.live) ? 'test' : 'live',
      reference: `${isCharge ? 'CHG' : escrow}-${count}`,
    };
    return this.#intent(isCharge ? 'charge' : 'initiate', whose);
  }

  #anything({ mode }: LivingCheckout): string {
    const weightOf = ({ name, weight }: Command) => weight * this.#profile.factorOf(name, mode);
    return this.#random.weighted(commands, weightOf).name;
  }

  #sensible(escrow: LivingCheckout): string {
    const weights = Object.entries(weightsFor(escrow));
    return this.#random.weighted(
      weights,
      ([name, weight]) => weight * this.#profile.factorOf(name, escrow.mode),
    )[0];
  }

  #intent(command: string, whose: Whose): Intent {
    const random = this.#random;
    const last = this.#intents.at(-1)?.key ?? null;
    const key = random.chance(0.05) ? last : random.chance(0.6) ? `key-of-${this.#count}` : null;
    return {
      command,
      ...whose,
      amount: random.chance(0.55) ? null : random.pick(amounts),
      key: commandOf(command).reads.includes('key') ? key : null,
      n: random.below(1_000),
    };
  }
}
