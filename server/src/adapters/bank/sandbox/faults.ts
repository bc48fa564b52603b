import type { Store } from '../../../ports/store.js';
import type { SandboxFault } from '../../store/rows.js';
import { step } from '../../store/statement.js';
import { armFault, listFaults, takeFault } from './fault-queries.js';

/** How long a process may miss a fault that another process has set. */
const freshMs = 1_000;

type Operation = SandboxFault['operation'];

/**
 * The faults that merchants have set. The database shares them, and each is used once. The list is cached for
 * a second, so that a call in a sandbox without faults costs no query.
 */
export class Faults {
  readonly #store: Store;
  #armed = new Map<Operation, Set<string>>();
  /** When the newest read began, on the monotonic clock. */
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Sets how the next calls of an operation fail; a count of 0 removes the fault. */
  async arm(fault: SandboxFault): Promise<void> {
    await this.#store.transact([step(armFault, fault)]);
    await this.#read();
  }

  /**
   * Uses one up if the account has any for this operation.
   *
   * @param findOwner finds the account of the call; used only while this operation has any fault
   */
  async take(
    operation: Operation,
    findOwner: () => Promise<string | undefined> | string,
  ): Promise<SandboxFault['kind'] | null> {
    if (performance.now() - this.#readAt >= freshMs) await this.#readTogether();
    const accounts = this.#armed.get(operation);
    if (!accounts) return null;
    const accountId = await findOwner();
    if (accountId === undefined || !accounts.has(accountId)) return null;
    const taken = await this.#store.one(takeFault, { accountId, operation });
    if (!taken) accounts.delete(accountId);
    return taken?.kind ?? null;
  }

  /** Concurrent calls share one read. */
  async #readTogether(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    const beganAt = performance.now();
    const rows = await this.#store.all(listFaults, {});
    // A slow read must not overwrite the result of a later one.
    if (beganAt < this.#readAt) return;
    this.#readAt = beganAt;
    this.#armed = new Map();
    for (const { operation, accountId } of rows) {
      const accounts = this.#armed.get(operation) ?? new Set();
      this.#armed.set(operation, accounts.add(accountId));
    }
  }
}
