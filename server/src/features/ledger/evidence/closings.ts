import { createHash, type Hash } from 'node:crypto';
import { closedLine } from '../../../adapters/store/closed-line.js';
import type { PermanentTable } from '../../../adapters/store/row-hash.js';
import type { Block, ChangeMark } from '../../../adapters/store/rows.js';
import type { Mode } from '../../../domain/records.js';
import type { TestClosing } from '../../../domain/test-closing.js';
import type { Discrepancy } from '../check.js';

/** Permanent tables that a closing leaves alone: settings, their log, and the closings themselves. */
const kept: ReadonlySet<PermanentTable> = new Set([
  'audit_entry',
  'merchant_bank_account',
  'partner_settlement',
  'test_closing',
]);

/** Whether rows of a table go when test data is closed. */
export function isRemovable(table: PermanentTable): boolean {
  return !kept.has(table);
}

/** A closing with what the changes that it closes come to. */
interface Counted {
  closing: TestClosing;
  hash: Hash;
  changes: number;
}

/** Compares each closing record with the changes that it closes, which stay. */
export class ClosingCheck {
  readonly #ofAccount = new Map<string, Counted[]>();
  readonly #wrong: string[] = [];

  /** Takes the closings of every account in their order. */
  take(closing: TestClosing): void {
    const { id, accountId, n, throughPosition } = closing;
    // The mode comes from the database, where somebody may have written another.
    const mode: Mode = closing.mode;
    if (mode !== 'test') {
      this.#wrong.push(`closing ${id}: it is of ${String(mode)} mode, whose data is never removed`);
      return;
    }
    const earlier = this.#ofAccount.get(accountId) ?? [];
    const before = earlier.at(-1)?.closing;
    if (n !== (before?.n ?? 0) + 1 || throughPosition < (before?.throughPosition ?? 0)) {
      this.#wrong.push(`closing ${id}: it does not follow the one before it`);
    }
    this.#ofAccount.set(accountId, [...earlier, { closing, hash: createHash('sha256'), changes: 0 }]);
  }

  /** What is wrong with the closings that were taken. */
  get discrepancies(): Discrepancy[] {
    return this.#wrong.map((words) => ({ code: 'closing_altered', mode: null, words }));
  }

  /** Returns the closing that a change is closed by, if it is of test mode. */
  closingOf(mark: Pick<ChangeMark, 'accountId' | 'mode' | 'position'>): TestClosing | null {
    return this.#countedOf(mark)?.closing ?? null;
  }

  /** Counts a change in the closing that it is closed by. */
  count(mark: Omit<ChangeMark, 'token'>): void {
    const counted = this.#countedOf(mark);
    if (!counted) return;
    counted.hash.update(closedLine(mark));
    counted.changes += 1;
  }

  #countedOf({ accountId, mode, position }: Pick<ChangeMark, 'accountId' | 'mode' | 'position'>) {
    if (mode !== 'test' || position === null) return undefined;
    return this.#ofAccount.get(accountId)?.find(({ closing }) => position <= closing.throughPosition);
  }

  finish(blockAt: (n: number) => Block | undefined): Discrepancy[] {
    for (const { closing, hash, changes } of [...this.#ofAccount.values()].flat()) {
      const { id, changeCount, changesHash, throughBlock, throughPosition } = closing;
      const block = blockAt(throughBlock);
      if (changes !== changeCount) {
        this.#wrong.push(`closing ${id}: it closed ${changeCount} changes, ${changes} are there`);
      } else if (hash.digest('base64url') !== changesHash) {
        this.#wrong.push(`closing ${id}: its changes are not what it closed`);
      }
      if (!block || block.throughPosition < throughPosition) {
        this.#wrong.push(`closing ${id}: its changes are not in block ${throughBlock}`);
      }
    }
    return this.discrepancies;
  }
}
