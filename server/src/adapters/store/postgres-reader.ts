import type pg from 'pg';
import type { AdHocQuery, Statement, StoreFault } from '../../ports/store.js';
import { faultOf } from './postgres-errors.js';
import { valuesOf } from './values.js';

/** Reads through the connections of a pool. */
export class PostgresReader {
  /** @param noted is told of the fault of a read outside of a snapshot, and returns what is thrown */
  constructor(
    private readonly pool: pg.Pool,
    private readonly noted: (fault: StoreFault) => Error = (fault) => fault,
  ) {}

  async one<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R | undefined> {
    return (await this.all(statement, params))[0];
  }

  async all<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R[]> {
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
      await client.query('begin isolation level repeatable read read only; set local statement_timeout = 0');
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
    try {
      return (await this.pool.query(query)).rows as R[];
    } catch (error) {
      throw this.noted(faultOf(error));
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
