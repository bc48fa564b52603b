import { OutcomeUnknown, type Step, StoreFault, type TransactOutcome } from '../../ports/store.js';
import type { SqliteConnection } from './sqlite-connection.js';
import { faultOf, isDamage, isUniqueViolation } from './sqlite-errors.js';
import { valuesOf } from './values.js';

/** A transaction that waits for the next shared commit. */
interface Member {
  readonly steps: readonly Step[];
  resolve(outcome: TransactOutcome): void;
  reject(error: Error): void;
}

/** A step after the guard met a row that exists already, or not the version that was read. */
class LaterRaceLost extends Error {
  constructor(readonly step: number) {
    super(`Step ${step} lost the race`);
  }
}

const committed: TransactOutcome = { outcome: 'committed' };

/**
 * Applies the transactions that wait at the same moment one after another in one SQLite transaction, so that
 * they share one wait for the disk. Nobody is answered before that commit returned. There are no savepoints,
 * which would copy every touched page: a lost race has written nothing, since the guard is the first
 * statement, and any other refusal rolls the batch back and lets each member try alone, so that the failing
 * one fails alone.
 */
export class GroupCommit {
  readonly #waiting: Member[] = [];
  #scheduled = false;
  #durable = false;
  #fatal: Error | undefined;

  constructor(
    private readonly connection: SqliteConnection,
    private readonly batchMax: number,
    private readonly onFatal: (error: Error) => void,
  ) {}

  transact(steps: readonly Step[]): Promise<TransactOutcome> {
    this.assertAlive();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ steps, resolve, reject });
      this.#schedule();
    });
  }

  /** @throws once a commit has failed: what the database holds is then unknown to this process */
  assertAlive(): void {
    if (this.#fatal) throw new StoreFault('The store has stopped', true, { cause: this.#fatal });
  }

  /** Commits what still waits. */
  flush(): void {
    while (this.#waiting.length > 0) this.#run(this.#waiting.splice(0, this.batchMax));
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#run(this.#waiting.splice(0, this.batchMax));
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  #run(batch: readonly Member[]): void {
    if (this.#fatal) {
      for (const member of batch) member.reject(new StoreFault('The store has stopped', true));
      return;
    }
    const outcomes: TransactOutcome[] = [];
    try {
      this.connection.control('begin immediate');
      for (const member of batch) outcomes.push(this.#apply(member.steps));
    } catch (error) {
      this.#refuse(batch, error);
      return;
    }
    if (!this.#commit(batch)) return;
    batch.forEach((member, index) => {
      member.resolve(outcomes[index] as TransactOutcome);
    });
  }

  /** Nothing of the batch stays; its members fail together only when trying them alone could do harm. */
  #refuse(batch: readonly Member[], error: unknown): void {
    const begun = this.connection.inTransaction;
    if (!this.#rollBack()) error = this.#fatal;
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
      const { steps, resolve } = member;
      const reject = (error: Error) => {
        if (isDamage(error.cause)) damage = error.cause;
        member.reject(error);
      };
      this.#run([{ steps, resolve, reject }]);
    }
  }

  #apply(steps: readonly Step[]): TransactOutcome {
    for (const [index, step] of steps.entries()) {
      const touched = this.#touch(step, index);
      if (touched === 1 || step.anyRows) continue;
      if (touched === 0 && index === 0) return { outcome: 'lost_race', step: 0 };
      if (touched === 0 && step.versioned) throw new LaterRaceLost(index);
      throw new StoreFault(`${step.statement.name} touched ${touched} rows`, false);
    }
    return committed;
  }

  #touch({ statement, params }: Step, index: number): number {
    try {
      return this.connection.touch(statement.sql.sqlite, valuesOf(statement, params));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
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

  /** Answers nobody and stops the store when it cannot be known whether the commit reached the disk. */
  #commit(batch: readonly Member[]): boolean {
    try {
      this.connection.control('commit');
      if (!this.#durable) this.connection.assertDurable();
      this.#durable = true;
      return true;
    } catch (error) {
      this.#stop(error);
      for (const member of batch) member.reject(new OutcomeUnknown('COMMIT failed', { cause: error }));
      return false;
    }
  }

  #stop(cause: unknown): void {
    this.#fatal = cause instanceof Error ? cause : new Error(String(cause));
    this.onFatal(this.#fatal);
  }
}
