import { fieldProblem } from './validation.js';

/** Where a page ends: the creation time and id of its last row. */
export interface Position {
  createdAt: number;
  id: string;
}

/** A position in a list that orders rows of the same time by their rank. */
export interface RankedPosition extends Position {
  /** Absent in the cursor of a version that did not write it. */
  rank?: number;
}

/** Null without a cursor. */
export function readCursor(cursor: string | undefined): RankedPosition | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, createdAt, id, rank] = /^(\d{1,16})\.([0-9a-f-]{36})(?:\.(\d{1,16}))?$/.exec(text) ?? [];
  if (createdAt === undefined || id === undefined) {
    throw fieldProblem('?cursor', 'is not a cursor of ours; use `next_cursor` of the page before');
  }
  const position = { createdAt: Number(createdAt), id };
  return rank === undefined ? position : { ...position, rank: Number(rank) };
}

function writeCursor({ createdAt, id, rank }: RankedPosition): string {
  const parts = rank === undefined ? [createdAt, id] : [createdAt, id, rank];
  return Buffer.from(parts.join('.')).toString('base64url');
}

/** Makes a page from up to `limit + 1` rows. */
export function pageOf<Row extends RankedPosition, Item>(
  rows: Row[],
  limit: number,
  present: (row: Row) => Item,
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  return {
    data: shown.map(present),
    has_more: hasMore,
    next_cursor: hasMore && last ? writeCursor(last) : null,
  };
}
