/** How much there is at once, and how much comes back each second. */
export interface Allowance {
  perSecond: number;
  burst: number;
}

/** Beyond this many, the oldest bucket is deleted. */
const bucketsMax = 10_000;

/** What is left of an allowance, as of when it was last asked for. */
export class TokenBucket {
  constructor(
    private readonly allowance: Allowance,
    public tokens: number,
    private refilledAtMs: number,
  ) {}

  refill(nowMs: number): void {
    const { perSecond, burst } = this.allowance;
    const gained = (Math.max(0, nowMs - this.refilledAtMs) / 1000) * perSecond;
    this.tokens = Math.min(burst, this.tokens + gained);
    this.refilledAtMs = nowMs;
  }

  /** Returns in how many whole seconds there are so many tokens; 0 if there are. */
  secondsUntil(count: number): number {
    return Math.max(0, Math.ceil((count - this.tokens) / this.allowance.perSecond));
  }
}

/** Token buckets of this process, one for each key. */
export class TokenBuckets {
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(
    readonly allowance: Allowance,
    private readonly nowMs: () => number = Date.now,
  ) {}

  /** Returns the bucket of a key, refilled. */
  of(key: string): TokenBucket {
    const known = this.#buckets.get(key);
    if (known === undefined) return this.#create(key);
    known.refill(this.nowMs());
    return known;
  }

  #create(key: string): TokenBucket {
    if (this.#buckets.size >= bucketsMax) this.#buckets.delete(this.#buckets.keys().next().value as string);
    const fresh = new TokenBucket(this.allowance, this.allowance.burst, this.nowMs());
    this.#buckets.set(key, fresh);
    return fresh;
  }
}
