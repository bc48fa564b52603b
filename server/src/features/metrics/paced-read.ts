/** How long a scrape waits for what is read. */
const usualPatienceMs = 2_000;
/** A result is given again for this long, so that a scraper in a loop reads nothing more. */
const keptMs = 5_000;
/** And for so many times as long as it took, since reads are not what the database is for. */
const keptFactor = 100;
/** But no longer than this: an old result hides what has changed since. */
const keptMaxMs = 60_000;

/** Gives the result of a read that is repeated rarely; null if there is none in time. */
export class PacedRead<Result> {
  #underWay: Promise<Result | null> | null = null;
  #result: Result | null = null;
  #keptUntil = Number.NEGATIVE_INFINITY;

  /** @param now the monotonic clock, in ms */
  constructor(
    private readonly read: () => Promise<Result>,
    private readonly failed: (error: unknown) => void,
    private readonly now: () => number = () => performance.now(),
    private readonly patienceMs = usualPatienceMs,
  ) {}

  /** A read that does not end in time goes on, and its result is kept for the next call. */
  async get(): Promise<Result | null> {
    if (this.#underWay === null && this.now() < this.#keptUntil) return this.#result;
    this.#underWay ??= this.#begin();
    return within(this.patienceMs, this.#underWay);
  }

  async #begin(): Promise<Result | null> {
    const begunAt = this.now();
    let pauseMs = keptMs;
    try {
      this.#result = await this.read();
      pauseMs = Math.min(Math.max(keptMs, keptFactor * (this.now() - begunAt)), keptMaxMs);
    } catch (error) {
      // However long the failure took, the next scrape shows as soon as may be that it is over.
      this.#result = null;
      this.failed(error);
    }
    this.#keptUntil = this.now() + pauseMs;
    this.#underWay = null;
    return this.#result;
  }
}

function within<Result>(ms: number, work: Promise<Result | null>): Promise<Result | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    void work.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}
