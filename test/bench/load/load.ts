import type { Round, Side } from '../figures.js';
import type { LoadOrder } from '../processes/driver.js';
import type { Helper, Workbench } from '../workbench.js';
import { cores } from '../workbench.js';
import { initiateShape, readShape } from './request.js';

/** A server under load. */
export interface Target {
  name: string;
  port: number;
  key: string;
}

/** How long a pair of rounds and how many of them, after a warm-up of each target. */
export interface Plan {
  warmUpMs: number;
  roundMs: number;
  pairs: number;
}

const connections = 64;
const anyNumber = 900_000_000;

/** Drives load from a process of its own. */
export class Load {
  #nextNumber = 1;

  private constructor(private readonly driver: Helper<LoadOrder, Round>) {}

  static async start(bench: Workbench): Promise<Load> {
    return new Load(await bench.helper<LoadOrder, Round>('processes/driver.ts', cores.driver));
  }

  /** Initiates under references that no round before has used. */
  async initiate({ port, key }: Target, durationMs: number, requestsMax = anyNumber): Promise<Round> {
    const from = this.#nextNumber;
    this.#nextNumber += 1_000_000;
    const shape = initiateShape(key);
    return this.driver.ask({ port, connections, shape, from, numbers: anyNumber, durationMs, requestsMax });
  }

  /** Initiates this many escrows, then reads them in turn; answers how to read them for a while. */
  async fill(target: Target, count: number): Promise<(durationMs: number) => Promise<Round>> {
    const from = this.#nextNumber;
    await this.initiate(target, 60_000, count);
    const shape = readShape(target.key);
    const { port } = target;
    return (durationMs) =>
      this.driver.ask({ port, connections, shape, from, numbers: count, durationMs, requestsMax: anyNumber });
  }
}

/** Measures two things in turn, A B A B, so that both see the same machine. */
export async function alternate(
  plan: Plan,
  first: { name: string; run: (durationMs: number) => Promise<Round> },
  second: { name: string; run: (durationMs: number) => Promise<Round> },
): Promise<[Side, Side]> {
  const sides: [Side, Side] = [
    { name: first.name, rounds: [] },
    { name: second.name, rounds: [] },
  ];
  if (plan.warmUpMs > 0) {
    await first.run(plan.warmUpMs);
    await second.run(plan.warmUpMs);
  }
  for (let pair = 0; pair < plan.pairs; pair++) {
    sides[0].rounds.push(await first.run(plan.roundMs));
    sides[1].rounds.push(await second.run(plan.roundMs));
  }
  return sides;
}
