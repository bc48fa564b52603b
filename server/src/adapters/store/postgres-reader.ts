import type pg from 'pg';
import type { AdHocQuery, Statement, StoreFault } from '../../ports/store.js';
import { faultOf } from './postgres-errors.js';
import { connectMsMax } from './postgres-pool.js';
import { ReadQueue } from './read-queue.js';
import { valuesOf } from './values.js';

export interface PostgresReaderOptions {
  /** Told of the fault of a read outside of a snapshot; returns what is thrown. */
  noted?: (fault: StoreFault) => Error;
  /** Whether a read of a snapshot may take no longer than any other. */
  isBounded?: boolean;
}

const beginRead = 'begin isolation level repeatable read read only';

/** Reads through the connections of a pool. */
export class PostgresReader {
  readonly #queue: ReadQueue;

  readonly #noted: (fault: StoreFault) => Error;
  readonly #isBounded: boolean;

  constructor(
    private readonly pool: pg.Pool,
    { noted = (fault) => fault, isBounded = false }: PostgresReaderOptions = {},
  ) {
    this.#noted = noted;
    this.#isBounded = isBounded;
    const tripsMax = Math.max(1, Math.floor(pool.options.max / 2));
    this.#queue = new ReadQueue(pool, { tripsMax, waitMs: connectMsMax });
  }

  async one<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R | undefined> {
    return (await this.all(statement, params))[0];
  }

  async all<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R[]> {
    if (statement.isByKey) return this.#judged(this.#queue.read(statement, params));
    const { name, sql } = statement;
    return this.rows<R>({ name, text: sql.postgres, values: valuesOf(statement, params) });
  }

  async list<R>(query: AdHocQuery<R>): Promise<R[]> {
    const { sql, values } = query.compile('postgres');
    return this.rows<R>({ text: sql, values: [...values] });
  }

  async snapshot<R>(queries: readonly AdHocQuery<R>[]): Promise<R[][]> {
    return this.inSnapshot(async (client) => {
      const found: R[][] = [];
      for (const query of queries) {
        const { sql, values } = query.compile('postgres');
        found.push((await client.query(sql, [...values])).rows as R[]);
      }
      return found;
    });
  }

  async inSnapshot<Result>(read: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.connect();
    try {
      await client.query(this.#isBounded ? beginRead : `${beginRead}; set local statement_timeout = 0`);
      const found = await read(client);
      await client.query('commit');
      client.release();
      return found;
    } catch (error) {
      client.release(true);
      throw faultOf(error);
    }
  }

  async rows<R>(query: pg.QueryConfig): Promise<R[]> {
    return this.#judged(this.pool.query(query).then(({ rows }) => rows as R[]));
  }

  async #judged<R>(rows: Promise<R[]>): Promise<R[]> {
    try {
      return await rows;
    } catch (error) {
      throw this.#noted(faultOf(error));
    }
  }

  async connect(): Promise<pg.PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw faultOf(error);
    }
  }
}
