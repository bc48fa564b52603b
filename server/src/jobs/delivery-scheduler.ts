import type { Destination } from '../adapters/store/due-deliveries.js';
import type { Mode } from '../domain/records.js';

/** Attempts of one destination: fast last time, not attempted yet, slow or unreachable. */
const perDestinationMax = { prompt: 16, unknown: 1, slow: 1 } as const;

const healths = ['prompt', 'unknown', 'slow'] as const;

export type Health = (typeof healths)[number];

/**
 * The part of a kind's attempts that is left to accounts which have none of it under way. Some hang for half
 * a minute, and accounts that come one after another would take all of them. Fast ones end soon.
 */
const leftToOthers = { prompt: 0, unknown: 0.25, slow: 0.25 } as const;

/** Accounts whose turns are remembered, whatever is due. */
const rememberedMin = 1_000;

type ByHealth = Readonly<Record<Health, number>>;

export interface DeliveryLimits {
  /** Attempts at the same time. */
  concurrency: number;
  /**
   * Attempts of all destinations of a kind. Fast ones never get the last quarter: thousands of their
   * deliveries may take seconds each, and new or slow destinations must not wait for them.
   */
  kind: ByHealth;
  /**
   * Attempts of a kind that one round begins. Each may need a new connection, and opening a hundred at once
   * would delay responses that are arriving.
   */
  round: ByHealth;
}

/** Limits of one process, for each mode. A round of test mode is short, since a live one may wait for it. */
export const deliveryLimits: Readonly<Record<Mode, DeliveryLimits>> = {
  live: {
    concurrency: 256,
    kind: { prompt: 192, unknown: 128, slow: 64 },
    round: { prompt: 256, unknown: 1, slow: 1 },
  },
  test: {
    concurrency: 128,
    kind: { prompt: 96, unknown: 64, slow: 32 },
    round: { prompt: 32, unknown: 1, slow: 1 },
  },
};

/** A destination with a due delivery. */
export interface WaitingDestination extends Destination {
  health: Health;
  /** Its running attempts. */
  running: number;
}

/** The running attempts of one mode. */
export interface RunningCounts {
  all: number;
  of(health: Health): number;
  ofAccount(accountId: string, health: Health): number;
}

interface Turn extends WaitingDestination {
  limit: number;
}

/** An account with its destinations of one kind. */
interface Queue {
  accountId: string;
  running: number;
  turns: readonly Turn[];
}

/**
 * Divides the free attempts of a mode: fast destinations first, so that many dead ones take no room; within a
 * kind among the accounts, and then among the destinations of each. An account may hold no more attempts of a
 * kind than are left free, and leaves a part of them to accounts that have none, so that the next ones find
 * some free, whatever hangs.
 */
export class DeliveryScheduler {
  readonly #limits: DeliveryLimits;
  /** Of each kind, the account that got an attempt last; the next one in order is first. */
  readonly #lastAccount = { prompt: '', unknown: '', slow: '' };
  /** The same for the destinations of an account. */
  readonly #lastOf = new Map<string, Record<Health, string>>();

  constructor(limits: DeliveryLimits) {
    this.#limits = limits;
  }

  /**
   * Returns how many attempts each destination may begin.
   *
   * @param waiting in the order of accounts and, within each, of keys
   */
  share(waiting: readonly WaitingDestination[], running: RunningCounts): (Destination & { limit: number })[] {
    let left = this.#limits.concurrency - running.all;
    const shares: Turn[] = [];
    for (const health of healths) {
      const queues = queuesOf(
        waiting.filter((each) => each.health === health),
        (accountId) => running.ofAccount(accountId, health),
      );
      const room = left - this.#leftToOtherKinds(health, running);
      const free = Math.min(room, this.#limits.kind[health] - running.of(health));
      left -= this.#shareAmong(health, queues, free);
      shares.push(...queues.flatMap(({ turns }) => turns.filter(({ limit }) => limit > 0)));
    }
    this.#purge(waiting);
    return shares.map(({ accountId, destinationKey, limit }) => ({ accountId, destinationKey, limit }));
  }

  /** What is left to accounts that have no attempts of another kind, which this kind must not take. */
  #leftToOtherKinds(health: Health, running: RunningCounts): number {
    const others = healths.filter((other) => other !== health);
    return others.reduce((sum, other) => {
      const free = Math.max(0, this.#limits.kind[other] - running.of(other));
      return sum + Math.min(free, this.#limits.kind[other] * leftToOthers[other]);
    }, 0);
  }

  /** Gives attempts one by one, each to the account with the fewest; returns how many. */
  #shareAmong(health: Health, queues: readonly Queue[], free: number): number {
    let given = 0;
    while (given < Math.min(free, this.#limits.round[health])) {
      const hasRoom = ({ running, turns }: Queue) => {
        const kept = running === 0 ? 0 : this.#limits.kind[health] * leftToOthers[health];
        return running < free - given - kept && turns.some((turn) => mayBegin(turn, health));
      };
      const queue = nextOf(
        queues.filter(hasRoom),
        (each) => each.running,
        (each) => each.accountId > this.#lastAccount[health],
      );
      if (queue === undefined) break;
      const last = this.#last(queue.accountId);
      const turn = nextOf(
        queue.turns.filter((each) => mayBegin(each, health)),
        (each) => each.running + each.limit,
        (each) => each.destinationKey > last[health],
      ) as Turn;
      turn.limit += 1;
      queue.running += 1;
      given += 1;
      last[health] = turn.destinationKey;
      this.#lastAccount[health] = queue.accountId;
    }
    return given;
  }

  #last(accountId: string): Record<Health, string> {
    const last = this.#lastOf.get(accountId) ?? { prompt: '', unknown: '', slow: '' };
    this.#lastOf.set(accountId, last);
    return last;
  }

  /** Whose turn it was matters only while an account has something due. */
  #purge(waiting: readonly WaitingDestination[]): void {
    if (this.#lastOf.size <= 2 * waiting.length + rememberedMin) return;
    const accounts = new Set(waiting.map(({ accountId }) => accountId));
    for (const accountId of this.#lastOf.keys()) if (!accounts.has(accountId)) this.#lastOf.delete(accountId);
  }
}

function mayBegin({ running, limit }: Turn, health: Health): boolean {
  return running + limit < perDestinationMax[health];
}

/** Whether a destination may begin another attempt, if there is room. */
export function hasTurn({ health, running }: Pick<WaitingDestination, 'health' | 'running'>): boolean {
  return running < perDestinationMax[health];
}

function queuesOf(waiting: readonly WaitingDestination[], runningOf: (accountId: string) => number): Queue[] {
  const queues = new Map<string, Turn[]>();
  for (const each of waiting) {
    const turns = queues.get(each.accountId) ?? [];
    queues.set(each.accountId, turns);
    turns.push({ ...each, limit: 0 });
  }
  return [...queues].map(([accountId, turns]) => ({ accountId, turns, running: runningOf(accountId) }));
}

/** The one with the fewest; of several, the first whose turn comes after the last one, or else the first. */
function nextOf<Each>(
  all: readonly Each[],
  count: (each: Each) => number,
  isLater: (each: Each) => boolean,
): Each | undefined {
  const fewest = Math.min(...all.map(count));
  const candidates = all.filter((each) => count(each) === fewest);
  return candidates.find(isLater) ?? candidates[0];
}
