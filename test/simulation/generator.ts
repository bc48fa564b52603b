import { commands } from './commands/index.js';
import type { Episode } from './episode.js';
import type { Intent } from './intent.js';
import type { Choice } from './program.js';
import type { Random } from './random.js';

const secondMs = 1_000;
const hourMs = 3_600_000;

/** A worker's lease ends after a minute, an account's number after eight hours, payment is awaited for 72. */
const leaps = [
  ...[secondMs, secondMs, 20 * secondMs, 61 * secondMs, 61 * secondMs, 10 * 60 * secondMs],
  ...[hourMs, 9 * hourMs, 25 * hourMs, 73 * hourMs, -3 * secondMs],
];

const amounts = [1, 9_999, 10_000, 40_000, 60_000, 90_000, 100_000, 100_000, 100_000, 150_000];

/** Steps after which new sales begin, and how many are alive side by side. */
const saleEvery = 250;
const salesAtOnce = 3;

/** What an episode is like: each looks for trouble in another corner. */
interface Temper {
  tasksMax: number;
  /** How likely the task that ran last goes on. */
  stickiness: number;
  faults: number;
  crashes: number;
  leaps: number;
  repeats: number;
  weights: ReadonlyMap<string, number>;
}

/** Chooses what happens next, by the seed alone. */
export class Generator {
  readonly #random: Random;
  readonly #temper: Temper;
  readonly #intents: Intent[] = [];
  #lastTask = 0;
  #count = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#temper = temperOf(random);
  }

  next(episode: Episode): Choice {
    const random = this.#random;
    const { waiting } = episode.scheduler;
    const busy = new Set(waiting.map(({ task }) => task.id));
    if (random.chance(this.#temper.leaps)) return { do: 'clock', ms: random.pick(leaps) };
    const isFull = busy.size >= this.#temper.tasksMax;
    if (busy.size === 0 || (!isFull && random.chance(0.25))) return this.#start(episode);
    const task = busy.has(this.#lastTask) && random.chance(this.#temper.stickiness)
      ? this.#lastTask
      : random.pick([...busy]);
    this.#lastTask = task;
    if (random.chance(this.#temper.crashes)) return { do: 'crash', task };
    const calls = waiting.filter((call) => call.task.id === task);
    const nth = random.below(calls.length);
    const faults = calls[nth]?.faults ?? [];
    const isFaulty = faults.length > 0 && random.chance(this.#temper.faults);
    return { do: 'go', task, nth, fault: isFaulty ? random.pick(faults) : null };
  }

  #start(episode: Episode): Choice {
    this.#count += 1;
    const random = this.#random;
    const isRepeat = this.#intents.length > 0 && random.chance(this.#temper.repeats);
    const intent = isRepeat ? random.pick(this.#intents.slice(-12)) : this.#invent(episode.steps);
    this.#intents.push(intent);
    this.#lastTask = this.#count;
    return { do: 'start', task: this.#count, intent };
  }

  #invent(steps: number): Intent {
    const random = this.#random;
    const command = random.weighted(commands, ({ name }) => this.#temper.weights.get(name) ?? 0);
    const known = this.#intents.at(-1)?.key ?? null;
    const key = random.chance(0.05) ? known : random.chance(0.6) ? `key-of-${this.#count}` : null;
    const isKeyed = command.reads.includes('key');
    return {
      command: command.name,
      account: random.chance(0.85) ? 0 : 1,
      mode: random.chance(0.85) ? 'test' : 'live',
      reference: this.#reference(command.name, steps),
      amount: random.chance(0.55) ? null : random.pick(amounts),
      key: isKeyed ? key : null,
      n: random.below(1_000),
    };
  }

  /** Of one of the sales that are alive, or now and then of an older one. */
  #reference(command: string, steps: number): string {
    const random = this.#random;
    const newest = Math.floor(steps / saleEvery) + salesAtOnce;
    const number = random.chance(0.1) ? random.below(newest) : newest - 1 - random.below(salesAtOnce);
    const isCharge = command === 'initiate' ? random.chance(0.03) : command === 'charge' || random.chance(0.15);
    return `${isCharge ? 'CHG' : 'ESC'}-${number}`;
  }
}

function temperOf(random: Random): Temper {
  const weights = commands.map(({ name, weight }) => {
    const isNeeded = name === 'initiate' || name === 'buyer pays' || name === 'worker';
    return [name, weight * random.pick(isNeeded ? [1, 2] : [0, 1, 1, 3])] as const;
  });
  return {
    tasksMax: random.pick([1, 2, 3, 5, 8]),
    stickiness: random.pick([0.1, 0.5, 0.8]),
    faults: random.pick([0, 0.02, 0.1]),
    crashes: random.pick([0, 0.003, 0.015]),
    leaps: random.pick([0.01, 0.04, 0.1]),
    repeats: random.pick([0.05, 0.2, 0.4]),
    weights: new Map(weights),
  };
}
