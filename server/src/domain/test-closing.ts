import type { LedgerAccount, Movement } from './change.js';

/**
 * The closing of an account's test data: what its changes up to a position had recorded, before everything
 * but the changes and blocks is removed. The change that writes it covers it with its keyed digest.
 */
export interface TestClosing {
  id: string;
  accountId: string;
  /** Live data has no closing. */
  mode: 'test';
  version: number;
  /** Counts the closings of the account, from 1. */
  n: number;
  /** The position of the last change that is closed; 0: there was none. */
  throughPosition: number;
  /** The block that this change is in, or a later one. */
  throughBlock: number;
  /** The changes since the closing before, and the bytes of their texts: they stay. */
  changeCount: number;
  changeBytes: number;
  movementCount: number;
  /** Credits less debits by kind of ledger account, such as `escrow`, as JSON in the order of the kinds. */
  sumsJson: string;
  /** The hash over the closed changes in their order. */
  changesHash: string;
  /** Real time. */
  begunAt: number;
  /** When the last row was gone; null: they are being removed. */
  closedAt: number | null;
}

/** The ids of the changes that begin and end a closing. */
export const closingChanges = {
  begin: (id: string) => `test_closing:${id}`,
  end: (id: string) => `test_closed:${id}`,
} as const;

/** Sums movements by kind of ledger account: `escrow:0190` is of the kind `escrow`. */
export class ClosedSums {
  readonly #sums = new Map<string, number>();

  add({ debit, credit, amount }: Movement): void {
    this.#raise(debit, -amount);
    this.#raise(credit, amount);
  }

  /** Kinds whose sum is zero are named too. */
  toJson(): string {
    const sorted = [...this.#sums].sort(([left], [right]) => (left < right ? -1 : 1));
    return JSON.stringify(Object.fromEntries(sorted));
  }

  #raise(account: LedgerAccount, amount: number): void {
    const kind = account.split(':', 1)[0] as string;
    this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + amount);
  }
}
