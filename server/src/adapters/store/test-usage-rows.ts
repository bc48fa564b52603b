/** What an account stores in test mode: the sum over its slots. A slot alone may be below zero. */
export interface TestUsage {
  accountId: string;
  slot: number;
  rowCount: number;
  byteCount: number;
  /** When it was last used, real time; null: nothing is left that could expire. */
  usedAt: number | null;
}

/** How much an account may store in test mode; without a row, as much as every account. */
export interface TestQuota {
  accountId: string;
  rowsMax: number;
  bytesMax: number;
}

/** The removal of an account's test data that is under way: until it ends, no other change of it is made. */
export interface TestExpiry {
  accountId: string;
  begunAt: number;
  /** Once all changes before this position are settled, no change is left that was not refused. */
  settledFrom: number | null;
  /** The closing under which rows are removed; null while it is made. */
  closingId: string | null;
  /** The position up to which movements are removed; null: none are yet. */
  movementsThrough: number | null;
  /** Why the last step of a removal failed, and when; null: it did not. */
  failure: string | null;
  failedAt: number | null;
}
