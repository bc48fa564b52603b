import type { Intent, Shown } from '../intent.js';
import type { Answer } from '../request.js';
import type { World } from '../world.js';

/** One row of the table of all that can be done. */
export interface Command {
  name: string;
  /** How often it is chosen, beside the others. */
  weight: number;
  /** What it reads of its intent. */
  reads: readonly Shown[];
  run(world: World, intent: Intent): Promise<Answer | undefined>;
}

/** The `n`-th of what there is; nothing when there is nothing. */
export function chosen<Item>(items: readonly Item[], n: number): Item | undefined {
  return items.length === 0 ? undefined : items[n % items.length];
}
