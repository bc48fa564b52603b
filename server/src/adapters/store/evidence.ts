import type { Author } from '../../domain/author.js';
import type { Change, NewEvent } from '../../domain/change.js';
import type { KeyedHash } from '../../ports/keyed-hash.js';
import type { Records } from './database.js';
import { hashRow, isWhole, type PermanentTable, rowIdOf } from './row-hash.js';
import type { RecordedEvent } from './rows.js';

/**
 * A row that a change wrote: its hash after the change and, for an update, the hash of the row that the
 * decision had read. Together they show a row that somebody else changed in between.
 */
export type RowEntry = readonly [
  table: PermanentTable,
  id: string,
  version: number,
  hash: string,
  readHash?: string,
];

/** What a change stores about itself. */
export interface Evidence {
  digest: string;
  rowsJson: string;
}

export interface EvidenceOptions {
  keyedHash: KeyedHash;
  /** What the decision was made on; its rows are found by id and version. */
  read?: unknown;
}

const purpose = 'change-digest';

/** An event as it is stored, without what the commit assigns. */
export function eventRow(event: NewEvent): Omit<RecordedEvent, 'sequence' | 'position' | 'traceparent'> {
  return {
    id: event.id,
    type: event.type,
    checkoutId: event.checkoutId,
    accountId: event.accountId,
    mode: event.mode,
    reference: event.reference,
    status: event.status,
    amount: event.amount,
    currency: event.currency,
    metadataJson: event.metadataJson,
    actorKind: event.actor.kind,
    actorVia: event.actor.via,
    at: event.at,
    extrasJson: JSON.stringify(event.extras),
  };
}

/** Returns the evidence of a change: the hashes of the rows it writes, and a keyed digest over all of it. */
export function evidenceOf(change: Change, { keyedHash, read }: EvidenceOptions): Evidence {
  const rowsJson = JSON.stringify(rowEntries(change, read));
  const movements = change.movements.map(({ debit, credit, amount }, n) => [n, debit, credit, amount]);
  const { changeId: id, accountId, mode, at, author } = change;
  const covered = { id, accountId, mode, at, rowsJson, author };
  return { rowsJson, digest: digestOf(keyedHash, covered, movements) };
}

/** What the digest of a change covers of its row. */
type Covered = Pick<Change, 'accountId' | 'mode' | 'at'> & {
  id: string;
  rowsJson: string;
  author: Author | null;
};

/**
 * The keyed digest of a change, from its row and its movements `[n, debit, credit, amount]`. That of a change
 * from before authors were recorded ends with the movements.
 */
export function digestOf(
  keyedHash: KeyedHash,
  { id, accountId, mode, at, rowsJson, author }: Covered,
  movements: readonly (readonly (string | number)[])[],
): string {
  const covered = [id, accountId, mode, at, rowsJson, movements];
  return keyedHash(purpose, JSON.stringify(author === null ? covered : [...covered, author]));
}

function rowEntries({ writes, events }: Change, read: unknown): RowEntry[] {
  const known = new Map<string, string>();
  const rowsRead = versionedRows(read);
  const entries = writes.map((write): RowEntry => {
    if ('insert' in write) {
      const { insert: table, row } = write;
      const version = 'version' in row ? row.version : 1;
      return [table, rowIdOf(table, row), version, hashRow(table, row)];
    }
    const { update: table, row } = write;
    const id = rowIdOf(table, row);
    const hash = hashRow(table, row);
    const before = known.get(`${table} ${id}`) ?? hashRead(rowsRead, table, id, row.version);
    known.set(`${table} ${id}`, hash);
    return before === null ? [table, id, row.version + 1, hash] : [table, id, row.version + 1, hash, before];
  });
  for (const event of events) entries.push(['event', event.id, 1, hashRow('event', eventRow(event))]);
  return entries;
}

interface VersionedRow {
  version: number;
}

/** How deep the rows of an aggregate lie: the aggregate, its lists, their rows. */
const depthMax = 3;

/** Returns the rows in what a decision read that have a version. A row holds no other rows. */
export function versionedRows(read: unknown): readonly VersionedRow[] {
  const rows: VersionedRow[] = [];
  collectRows(read, depthMax, rows);
  return rows;
}

function collectRows(value: unknown, depth: number, rows: VersionedRow[]): void {
  if (typeof value !== 'object' || value === null) return;
  if ('version' in value) rows.push(value as VersionedRow);
  else if (depth > 0) for (const part of Object.values(value)) collectRows(part, depth - 1, rows);
}

/** Returns the hash of the row as it was read, or null if the decision did not read it as a row. */
function hashRead(
  rows: readonly VersionedRow[],
  table: PermanentTable,
  id: string,
  version: number,
): string | null {
  for (const row of rows) {
    if (row.version !== version || rowIdOf(table, row) !== id || !isRowOf(table, row)) continue;
    return hashRow(table, row as Partial<Records[typeof table]>);
  }
  return null;
}

/** A row may be read with columns of other tables. A seller's has all fields of a merchant's bank account. */
function isRowOf(table: PermanentTable, row: object): boolean {
  return (table !== 'merchant_bank_account' || !('id' in row)) && isWhole(table, row);
}
