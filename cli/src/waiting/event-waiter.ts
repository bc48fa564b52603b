import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Client } from '../client.js';
import { rowOf } from '../operations.js';

const pauseMsFirst = 1_000;
const pauseMsMax = 10_000;
/** While the stream is connected, polling is only a safeguard. */
const pauseMsBeside = 30_000;

/**
 * Waits until it is time to read the record again: at every event of the reference or, without a stream,
 * after growing pauses.
 */
export class EventWaiter {
  readonly #events = new EventTarget();
  readonly #stop = new AbortController();
  #isPending = false;
  #isFollowing = false;
  #pauses = 0;

  constructor(client: Client, reference: string) {
    const { method, path } = rowOf('streamEvents');
    const options = {
      signal: this.#stop.signal,
      // Something may have happened before the stream opened.
      onOpen: () => this.#follow(true),
      onReconnect: () => this.#follow(true),
      onLoss: () => this.#follow(false),
    };
    const take = (event: { reference: string }) => event.reference === reference && this.#notify();
    // Without the stream it polls; a bad key shows at the next read.
    client.follow({ method, path }, options, take).catch(() => this.#follow(false));
  }

  /** Resolves at an event, after the pause, or when the signal aborts. */
  async wait(signal: AbortSignal): Promise<void> {
    if (!this.#isPending && !signal.aborted) {
      const over = new AbortController();
      const either = AbortSignal.any([signal, over.signal]);
      const ways = [
        setTimeout(this.#pauseMs(), undefined, { signal: either }),
        once(this.#events, 'event', { signal: either }),
      ];
      await Promise.race(ways.map((way) => way.catch(() => undefined)));
      over.abort();
    }
    this.#isPending = false;
  }

  stop(): void {
    this.#stop.abort();
  }

  #pauseMs(): number {
    if (this.#isFollowing) return pauseMsBeside;
    this.#pauses += 1;
    return Math.min(pauseMsMax, pauseMsFirst * 1.5 ** (this.#pauses - 1));
  }

  #follow(isFollowing: boolean): void {
    this.#isFollowing = isFollowing;
    this.#notify();
  }

  #notify(): void {
    this.#isPending = true;
    this.#events.dispatchEvent(new Event('event'));
  }
}
