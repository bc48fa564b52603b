import { commands } from './commands/index.js';
import type { Random } from './random.js';

/** The tendencies of an episode, so that each explores other states. */
export interface EpisodeProfile {
  tasksMax: number;
  /** How likely the task that ran last goes on. */
  stickiness: number;
  /** How likely a task goes on to its end while the others wait. */
  throughs: number;
  faults: number;
  crashes: number;
  leaps: number;
  repeats: number;
  /** How much more, or less, often than usual a command is chosen. */
  factorOf(command: string): number;
}

/** Without these no escrow gets past its first state. */
const needed = ['initiate', 'charge', 'buyer pays', 'accept', 'worker', 'notification arrives'];

export function drawProfile(random: Random): EpisodeProfile {
  const factors = new Map(
    commands.map(({ name }) => [name, random.pick(needed.includes(name) ? [1, 1, 2] : [0, 1, 1, 1, 3])]),
  );
  return {
    tasksMax: random.pick([1, 2, 3, 4, 6]),
    stickiness: random.pick([0.1, 0.5, 0.8]),
    throughs: random.pick([0.02, 0.1, 0.25]),
    faults: random.pick([0, 0.03, 0.1]),
    crashes: random.pick([0, 0.003, 0.015]),
    leaps: random.pick([0.01, 0.03, 0.06]),
    repeats: random.pick([0.05, 0.1, 0.3]),
    factorOf: (command) => factors.get(command) ?? 0,
  };
}
