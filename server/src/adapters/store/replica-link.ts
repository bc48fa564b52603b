import type pg from 'pg';
import type { Reader } from '../../ports/reports.js';
import type { Statement } from '../../ports/store.js';
import { isOfStatement } from './postgres-errors.js';
import { openPool } from './postgres-pool.js';
import { PostgresReader } from './postgres-reader.js';
import {
  findIdentity,
  findReplicaMark,
  type Identity,
  type Place,
  type ReplicaMark,
} from './replica-place.js';
import { SharedRead } from './shared-read.js';

const statementTimeoutMs = 5_000;
const timeouts = {
  connectionTimeoutMillis: 2_000,
  /** Longer than a statement may take, for a connection that is silent. */
  query_timeout: 7_000,
  // A replica that is silent does not keep the process from its end.
  allowExitOnIdle: true,
};

/** A read of the replica failed: the database is read in its place. */
export class ReplicaFault extends Error {
  override readonly name = 'ReplicaFault';
}

/** The connections to one process of a replica. */
export class ReplicaLink {
  readonly reader: Reader;
  /** Reads how far it is. */
  readonly place: SharedRead<Place<ReplicaMark>>;
  readonly #pools: readonly pg.Pool[];
  #identity: Identity | null = null;
  /** The newest position that a connection has told. */
  #reached = 0;
  #closing: Promise<unknown> | null = null;

  constructor(url: string, poolSize: number) {
    const verify = (client: pg.PoolClient, done: (error?: Error) => void) => {
      this.#verify(client).then(() => done(), done);
    };
    const options = { statementTimeoutMs, ...timeouts, verify };
    // Lists that keep all connections busy must not look like a replica that is silent.
    const [lists, places] = [
      openPool(url, { poolSize, ...options }),
      openPool(url, { poolSize: 1, ...options }),
    ];
    this.#pools = [lists, places];
    this.reader = marked(new PostgresReader(lists, { isBounded: true }));
    const placeReader = new PostgresReader(places);
    this.place = new SharedRead(() => this.#readPlace(placeReader));
  }

  async close(): Promise<void> {
    this.#closing ??= Promise.all(this.#pools.map((pool) => pool.end()));
    await this.#closing;
  }

  /**
   * What one connection says of the replica must hold for the others: no balancer may be in between, and a
   * replica that crashed must have applied again what it had applied before.
   */
  async #verify(client: pg.PoolClient): Promise<void> {
    const { rows } = await client.query<Identity>(findIdentity.sql.postgres);
    const { rows: marks } = await client.query<ReplicaMark>(findReplicaMark.sql.postgres);
    this.#identity ??= rows[0] as Identity;
    if (rows[0]?.startedAt !== this.#identity.startedAt) throw new Error('Another server answers');
    if ((marks[0]?.position ?? 0) < this.#reached) throw new Error('The replica has gone back');
  }

  async #readPlace(reader: PostgresReader): Promise<Place<ReplicaMark>> {
    const mark = (await reader.one(findReplicaMark, {})) as ReplicaMark;
    this.#reached = Math.max(this.#reached, mark.position);
    return { ...mark, ...(this.#identity as Identity) };
  }
}

/** Marks the faults of a reader as those of the replica. */
function marked(reader: PostgresReader): Reader {
  const mark = async <R>(read: Promise<R>): Promise<R> => {
    try {
      return await read;
    } catch (error) {
      throw new ReplicaFault('The replica could not be read', { cause: error });
    }
  };
  return {
    one: <P extends object, R>(statement: Statement<P, R>, params: P) => mark(reader.one(statement, params)),
    all: <P extends object, R>(statement: Statement<P, R>, params: P) => mark(reader.all(statement, params)),
    list: (query) => mark(reader.list(query)),
    snapshot: (queries) => mark(reader.snapshot(queries)),
  };
}

/** Whether one query failed, and not the connection: it took too long, or was in the way of the log. */
export function isOfQuery({ cause }: ReplicaFault): boolean {
  return isOfStatement((cause as Error | undefined)?.cause);
}
