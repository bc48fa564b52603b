import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Client } from '../client.js';
import { rowOf } from '../operations.js';

const pauseMsFirst = 1_000;
const pauseMsMax = 10_000;
/** While the stream tells everything, a look in between only guards against what nobody thought of. */
const pauseMsBeside = 30_000;

/**
 * Says when to look again: at every event of the reference, or, where the service gives no stream, after
 * pauses that grow.
 */
export class Bell {
  readonly #ringing = new EventTarget();
  readonly #stop = new AbortController();
  #hasRung = false;
  #isFollowing = false;
  #pauses = 0;

  constructor(client: Client, reference: string) {
    const { method, path } = rowOf('streamEvents');
    const options = {
      signal: this.#stop.signal,
      // Between the last look and the stream's beginning something may have happened.
      onOpen: () => this.#follow(true),
      onReconnect: () => this.#follow(true),
      onLoss: () => this.#follow(false),
    };
    const take = (event: { reference: string }) => event.reference === reference && this.#ring();
    // A service that refuses the stream is asked instead; what is wrong with the key, the next look says.
    client.follow({ method, path }, options, take).catch(() => this.#follow(false));
  }

  /** Ends when it rings, when the pause is over, or when the signal says so. */
  async rings(signal: AbortSignal): Promise<void> {
    if (!this.#hasRung && !signal.aborted) {
      const over = new AbortController();
      const either = AbortSignal.any([signal, over.signal]);
      const ways = [
        setTimeout(this.#pauseMs(), undefined, { signal: either }),
        once(this.#ringing, 'ring', { signal: either }),
      ];
      await Promise.race(ways.map((way) => way.catch(() => undefined)));
      over.abort();
    }
    this.#hasRung = false;
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
    this.#ring();
  }

  #ring(): void {
    this.#hasRung = true;
    this.#ringing.dispatchEvent(new Event('ring'));
  }
}
