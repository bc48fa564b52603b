import { claimDeliveriesOf, type Lease } from '../adapters/store/deliveries.js';
import { claimDeliveries } from '../adapters/store/due-deliveries.js';
import type { Mode } from '../domain/records.js';
import { attemptDelivery } from '../features/webhooks/attempt.js';
import { ClaimBatch, type ClaimedDelivery } from '../features/webhooks/claim-batch.js';
import { OpenedSecrets } from '../features/webhooks/opened-secrets.js';
import { purgeOldContents, purgeOldDeliveries } from '../features/webhooks/retention.js';
import { SuccessRecorder } from '../features/webhooks/success-recorder.js';
import type { Services } from '../services.js';
import { DeliveryRoom } from './delivery-room.js';
import { deliveryLimits } from './delivery-scheduler.js';
import { DueDestinations } from './due-destinations.js';
import { LiveFirst } from './live-first.js';
import { Loop } from './loop.js';

/** A lease lasts this much longer than an attempt, for the work before and after the request. */
const leaseMarginMs = 15_000;
/** Attempts begun at a time for a test account whose clock is being advanced. */
const accountMax = 16;
const purgeEveryMs = 60_000;

/**
 * Delivers events. Live and test mode have attempts of their own, which are divided by account and then by
 * destination: every endpoint is one, and so is every host of an account's callbacks. A slow or dead one gets
 * one attempt at a time. Any number of deliverers may serve one PostgreSQL database.
 */
export class Deliverer {
  readonly #services: Services;
  readonly #running = new Set<Promise<void>>();
  readonly #rooms = {
    live: new DeliveryRoom(deliveryLimits.live),
    test: new DeliveryRoom(deliveryLimits.test),
  };
  readonly #due = { live: new DueDestinations('live'), test: new DueDestinations('test') };
  readonly #successes: Readonly<Record<Mode, SuccessRecorder>>;
  readonly #secrets: OpenedSecrets;
  readonly #liveFirst = new LiveFirst();
  /** On the monotonic clock. */
  #purgedAt = Number.NEGATIVE_INFINITY;
  readonly #loop: Loop;
  readonly #leaseMs: number;
  #isWaking = false;

  constructor(services: Services) {
    this.#services = services;
    this.#secrets = new OpenedSecrets(services.sealer);
    const successes = () => new SuccessRecorder(services);
    this.#successes = { live: successes(), test: successes() };
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
    const limit = Math.min(accountMax, this.#rooms.test.freeFor(accountId));
    if (limit <= 0 || this.#loop.stopping) return;
    await this.#beginAll((lease) => claimDeliveriesOf(this.#services.store, accountId, { ...lease, limit }));
  }

  async #poll(): Promise<number> {
    if (await this.#services.store.storage.isFull()) return 0;
    const live = await this.#fill('live');
    const test = this.#liveFirst.isTestsTurn(live) ? await this.#fill('test') : 0;
    if (live + test === 0) this.#purge();
    return live + test;
  }

  /** Begins as many due attempts of a mode as there is room for; returns their number. */
  async #fill(mode: Mode): Promise<number> {
    const { store, clock } = this.#services;
    const room = this.#rooms[mode];
    if (room.isFull) return 0;
    const due = await this.#due[mode].find(store, clock.now(), (each) => room.mayBegin(each));
    const shares = room.share(due).map((share) => ({ ...share, mode }));
    if (shares.length === 0) return 0;
    this.#due[mode].begun(shares);
    return this.#beginAll((lease) => claimDeliveries(store, shares, lease));
  }

  /** Claims deliveries and begins them; returns their number. */
  async #beginAll(claim: (lease: Lease) => Promise<void>): Promise<number> {
    const { clock, newId } = this.#services;
    const token = newId();
    await claim({ now: clock.now(), leaseMs: this.#leaseMs, token });
    const batch = await ClaimBatch.load({ ...this.#services, sealer: this.#secrets }, token);
    for (const claimed of batch.deliveries) this.#begin(claimed, batch);
    return batch.deliveries.length;
  }

  /** Deletes what is too old, beside the attempts. */
  #purge(): void {
    if (performance.now() - this.#purgedAt < purgeEveryMs) return;
    this.#purgedAt = performance.now();
    const run = purgeOldContents(this.#services)
      .then(() => purgeOldDeliveries(this.#services))
      .catch((error) => this.#services.log.error({ err: error }, 'old deliveries could not be deleted'))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  #begin(delivery: ClaimedDelivery, batch: ClaimBatch): void {
    const leave = this.#rooms[delivery.mode].enter(delivery);
    const run = this.#attempt(delivery, batch, leave).finally(() => {
      this.#running.delete(run);
      leave();
    });
    this.#running.add(run);
  }

  async #attempt(delivery: ClaimedDelivery, batch: ClaimBatch, leave: () => void): Promise<void> {
    const { mode } = delivery;
    try {
      await attemptDelivery(this.#services, delivery, batch, this.#successes[mode], (pace) => {
        this.#rooms[mode].answered(delivery, pace);
        leave();
        this.#wakeSoon();
      });
    } catch (error) {
      // The delivery is attempted again when the lease expires.
      if (this.#loop.stopping) return;
      this.#services.log.error({ err: error, delivery: delivery.id }, 'a delivery was left leased');
    }
  }

  /**
   * Wakes once for all attempts that end in this turn of the event loop, so that one claim follows them. It
   * shares a commit with their records. A record wakes nothing: it frees no room, and a retry is due later.
   */
  #wakeSoon(): void {
    if (this.#isWaking) return;
    this.#isWaking = true;
    setImmediate(() => {
      this.#isWaking = false;
      this.wake();
    });
  }
}
