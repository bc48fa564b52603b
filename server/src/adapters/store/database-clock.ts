/** How often the clock is compared with the database's. */
const sampleEveryMs = 10_000;
/** A result that took longer is ignored, unless it is the first. */
const roundTripMaxMs = 1_000;

/**
 * Follows the database's clock, so that all processes on one database agree on what is due. Between samples
 * it advances by this machine's monotonic clock, so that reading the time needs no query.
 */
export class DatabaseClock {
  /** The database's time less our monotonic time. */
  #aheadMs = Date.now() - performance.now();
  #isSampled = false;
  readonly #timer: NodeJS.Timeout;

  /** @param readTime reads the database's time in ms */
  constructor(private readonly readTime: () => Promise<number>) {
    this.#timer = setInterval(() => void this.sample().catch(() => {}), sampleEveryMs);
    this.#timer.unref();
  }

  now(): number {
    return Math.floor(this.#aheadMs + performance.now());
  }

  /** Takes half of the round trip as the age of the result; one that took long says too little. */
  async sample(): Promise<void> {
    const startedAt = performance.now();
    const time = await this.readTime();
    const endedAt = performance.now();
    if (this.#isSampled && endedAt - startedAt > roundTripMaxMs) return;
    this.#isSampled = true;
    this.#aheadMs = time - (startedAt + endedAt) / 2;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
