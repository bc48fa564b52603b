import { hash } from 'node:crypto';
import type { Records } from './database.js';
import { columnOf, fieldsOf } from './fields.js';

/** The tables whose rows are permanent: a change records the hash of every row it writes. */
export type PermanentTable =
  | 'checkout'
  | 'virtual_account'
  | 'credit'
  | 'partner_settlement'
  | 'payout'
  | 'combined_payout'
  | 'refund'
  | 'attempt'
  | 'dispute'
  | 'shipment'
  | 'carriage'
  | 'seller'
  | 'merchant_bank_account'
  | 'test_closing'
  | 'audit_entry'
  | 'event';

/**
 * Fields outside the hash: what a commit assigns itself, and what a statement changes without raising the
 * version.
 */
const omitted: Readonly<Record<PermanentTable, readonly string[]>> = {
  checkout: ['version', 'sequence'],
  virtual_account: ['nextPollAt', 'pollCount'],
  credit: ['version'],
  partner_settlement: [],
  payout: ['version'],
  combined_payout: ['version'],
  refund: ['version'],
  attempt: ['version', 'nextPollAt', 'pollCount'],
  dispute: ['version'],
  shipment: ['version', 'nextPollAt'],
  carriage: ['version'],
  seller: ['version'],
  merchant_bank_account: ['version'],
  test_closing: ['version'],
  audit_entry: [],
  event: ['at', 'position', 'sequence', 'traceparent'],
};

/**
 * The default of each `not null` column that a later migration adds, by table and field. Such a value is left
 * out like a null, so that the hashes from before still hold.
 */
const addedLater: Readonly<Partial<Record<PermanentTable, Readonly<Record<string, string | number>>>>> = {
  checkout: { partner: 'sandbox', inspectionExtensions: 0 },
  credit: { fee: 0 },
  shipment: { followsFailure: 0 },
};

export const permanentTables = Object.keys(omitted) as readonly PermanentTable[];

/** 128 bits, as 22 characters of base64url. */
const hashLength = 22;

/** A covered column: the field with its value, the text before the value, and a value that counts as null. */
interface Covered {
  readonly field: string;
  readonly opening: string;
  readonly added: string | number | undefined;
}

/** The covered columns of a table in the order of their names. */
function coveredColumns(table: PermanentTable): readonly Covered[] {
  return fieldsOf(table)
    .filter((field) => !omitted[table].includes(field))
    .map((field) => [columnOf(field), field] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([column, field]) => ({ field, opening: `","${column}","`, added: addedLater[table]?.[field] }));
}

const covered = Object.fromEntries(permanentTables.map((table) => [table, coveredColumns(table)])) as Record<
  PermanentTable,
  ReturnType<typeof coveredColumns>
>;

/** Text that JSON writes as it is. */
const plain = /^[ !#-[\]-~]*$/;

function jsonOf(value: string | number): string | number {
  return typeof value === 'number' || plain.test(value) ? value : JSON.stringify(value).slice(1, -1);
}

/**
 * The hash of a row: of the JSON list of its table's name and of each column that is not null, followed by
 * its value as text. The list is written directly, since each commit hashes several rows. A sealed value
 * counts as it is stored, since nobody can make another without the secret key.
 */
export function hashRow<Table extends PermanentTable>(table: Table, row: Partial<Records[Table]>): string {
  const values = row as Readonly<Record<string, string | number | null | undefined>>;
  let list = `["${table}`;
  for (const { field, opening, added } of covered[table]) {
    const value = values[field];
    if (value === null || value === undefined || value === added) continue;
    list += opening + jsonOf(value);
  }
  return hash('sha256', `${list}"]`, 'base64url').slice(0, hashLength);
}

/** The fields that a table's hash covers, in the order in which `hashCells` takes their values. */
export function coveredFields(table: PermanentTable): readonly string[] {
  return covered[table].map(({ field }) => field);
}

/** The hash of a row whose first cells are the values of `coveredFields`. */
export function hashCells(table: PermanentTable, cells: readonly unknown[]): string {
  const fields = covered[table];
  let list = `["${table}`;
  for (let n = 0; n < fields.length; n++) {
    const { opening, added } = fields[n] as Covered;
    const value = cells[n] as string | number | null;
    if (value !== null && value !== added) list += opening + jsonOf(value);
  }
  return hash('sha256', `${list}"]`, 'base64url').slice(0, hashLength);
}

/** Whether a row has all that its hash covers; another table's row or one that was read in part has not. */
export function isWhole(table: PermanentTable, row: object): boolean {
  const values = row as Readonly<Record<string, unknown>>;
  for (const { field } of covered[table]) if (values[field] === undefined) return false;
  return true;
}

/** Returns what identifies a row within its table. */
export function rowIdOf(table: PermanentTable, row: object): string {
  const { id, partnerReference, accountId, mode } = row as Readonly<Record<string, string>>;
  if (table === 'virtual_account') return partnerReference as string;
  const isOfAccount = table === 'merchant_bank_account' || table === 'carriage';
  return isOfAccount ? `${accountId}:${mode}` : (id as string);
}
