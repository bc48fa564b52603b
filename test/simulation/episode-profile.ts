import type { Mode } from '../../server/src/domain/records.js';
import { commands } from './commands/index.js';
import { canHappenAt, type PartnerName, partnerNames } from './partners/side.js';
import { createRandom, type Random } from './random.js';

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
  /** The partner of live mode. */
  partner: PartnerName;
  /** How likely the database is backed up, and nearly how likely it becomes an earlier copy again. */
  restores: number;
  /** How likely a new checkout is in live mode, whose partner remembers what a restore takes back. */
  live: number;
  /** How likely carriers deliver what a new escrow is about. */
  managed: number;
  /** How much more, or less, often than usual a command is chosen for a checkout of a mode. */
  factorOf(command: string, mode: Mode): number;
}

/** Without these no escrow gets past its first state. */
const needed = ['initiate', 'charge', 'buyer pays', 'accept', 'worker', 'notification arrives'];

/** Where the database never returns to an earlier state, these have nothing to do. */
const afterRestores = ['accept unmatched', 'bank returns a transfer'];

/** Draws the partner of live mode apart from all else: a seed that draws the sandbox means what it did. */
export function drawPartner(seed: number): PartnerName {
  return createRandom(seed ^ 0x5eedbabe).pick(partnerNames);
}

export function drawProfile(random: Random, partner: PartnerName): EpisodeProfile {
  const factors = new Map(
    commands.map(({ name }) => [name, random.pick(needed.includes(name) ? [1, 1, 2] : [0, 1, 1, 1, 3])]),
  );
  const profile = {
    tasksMax: random.pick([1, 2, 3, 4, 6]),
    stickiness: random.pick([0.1, 0.5, 0.8]),
    throughs: random.pick([0.02, 0.1, 0.25]),
    faults: random.pick([0, 0.03, 0.1]),
    crashes: random.pick([0, 0.003, 0.015]),
    leaps: random.pick([0.01, 0.03, 0.06]),
    repeats: random.pick([0.05, 0.1, 0.3]),
    managed: random.pick([0, 0.2, 0.8]),
  };
  const restores = random.pick([0, 0.004, 0.01]);
  // The sandbox bank is test mode's partner, too; the others are seen in live mode alone.
  const live = restores === 0 && partner === 'sandbox' ? 0.15 : random.pick([0.5, 0.9]);
  const factorOf = (command: string, mode: Mode) => {
    if (restores === 0 && afterRestores.includes(command)) return 0;
    return mode === 'live' && !canHappenAt(partner, command) ? 0 : (factors.get(command) ?? 0);
  };
  return { ...profile, partner, restores, live, factorOf };
}
