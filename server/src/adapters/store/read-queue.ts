import type pg from 'pg';
import { type Statement, StoreFault } from '../../ports/store.js';
import { isOfStatement } from './postgres-errors.js';
import { type Arrival, type Read, readInOneTrip } from './read-trip.js';
import { valuesOf } from './values.js';
import { wireValues } from './wire.js';

/** Reads of one trip: one backend runs them one after another. */
const readsMax = 16;

/** A read that waits for a trip. */
interface Waiting extends Read {
  /** On the monotonic clock. */
  readonly since: number;
  /** After it shared a trip with a read that failed, as one that waits for a lock does. */
  isAlone: boolean;
}

export interface ReadQueueOptions {
  /** Trips at the same time; each takes a connection. */
  tripsMax: number;
  /** How long a read may wait for a trip, in ms. */
  waitMs: number;
}

/**
 * A queue of reads. Those that are asked for at the same moment share a round trip, since the trip costs this
 * process and PostgreSQL more than a read by key does. While as many trips are under way as may be, reads
 * wait for the next one to return, so that more share it the busier the process is.
 */
export class ReadQueue {
  #waiting: Waiting[] = [];
  #underWay = 0;
  #isScheduled = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: ReadQueueOptions,
  ) {}

  /** @throws what PostgreSQL or the connection says; a fault of one read is not that of another */
  async read<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R[]> {
    const { name } = statement;
    const text = statement.sql.postgres;
    const values = wireValues(valuesOf(statement, params));
    const rows = await new Promise<object[]>((resolve, reject) => {
      const since = performance.now();
      this.#waiting.push({ name, text, values, resolve, reject, since, isAlone: false });
      this.#schedule();
    });
    return rows as R[];
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    if (this.#underWay >= this.options.tripsMax) {
      this.#watch();
      return;
    }
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      while (this.#waiting.length > 0 && this.#underWay < this.options.tripsMax) void this.#travel();
      if (this.#waiting.length > 0) this.#watch();
    });
  }

  async #travel(): Promise<void> {
    this.#underWay += 1;
    const reads = this.#waiting.splice(0, this.#sizeOfNext());
    try {
      this.#settle(await this.#send(reads));
    } catch (error) {
      for (const read of reads) read.reject(error);
    }
    this.#underWay -= 1;
    if (this.#waiting.length > 0) this.#schedule();
  }

  #sizeOfNext(): number {
    const alone = this.#waiting.slice(0, readsMax).findIndex(({ isAlone }) => isAlone);
    return alone === -1 ? readsMax : Math.max(1, alone);
  }

  async #send(reads: readonly Waiting[]): Promise<Arrival<Waiting>> {
    const client = await this.pool.connect();
    let isBroken = true;
    try {
      const arrival = await readInOneTrip(client, reads);
      isBroken = arrival.error !== null && !isOfStatement(arrival.error);
      return arrival;
    } finally {
      client.release(isBroken);
    }
  }

  /** After the error of one statement, those that were not run travel again, each by itself. */
  #settle(arrival: Arrival<Waiting>): void {
    if (arrival.error === null) return;
    const { error, failed, unread } = arrival;
    failed?.reject(error);
    if (isOfStatement(error)) {
      for (const read of unread) read.isAlone = true;
      this.#waiting.unshift(...unread);
    } else {
      for (const read of unread) read.reject(error);
    }
  }

  /** Refuses reads that wait for too long, as when PostgreSQL answers none of the trips. */
  #watch(): void {
    const [oldest] = this.#waiting;
    if (this.#timer !== null || oldest === undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        const now = performance.now();
        const isLate = ({ since }: Waiting) => now - since >= this.options.waitMs;
        const late = this.#waiting.filter(isLate);
        this.#waiting = this.#waiting.filter((read) => !isLate(read));
        for (const read of late) read.reject(new StoreFault('PostgreSQL: no connection was free', true));
        this.#watch();
      },
      Math.max(1, oldest.since + this.options.waitMs - performance.now()),
    );
    this.#timer.unref();
  }
}
