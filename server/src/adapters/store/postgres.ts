import type pg from 'pg';
import type { ObservedCommit } from '../../ports/observer.js';
import {
  type AdHocQuery,
  type Migratable,
  type Scan,
  type Statement,
  type Step,
  type Store,
  StoreFault,
  type TransactOutcome,
} from '../../ports/store.js';
import { DatabaseClock } from './database-clock.js';
import { liftBase } from './event-position.js';
import { createHistory, pendingMigrations, recordMigration } from './migrations/index.js';
import { transactInOneTrip } from './one-trip.js';
import { faultOf } from './postgres-errors.js';
import { connectMsMax, openPool } from './postgres-pool.js';
import { runScans } from './postgres-scan.js';
import { ReadQueue } from './read-queue.js';
import { SteadyClock } from './steady-clock.js';
import { StorageWatch } from './storage-watch.js';
import { valuesOf } from './values.js';

export interface PostgresOptions {
  url: string;
  /** Connections of this process. */
  poolSize?: number;
  /** Called when writes begin to find no space, and when there is space again. */
  onStorage?(isFull: boolean): void;
  /** Called after each commit. */
  onCommit?(commit: ObservedCommit): void;
}

const poolSizeDefault = 16;

/** Identifies the lock of migrations: any number, which must never change. */
const migrationLock = 7_305_117_408;

const readClock = 'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now';

/** A store on PostgreSQL, which several processes may share. */
export class PostgresStore implements Store {
  readonly engine = 'postgres';
  readonly #pool: pg.Pool;
  readonly #reads: ReadQueue;
  readonly #clock: DatabaseClock;
  readonly timekeeper: SteadyClock;
  readonly storage: StorageWatch;
  readonly #onCommit: (commit: ObservedCommit) => void;

  constructor({ url, poolSize = poolSizeDefault, onStorage, onCommit = () => {} }: PostgresOptions) {
    this.#onCommit = onCommit;
    this.storage = new StorageWatch((steps) => this.#transact(steps), onStorage);
    this.#pool = openPool(url, poolSize);
    this.#reads = new ReadQueue(this.#pool, {
      tripsMax: Math.max(1, Math.floor(poolSize / 2)),
      waitMs: connectMsMax,
    });
    this.#clock = new DatabaseClock(async () => {
      const [row] = await this.#rows<{ now: number }>({ text: readClock });
      return row?.now as number;
    });
    this.timekeeper = new SteadyClock(() => this.#clock.now());
    void this.#clock.sample().catch(() => {});
  }

  now(): number {
    return this.timekeeper.now();
  }

  async one<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R | undefined> {
    return (await this.all(statement, params))[0];
  }

  async all<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R[]> {
    if (statement.isByKey) return this.#noted(this.#reads.read(statement, params));
    const { name, sql } = statement;
    return this.#rows<R>({ name, text: sql.postgres, values: valuesOf(statement, params) });
  }

  async list<R>(query: AdHocQuery<R>): Promise<R[]> {
    const { sql, values } = query.compile('postgres');
    return this.#rows<R>({ text: sql, values: [...values] });
  }

  async snapshot<R>(queries: readonly AdHocQuery<R>[]): Promise<R[][]> {
    return this.#inSnapshot(async (client) => {
      const found: R[][] = [];
      for (const query of queries) {
        const { sql, values } = query.compile('postgres');
        found.push((await client.query(sql, [...values])).rows as R[]);
      }
      return found;
    });
  }

  async scan(scans: Iterable<Scan>): Promise<void> {
    await this.#inSnapshot((client) => runScans(client, scans));
  }

  async #inSnapshot<Result>(read: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#connect();
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

  async transact(steps: readonly Step[]): Promise<TransactOutcome> {
    return this.storage.transact(steps);
  }

  async #transact(steps: readonly Step[]): Promise<TransactOutcome> {
    const client = await this.#connect();
    const begunAt = performance.now();
    let outcome: TransactOutcome;
    try {
      outcome = await transactInOneTrip(client, steps);
    } catch (error) {
      client.release(!(error instanceof StoreFault));
      throw error;
    }
    client.release();
    if (outcome.outcome === 'committed') this.#onCommit({ transactions: 1, ms: performance.now() - begunAt });
    return outcome;
  }

  async migrate(which: Migratable = 'any'): Promise<void> {
    const client = await this.#connect();
    try {
      await client.query('begin');
      await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
      await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
      await applyPending(client, which, this.now());
      await client.query(liftBase);
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(true);
      throw faultOf(error);
    }
    await this.#clock.sample();
    // Until the first sample it was this machine's clock.
    this.timekeeper.follow();
  }

  async close(): Promise<void> {
    this.#clock.stop();
    await this.#pool.end();
  }

  async #rows<R>(query: pg.QueryConfig): Promise<R[]> {
    return this.#noted(this.#pool.query(query).then(({ rows }) => rows as R[]));
  }

  async #noted<R>(rows: Promise<R[]>): Promise<R[]> {
    try {
      return await rows;
    } catch (error) {
      throw this.storage.noted(faultOf(error));
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw faultOf(error);
    }
  }
}

async function applyPending(client: pg.PoolClient, which: Migratable, nowMs: number): Promise<void> {
  await client.query(createHistory('postgres'));
  const { rows } = await client.query<{ number: number }>('select number from migration');
  for (const migration of pendingMigrations(
    rows.map(({ number }) => number),
    which,
  )) {
    for (const text of migration.statements('postgres')) await client.query(text);
    await client.query(recordMigration(migration, nowMs));
  }
}

/** Opens the pool; call `migrate` before anything else, which also reads the database's clock. */
export function openPostgres(options: PostgresOptions): PostgresStore {
  return new PostgresStore(options);
}
