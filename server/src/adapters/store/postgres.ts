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
import { openPool } from './postgres-pool.js';
import { PostgresReader } from './postgres-reader.js';
import { runScans } from './postgres-scan.js';
import { SteadyClock } from './steady-clock.js';
import { StorageWatch } from './storage-watch.js';

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
  readonly #reader: PostgresReader;
  readonly #clock: DatabaseClock;
  readonly timekeeper: SteadyClock;
  readonly storage: StorageWatch;
  readonly #onCommit: (commit: ObservedCommit) => void;

  constructor({ url, poolSize = poolSizeDefault, onStorage, onCommit = () => {} }: PostgresOptions) {
    this.#onCommit = onCommit;
    this.storage = new StorageWatch((steps) => this.#transact(steps), onStorage);
    this.#pool = openPool(url, { poolSize });
    this.#reader = new PostgresReader(this.#pool, { noted: (fault) => this.storage.noted(fault) });
    this.#clock = new DatabaseClock(async () => {
      const [row] = await this.#reader.rows<{ now: number }>({ text: readClock });
      return row?.now as number;
    });
    this.timekeeper = new SteadyClock(() => this.#clock.now());
    void this.#clock.sample().catch(() => {});
  }

  now(): number {
    return this.timekeeper.now();
  }

  one<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R | undefined> {
    return this.#reader.one(statement, params);
  }

  all<P extends object, R>(statement: Statement<P, R>, params: P): Promise<R[]> {
    return this.#reader.all(statement, params);
  }

  list<R>(query: AdHocQuery<R>): Promise<R[]> {
    return this.#reader.list(query);
  }

  snapshot<R>(queries: readonly AdHocQuery<R>[]): Promise<R[][]> {
    return this.#reader.snapshot(queries);
  }

  scan(scans: Iterable<Scan>): Promise<void> {
    return this.#reader.inSnapshot((client) => runScans(client, scans));
  }

  async transact(steps: readonly Step[]): Promise<TransactOutcome> {
    return this.storage.transact(steps);
  }

  async #transact(steps: readonly Step[]): Promise<TransactOutcome> {
    const client = await this.#reader.connect();
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
    const client = await this.#reader.connect();
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
