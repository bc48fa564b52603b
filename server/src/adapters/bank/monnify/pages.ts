import type { Logger } from 'pino';
import { PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { readable } from '../http/readable.js';
import type { MonnifySession } from './api.js';

const perPage = 100;
const pagesMax = 500;
const pageBytesMax = 10 * 1_048_576;

interface ListCall {
  operation: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** What the endpoint calls the number of a page, which counts from 0, and its size. */
  numberName: string;
  sizeName: string;
}

interface Row {
  id: string;
  createdAt: number;
}

/**
 * Reads the rows of a list that were created since a time, oldest first. Whether a list obeys a filter by
 * time, and how it is ordered, is not documented. So rows are cut here, and pages end early only while the
 * list runs from new to old. A row may be on two pages while others come, but none is on no page. A list that
 * does not end in time is unknown: a part of it would hide what was paid.
 */
export async function readPages<Read extends Row>(
  session: MonnifySession,
  call: ListCall,
  since: number,
  read: (row: AnswerReader) => Read,
): Promise<Read[]> {
  const rows = new Map<string, Read>();
  let oldest = Number.POSITIVE_INFINITY;
  let isNewestFirst = true;
  for (let number = 0; number < pagesMax; number += 1) {
    const { items, isLast } = await readPage(session, call, number);
    for (const row of items.map(read)) {
      rows.set(row.id, row);
      if (row.createdAt > oldest) isNewestFirst = false;
      oldest = Math.min(oldest, row.createdAt);
    }
    const isEnd = isLast || items.length === 0;
    if (isEnd || (isNewestFirst && oldest < since)) return newerThan(rows, since);
  }
  throw new PartnerUnavailable(`Monnify lists more than ${pagesMax} pages of ${call.path}`);
}

/**
 * Yields the rows of a list that were created since a time, a page at a time, for lists that exceed memory
 * and a deadline. Other than `readPages` it may yield a row twice.
 *
 * @param open begins a session, of which each page has one of its own
 * @throws PartnerUnavailable also for a list that repeats a page, or a page without a row that can be read
 */
export async function* eachPage<Read extends Row>(
  open: () => MonnifySession,
  call: ListCall,
  since: number,
  read: (row: AnswerReader) => Read,
  log: Logger,
): AsyncGenerator<Read[]> {
  let before = new Set<string>();
  let oldest = Number.POSITIVE_INFINITY;
  let isNewestFirst = true;
  for (let number = 0; ; number += 1) {
    const { items, isLast } = await readPage(open(), call, number);
    const rows = readable(log, items, read);
    if (items.length === 0) return;
    // A list that ignores the number would never end, and to stop would take its first page for all of it.
    if (rows.every(({ id }) => before.has(id))) {
      throw new PartnerUnavailable(`Monnify repeats a page of ${call.path}, or none of it can be read`);
    }
    for (const { createdAt } of rows) {
      if (createdAt > oldest) isNewestFirst = false;
      oldest = Math.min(oldest, createdAt);
    }
    yield rows.filter(({ createdAt }) => createdAt >= since);
    if (isLast || (isNewestFirst && oldest < since)) return;
    before = new Set(rows.map(({ id }) => id));
  }
}

function newerThan<Read extends Row>(rows: ReadonlyMap<string, Read>, since: number): Read[] {
  return [...rows.values()]
    .filter(({ createdAt }) => createdAt >= since)
    .sort((one, other) => one.createdAt - other.createdAt);
}

async function readPage(
  session: MonnifySession,
  { query, numberName, sizeName, ...call }: ListCall,
  number: number,
): Promise<{ items: AnswerReader[]; isLast: boolean }> {
  const asked = { ...query, [numberName]: String(number), [sizeName]: String(perPage) };
  const body = await session.read({
    ...call,
    method: 'GET',
    query: asked,
    priority: 'look_up',
    bytesMax: pageBytesMax,
  });
  const page = AnswerReader.of(body, 'responseBody');
  const { content } = body as { content?: unknown };
  return { items: AnswerReader.listOf(content, 'content'), isLast: page.isTrue('last') };
}
