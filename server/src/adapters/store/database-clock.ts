/** How often the clock is compared with the database's. */
const sampleEveryMs = 10_000;

/**
 * Follows the database's clock, so that all processes on one database agree on what is due, and answers
 * without asking: between samples it counts on with this machine's monotonic clock.
 */
export class DatabaseClock {
  /** The database's time less our monotonic time. */
  #aheadMs = Date.now() - performance.now();
  readonly #timer: NodeJS.Timeout;

  /** @param ask reads the database's time in ms */
  constructor(private readonly ask: () => Promise<number>) {
    this.#timer = setInterval(() => void this.sample().catch(() => {}), sampleEveryMs);
    this.#timer.unref();
  }

  now(): number {
    return Math.floor(this.#aheadMs + performance.now());
  }

  /** Half of the round trip is taken as the age of the answer. */
  async sample(): Promise<void> {
    const askedAt = performance.now();
    const time = await this.ask();
    this.#aheadMs = time - (askedAt + performance.now()) / 2;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
