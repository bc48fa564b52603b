import type { Round, Side } from '../figures.js';
import type { LoadTask } from '../processes/driver.js';
import { cpuMsOf } from '../processor-time.js';
import type { Helper, Workbench } from '../workbench.js';
import { cores } from '../workbench.js';
import { initiateShape, listShape, notificationShape, type RequestShape, readShape } from './request.js';

/** A server under load. */
export interface Target {
  name: string;
  port: number;
  key: string;
}

/** Length and number of the pairs of rounds, after a warm-up of each target. */
export interface Plan {
  warmUpMs: number;
  roundMs: number;
  pairs: number;
}

const connections = 64;
const anyNumber = 900_000_000;
const postMsMax = 120_000;

/** Drives load from its own process. */
export class Load {
  #nextNumber = 1;

  private constructor(private readonly driver: Helper<LoadTask, Round>) {}

  static async start(bench: Workbench): Promise<Load> {
    return new Load(await bench.helper<LoadTask, Round>('processes/driver.ts', cores.driver));
  }

  /** Initiates under references that no round before has used. */
  async initiate(target: Target, durationMs: number, requestsMax = anyNumber): Promise<Round> {
    return this.initiateAmong([target], connections, durationMs, requestsMax);
  }

  /** Initiates at several targets at once, each over as many of the connections. */
  async initiateAmong(
    among: readonly Omit<Target, 'name'>[],
    connections: number,
    durationMs: number,
    requestsMax = anyNumber,
  ): Promise<Round> {
    const from = this.#nextNumber;
    this.#nextNumber += 1_000_000;
    const targets = among.map(({ port, key }) => ({ port, shape: initiateShape(key) }));
    return this.driver.ask({ targets, connections, from, numbers: anyNumber, durationMs, requestsMax });
  }

  /** Notifies of payments that no round before has named, signed with the partner's key. */
  async notify(target: Target, durationMs: number): Promise<Round> {
    const from = this.#nextNumber;
    this.#nextNumber += 1_000_000;
    const targets = [{ port: target.port, shape: notificationShape(target.key) }];
    const all = { numbers: anyNumber, durationMs, requestsMax: anyNumber };
    return this.driver.ask({ targets, connections, from: from + 100_000_000, ...all });
  }

  /** Initiates this many escrows and returns a function that reads them in turn for a while. */
  async fill(target: Target, count: number): Promise<(durationMs: number) => Promise<Round>> {
    const from = this.#nextNumber;
    await this.initiate(target, 60_000, count);
    return (durationMs) => this.read(target, { from, count }, durationMs);
  }

  /** Reads escrows in turn whose references have these numbers. */
  read(target: Target, { from, count }: { from: number; count: number }, durationMs: number): Promise<Round> {
    return this.#get(target.port, readShape(target.key), { from, numbers: count, durationMs });
  }

  /** Posts so many numbered requests, the first with the number `from`. */
  post(
    port: number,
    shape: RequestShape,
    { from, count, atOnce = connections }: { from: number; count: number; atOnce?: number },
  ): Promise<Round> {
    const stretch = { from, numbers: anyNumber, durationMs: postMsMax, requestsMax: count };
    return this.driver.ask({ targets: [{ port, shape }], connections: atOnce, ...stretch });
  }

  /** Asks for the first page of the list. */
  list(target: Target, durationMs: number): Promise<Round> {
    return this.#get(target.port, listShape(target.key), { from: 0, numbers: anyNumber, durationMs });
  }

  #get(
    port: number,
    shape: RequestShape,
    stretch: Pick<LoadTask, 'from' | 'numbers' | 'durationMs'>,
  ): Promise<Round> {
    return this.driver.ask({ targets: [{ port, shape }], connections, requestsMax: anyNumber, ...stretch });
  }
}

/** One side of a comparison: `run` puts load on it, `pid` is the process that bears it. */
export interface Runner {
  name: string;
  pid: number | null;
  run(durationMs: number): Promise<Round>;
}

/** Measures two sides in turn, A B A B, so that both see the same machine. */
export async function alternate(plan: Plan, first: Runner, second: Runner): Promise<[Side, Side]> {
  const sides: [Side, Side] = [
    { name: first.name, rounds: [] },
    { name: second.name, rounds: [] },
  ];
  if (plan.warmUpMs > 0) {
    await first.run(plan.warmUpMs);
    await second.run(plan.warmUpMs);
  }
  for (let pair = 0; pair < plan.pairs; pair++) {
    sides[0].rounds.push(await runOnce(first, plan.roundMs));
    sides[1].rounds.push(await runOnce(second, plan.roundMs));
  }
  return sides;
}

async function runOnce({ pid, run }: Runner, durationMs: number): Promise<Round> {
  const before = pid === null ? null : cpuMsOf(pid);
  const round = await run(durationMs);
  const after = pid === null ? null : cpuMsOf(pid);
  if (before === null || after === null) return round;
  return { ...round, cpuMicros: ((after - before) * 1000) / round.count };
}
