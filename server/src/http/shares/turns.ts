import { FairQueue, type Line } from './fair-queue.js';

interface Waiting extends Line {
  go(): void;
}

/** How long the rows of one turn may keep the event loop, in ms. */
const turnMs = 0.5;

/** Makes long work stop between its parts. */
export interface Pace {
  /** Resolves at once, or when the work's next turn comes if it has used its last one up. */
  rest(): Promise<void>;
}

/**
 * Shares the event loop out among pages that take long to make, and requests with large bodies. In each of
 * its rounds, a few rows of one page are made, or one such request goes on. Everything else that arrived is
 * served between two rounds.
 */
export class Turns {
  readonly #waiting = new FairQueue<Waiting>();
  #isScheduled = false;

  begin(line: Line): Pace {
    let begunAtMs = performance.now();
    return {
      rest: async () => {
        if (performance.now() - begunAtMs < turnMs) return;
        await this.next(line);
        begunAtMs = performance.now();
      },
    };
  }

  /** Resolves in the owner's next turn. */
  next({ owner, key, isFirst }: Line): Promise<void> {
    return new Promise((go) => {
      this.#waiting.add({ owner, key, isFirst, go });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#waiting.take(() => 'go')?.go();
      this.#schedule();
    });
  }
}

/** Those of this process: it has one event loop. */
export const turns = new Turns();
