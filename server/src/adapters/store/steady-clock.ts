import type { Leap, Timekeeper } from '../../ports/timekeeper.js';

/** A larger jump ahead is a leap. */
const leapMs = 3_600_000;
/** How fast the time advances while it is ahead of the clock. */
const slowed = 0.5;

/**
 * Time that never goes back. After the clock went back, time advances at half speed until the clock has
 * caught up, so that pauses and leases still end.
 */
export class SteadyClock implements Timekeeper {
  #now: number;
  #readAt: number;
  /** The clock less the monotonic clock, when last read. */
  #difference: number;
  #leap: Leap | null = null;

  /** @param monotonic ms, advancing as time passes, from any beginning */
  constructor(
    private readonly clock: () => number,
    private readonly monotonic: () => number = () => performance.now(),
  ) {
    this.#now = clock();
    this.#readAt = monotonic();
    this.#difference = this.#now - this.#readAt;
  }

  now(): number {
    const [time, readAt] = [this.clock(), this.monotonic()];
    const passed = readAt - this.#readAt;
    const difference = time - readAt;
    if (difference - this.#difference > leapMs)
      this.#leap ??= { from: Math.floor(this.#now + passed), to: time };
    this.#now = Math.max(time, this.#now + passed * slowed);
    this.#readAt = readAt;
    this.#difference = difference;
    return Math.floor(this.#now);
  }

  leap(): Leap | null {
    return this.#leap;
  }

  raise(reached: number): void {
    this.#now = Math.max(this.#now, reached);
  }

  follow(): void {
    this.#now = this.clock();
    this.#readAt = this.monotonic();
    this.#difference = this.#now - this.#readAt;
    this.#leap = null;
  }
}
