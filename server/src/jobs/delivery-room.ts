import type { Destination } from '../adapters/store/due-deliveries.js';
import {
  type DeliveryLimits,
  DeliveryScheduler,
  type Health,
  hasTurn,
  type RunningCounts,
} from './delivery-scheduler.js';
import { DestinationHealth } from './destination-health.js';

/** Pause of a destination after an attempt that was slow or failed to connect. */
const pauseMs = 5_000;

/** The attempts of one mode: how many run, for whom, and which destinations pause. */
export class DeliveryRoom implements RunningCounts {
  readonly #limits: DeliveryLimits;
  readonly #scheduler: DeliveryScheduler;
  readonly #healths = new DestinationHealth();
  readonly #running = new Counter();
  readonly #paused = new Set<string>();
  readonly #after: (ms: number, work: () => void) => void;

  /** @param after runs work once so many milliseconds have passed */
  constructor(limits: DeliveryLimits, after: (ms: number, work: () => void) => void = afterReal) {
    this.#limits = limits;
    this.#after = after;
    this.#scheduler = new DeliveryScheduler(limits);
  }

  get all(): number {
    return this.#running.get('');
  }

  get isFull(): boolean {
    return this.all >= this.#limits.concurrency;
  }

  of(health: Health): number {
    return this.#running.get(health);
  }

  ofAccount(accountId: string, health: Health): number {
    return this.#running.get(`${accountId} ${health}`);
  }

  /** How many attempts an account may begin ahead of its turn: it holds no more than are left free. */
  freeFor(accountId: string): number {
    const held = ['prompt' as const, 'unknown' as const, 'slow' as const].reduce(
      (sum, health) => sum + this.ofAccount(accountId, health),
      0,
    );
    return Math.max(0, Math.floor((this.#limits.concurrency - this.all - held) / 2));
  }

  /** Whether a destination with something due may begin an attempt, as far as it depends on that alone. */
  mayBegin(destination: Destination): boolean {
    const key = keyOf(destination);
    const health = this.#healths.get(destination);
    return !this.#paused.has(key) && hasTurn({ health, running: this.#running.get(key) });
  }

  /** Divides the free attempts among destinations with something due, which are in order. */
  share(due: readonly Destination[]): (Destination & { limit: number })[] {
    const waiting = due
      .filter((destination) => this.mayBegin(destination))
      .map((destination) => ({
        ...destination,
        health: this.#healths.get(destination),
        running: this.#running.get(keyOf(destination)),
      }));
    return this.#scheduler.share(waiting, this);
  }

  /** Counts an attempt as running; the returned function uncounts it, once. */
  enter({ accountId, destinationKey }: Destination): () => void {
    const destination = { accountId, destinationKey };
    const health = this.#healths.get(destination);
    const counted = ['', health, `${accountId} ${health}`, keyOf(destination)];
    for (const key of counted) this.#running.add(key, 1);
    return () => {
      for (const key of counted.splice(0)) this.#running.add(key, -1);
    };
  }

  /** Notes how a destination answered; a slow one pauses. */
  answered({ accountId, destinationKey }: Destination, pace: 'prompt' | 'slow'): void {
    const destination = { accountId, destinationKey };
    this.#healths.remember(destination, pace);
    if (pace === 'prompt') return;
    const key = keyOf(destination);
    this.#paused.add(key);
    // No wake: the loop polls again soon, and then finds all destinations whose pause has ended.
    this.#after(pauseMs, () => this.#paused.delete(key));
  }
}

function keyOf({ accountId, destinationKey }: Destination): string {
  return `destination ${accountId} ${destinationKey}`;
}

function afterReal(ms: number, work: () => void): void {
  setTimeout(work, ms).unref();
}

/** Counts by key; a count of 0 takes no memory. */
class Counter {
  readonly #counts = new Map<string, number>();

  get(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, by: number): void {
    const count = this.get(key) + by;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}
