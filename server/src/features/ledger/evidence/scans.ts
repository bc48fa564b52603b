import { permanentTables } from '../../../adapters/store/row-hash.js';
import type { IdempotencyRecord } from '../../../domain/change.js';
import type { Mode } from '../../../domain/records.js';
import type { TestClosing } from '../../../domain/test-closing.js';
import { openAnswer } from '../../../pipeline/kept-answers.js';
import type { Scan } from '../../../ports/store.js';
import type { Services } from '../../../services.js';
import type { Discrepancy } from '../check.js';
import { ChainCheck, type Coverage, type Head } from './chain-check.js';
import { ChangeCheck, entriesOf } from './change-check.js';
import { scanChanges } from './change-scans.js';
import { ClosingCheck } from './closings.js';
import type { EvidenceHashes } from './hashes.js';
import * as queries from './queries.js';
import { RowCheck } from './row-check.js';
import { partOf } from './row-sums.js';
import { RowTotals } from './row-totals.js';

export interface EvidenceResult {
  coverage: Coverage & { unrecordedRows: number };
  discrepancies: Discrepancy[];
}

export interface EvidenceOptions {
  /** The only mode whose rows are compared; null: both. */
  mode: Mode | null;
  /** An exported head that the chain has to contain. */
  head: Head | null;
  /** About how many rows are compared one by one at the same time, if something differs. */
  rowsAtOnce: number;
  /** Told now and then how far it is. */
  progress(words: string): void;
}

/**
 * Verifies the chain, the changes, the permanent rows and the kept answers, in memory that does not grow with
 * them. Rows are compared in sums first; only parts that differ are read again, to name what is wrong.
 */
export class EvidenceCheck {
  readonly #chain: ChainCheck;
  readonly #closings = new ClosingCheck();
  readonly #changes: ChangeCheck;
  readonly #totals = new RowTotals();
  readonly #rows: Discrepancy[] = [];
  readonly #answers: Discrepancy[] = [];
  #unrecordedRows = 0;
  #unrecorded = 0;

  constructor(
    private readonly services: Pick<Services, 'sealer'>,
    hashes: EvidenceHashes,
    private readonly options: EvidenceOptions,
  ) {
    this.#chain = new ChainCheck(hashes);
    this.#changes = new ChangeCheck(hashes, options.mode);
    if (options.head) this.#chain.keep(options.head.n);
  }

  *scans(): Generator<Scan> {
    const { mode, progress } = this.options;
    yield scanOf<TestClosing>(queries.closings, (closing) => {
      this.#closings.take(closing);
      this.#chain.keep(closing.throughBlock);
    });
    yield scanOf<{ count: number }>(queries.unrecordedChanges, ({ count }) => {
      this.#unrecorded = count;
    });
    yield* scanChanges(this.#chain, progress, (change, isSealed) => {
      const { mark } = change;
      const closing = this.#closings.closingOf(mark);
      this.#closings.count(mark);
      this.#changes.take(change, closing);
      if (mode === null || mark.mode === mode)
        this.#totals.takeChange(mark, entriesOf(mark), closing, isSealed);
    });
    for (const table of permanentTables) {
      progress(`Comparing the rows of ${table}.`);
      const take = this.#totals.takerOf(table) as Scan['take'];
      yield { query: queries.cellsOf(table, mode), asCells: true, take };
    }
    for (const parts of this.#totals.differing(this.options.rowsAtOnce)) yield* this.#compareRows(parts);
    yield scanOf<IdempotencyRecord>(queries.answersOf(mode), (row) => this.#takeAnswer(row));
  }

  finish(): EvidenceResult {
    const { coverage, discrepancies } = this.#chain.finish(this.#unrecorded, this.options.head);
    return {
      coverage: { ...coverage, unrecordedRows: this.#unrecordedRows },
      discrepancies: [
        ...discrepancies,
        ...this.#closings.finish((n) => this.#chain.blockAt(n)),
        ...this.#changes.discrepancies,
        ...this.#rows,
        ...this.#answers,
      ],
    };
  }

  /** Compares the rows of some parts one by one, and names those that differ. */
  *#compareRows(parts: ReadonlySet<number>): Generator<Scan> {
    const { mode, progress } = this.options;
    progress('Looking for the rows that differ.');
    const before = new Set<string>();
    const isReported = (id: string) => parts.has(partOf(String(id)));
    const isWanted = (id: string) => isReported(id) || before.has(id);
    yield this.#eventsBefore(isWanted, before);
    const rows = new RowCheck({ isComplete: this.#chain.isComplete, mode, isWanted, isReported });
    const takeMark = (cells: queries.MarkCells) => {
      const mark = queries.markOf(cells);
      rows.takeChange(mark, entriesOf(mark), this.#closings.closingOf(mark));
    };
    yield { query: queries.marksOf, asCells: true, take: takeMark as Scan['take'] };
    for (const table of permanentTables) {
      yield scanOf<object>(queries.rowsOf(table, mode), (row) => rows.takeRow(table, row));
    }
    rows.finish();
    this.#rows.push(...rows.discrepancies);
    this.#unrecordedRows += rows.unrecordedRows;
  }

  /** Adds the event before each that is compared, since the two have an order. */
  #eventsBefore(isWanted: (id: string) => boolean, found: Set<string>): Scan {
    let last: { id: string; checkoutId: string | null } | null = null;
    return scanOf<{ id: string; checkoutId: string | null }>(
      queries.rowsOf('event', this.options.mode),
      ({ id, checkoutId }) => {
        if (last !== null && last.checkoutId === checkoutId && isWanted(id)) found.add(last.id);
        last = { id, checkoutId };
      },
    );
  }

  #takeAnswer(row: IdempotencyRecord): void {
    try {
      openAnswer(this.services, row);
    } catch {
      const words = `the answer kept under the key ${row.key} of account ${row.accountId} is not its own`;
      this.#answers.push({ code: 'kept_answer_altered', mode: row.mode, words });
    }
  }
}

export function scanOf<Row>(query: Scan['query'], take: (row: Row) => void): Scan {
  return { query, take: (row) => take(row as Row) };
}
