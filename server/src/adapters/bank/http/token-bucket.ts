/** What an answer's headers say about the partner's limit. */
export interface LimitReport {
  /** Calls left in the partner's window; null if it does not say. */
  remaining: number | null;
  /** When the window ends, in ms from now; null if it does not say. */
  resetMs: number | null;
  /** How long the partner asks us to wait, in ms; null if it does not say. */
  retryAfterMs: number | null;
  /** Whether it refused the call for the limit. */
  isExceeded: boolean;
}

export interface BucketOptions {
  /** Calls that may leave at once. */
  burst: number;
  /** Calls per second after that. */
  perSecond: number;
}

/** The longest pause that a header causes. */
const pauseMaxMs = 600_000;
/** The pause after a refusal that names no time. */
const unnamedPauseMs = 1_000;

/** Limits outgoing calls: an own rate, and what the partner says of its limit. */
export class TokenBucket {
  #tokens: number;
  #countedAt: number;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly options: BucketOptions,
    now: number,
  ) {
    this.#tokens = options.burst;
    this.#countedAt = now;
  }

  /** Takes a token and returns 0, or returns in how many ms to ask again. */
  take(now: number): number {
    this.#refill(now);
    if (now < this.#pausedUntil) return Math.ceil(this.#pausedUntil - now);
    if (this.#tokens >= 1) {
      this.#tokens -= 1;
      return 0;
    }
    return Math.max(1, Math.ceil(((1 - this.#tokens) * 1_000) / this.options.perSecond));
  }

  /** Obeys what the partner reports: other processes use up the same limit. */
  learn(report: LimitReport, now: number): void {
    this.#refill(now);
    const { remaining, isExceeded } = report;
    if (remaining !== null) this.#tokens = Math.min(this.#tokens, remaining);
    const pauseMs = Math.min(pauseMaxMs, pauseOf(report));
    if (isExceeded || remaining === 0) this.#pausedUntil = Math.max(this.#pausedUntil, now + pauseMs);
  }

  #refill(now: number): void {
    const { burst, perSecond } = this.options;
    const elapsedMs = Math.max(0, now - this.#countedAt);
    this.#tokens = Math.min(burst, this.#tokens + (elapsedMs * perSecond) / 1_000);
    this.#countedAt = Math.max(now, this.#countedAt);
  }
}

/** A refusal while calls are left is about another limit, such as look-ups a day: it pauses briefly. */
function pauseOf({ remaining, resetMs, retryAfterMs }: LimitReport): number {
  if (retryAfterMs !== null) return retryAfterMs;
  const isUsedUp = remaining === null || remaining === 0;
  return isUsedUp && resetMs !== null ? resetMs : unnamedPauseMs;
}

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Reads `x-ratelimit-remaining`, `x-ratelimit-reset` and `retry-after`, the last two in seconds. */
export function limitReportOf({ status, headers }: Answer): LimitReport {
  return {
    remaining: numberIn(headers['x-ratelimit-remaining']),
    resetMs: inMs(numberIn(headers['x-ratelimit-reset'])),
    retryAfterMs: inMs(numberIn(headers['retry-after'])),
    isExceeded: status === 429,
  };
}

function numberIn(header: string | string[] | undefined): number | null {
  const text = Array.isArray(header) ? header[0] : header;
  return text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

function inMs(seconds: number | null): number | null {
  return seconds === null ? null : seconds * 1_000;
}
