import { digestOf, type RowEntry } from '../../../adapters/store/evidence.js';
import { hashRow, type PermanentTable, rowIdOf } from '../../../adapters/store/row-hash.js';
import type { ChangeMark } from '../../../adapters/store/rows.js';
import type { Mode } from '../../../domain/records.js';
import type { TestClosing } from '../../../domain/test-closing.js';
import type { KeyedHash } from '../../../ports/keyed-hash.js';
import type { Discrepancy } from '../check.js';
import { isRemovable } from './closings.js';
import type { EvidenceHashes } from './hashes.js';

/** A change with its movements `[n, debit, credit, amount]`. */
export interface ReadChange {
  mark: ChangeMark;
  movements: readonly (readonly (string | number)[])[];
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

/** The event that was read before. */
interface ReadEvent extends Newest {
  checkoutId: string | null;
  at: number;
}

/** Compares every change with its digest, and every permanent row with the last change that wrote it. */
export class RowCheck {
  readonly discrepancies: Discrepancy[] = [];
  readonly #newest = new Map<string, Newest>();
  #unrecordedRows = 0;
  #event: ReadEvent | null = null;

  /**
   * @param isComplete no change is from before the evidence, so each row must be in one
   * @param mode the only mode whose rows are compared; null: both
   */
  constructor(
    private readonly hashes: EvidenceHashes,
    private readonly isComplete: () => boolean,
    private readonly mode: Mode | null,
  ) {}

  /** Rows that no change has written since the evidence began. */
  get unrecordedRows(): number {
    return this.#unrecordedRows;
  }

  /** @param closing the one that closed the change: its movements and most of its rows are removed */
  takeChange({ mark, movements }: ReadChange, closing: TestClosing | null = null): void {
    const { id, digest, rowsJson } = mark;
    const isOther = this.mode !== null && mark.mode !== this.mode;
    // What an altered change says of its mode is worth nothing.
    const mode = isOther ? null : mark.mode;
    if (digest === null || rowsJson === null) {
      this.#report('change_without_digest', mode, `change ${id}: it has no digest`);
      return;
    }
    if (closing !== null) this.#takeClosed(mark, movements.length, closing);
    else this.#compareDigest(mark, rowsJson, movements, mode);
    if (isOther) return;
    for (const [place, entry] of entriesOf(rowsJson).entries()) this.#takeEntry(entry, mark, place, closing);
  }

  /** The closing covers the change; its digest, which needs the movements, was compared before. */
  #takeClosed({ id, mode }: ChangeMark, movements: number, { id: closing, closedAt }: TestClosing): void {
    if (closedAt === null || movements === 0) return;
    const words = `change ${id}: closing ${closing} removed its movements, ${movements} are there`;
    this.#report('movement_not_removed', mode, words);
  }

  #compareDigest(
    mark: ChangeMark,
    rowsJson: string,
    movements: ReadChange['movements'],
    mode: Mode | null,
  ): void {
    const { id, digest, position } = mark;
    const make = (keyedHash: KeyedHash) => digestOf(keyedHash, { ...mark, rowsJson }, movements);
    if (this.hashes.isOne(digest as string, position ?? 0, make)) return;
    const what = 'its movements, its rows or its own columns are not what it wrote';
    this.#report('change_altered', mode, `change ${id}: ${what}`);
  }

  #takeEntry(
    [table, id, version, hash, readHash]: RowEntry,
    { id: change, mode, at: changedAt }: ChangeMark,
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
    if (isFirst ? version > 1 && this.isComplete() : version !== before.version + 1) {
      const words = `${named(table, id)}: the change after version ${before?.version ?? 0} is missing`;
      this.#report(`${table}_history`, mode, words);
    } else if (before && readHash !== undefined && readHash !== before.hash) {
      const words = `${named(table, id)}: it was altered before change ${change} wrote version ${version}`;
      this.#report(`${table}_altered_before`, mode, words);
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
    const key = `${table} ${id}`;
    const newest = this.#newest.get(key);
    this.#newest.delete(key);
    // The events before one that is being removed may be gone.
    if (table === 'event' && newest?.closing === null) this.#takeEvent(id, { ...newest, checkoutId, at });
    if (!newest) {
      // No change writes the events of a webhook endpoint.
      if (table === 'event' && checkoutId === null) return;
      this.#unrecordedRows += 1;
      if (this.isComplete())
        this.#report(`${table}_unknown`, mode, `${named(table, id)}: no change wrote it`);
    } else if (newest.closing !== null && newest.closing.closedAt !== null) {
      const words = `closing ${newest.closing.id} removed it, and it is there`;
      this.#report(`${table}_not_removed`, newest.mode, `${named(table, id)}: ${words}`);
    } else if (newest.version !== version) {
      const words = `its version is ${version}, the last change wrote version ${newest.version}`;
      this.#report(`${table}_altered`, newest.mode, `${named(table, id)}: ${words}`);
    } else if (hashRow(table, row) !== newest.hash) {
      this.#report(
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
  #takeEvent(id: string, event: ReadEvent): void {
    const before = this.#event?.checkoutId === event.checkoutId ? this.#event : null;
    this.#event = event;
    if (event.at !== Math.max(event.changedAt, before?.at ?? 0)) {
      this.#report('event_altered', event.mode, `event ${id}: its time is not that of its change`);
    }
    if (before?.change !== event.change || before.place < event.place) return;
    this.#report(
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
      this.#report(`${table}_missing`, mode, `${named(table, id)}: a change wrote it, and it is missing`);
    }
  }

  #report(code: string, mode: Mode | null, words: string): void {
    this.discrepancies.push({ code, mode, words });
  }
}

function named(table: string, id: string): string {
  return `${table.replaceAll('_', ' ')} ${id}`;
}

/** A text that does not parse belongs to a change whose digest has been reported. */
function entriesOf(rowsJson: string): readonly RowEntry[] {
  try {
    const entries: unknown = JSON.parse(rowsJson);
    return Array.isArray(entries)
      ? entries.filter(Array.isArray).map((entry) => entry as unknown as RowEntry)
      : [];
  } catch {
    return [];
  }
}
