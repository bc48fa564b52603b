/** The clock of a fake partner, in milliseconds since 1970. It moves only when told to, or with real time. */
export class FakeClock {
  #offsetMs = 0;

  private constructor(private readonly base: () => number) {}

  /** Stands still until a test moves it. */
  static standing(startMs = Date.UTC(2026, 10, 20, 9)): FakeClock {
    return new FakeClock(() => startMs);
  }

  /** Runs with real time, for a fake that a developer starts. */
  static running(): FakeClock {
    return new FakeClock(Date.now);
  }

  /** Shows the time of another clock, which may also be set back. */
  static following(now: () => number): FakeClock {
    return new FakeClock(now);
  }

  now(): number {
    return this.base() + this.#offsetMs;
  }

  advance(ms: number): void {
    if (!(ms >= 0)) throw new Error(`A clock does not go back: ${ms} ms`);
    this.#offsetMs += ms;
  }
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
