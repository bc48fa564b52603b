import type { RowEntry } from '../../adapters/store/evidence.js';
import type { AuditValues } from '../../domain/audit.js';
import { type ReadAuthor, readAuthor } from '../../domain/author.js';
import type { Mode } from '../../domain/records.js';
import type { Reader } from '../../ports/reports.js';
import type { Services } from '../../services.js';
import { found } from './act.js';
import { type AuditFilter, entryOfId, listChanges, listEntries } from './audit-queries.js';

/** A page of a list; `next` is what the next one is asked with, null for the last. */
export interface AuditPage<Item> {
  items: readonly Item[];
  next: string | null;
}

/** A change of settings. */
export interface ReadEntry {
  id: string;
  at: number;
  mode: Mode;
  accountId: string | null;
  action: string;
  subject: string;
  author: ReadAuthor | null;
  before: AuditValues | null;
  after: AuditValues | null;
}

/** A change of anything whose changes are recorded. */
export interface ReadChange {
  id: string;
  at: number;
  mode: Mode;
  accountId: string | null;
  author: ReadAuthor | null;
  /** What it wrote, such as `checkout 0198...`. */
  wrote: readonly string[];
}

/** Reads a page of the audit log, newest first. */
export async function readEntries(
  reader: Reader,
  filter: AuditFilter,
  { before, count }: { before: string | null; count: number },
): Promise<AuditPage<ReadEntry>> {
  const [last] = before === null ? [] : await reader.list(entryOfId(before));
  const place = before === null ? null : found(last, 'entry', before, 'audit');
  const rows = await reader.list(listEntries(filter, place, count + 1));
  const items = rows.slice(0, count).map((row): ReadEntry => {
    const { id, at, mode, accountId, action, subject, beforeJson, afterJson } = row;
    const values = { before: valuesIn(beforeJson), after: valuesIn(afterJson) };
    const read = readAuthor(row.author);
    const author = read && { ...read, network: read.network ?? row.network };
    return { id, at, mode, accountId, action, subject, author, ...values };
  });
  return { items, next: rows.length > count ? (items.at(-1)?.id ?? null) : null };
}

function valuesIn(json: string | null): AuditValues | null {
  return json === null ? null : (JSON.parse(json) as AuditValues);
}

/** Reads a page of all changes, newest first; `before` is a position. */
export async function readChanges(
  { store }: Services,
  filter: AuditFilter,
  { before, count }: { before: number | null; count: number },
): Promise<AuditPage<ReadChange>> {
  const rows = await store.list(listChanges(filter, before, count + 1));
  const page = rows.slice(0, count);
  const items = page.map(({ id, at, mode, accountId, author, rowsJson }): ReadChange => {
    const wrote = (JSON.parse(rowsJson ?? '[]') as RowEntry[]).map(([table, row]) => `${table} ${row}`);
    return { id, at, mode, accountId: accountId || null, author: readAuthor(author), wrote };
  });
  const last = page.at(-1);
  return { items, next: rows.length > count && last ? String(last.position) : null };
}
