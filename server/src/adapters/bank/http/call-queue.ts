import type { TokenBucket } from './token-bucket.js';

/** Time as the core measures it; a test sets it. */
export interface CallClock {
  /** Monotonic, in ms. */
  now(): number;
  wait(ms: number): Promise<void>;
}

/** What leaves first while the limit holds calls back. */
export type Priority = 'money' | 'look_up' | 'other';

const order: Readonly<Record<Priority, number>> = { money: 0, look_up: 1, other: 2 };

interface Waiting {
  rank: number;
  deadlineAt: number;
  resolve(mayLeave: boolean): void;
}

/** Holds calls back until the limit lets them through: those that move money before all others. */
export class CallQueue {
  readonly #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(
    private readonly bucket: TokenBucket,
    private readonly clock: CallClock,
  ) {}

  /** Returns true as soon as a call may leave, and false as soon as it cannot leave before its deadline. */
  pass(priority: Priority, deadlineAt: number): Promise<boolean> {
    return new Promise((resolve) => {
      const rank = order[priority];
      const index = this.#waiting.findIndex((other) => other.rank > rank);
      this.#waiting.splice(index < 0 ? this.#waiting.length : index, 0, { rank, deadlineAt, resolve });
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const now = this.clock.now();
      this.#refuse(now);
      if (this.#waiting.length === 0) break;
      const waitMs = this.bucket.take(now);
      if (waitMs === 0) {
        this.#waiting.shift()?.resolve(true);
        continue;
      }
      this.#refuse(now + waitMs);
      if (this.#waiting.length > 0) await this.clock.wait(waitMs);
    }
    this.#isRunning = false;
  }

  /** Refuses the calls that could leave at this moment at the earliest, and have to have ended by then. */
  #refuse(earliestAt: number): void {
    for (let index = this.#waiting.length - 1; index >= 0; index -= 1) {
      const [late] =
        (this.#waiting[index] as Waiting).deadlineAt <= earliestAt ? this.#waiting.splice(index, 1) : [];
      late?.resolve(false);
    }
  }
}
