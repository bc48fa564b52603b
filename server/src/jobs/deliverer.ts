import {
  claimDeliveries,
  claimDeliveriesOf,
  dueLanes,
  type LeasedDelivery,
} from '../adapters/store/deliveries.js';
import { attemptDelivery } from '../features/webhooks/attempt.js';
import { forgetOldAttempts } from '../features/webhooks/recover.js';
import type { Services } from '../services.js';

const idleMs = 1_000;
/** Attempts at the same time, of this process. */
const concurrencyMax = 256;
/** Of one lane: one that answered at once last time, one not tried yet, one that took long or did not. */
const laneMax = { prompt: 8, unknown: 1, slow: 1 } as const;
/** Of all lanes of a kind together. What the others cannot take is there for those that answer. */
const kindMax = { prompt: concurrencyMax, unknown: 128, slow: 64 } as const;
/** Of one test account whose clock is being advanced. */
const accountMax = 16;
const forgetEveryMs = 60_000;
const lanesRememberedMax = 10_000;

type Health = keyof typeof laneMax;

/**
 * Delivers events. Every endpoint is a lane of its own, and a lane that is slow or dead gets one attempt at a
 * time out of a share that all such lanes have together: however many there are, those that answer do not
 * wait for them. Any number of deliverers may serve one PostgreSQL database.
 */
export class Deliverer {
  readonly #services: Services;
  readonly #running = new Set<Promise<void>>();
  readonly #runningIn = new Map<string, number>();
  readonly #healthOf = new Map<string, Health>();
  readonly #runningOf = { prompt: 0, unknown: 0, slow: 0 };
  /** On the monotonic clock. */
  #forgotAt = Number.NEGATIVE_INFINITY;
  #loop: Promise<void> | null = null;
  #stopping = false;
  #woken = false;
  #endPause: (() => void) | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  start(): void {
    this.#stopping = false;
    this.#loop ??= this.#work();
  }

  /** Something was written that may be due now. */
  wake(): void {
    this.#woken = true;
    this.#endPause?.();
  }

  /** Begins nothing new and waits for what runs; what takes longer is left, for another to attempt again. */
  async stop(patienceMs = 0): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#loop;
    this.#loop = null;
    const timer = setTimeout(() => void this.#services.outgoing.close(), patienceMs);
    await Promise.all(this.#running);
    clearTimeout(timer);
  }

  /** Begins, at most a few at a time, what is due in one test account; its clock waits for them. */
  async beginOf(accountId: string): Promise<void> {
    const { store, clock, newId } = this.#services;
    const limit = Math.min(accountMax, concurrencyMax - this.#running.size);
    if (limit <= 0 || this.#stopping) return;
    const claimed = await claimDeliveriesOf(store, accountId, { now: clock.now(), limit, token: newId() });
    for (const delivery of claimed) this.#begin(delivery);
  }

  async #work(): Promise<void> {
    while (!this.#stopping) {
      this.#woken = false;
      try {
        if ((await this.#fill()) > 0) continue;
        await this.#forget();
      } catch (error) {
        this.#services.log.error({ err: error }, 'the deliverer could not look for deliveries');
      }
      if (!this.#woken) await this.#pause();
    }
  }

  /** Begins as many due attempts as there is room for; answers how many. */
  async #fill(): Promise<number> {
    const { store, clock, newId } = this.#services;
    if (this.#running.size >= concurrencyMax) return 0;
    const lanes = await dueLanes(store, clock.now());
    let count = 0;
    // Healthy lanes first, so that a crowd of dead ones does not take the room of this round.
    for (const lane of lanes.sort((a, b) => laneMax[this.#health(b)] - laneMax[this.#health(a)])) {
      const limit = this.#roomIn(lane);
      if (limit <= 0) continue;
      const claimed = await claimDeliveries(store, { lane, now: clock.now(), limit, token: newId() });
      for (const delivery of claimed) this.#begin(delivery);
      count += claimed.length;
    }
    return count;
  }

  async #forget(): Promise<void> {
    if (performance.now() - this.#forgotAt < forgetEveryMs) return;
    this.#forgotAt = performance.now();
    await forgetOldAttempts(this.#services);
  }

  #health(lane: string): Health {
    return this.#healthOf.get(lane) ?? 'unknown';
  }

  #roomIn(lane: string): number {
    const health = this.#health(lane);
    return Math.min(
      concurrencyMax - this.#running.size,
      kindMax[health] - this.#runningOf[health],
      laneMax[health] - (this.#runningIn.get(lane) ?? 0),
    );
  }

  #begin(delivery: LeasedDelivery): void {
    const { lane } = delivery;
    const health = this.#health(lane);
    this.#runningOf[health] += 1;
    this.#runningIn.set(lane, (this.#runningIn.get(lane) ?? 0) + 1);
    const run = this.#attempt(delivery).finally(() => {
      this.#running.delete(run);
      this.#runningOf[health] -= 1;
      const left = (this.#runningIn.get(lane) ?? 1) - 1;
      if (left > 0) this.#runningIn.set(lane, left);
      else this.#runningIn.delete(lane);
      this.wake();
    });
    this.#running.add(run);
  }

  async #attempt(delivery: LeasedDelivery): Promise<void> {
    try {
      this.#remember(delivery.lane, await attemptDelivery(this.#services, delivery));
    } catch (error) {
      // The lease runs out by itself, and then it is attempted again.
      if (this.#stopping) return;
      this.#services.log.error({ err: error, delivery: delivery.id }, 'a delivery was left leased');
    }
  }

  #remember(lane: string, health: Health): void {
    this.#healthOf.delete(lane);
    this.#healthOf.set(lane, health);
    const [oldest] = this.#healthOf.keys();
    if (this.#healthOf.size > lanesRememberedMax && oldest !== undefined) this.#healthOf.delete(oldest);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#endPause = null;
        resolve();
      };
      const timer = setTimeout(end, idleMs);
      this.#endPause = end;
    });
  }
}
