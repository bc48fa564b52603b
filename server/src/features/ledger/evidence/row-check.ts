import type { RowEntry } from '../../../adapters/store/evidence.js';
import { hashRow, type PermanentTable, rowIdOf } from '../../../adapters/store/row-hash.js';
import type { ChangeMark } from '../../../adapters/store/rows.js';
import type { Mode } from '../../../domain/records.js';
import type { TestClosing } from '../../../domain/test-closing.js';
import type { Discrepancy } from '../check.js';
import { isRemovable } from './closings.js';

/** What the rows of a change take from it. */
export type RecordedChange = Pick<ChangeMark, 'id' | 'mode' | 'at'>;

export interface RowCheckOptions {
  /** Whether the changes go back to the first one, so that each row must be in one. */
  isComplete: boolean;
  /** The only mode whose rows are compared; null: both. */
  mode: Mode | null;
  /** Whether the row of an id is compared. */
  isWanted(id: string): boolean;
  /** Whether what is wrong with a row is reported; others are only read. All are if it is missing. */
  isReported?(id: string): boolean;
}

/** The newest that the changes say about a row. */
interface Newest {
  version: number;
  hash: string;
  mode: Mode;
  /** The change that wrote it, when, and its place among the rows of that change. */
  change: string;
  changedAt: number;
  place: number;
  /** The closing of test data that removes the row; null: it stays. */
  closing: TestClosing | null;
}

/** The event that was read before; no change if it is not compared. */
interface ReadEvent extends Pick<Newest, 'change' | 'place'> {
  checkoutId: string | null;
  at: number;
}

/**
 * Compares permanent rows with the last change that wrote each, and names what is wrong. What it holds in
 * memory grows with the rows that are wanted.
 */
export class RowCheck {
  readonly discrepancies: Discrepancy[] = [];
  readonly #newest = new Map<string, Newest>();
  #unrecordedRows = 0;
  #event: ReadEvent | null = null;

  constructor(private readonly options: RowCheckOptions) {}

  /** Rows that no change has written since the evidence began. */
  get unrecordedRows(): number {
    return this.#unrecordedRows;
  }

  /** Takes what a change says of its rows. @param closing the one that closed the change */
  takeChange(mark: RecordedChange, entries: readonly RowEntry[], closing: TestClosing | null): void {
    if (this.options.mode !== null && mark.mode !== this.options.mode) return;
    for (const [place, entry] of entries.entries()) {
      if (this.options.isWanted(entry[1])) this.#takeEntry(entry, mark, place, closing);
    }
  }

  #takeEntry(
    [table, id, version, hash, readHash]: RowEntry,
    { id: change, mode, at: changedAt }: RecordedChange,
    place: number,
    closedBy: TestClosing | null,
  ): void {
    const key = `${table} ${id}`;
    const closing = isRemovable(table) ? closedBy : null;
    const last = this.#newest.get(key);
    // A row that was removed can be made again under the same id.
    const before = last?.closing && last.closing !== closing ? undefined : last;
    this.#newest.set(key, { version, hash, mode, change, changedAt, place, closing });
    const isFirst = before === undefined;
    if (isFirst ? version > 1 && this.options.isComplete : version !== before.version + 1) {
      const words = `${named(table, id)}: the change after version ${before?.version ?? 0} is missing`;
      this.#report(id, `${table}_history`, mode, words);
    } else if (before && readHash !== undefined && readHash !== before.hash) {
      const words = `${named(table, id)}: it was altered before change ${change} wrote version ${version}`;
      this.#report(id, `${table}_altered_before`, mode, words);
    }
  }

  /** Takes the rows of a table; events in the order of their numbers within each checkout. */
  takeRow(table: PermanentTable, row: object): void {
    const id = rowIdOf(table, row);
    const {
      mode,
      version = 1,
      checkoutId = null,
      at = 0,
    } = row as { mode: Mode; version?: number; checkoutId?: string | null; at?: number };
    if (!this.options.isWanted(id)) {
      if (table === 'event') this.#event = { checkoutId, at, change: '', place: 0 };
      return;
    }
    const key = `${table} ${id}`;
    const newest = this.#newest.get(key);
    this.#newest.delete(key);
    // The events before one that is being removed may be gone.
    if (table === 'event' && newest?.closing === null) this.#takeEvent(id, { ...newest, checkoutId, at });
    if (!newest) {
      // No change writes the events of a webhook endpoint.
      if (table === 'event' && checkoutId === null) return;
      if (this.#isReported(id)) this.#unrecordedRows += 1;
      // No closing is from before the evidence.
      if (this.options.isComplete || table === 'test_closing')
        this.#report(id, `${table}_unknown`, mode, `${named(table, id)}: no change wrote it`);
    } else if (newest.closing !== null && mode === 'live') {
      const words = `it is of live mode, and closing ${newest.closing.id} has its change`;
      this.#report(id, `${table}_altered`, mode, `${named(table, id)}: ${words}`);
    } else if (newest.closing !== null && newest.closing.closedAt !== null) {
      const words = `closing ${newest.closing.id} removed it, and it is there`;
      this.#report(id, `${table}_not_removed`, newest.mode, `${named(table, id)}: ${words}`);
    } else if (newest.version !== version) {
      const words = `its version is ${version}, the last change wrote version ${newest.version}`;
      this.#report(id, `${table}_altered`, newest.mode, `${named(table, id)}: ${words}`);
    } else if (hashRow(table, row) !== newest.hash) {
      this.#report(
        id,
        `${table}_altered`,
        newest.mode,
        `${named(table, id)}: it is not what the last change wrote`,
      );
    }
  }

  /**
   * An event has the time of its change, or that of the event before it if that is later. The events of one
   * change are numbered in the order in which it wrote them.
   */
  #takeEvent(id: string, event: ReadEvent & Newest): void {
    const before = this.#event?.checkoutId === event.checkoutId ? this.#event : null;
    this.#event = event;
    if (event.at !== Math.max(event.changedAt, before?.at ?? 0)) {
      this.#report(id, 'event_altered', event.mode, `event ${id}: its time is not that of its change`);
    }
    if (before?.change !== event.change || before.place < event.place) return;
    this.#report(
      id,
      'event_numbers',
      event.mode,
      `event ${id}: it is not in the order of change ${event.change}`,
    );
  }

  /** Reports the rows that a change wrote and that are gone, though no closing removed them. */
  finish(): void {
    for (const [key, { mode, closing }] of this.#newest) {
      if (closing !== null) continue;
      const [table, id] = key.split(' ', 2) as [PermanentTable, string];
      this.#report(id, `${table}_missing`, mode, `${named(table, id)}: a change wrote it, and it is missing`);
    }
  }

  #isReported(id: string): boolean {
    return this.options.isReported?.(id) ?? true;
  }

  #report(id: string, code: string, mode: Mode | null, words: string): void {
    if (this.#isReported(id)) this.discrepancies.push({ code, mode, words });
  }
}

function named(table: string, id: string): string {
  return `${table.replaceAll('_', ' ')} ${id}`;
}
