import type { ObservedCommit } from '../../ports/observer.js';
import { OutcomeUnknown, type Step, StoreFault, type TransactOutcome } from '../../ports/store.js';
import type { SqliteConnection } from './sqlite-connection.js';
import { faultOf, isDamage, isDiskError, isLostRace, isStorageFull } from './sqlite-errors.js';
import { callOnSqlite } from './values.js';

/** What waits for the next shared commit: a transaction, or a statement that writes and returns rows. */
interface Member {
  /** Writes, within the shared transaction. */
  apply(): unknown;
  /** Gets what `apply` has returned, once it is on the disk. */
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A step after the guard found that a row exists already, or has another version than was read. */
class LaterRaceLost extends Error {
  constructor(readonly step: number) {
    super(`Step ${step} lost the race`);
  }
}

const committed: TransactOutcome = { outcome: 'committed' };

/** On a slow disk, a commit may apply for so many times the last wait: else most of the time is waits. */
const applyingPerWait = 3;

export interface GroupCommitOptions {
  /** How many transactions may share one commit. */
  batchMax: number;
  /** How long one commit may apply transactions, in ms; then everything else that has arrived is served. */
  turnMs: number;
  onFatal(error: Error): void;
  /** Called after each commit. */
  onCommit?(commit: ObservedCommit): void;
  /** Monotonic, ms. */
  nowMs?: () => number;
}

/**
 * Applies the transactions that wait at the same moment in one SQLite transaction, so that they share one
 * wait for the disk. None is reported as committed before that commit returns. There are no savepoints, since
 * they copy every touched page. A lost race has written nothing, since the guard is the first statement. Any
 * other error rolls the batch back and runs each member alone, so that only the failing one fails.
 *
 * A commit applies transactions for one turn only, since the process can do nothing else meanwhile: a flood
 * of large writes would else keep every read waiting for all that arrived with it.
 */
export class GroupCommit {
  readonly #waiting: Member[] = [];
  #scheduled = false;
  #durable = false;
  #fatal: Error | undefined;
  /** How long the last commit waited for the disk. */
  #waitedMs = 0;
  readonly #nowMs: () => number;

  constructor(
    private readonly connection: SqliteConnection,
    private readonly options: GroupCommitOptions,
  ) {
    this.#nowMs = options.nowMs ?? (() => performance.now());
  }

  transact(steps: readonly Step[]): Promise<TransactOutcome> {
    return this.#enter(() => this.#apply(steps));
  }

  /** Runs one statement that writes, and returns its rows. */
  returning<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#enter(() => this.connection.rows<Row>(text, values));
  }

  #enter<Result>(apply: () => Result): Promise<Result> {
    this.assertAlive();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ apply, resolve: resolve as Member['resolve'], reject });
      this.#schedule();
    });
  }

  /** @throws once a commit has failed, since this process no longer knows what the database holds */
  assertAlive(): void {
    if (this.#fatal) throw new StoreFault('The store has stopped', true, { cause: this.#fatal });
  }

  /** Stops the store after an I/O error: what a later sync reports may be wrong. */
  stopOnDiskError(error: unknown): void {
    if (!this.#fatal && isDiskError(error)) this.#stop(error);
  }

  /** Commits the waiting transactions. */
  flush(): void {
    while (this.#waiting.length > 0) this.#runTurn();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#runTurn();
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  /** Commits as many of those that wait as a turn has time for, and one at least. */
  #runTurn(): void {
    const { batchMax, turnMs } = this.options;
    const endAtMs = this.#nowMs() + Math.max(turnMs, applyingPerWait * this.#waitedMs);
    const batch = this.#waiting.splice(0, batchMax);
    const left = this.#run(batch, endAtMs);
    if (left > 0) this.#waiting.unshift(...batch.slice(batch.length - left));
  }

  /** Returns how many members at the end of a batch it had no time for: nothing has become of them. */
  #run(batch: readonly Member[], endAtMs = Number.POSITIVE_INFINITY): number {
    if (this.#fatal) {
      for (const member of batch) member.reject(new StoreFault('The store has stopped', true));
      return 0;
    }
    const results: unknown[] = [];
    const applied: Member[] = [];
    try {
      this.connection.control('begin immediate');
      for (const member of batch) {
        if (applied.length > 0 && this.#nowMs() >= endAtMs) break;
        applied.push(member);
        results.push(member.apply());
      }
    } catch (error) {
      // Without a transaction no member was tried; after damage none shall be.
      const failed = applied.length === 0 || isDamage(error) ? batch : applied;
      this.#refuse(failed, error);
      return batch.length - failed.length;
    }
    if (this.#commit(applied)) {
      applied.forEach((member, index) => {
        member.resolve(results[index]);
      });
    }
    return batch.length - applied.length;
  }

  /** Rolls the batch back. Its members fail together only if running them alone could do harm. */
  #refuse(batch: readonly Member[], error: unknown): void {
    const begun = this.connection.inTransaction;
    if (!this.#rollBack()) error = this.#fatal;
    this.stopOnDiskError(error);
    const [first] = batch;
    if (batch.length === 1 && first && error instanceof LaterRaceLost) {
      first.resolve({ outcome: 'lost_race', step: error.step });
    } else if (batch.length === 1 || !begun || this.#fatal || isDamage(error)) {
      for (const member of batch) member.reject(faultOf(error));
    } else {
      this.#tryAlone(batch);
    }
  }

  #tryAlone(batch: readonly Member[]): void {
    let damage: unknown;
    for (const member of batch) {
      if (damage !== undefined) {
        member.reject(faultOf(damage));
        continue;
      }
      const reject = (error: Error) => {
        if (isDamage(error.cause)) damage = error.cause;
        member.reject(error);
      };
      this.#run([{ ...member, reject }]);
    }
  }

  #apply(steps: readonly Step[]): TransactOutcome {
    for (const [index, step] of steps.entries()) {
      const touched = this.#touch(step, index);
      const expected = step.many?.rows.length ?? 1;
      if (touched === expected || step.anyRows) continue;
      if (touched === 0 && index === 0) return { outcome: 'lost_race', step: 0 };
      if (touched < expected && (step.versioned || index === 0)) throw new LaterRaceLost(index);
      throw new StoreFault(`${step.statement.name} touched ${touched} rows`, false);
    }
    return committed;
  }

  #touch({ statement, params }: Step, index: number): number {
    try {
      const { text, values } = callOnSqlite(statement, params);
      return this.connection.touch(text, values);
    } catch (error) {
      if (!isLostRace(error)) throw error;
      // SQLite has undone the statement, and before the guard nothing else was written.
      if (index === 0) return 0;
      throw new LaterRaceLost(index);
    }
  }

  #rollBack(): boolean {
    try {
      // A full disk or an I/O error may have rolled back already.
      if (this.connection.inTransaction) this.connection.control('rollback');
      return true;
    } catch (error) {
      this.#stop(error);
      return false;
    }
  }

  /** Stops the store if it is unknown whether the commit reached the disk. */
  #commit(batch: readonly Member[]): boolean {
    try {
      const begunAtMs = this.#nowMs();
      this.connection.control('commit');
      this.#waitedMs = this.#nowMs() - begunAtMs;
      if (!this.#durable) this.connection.assertDurable();
      this.#durable = true;
    } catch (error) {
      const fault = this.#isUndone(error) ? faultOf(error) : this.#unknown(error);
      for (const member of batch) member.reject(fault);
      return false;
    }
    this.options.onCommit?.({ transactions: batch.length, ms: this.#waitedMs });
    return true;
  }

  /**
   * Whether a COMMIT that failed has certainly changed nothing. On a full disk it has: the frame that would
   * have committed is the last to be written, so it was not written whole, and SQLite has rolled back.
   */
  #isUndone(error: unknown): boolean {
    return isStorageFull(error) && this.#rollBack();
  }

  #unknown(error: unknown): OutcomeUnknown {
    if (!this.#fatal) this.#stop(error);
    return new OutcomeUnknown('COMMIT failed', { cause: error });
  }

  #stop(cause: unknown): void {
    this.#fatal = cause instanceof Error ? cause : new Error(String(cause));
    this.options.onFatal(this.#fatal);
  }
}
