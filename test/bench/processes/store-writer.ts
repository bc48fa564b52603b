import type { Statement, Step, Store } from '../../../server/src/ports/store.js';
import { built } from '../built.js';
import { escrowBody } from '../escrow-body.js';
import { type Round, roundOf } from '../figures.js';
import { initiateRows } from '../initiate-rows.js';
import { loadWrites } from '../statements.js';
import { serveOrders } from './serve-orders.js';

type Sqlite = typeof import('../../../server/src/adapters/store/sqlite.js');
type Postgres = typeof import('../../../server/src/adapters/store/postgres.js');

/** The order to open a store, or to write initiates for a while with this many concurrent transactions. */
export type WriterOrder =
  | { open: { file: string; groupCommit: boolean } | { postgresUrl: string; poolSize: number } }
  | { accountId: string; concurrency: number; durationMs: number };

/** The service's store alone, in its own process. */
class Writer {
  #store: Store | null = null;
  #statements: Statement<never, unknown>[] = [];
  #written = 0;

  async obey(order: WriterOrder): Promise<Round | null> {
    if ('open' in order) await this.#open(order.open);
    else return this.#write(order);
    return null;
  }

  async #open(what: Extract<WriterOrder, { open: unknown }>['open']): Promise<void> {
    this.#store = await openStore(what);
    this.#statements = await loadWrites();
  }

  async #write(order: Exclude<WriterOrder, { open: unknown }>): Promise<Round> {
    const tookMs: number[] = [];
    const begunMs = performance.now();
    const lanes = Array.from({ length: order.concurrency }, () => this.#lane(order, begunMs, tookMs));
    await Promise.all(lanes);
    return roundOf(tookMs, performance.now() - begunMs);
  }

  async #lane(
    order: Exclude<WriterOrder, { open: unknown }>,
    begunMs: number,
    tookMs: number[],
  ): Promise<void> {
    const { accountId, durationMs } = order;
    while (performance.now() - begunMs < durationMs) {
      const sentAtMs = performance.now();
      const outcome = await this.#store?.transact(this.#steps(accountId));
      if (outcome?.outcome !== 'committed') throw new Error('A transaction was not committed');
      tookMs.push(performance.now() - sentAtMs);
    }
  }

  #steps(accountId: string): Step[] {
    this.#written += 1;
    const reference = `WRITER-${process.pid}-${this.#written}`;
    const rows = initiateRows(accountId, { ...escrowBody, reference }, Date.now());
    return rows.map((row, n) => ({
      statement: this.#statements[n] as Step['statement'],
      params: row as object as Step['params'],
    }));
  }
}

function fail(error: Error): never {
  throw error;
}

async function openStore(what: Extract<WriterOrder, { open: unknown }>['open']): Promise<Store> {
  if ('file' in what) {
    const { openSqlite } = await built<Sqlite>('adapters/store/sqlite.js');
    return openSqlite({ ...what, onFatal: fail });
  }
  const { openPostgres } = await built<Postgres>('adapters/store/postgres.js');
  return openPostgres({ url: what.postgresUrl, poolSize: what.poolSize });
}

const writer = new Writer();
serveOrders((order: WriterOrder) => writer.obey(order));
