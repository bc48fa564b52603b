import type pg from 'pg';
import type { Statement } from '../../ports/store.js';
import { isOfStatement } from './postgres-errors.js';
import { type Arrival, type Read, readInOneTrip } from './read-trip.js';
import { valuesOf } from './values.js';
import { wireValues } from './wire.js';

/** Reads of one trip: one backend runs them one after another. */
const readsMax = 16;

/**
 * Lets reads that are asked for at the same moment share a round trip, since the trip costs this process and
 * PostgreSQL more than a read by key does. While as many trips are under way as may be, reads wait for
 * the next one to return, so that more share it the busier the process is.
 */
export class SharedReads {
  readonly #waiting: Read[] = [];
  #underWay = 0;
  #isScheduled = false;

  /** @param tripsMax trips at the same time; each takes a connection */
  constructor(
    private readonly pool: pg.Pool,
    private readonly tripsMax: number,
  ) {}

  /** @throws what PostgreSQL or the connection says; a fault of one read is not that of another */
  read<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R[]> {
    const values = wireValues(valuesOf(statement, params));
    return new Promise<object[]>((resolve, reject) => {
      this.#waiting.push({ statement, values, resolve, reject });
      this.#schedule();
    }) as Promise<R[]>;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#underWay >= this.tripsMax) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      while (this.#waiting.length > 0 && this.#underWay < this.tripsMax) void this.#travel();
    });
  }

  async #travel(): Promise<void> {
    this.#underWay += 1;
    const reads = this.#waiting.splice(0, readsMax);
    try {
      const client = await this.pool.connect();
      const arrival = await readInOneTrip(client, reads);
      client.release(arrival.error !== null && !isOfStatement(arrival.error));
      this.#settle(arrival);
    } catch (error) {
      for (const read of reads) read.reject(error);
    }
    this.#underWay -= 1;
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** After the error of one statement, those that were not run travel again. */
  #settle(arrival: Arrival): void {
    if (arrival.error === null) return;
    const { error, failed, unread } = arrival;
    failed?.reject(error);
    if (isOfStatement(error)) this.#waiting.unshift(...unread);
    else for (const read of unread) read.reject(error);
  }
}
