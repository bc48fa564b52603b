import { limits } from '@escrow-checkout/contract';
import type { Response } from 'express';
import { chargeForAnswer } from './cost.js';
import { ExactBody } from './idempotency.js';
import { callerLine } from './shares/request-shares.js';
import { type Pace, turns } from './shares/turns.js';
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

/** A list as pages need it. */
export interface List<Row extends RankedPosition, Item> {
  /** Reads up to so many rows after a position; fewer only at the end of the list. */
  read(after: RankedPosition | null, count: number): Promise<Row[]>;
  /** Nothing for a row that is gone. */
  present(row: Row): Item | null | undefined;
}

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

/** A page as the contract declares it; its exact bytes are sent. */
interface Page<Item> {
  data: Item[];
  has_more: boolean;
  next_cursor: string | null;
}

const firstRows = 2;
/** Rows are read and presented in portions of this many bytes, if they are as long as those before. */
const portionBytes = 16_384;
const portionRowsMax = 50;

/**
 * Responds with a page of a list. It ends early, though never empty, before it would exceed the bytes of a
 * page. Rows are read and written in portions, between which other requests are served.
 */
export async function respondWithPage<Row extends RankedPosition, Item>(
  response: Response,
  { limit, cursor }: PageQuery,
  list: List<Row, Item>,
) {
  const after = readCursor(cursor);
  const body = await writePage(turns.begin(callerLine(response)), { limit, after }, list);
  chargeForAnswer(response, body.length);
  return { status: 200 as const, body: new ExactBody({ status: 200, body }) as unknown as Page<Item> };
}

/** Returns the page as JSON. */
export async function writePage<Row extends RankedPosition, Item>(
  pace: Pace,
  { limit, after }: { limit: number; after: RankedPosition | null },
  { read, present }: List<Row, Item>,
  bytesMax: number = limits.pageBytesMax,
): Promise<Buffer> {
  const entries: Buffer[] = [];
  let bytes = 0;
  let last = after;
  let portion = firstRows;
  for (;;) {
    const count = Math.min(portion, limit + 1 - entries.length);
    const rows = await read(last, count);
    await pace.rest();
    for (const row of rows) {
      if (entries.length === limit) return pageBytes(entries, last);
      const presented = present(row);
      if (presented) {
        const entry = Buffer.from(JSON.stringify(presented));
        if (entries.length > 0 && bytes + entry.length > bytesMax) return pageBytes(entries, last);
        entries.push(entry);
        bytes += entry.length + 1;
      }
      last = row;
      await pace.rest();
    }
    if (rows.length < count) return pageBytes(entries, null);
    const average = Math.max(1, bytes / Math.max(1, entries.length));
    portion = Math.max(1, Math.min(portionRowsMax, Math.floor(portionBytes / average)));
  }
}

const comma = Buffer.from(',');

/** @param last where the page ends; null if nothing follows */
function pageBytes(entries: readonly Buffer[], last: RankedPosition | null): Buffer {
  const cursor = last && writeCursor(last);
  const end = `],"has_more":${cursor !== null},"next_cursor":${JSON.stringify(cursor)}}`;
  const parts = entries.flatMap((entry, index) => (index === 0 ? [entry] : [comma, entry]));
  return Buffer.concat([Buffer.from('{"data":['), ...parts, Buffer.from(end)]);
}
