import type { RowEntry } from '../../../adapters/store/evidence.js';
import { coveredFields, hashCells, type PermanentTable } from '../../../adapters/store/row-hash.js';
import type { TestClosing } from '../../../domain/test-closing.js';
import type { ChangeRow } from './change-check.js';
import { isRemovable } from './closings.js';
import { partOf, RowSums } from './row-sums.js';

/** So many rows of changes that are in no block yet are remembered by their id. */
const tailRowsMax = 1_000_000;

/** Finds the parts whose rows are not all as their last change left them, in memory of a fixed size. */
export class RowTotals {
  readonly #sums = new RowSums();
  readonly #tail = new Map<string, number>();
  #event: { checkoutId: unknown; id: string; at: number; part: number } | null = null;

  /** @param isSealed whether a block says in which order the changes came */
  takeChange(
    { at }: ChangeRow,
    entries: readonly RowEntry[],
    closing: TestClosing | null,
    isSealed: boolean,
  ): void {
    let eventBefore = '';
    for (const [table, id, version, hash, readHash] of entries) {
      // Nothing else is in a change that has not been altered.
      if (typeof id !== 'string' || typeof hash !== 'string') continue;
      const part = partOf(id);
      if (closing !== null && isRemovable(table)) {
        // Until the removal has ended, some of its rows are there.
        if (closing.closedAt === null) this.#sums.suspect(part);
        this.#sums.expect();
        continue;
      }
      if (table === 'event') {
        if (version !== 1 || id <= eventBefore) this.#sums.suspect(part);
        if (id <= eventBefore) this.#sums.suspect(partOf(eventBefore));
        eventBefore = id;
        this.#sums.add(part, hash, at);
        continue;
      }
      this.#sums.add(part, hash, version);
      if (readHash !== undefined) this.#sums.take(part, readHash, version - 1);
      else if (version > 1) this.#sums.suspect(part);
      if (!isSealed) this.#takeUnsealed(`${table} ${id}`, part, version);
    }
  }

  /** Who alters positions that no block has sealed can exchange the changes of a row. */
  #takeUnsealed(key: string, part: number, version: number): void {
    const before = this.#tail.get(key);
    if ((before !== undefined && before >= version) || this.#tail.size >= tailRowsMax) {
      this.#sums.suspect(part);
    } else this.#tail.set(key, version);
  }

  /** Returns what takes the rows of a table as cells. */
  takerOf(table: PermanentTable): (cells: readonly unknown[]) => void {
    const fields = coveredFields(table);
    const placeOf = (field: string) => fields.indexOf(field);
    const [id, state] = [placeOf(table === 'virtual_account' ? 'partnerReference' : 'id'), fields.length];
    const [accountId, mode, checkoutId] = [placeOf('accountId'), placeOf('mode'), placeOf('checkoutId')];
    return (cells) => {
      const rowId = id < 0 ? `${cells[accountId]}:${cells[mode]}` : (cells[id] as string);
      const part = partOf(rowId);
      if (table === 'event') {
        // No change writes the events of a webhook endpoint.
        if (cells[checkoutId] === null) return;
        this.#takeEvent(cells[checkoutId], rowId, cells[state] as number, part);
      }
      this.#sums.take(part, hashCells(table, cells), cells[state] as number);
    };
  }

  /**
   * An event has the time of its change unless the one before has a later one. Events of the same time are in
   * the order of their ids if one change wrote them, so others are compared with their changes.
   */
  #takeEvent(checkoutId: unknown, id: string, at: number, part: number): void {
    const before = this.#event;
    this.#event = { checkoutId, id, at, part };
    if (before === null || before.checkoutId !== checkoutId) return;
    if (at < before.at || (at === before.at && id <= before.id)) {
      this.#sums.suspect(part);
      this.#sums.suspect(before.part);
    }
  }

  /** The parts in which a row differs, in groups of about so many rows. */
  differing(rowsMax: number): ReadonlySet<number>[] {
    return this.#sums.differing(rowsMax);
  }
}
