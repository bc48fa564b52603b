import { FairQueue, type Line } from './fair-queue.js';

interface Waiting extends Line {
  go(): void;
}

/** Look-ups of unknown keys at the same time: those on PostgreSQL take connections from everybody. */
const atOnce = 4;

/**
 * Makes whoever tries keys wait for others who do. Keys that were accepted lately are looked up at once;
 * others a few at a time, in turns of the networks that they come from.
 */
export class UnknownKeys {
  readonly #known = new Set<string>();
  readonly #waiting = new FairQueue<Waiting>();
  #underWay = 0;
  #isScheduled = false;

  /** @param knownMax keys to remember as in use; the one that was not used for longest is forgotten first */
  constructor(private readonly knownMax = 10_000) {}

  /** @param lookUp finds and accepts the key, or throws */
  async lookUp<Found>(hash: string, lineOf: () => Line, lookUp: () => Promise<Found>): Promise<Found> {
    if (this.#known.delete(hash)) {
      this.#known.add(hash);
      return lookUp().catch((error: unknown) => {
        this.#known.delete(hash);
        throw error;
      });
    }
    await this.#turn(lineOf());
    try {
      const found = await lookUp();
      this.#remember(hash);
      return found;
    } finally {
      this.#underWay -= 1;
      this.#schedule();
    }
  }

  #remember(hash: string): void {
    if (this.#known.size >= this.knownMax) this.#known.delete(this.#known.values().next().value as string);
    this.#known.add(hash);
  }

  #turn({ owner, key, isFirst }: Line): Promise<void> {
    return new Promise((go) => {
      this.#waiting.add({ owner, key, isFirst, go });
      this.#schedule();
    });
  }

  /** Whatever else has arrived is served between two look-ups. */
  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0 || this.#underWay >= atOnce) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const next = this.#waiting.take(() => 'go');
      if (next) this.#underWay += 1;
      next?.go();
      this.#schedule();
    });
  }
}
