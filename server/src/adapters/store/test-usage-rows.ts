/** What an account stores in test mode: the sum over its slots. A slot alone may be below zero. */
export interface TestUsage {
  accountId: string;
  slot: number;
  rowCount: number;
  byteCount: number;
}

/** How much an account may store in test mode; without a row, as much as every account. */
export interface TestQuota {
  accountId: string;
  rowsMax: number;
  bytesMax: number;
}
