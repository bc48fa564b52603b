import type { FakeClock } from './clock.js';

/** Counts calls in windows of the fake's clock. */
export class RateLimit {
  #startedAt = Number.NEGATIVE_INFINITY;
  #used = 0;

  constructor(
    private readonly clock: FakeClock,
    private readonly limit: number,
    private readonly windowMs: number,
  ) {}

  /** Counts a call; returns whether it may pass. */
  pass(): boolean {
    if (this.resetSeconds() === 0) {
      this.#startedAt = this.clock.now();
      this.#used = 0;
    }
    this.#used += 1;
    return this.#used <= this.limit;
  }

  remaining(): number {
    return Math.max(0, this.limit - this.#used);
  }

  /** Whole seconds until the window ends; 0 if none is open. */
  resetSeconds(): number {
    return Math.max(0, Math.ceil((this.#startedAt + this.windowMs - this.clock.now()) / 1_000));
  }
}
