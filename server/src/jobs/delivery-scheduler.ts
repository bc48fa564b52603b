import type { DestinationShare } from '../adapters/store/deliveries.js';

/** Attempts at the same time, of one process. */
export const concurrencyMax = 256;
/** Of one lane: one that answered at once last time, one not tried yet, one that took long or did not. */
const perDestinationMax = { prompt: 16, unknown: 1, slow: 1 } as const;
/**
 * Of all lanes of a kind together. A quarter is never for those that answer: their receivers may take seconds
 * over each of thousands, and whoever is new or slow must not wait until those are through.
 */
const kindMax = { prompt: 192, unknown: 128, slow: 64 } as const;
/**
 * How many of a kind a round begins: each may need a connection of its own, and a hundred opened at once
 * would hold up whoever is answering.
 */
const roundMax = { prompt: concurrencyMax, unknown: 1, slow: 1 } as const;

export type Health = keyof typeof perDestinationMax;

/** A lane that has something due. */
export interface WaitingDestination {
  destinationKey: string;
  health: Health;
  /** Its attempts under way. */
  running: number;
}

/**
 * Shares the room among the lanes that have something due: healthy ones first, so that a crowd of dead ones
 * takes no room, and among those of a kind whoever has least, in turn.
 */
export class DeliveryScheduler {
  /** Of each kind, the lane that was given something last: the one behind it is next. */
  readonly #last = { prompt: '', unknown: '', slow: '' };

  /**
   * What each of the lanes may begin.
   *
   * @param lanes in the order of their names
   * @param running attempts under way, of each kind
   * @param room for how many more there is in all
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

  /** One by one to those that have least: a lane with thousands in line does not keep the others waiting. */
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
