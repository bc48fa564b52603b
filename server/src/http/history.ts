import { fieldProblem } from './validation.js';

/** Where a page of a history ends. A history is in the order of these parts. */
export type HistoryPosition = readonly [at: number, rank: number, last: string];

/** The entries of a history that are asked for. */
export interface HistoryPage {
  limit: number;
  after: HistoryPosition | null;
}

interface HistoryQuery {
  limit: number;
  cursor?: string | undefined;
}

/** @throws ProblemError for a cursor that is not of this history */
export function readHistoryPage({ limit, cursor }: HistoryQuery): HistoryPage {
  if (cursor === undefined) return { limit, after: null };
  const after = parsed(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Array.isArray(after) || after.length !== 3) throw notOurs();
  const [at, rank, end] = after;
  if (!Number.isSafeInteger(at) || !Number.isSafeInteger(rank)) throw notOurs();
  if (!isText(end)) throw notOurs();
  return { limit, after: [at, rank, end] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notOurs();
  }
}

/** PostgreSQL takes no zero character. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 300 && !value.includes('\0');
}

function notOurs() {
  return fieldProblem('?cursor', 'is not a cursor of ours; use `next_cursor` of the page before');
}

/** What a response says about the next page. */
export function nextPage(end: HistoryPosition | null): { has_more: boolean; next_cursor: string | null } {
  if (end === null) return { has_more: false, next_cursor: null };
  return { has_more: true, next_cursor: Buffer.from(JSON.stringify(end)).toString('base64url') };
}
