import { PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import type { PartnerCall } from '../http/client.js';
import { accepted, type PaystackSession } from './api.js';

const perPage = 100;
const pagesMax = 200;
const listBytesMax = 10 * 1_048_576;

interface ListCall {
  operation: string;
  path: string;
  query: Readonly<Record<string, string>>;
  priority: PartnerCall['priority'];
}

/**
 * Reads all pages of a list and returns its rows, oldest first. The pages are newest first and are read one
 * after the other: while new rows come, a row may be on two pages, but none is on no page.
 */
export async function readPages(session: PaystackSession, call: ListCall): Promise<AnswerReader[]> {
  const rows = new Map<string, AnswerReader>();
  for (let page = 1; page <= pagesMax; page += 1) {
    const { items, meta } = await readPage(session, call, pagingOf(page));
    const known = rows.size;
    for (const item of items) rows.set(item.id('id'), item);
    const pageCount = meta.optionalWholeNumber('pageCount');
    const isLast = items.length === 0 || (pageCount !== null && page >= pageCount);
    // A list that ignores `page` would never end.
    if (isLast || rows.size === known) return [...rows.values()].reverse();
  }
  throw new PartnerUnavailable(`Paystack lists more than ${pagesMax} pages of ${call.path}`);
}

/**
 * Yields the pages of a list, newest first, for lists that exceed memory and a deadline. While new rows come,
 * a row may be on two pages, but none is on no page.
 *
 * @param open begins a session, of which each page has one of its own
 * @throws PartnerUnavailable also for a list that repeats a page
 */
export async function* eachPage(open: () => PaystackSession, call: ListCall): AsyncGenerator<AnswerReader[]> {
  let before = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { items, meta } = await readPage(open(), call, pagingOf(page));
    const ids = new Set(items.map((item) => item.id('id')));
    if (items.length === 0) return;
    // A list that ignores `page` would never end, and to stop would take its first page for all of it.
    if ([...ids].every((id) => before.has(id))) {
      throw new PartnerUnavailable(`Paystack repeats a page of ${call.path}`);
    }
    yield items;
    const pageCount = meta.optionalWholeNumber('pageCount');
    if (pageCount !== null && page >= pageCount) return;
    before = ids;
  }
}

/** Reads all pages of a list that is paged by cursor. */
export async function readCursorPages(session: PaystackSession, call: ListCall): Promise<AnswerReader[]> {
  const rows: AnswerReader[] = [];
  let next: string | null = null;
  for (let page = 1; page <= pagesMax; page += 1) {
    const cursor: Record<string, string> = next === null ? {} : { next };
    const paging = { use_cursor: 'true', perPage: String(perPage), ...cursor };
    const { items, meta } = await readPage(session, call, paging);
    rows.push(...items);
    const following = meta.optionalText('next');
    if (following === null || following === next || items.length === 0) return rows;
    next = following;
  }
  throw new PartnerUnavailable(`Paystack lists more than ${pagesMax} pages of ${call.path}`);
}

/** Some pages of the documentation have `perPage`, others `per_page`. */
function pagingOf(page: number): Readonly<Record<string, string>> {
  return { perPage: String(perPage), per_page: String(perPage), page: String(page) };
}

async function readPage(
  session: PaystackSession,
  { query, ...call }: ListCall,
  paging: Readonly<Record<string, string>>,
): Promise<{ items: AnswerReader[]; meta: AnswerReader }> {
  const asked = { ...query, ...paging };
  const reply = await session.send({ ...call, method: 'GET', query: asked, bytesMax: listBytesMax });
  const { data, meta } = accepted(reply);
  return { items: AnswerReader.listOf(data, 'data'), meta };
}
