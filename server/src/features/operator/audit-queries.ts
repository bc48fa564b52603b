import { sql } from 'kysely';
import { columns, isOlder } from '../../adapters/store/shapes.js';
import { adHoc } from '../../adapters/store/statement.js';
import type { AuditEntry } from '../../domain/audit.js';
import type { Author } from '../../domain/author.js';
import type { Mode, Owner } from '../../domain/records.js';

/** What a list of the audit log is limited to. */
export interface AuditFilter {
  mode: Mode;
  accountId: string | undefined;
  /** The id of what was changed. */
  subject: string | undefined;
  /** The earliest time, ms. */
  since: number | undefined;
}

/** An entry with who made its change. */
export type AuditLine = AuditEntry & { author: Author | null; network: string | null };

/** Newest first. `before` is the last entry of the page before. */
export function listEntries(
  { mode, accountId, subject, since }: AuditFilter,
  before: Pick<AuditEntry, 'at' | 'id'> | null,
  count: number,
) {
  return adHoc<AuditLine>((db) => {
    let rows = db
      .selectFrom('audit_entry')
      .leftJoin('change', 'change.id', 'audit_entry.change_id')
      .select(columns('audit_entry'))
      .leftJoin('audit_network', 'audit_network.entry_id', 'audit_entry.id')
      .select(['change.author as author', 'audit_network.network as network'])
      .where('audit_entry.mode', '=', mode)
      .orderBy('audit_entry.at', 'desc')
      .orderBy('audit_entry.id', 'desc')
      .limit(count);
    if (accountId !== undefined) rows = rows.where('audit_entry.account_id', '=', accountId);
    if (subject !== undefined) rows = rows.where('audit_entry.subject', '=', subject);
    if (since !== undefined) rows = rows.where('audit_entry.at', '>=', since);
    if (before === null) return rows;
    return rows.where(isOlder('audit_entry.at', 'audit_entry.id', { time: before.at, id: before.id }));
  });
}

export function entryOfId(id: string) {
  return adHoc<Pick<AuditEntry, 'at' | 'id'>>((db) =>
    db.selectFrom('audit_entry').select(['at', 'id']).where('id', '=', id),
  );
}

/** A change of any kind, with who made it. */
export interface ChangeLine extends Owner {
  id: string;
  /** Account time. */
  at: number;
  author: Author | null;
  position: number;
  rowsJson: string | null;
}

/** Newest first. A subject is the id of a row that the change wrote. */
export function listChanges(
  { mode, accountId, subject, since }: AuditFilter,
  before: number | null,
  count: number,
) {
  return adHoc<ChangeLine>((db, engine) => {
    let rows = db
      .selectFrom('change')
      .select(['id', 'account_id as accountId', 'mode', 'at', 'author', 'rows_json as rowsJson'])
      .select(sql<number>`position`.as('position'))
      .where('position', 'is not', null)
      .where('mode', '=', mode)
      .orderBy('position', 'desc')
      .limit(count);
    if (accountId !== undefined) rows = rows.where('account_id', '=', accountId);
    if (since !== undefined) rows = rows.where('at', '>=', since);
    if (before !== null) rows = rows.where('position', '<', before);
    if (subject === undefined) return rows;
    const written = JSON.stringify(subject);
    const place =
      engine === 'sqlite' ? sql`instr(rows_json, ${written})` : sql`strpos(rows_json, ${written})`;
    return rows.where(sql<boolean>`${place} > 0`);
  });
}
