export interface BreakerOptions {
  /** Failures in a row that open it. */
  failuresMax: number;
  /** How long it stays open at first; each failed trial doubles it. */
  pauseMs: number;
  pauseMaxMs: number;
}

const usual: BreakerOptions = { failuresMax: 5, pauseMs: 10_000, pauseMaxMs: 60_000 };

/**
 * Stops calls to a partner that does not respond. After a pause it lets one call through on trial, never one
 * that moves money: what became of that would be unknown again.
 */
export class CircuitBreaker {
  #failures = 0;
  #openings = 0;
  /** Null while closed. */
  #retryAt: number | null = null;
  #isOnTrial = false;

  constructor(private readonly options: BreakerOptions = usual) {}

  /** Whether a call may leave now. */
  admits(now: number, movesMoney: boolean): boolean {
    if (this.#retryAt === null) return true;
    return !movesMoney && !this.#isOnTrial && now >= this.#retryAt;
  }

  /** Counts a call that leaves now. */
  begin(): void {
    if (this.#retryAt !== null) this.#isOnTrial = true;
  }

  succeed(): void {
    this.#failures = 0;
    this.#openings = 0;
    this.#retryAt = null;
    this.#isOnTrial = false;
  }

  fail(now: number): void {
    this.#failures += 1;
    const isTrial = this.#isOnTrial;
    this.#isOnTrial = false;
    // Calls that left before it opened do not keep it open for longer.
    if (this.#retryAt !== null ? !isTrial : this.#failures < this.options.failuresMax) return;
    const { pauseMs, pauseMaxMs } = this.options;
    this.#retryAt = now + Math.min(pauseMaxMs, pauseMs * 2 ** this.#openings);
    this.#openings += 1;
  }
}
