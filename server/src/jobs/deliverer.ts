import {
  claimDeliveries,
  claimDeliveriesOf,
  dueDestinations,
  type Lease,
} from '../adapters/store/deliveries.js';
import { attemptDelivery } from '../features/webhooks/attempt.js';
import { ClaimBatch, type ClaimedDelivery } from '../features/webhooks/claim-batch.js';
import { purgeOldAttempts } from '../features/webhooks/replay.js';
import type { Services } from '../services.js';
import { concurrencyMax, DeliveryScheduler, type Health } from './delivery-scheduler.js';
import { Loop } from './loop.js';

/** A lease lasts this much longer than an attempt, for the work before and after the request. */
const leaseMarginMs = 15_000;
/** Pause of a destination after an attempt that was slow or failed to connect. */
const pauseMs = 5_000;
/** Attempts begun at a time for a test account whose clock is being advanced. */
const accountMax = 16;
const purgeEveryMs = 60_000;
const destinationsRememberedMax = 10_000;

/**
 * Delivers events. Every endpoint is a destination of its own. A slow or dead destination gets one attempt at
 * a time, out of a share for all of its kind, so that fast ones never wait for them. Any number of deliverers
 * may serve one PostgreSQL database.
 */
export class Deliverer {
  readonly #services: Services;
  readonly #running = new Set<Promise<void>>();
  readonly #runningIn = new Map<string, number>();
  readonly #healthOf = new Map<string, Health>();
  /** Destinations in their pause. */
  readonly #paused = new Set<string>();
  readonly #runningOf = { prompt: 0, unknown: 0, slow: 0 };
  readonly #shares = new DeliveryScheduler();
  /** On the monotonic clock. */
  #purgedAt = Number.NEGATIVE_INFINITY;
  readonly #loop: Loop;
  readonly #leaseMs: number;

  constructor(services: Services) {
    this.#services = services;
    this.#leaseMs = services.config.WEBHOOK_TIMEOUT_SECONDS * 1000 + leaseMarginMs;
    this.#loop = new Loop(
      () => this.#poll(),
      (error) => services.log.error({ err: error }, 'the deliverer could not look for deliveries'),
    );
  }

  start(): void {
    this.#loop.start();
  }

  /** Polls at once, since something was written that may be due now. */
  wake(): void {
    this.#loop.wake();
  }

  /** Begins nothing new and waits for running attempts; after `patienceMs` they are left to be retried. */
  async stop(patienceMs = 0): Promise<void> {
    await this.#loop.stop();
    const timer = setTimeout(() => void this.#services.outgoing.close(), patienceMs);
    await Promise.all(this.#running);
    clearTimeout(timer);
  }

  /** Begins a bounded number of due deliveries of one test account; its clock waits for them. */
  async beginOf(accountId: string): Promise<void> {
    const limit = Math.min(accountMax, concurrencyMax - this.#running.size);
    if (limit <= 0 || this.#loop.stopping) return;
    await this.#beginAll((lease) => claimDeliveriesOf(this.#services.store, accountId, { ...lease, limit }));
  }

  async #poll(): Promise<number> {
    if (await this.#services.store.storage.isFull()) return 0;
    const begun = await this.#fill();
    if (begun === 0) await this.#purge();
    return begun;
  }

  /** Begins as many due attempts as there is room for; returns their number. */
  async #fill(): Promise<number> {
    const { store, clock } = this.#services;
    if (this.#running.size >= concurrencyMax) return 0;
    const waiting = (await dueDestinations(store, clock.now()))
      .filter((destinationKey) => !this.#paused.has(destinationKey))
      .map((destinationKey) => ({
        destinationKey,
        health: this.#health(destinationKey),
        running: this.#runningIn.get(destinationKey) ?? 0,
      }));
    const room = concurrencyMax - this.#running.size;
    const shares = this.#shares.share(waiting, this.#runningOf, room);
    if (shares.length === 0) return 0;
    return this.#beginAll((lease) => claimDeliveries(store, shares, lease));
  }

  /** Claims deliveries and begins them; returns their number. */
  async #beginAll(claim: (lease: Lease) => Promise<void>): Promise<number> {
    const { clock, newId } = this.#services;
    const token = newId();
    await claim({ now: clock.now(), leaseMs: this.#leaseMs, token });
    const batch = await ClaimBatch.load(this.#services, token);
    for (const claimed of batch.deliveries) this.#begin(claimed, batch);
    return batch.deliveries.length;
  }

  async #purge(): Promise<void> {
    if (performance.now() - this.#purgedAt < purgeEveryMs) return;
    this.#purgedAt = performance.now();
    await purgeOldAttempts(this.#services);
  }

  #health(destinationKey: string): Health {
    return this.#healthOf.get(destinationKey) ?? 'unknown';
  }

  #begin(delivery: ClaimedDelivery, batch: ClaimBatch): void {
    const release = this.#enter(delivery.destinationKey);
    const run = this.#attempt(delivery, batch, release).finally(() => {
      this.#running.delete(run);
      release();
      this.wake();
    });
    this.#running.add(run);
  }

  /** Counts an attempt as running; the returned function uncounts it, once. */
  #enter(destinationKey: string): () => void {
    const health = this.#health(destinationKey);
    this.#runningOf[health] += 1;
    this.#runningIn.set(destinationKey, (this.#runningIn.get(destinationKey) ?? 0) + 1);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      this.#runningOf[health] -= 1;
      const left = (this.#runningIn.get(destinationKey) ?? 1) - 1;
      if (left > 0) this.#runningIn.set(destinationKey, left);
      else this.#runningIn.delete(destinationKey);
    };
  }

  async #attempt(delivery: ClaimedDelivery, batch: ClaimBatch, release: () => void): Promise<void> {
    try {
      await attemptDelivery(this.#services, delivery, batch, (pace) => {
        this.#remember(delivery.destinationKey, pace);
        if (pace === 'slow') this.#pause(delivery.destinationKey);
        release();
        // Claims of the next attempts share a commit with the record of this one.
        this.wake();
      });
    } catch (error) {
      // The delivery is attempted again when the lease expires.
      if (this.#loop.stopping) return;
      this.#services.log.error({ err: error, delivery: delivery.id }, 'a delivery was left leased');
    }
  }

  #pause(destinationKey: string): void {
    this.#paused.add(destinationKey);
    // No wake: the loop polls again soon, and then finds all destinations whose pause has ended.
    setTimeout(() => this.#paused.delete(destinationKey), pauseMs).unref();
  }

  #remember(destinationKey: string, health: Health): void {
    this.#healthOf.delete(destinationKey);
    this.#healthOf.set(destinationKey, health);
    const [oldest] = this.#healthOf.keys();
    if (this.#healthOf.size > destinationsRememberedMax && oldest !== undefined)
      this.#healthOf.delete(oldest);
  }
}
