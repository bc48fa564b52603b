import { finishSuccesses, type PlainSuccess } from '../../adapters/store/finished-deliveries.js';
import { accountTime } from '../../pipeline/context.js';
import type { Services } from '../../services.js';
import { type MadeAttempt, recordAttempt, successRows } from './record-attempt.js';

/** Attempts that one transaction records: more would keep everything else waiting while they are written. */
const togetherMax = 32;

interface Waiting {
  made: MadeAttempt;
  resolve(): void;
  reject(error: unknown): void;
}

/** Records the successes that end in the same turn of the event loop together. All are of one mode. */
export class SuccessRecorder {
  readonly #services: Services;
  #waiting: Waiting[] = [];

  constructor(services: Services) {
    this.#services = services;
  }

  /** Resolves once the attempt is recorded, or has lost its lease to another worker. */
  record(made: MadeAttempt): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ made, resolve, reject });
    });
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    while (waiting.length > 0) void this.#write(waiting.splice(0, togetherMax));
  }

  async #write(together: readonly Waiting[]): Promise<void> {
    try {
      const isWritten = await this.#recordTogether(together.map(({ made }) => made));
      for (const { made, resolve, reject } of together) {
        if (isWritten) resolve();
        else recordAttempt(this.#services, made).then(resolve, reject);
      }
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }

  #recordTogether(together: readonly MadeAttempt[]): Promise<boolean> {
    return finishSuccesses(this.#services.store, () => this.#rowsOf(together));
  }

  /** Reads the time of each account once. */
  #rowsOf(together: readonly MadeAttempt[]): Promise<PlainSuccess[]> {
    const times = new Map<string, ReturnType<typeof accountTime>>();
    for (const { delivery } of together) {
      const { accountId, mode } = delivery;
      if (!times.has(accountId)) times.set(accountId, accountTime(this.#services, accountId, mode));
    }
    const rows = together.map(async (made) => {
      const { now } = await (times.get(made.delivery.accountId) as ReturnType<typeof accountTime>);
      return successRows(this.#services, made, now);
    });
    return Promise.all(rows);
  }
}
