import { digestOf, type RowEntry } from '../../../adapters/store/evidence.js';
import type { ChangeMark } from '../../../adapters/store/rows.js';
import type { Mode } from '../../../domain/records.js';
import type { TestClosing } from '../../../domain/test-closing.js';
import type { KeyedHash } from '../../../ports/keyed-hash.js';
import type { Discrepancy } from '../check.js';
import type { EvidenceHashes } from './hashes.js';

/** A change as it is read; its token is not covered. */
export type ChangeRow = Omit<ChangeMark, 'token'>;

/** A change with its movements `[n, debit, credit, amount]`. */
export interface ReadChange {
  mark: ChangeRow;
  movements: readonly (readonly (string | number)[])[];
}

/** Compares every change with its digest. */
export class ChangeCheck {
  readonly discrepancies: Discrepancy[] = [];

  /** @param mode the only mode that is verified; null: both */
  constructor(
    private readonly hashes: EvidenceHashes,
    private readonly mode: Mode | null,
  ) {}

  /** @param closing the one that closed the change: its movements and most of its rows are removed */
  take({ mark, movements }: ReadChange, closing: TestClosing | null): void {
    const { id, digest, rowsJson } = mark;
    // What an altered change says of its mode is worth nothing.
    const mode = this.mode !== null && mark.mode !== this.mode ? null : mark.mode;
    if (digest === null || rowsJson === null) {
      this.#report('change_without_digest', mode, `change ${id}: it has no digest`);
    } else if (closing !== null) this.#takeClosed(mark, movements.length, closing);
    else this.#compareDigest(mark, rowsJson, movements, mode);
  }

  /** The closing covers the change; its digest, which needs the movements, was compared before. */
  #takeClosed({ id, mode }: ChangeRow, movements: number, { id: closing, closedAt }: TestClosing): void {
    if (closedAt === null || movements === 0) return;
    const words = `change ${id}: closing ${closing} removed its movements, ${movements} are there`;
    this.#report('movement_not_removed', mode, words);
  }

  #compareDigest(
    mark: ChangeRow,
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

  #report(code: string, mode: Mode | null, words: string): void {
    this.discrepancies.push({ code, mode, words });
  }
}

/**
 * Returns what a change says of its rows. It says nothing if it has no digest; a text that does not parse
 * belongs to a change whose digest is reported.
 */
export function entriesOf({ digest, rowsJson }: Pick<ChangeRow, 'digest' | 'rowsJson'>): readonly RowEntry[] {
  if (digest === null || rowsJson === null) return [];
  try {
    const entries: unknown = JSON.parse(rowsJson);
    return Array.isArray(entries) ? (entries.filter(Array.isArray) as unknown as RowEntry[]) : [];
  } catch {
    return [];
  }
}
