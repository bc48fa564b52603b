/** An entry of a partner's ledger of the balance that payouts draw on. Amounts in kobo. */
export interface LedgerEntry {
  /** The partner's own. */
  id: string;
  difference: number;
  /** After the entry. */
  balance: number;
}

/** Two neighbours in a ledger: the later entry does not begin with what the earlier one left. */
export interface LedgerBreak {
  earlierId: string;
  /** What the earlier entry left, in kobo. */
  left: number;
  /** Null: the end of the ledger, which is the balance. */
  laterId: string | null;
  /** What the later entry began with, in kobo. */
  begunWith: number;
}

/** A ledger with more is no chain, and must not fill the memory. */
const gapsMax = 1_000;

/**
 * Follows a ledger from its newest entry to its oldest: each begins with what the one before it left. Keeps
 * only what does not continue.
 */
export class LedgerChain {
  #newest: LedgerEntry | null = null;
  #later: LedgerEntry | null = null;
  readonly #gaps: LedgerBreak[] = [];

  get newest(): LedgerEntry | null {
    return this.#newest;
  }

  /** @param entry the next older one */
  add(entry: LedgerEntry): void {
    this.#newest ??= entry;
    const later = this.#later;
    this.#later = entry;
    if (later === null) return;
    const begunWith = later.balance - later.difference;
    if (begunWith === entry.balance || this.#gaps.length === gapsMax) return;
    this.#gaps.push({ earlierId: entry.id, left: entry.balance, laterId: later.id, begunWith });
  }

  /**
   * Returns where the ledger does not continue, newest first. Entries that are only listed in another order
   * than they were made in continue each other, so what one left and another began with is no break.
   */
  breaks(): LedgerBreak[] {
    const unexplained = countOf(this.#gaps.map(({ begunWith }) => begunWith));
    const ends = this.#gaps.filter(({ left }) => !takeOne(unexplained, left));
    const lefts = countOf(this.#gaps.map(({ left }) => left));
    const beginnings = this.#gaps.filter(({ begunWith }) => !takeOne(lefts, begunWith));
    return ends.map(({ earlierId, left }, index) => {
      const { laterId, begunWith } = beginnings[index] ?? { laterId: null, begunWith: left };
      return { earlierId, left, laterId, begunWith };
    });
  }
}

function countOf(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Takes one of a value away; false: there is none. */
function takeOne(counts: Map<number, number>, value: number): boolean {
  const count = counts.get(value) ?? 0;
  if (count > 0) counts.set(value, count - 1);
  return count > 0;
}
