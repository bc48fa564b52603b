import type { Response } from 'express';
import { chargeForAnswer } from './cost.js';
import { ExactBody } from './idempotency.js';
import { callerLine } from './shares/request-shares.js';
import { turns } from './shares/turns.js';
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

type HistoryOf<Name extends string> = { reference: string } & Record<Name, readonly unknown[]>;

/**
 * Responds with a page of a history. Its entries are written one by one, so that other requests are served
 * between them.
 *
 * @param name the field that contains the entries
 */
export async function respondWithHistory<Name extends string, History extends HistoryOf<Name>>(
  response: Response,
  name: Name,
  history: History,
) {
  const { reference, [name]: list, ...rest } = history as HistoryOf<Name>;
  const pace = turns.begin(callerLine(response));
  const entries: string[] = [];
  for (const each of list as readonly unknown[]) {
    entries.push(JSON.stringify(each));
    await pace.rest();
  }
  const head = `{"reference":${JSON.stringify(reference)},"${name}":[`;
  const body = Buffer.from(`${head}${entries.join()}],${JSON.stringify(rest).slice(1)}`);
  chargeForAnswer(response, body.length);
  // The history's exact bytes are sent.
  return { status: 200 as const, body: new ExactBody({ status: 200, body }) as unknown as History };
}
