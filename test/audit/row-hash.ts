import { createHash } from 'node:crypto';

/** Columns that a row's hash leaves out, by table; it has every other column that is not null. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  checkout: ['version', 'sequence'],
  virtual_account: ['next_poll_at', 'poll_count'],
  credit: ['version'],
  partner_settlement: [],
  payout: ['version'],
  combined_payout: ['version'],
  refund: ['version'],
  attempt: ['version', 'next_poll_at', 'poll_count'],
  dispute: ['version'],
  shipment: ['version', 'next_poll_at'],
  carriage: ['version'],
  seller: ['version'],
  merchant_bank_account: ['version'],
  test_closing: ['version'],
  audit_entry: [],
  event: ['at', 'position', 'sequence', 'traceparent'],
};

/** The value of rows that are older than their column; the hash leaves it out like a null. */
const beforeColumn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checkout: { partner: 'sandbox', inspection_extensions: '0' },
  credit: { fee: '0' },
  shipment: { follows_failure: '0' },
};

type Cells = Readonly<Record<string, string | number | null>>;

/** Returns the hash of a row as a change records it. */
export function hashOf(table: string, row: Cells): string {
  const counts = (name: string) => row[name] !== null && String(row[name]) !== beforeColumn[table]?.[name];
  const names = Object.keys(row).filter((name) => !leftOut[table]?.includes(name) && counts(name));
  const cells = names.sort().flatMap((name) => [name, String(row[name])]);
  return createHash('sha256')
    .update(JSON.stringify([table, ...cells]))
    .digest('base64url')
    .slice(0, 22);
}
