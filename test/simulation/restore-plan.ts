import { isDecision } from './commands/index.js';
import type { Intent } from './intent.js';
import type { Choice } from './program.js';
import type { Random } from './random.js';

/** A standby lacks no more than what this many choices did. */
const standbyLagMax = 80;

/** Says when the database is copied and becomes a copy again, and what is repeated then. */
export class RestorePlan {
  readonly #random: Random;
  readonly #chance: number;
  /** How many intents had begun at each copy. */
  readonly #copies: number[] = [];
  /** Choices until a standby takes over; null if none will. */
  #failsOverIn: number | null = null;
  /** What was asked for since the copy that the database has become, the oldest first. */
  #forgotten: Intent[] = [];

  constructor(random: Random, chance: number) {
    this.#random = random;
    this.#chance = chance;
  }

  /** Returns the next copy or restore; null if the service goes on. */
  next(intents: readonly Intent[]): Choice | null {
    const random = this.#random;
    if (this.#chance === 0) return null;
    if (this.#failsOverIn !== null) {
      this.#failsOverIn -= 1;
      if (this.#failsOverIn > 0) return null;
      this.#failsOverIn = null;
      return this.#restore(intents, 0, 'lineage');
    }
    if (random.chance(this.#chance)) {
      this.#copies.push(intents.length);
      if (random.chance(0.5)) this.#failsOverIn = 1 + random.below(standbyLagMax);
      return { do: 'back up' };
    }
    const count = Math.min(this.#copies.length, 3);
    if (count === 0 || !random.chance(this.#chance / 2)) return null;
    return this.#restore(intents, random.below(count), 'operator');
  }

  /** Merchants, sellers and operators mostly decide again what was forgotten, in the same order. */
  nextForgotten(): Intent | null {
    while (this.#forgotten.length > 0 && this.#random.chance(0.7)) {
      const intent = this.#forgotten.shift() ?? null;
      if (this.#random.chance(0.85)) return intent;
    }
    return null;
  }

  #restore(intents: readonly Intent[], copy: number, cause: 'operator' | 'lineage'): Choice {
    const since = intents.slice(this.#copies.at(-1 - copy)).filter(({ command }) => isDecision(command));
    this.#forgotten = [...this.#forgotten, ...since];
    return { do: 'restore', copy, cause };
  }
}
