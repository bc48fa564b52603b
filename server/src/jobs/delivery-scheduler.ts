import type { DestinationShare } from '../adapters/store/deliveries.js';

/** Attempts of one process at the same time. */
export const concurrencyMax = 256;
/** Attempts of one destination: fast last time, not attempted yet, slow or unreachable. */
const perDestinationMax = { prompt: 16, unknown: 1, slow: 1 } as const;
/**
 * Attempts of all destinations of a kind. Fast ones never get the last quarter: thousands of their deliveries
 * may take seconds each, and new or slow destinations must not wait for them.
 */
const kindMax = { prompt: 192, unknown: 128, slow: 64 } as const;
/**
 * Attempts of a kind that one round begins. Each may need a new connection, and opening a hundred at once
 * would delay responses that are arriving.
 */
const roundMax = { prompt: concurrencyMax, unknown: 1, slow: 1 } as const;

export type Health = keyof typeof perDestinationMax;

/** A destination with a due delivery. */
export interface WaitingDestination {
  destinationKey: string;
  health: Health;
  /** Its running attempts. */
  running: number;
}

/**
 * Divides the free attempts among destinations with due deliveries: fast ones first, so that many dead ones
 * take no room, and within a kind those with the fewest running attempts, in turn.
 */
export class DeliveryScheduler {
  /** Of each kind, the destination that got an attempt last; the next one in order is first. */
  readonly #last = { prompt: '', unknown: '', slow: '' };

  /**
   * Returns how many attempts each destination may begin.
   *
   * @param destinations in the order of their keys
   * @param running number of running attempts of each kind
   * @param room number of attempts that may begin in all
   */
  share(
    destinations: readonly WaitingDestination[],
    running: Readonly<Record<Health, number>>,
    room: number,
  ): DestinationShare[] {
    let left = room;
    const shares: DestinationShare[] = [];
    for (const health of ['prompt', 'unknown', 'slow'] as const) {
      const ofKind = kindMax[health] - running[health];
      const given = this.#shareAmong(health, destinations, Math.min(left, ofKind, roundMax[health]));
      for (const { limit } of given) left -= limit;
      shares.push(...given);
    }
    return shares;
  }

  /** Gives attempts one by one to those with the fewest, so that a long queue does not delay the others. */
  #shareAmong(health: Health, destinations: readonly WaitingDestination[], room: number): DestinationShare[] {
    const waiting = destinations.filter((each) => each.health === health);
    const next = waiting.findIndex(({ destinationKey }) => destinationKey > this.#last[health]);
    const inTurn = next < 0 ? waiting : [...waiting.slice(next), ...waiting.slice(0, next)];
    const shares = inTurn.map(({ destinationKey, running }) => ({ destinationKey, running, limit: 0 }));
    let left = room;
    for (let level = 0; level < perDestinationMax[health]; level++) {
      for (const share of shares) {
        if (left <= 0) break;
        if (share.running + share.limit > level) continue;
        share.limit += 1;
        left -= 1;
        this.#last[health] = share.destinationKey;
      }
    }
    return shares
      .filter(({ limit }) => limit > 0)
      .map(({ destinationKey, limit }) => ({ destinationKey, limit }));
  }
}
