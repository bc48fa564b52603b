import { fieldProblem } from './validation.js';

/** Where a page ends: the creation time and id of its last row. */
export interface Position {
  createdAt: number;
  id: string;
}

/** Null without a cursor. */
export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const [createdAt, id] = Buffer.from(cursor, 'base64url').toString('utf8').split('.');
  const valid = /^\d{1,16}$/.test(createdAt ?? '') && /^[0-9a-f-]{36}$/.test(id ?? '');
  if (!valid) throw fieldProblem('?cursor', 'is not a cursor of ours; use `next_cursor` of the page before');
  return { createdAt: Number(createdAt), id: id as string };
}

function writeCursor(position: Position): string {
  return Buffer.from(`${position.createdAt}.${position.id}`).toString('base64url');
}

/** Makes a page from up to `limit + 1` rows. */
export function pageOf<Row extends Position, Item>(rows: Row[], limit: number, present: (row: Row) => Item) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  return {
    data: shown.map(present),
    has_more: hasMore,
    next_cursor: hasMore && last ? writeCursor(last) : null,
  };
}
