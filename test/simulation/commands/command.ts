import type { Intent, Shown } from '../intent.js';
import type { Answer } from '../request.js';
import type { World } from '../world.js';

/** One row of the table of all commands. */
export interface Command {
  name: string;
  /** How often it is chosen, relative to the others. */
  weight: number;
  /** What it reads of its intent. */
  reads: readonly Shown[];
  run(world: World, intent: Intent): Promise<Answer | undefined>;
}

/** Returns the `n`-th item, counted round; undefined of an empty list. */
export function chosen<Item>(items: readonly Item[], n: number): Item | undefined {
  return items.length === 0 ? undefined : items[n % items.length];
}
