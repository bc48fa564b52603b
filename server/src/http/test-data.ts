import { limits } from '@escrow-checkout/contract';
import { sql } from 'kysely';

/** How much an account stores in test mode, and how much it may. */
export interface TestData {
  rows: number;
  bytes: number;
  rowsMax: number;
  bytesMax: number;
}

interface Counted {
  rowsUsed: number | null;
  bytesUsed: number | null;
  rowsMax: number | null;
  bytesMax: number | null;
}

const used = (column: string) =>
  sql<number | null>`case when k.mode = 'test' then (select cast(sum(u.${sql.ref(column)}) as bigint)
    from test_usage as u where u.account_id = k.account_id) end`;

const allowed = (column: string) =>
  sql<number | null>`case when k.mode = 'test' then (select q.${sql.ref(column)}
    from test_quota as q where q.account_id = k.account_id) end`;

/** The columns that the query of a key `k` reads about test data; live mode looks nothing up. */
export const testDataColumns = [
  used('row_count').as('rowsUsed'),
  used('byte_count').as('bytesUsed'),
  allowed('rows_max').as('rowsMax'),
  allowed('bytes_max').as('bytesMax'),
] as const;

export function testDataOf({ rowsUsed, bytesUsed, rowsMax, bytesMax }: Counted): TestData {
  return {
    rows: Math.max(0, rowsUsed ?? 0),
    bytes: Math.max(0, bytesUsed ?? 0),
    rowsMax: rowsMax ?? limits.testRowsMaxDefault,
    bytesMax: bytesMax ?? limits.testBytesMaxDefault,
  };
}
