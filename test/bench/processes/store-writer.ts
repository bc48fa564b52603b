import type { Statement, Step, Store } from '../../../server/src/ports/store.js';
import { built } from '../built.js';
import { escrowBody } from '../escrow-body.js';
import { type Round, roundOf } from '../figures.js';
import { initiateRows } from '../initiate-rows.js';
import { loadWrites } from '../statements.js';
import { serveTasks } from './serve-tasks.js';

type Sqlite = typeof import('../../../server/src/adapters/store/sqlite.js');
type Postgres = typeof import('../../../server/src/adapters/store/postgres.js');

/** The task to open a store, or to write initiates for a while with this many concurrent transactions. */
export type WriterTask =
  | { open: { file: string; groupCommit: boolean } | { postgresUrl: string; poolSize: number } }
  | { accountId: string; concurrency: number; durationMs: number };

/** The service's store alone, in its own process. */
class Writer {
  #store: Store | null = null;
  #statements: Statement<never, unknown>[] = [];
  #written = 0;

  async obey(task: WriterTask): Promise<Round | null> {
    if ('open' in task) await this.#open(task.open);
    else return this.#write(task);
    return null;
  }

  async #open(what: Extract<WriterTask, { open: unknown }>['open']): Promise<void> {
    this.#store = await openStore(what);
    this.#statements = await loadWrites();
  }

  async #write(task: Exclude<WriterTask, { open: unknown }>): Promise<Round> {
    const tookMs: number[] = [];
    const begunMs = performance.now();
    const workers = Array.from({ length: task.concurrency }, () => this.#worker(task, begunMs, tookMs));
    await Promise.all(workers);
    return roundOf(tookMs, performance.now() - begunMs);
  }

  async #worker(
    task: Exclude<WriterTask, { open: unknown }>,
    begunMs: number,
    tookMs: number[],
  ): Promise<void> {
    const { accountId, durationMs } = task;
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

async function openStore(what: Extract<WriterTask, { open: unknown }>['open']): Promise<Store> {
  if ('file' in what) {
    const { openSqlite } = await built<Sqlite>('adapters/store/sqlite.js');
    return openSqlite({ ...what, onFatal: fail });
  }
  const { openPostgres } = await built<Postgres>('adapters/store/postgres.js');
  return openPostgres({ url: what.postgresUrl, poolSize: what.poolSize });
}

const writer = new Writer();
serveTasks((task: WriterTask) => writer.obey(task));
