import { PaystackRefusal } from './errors.js';

interface Created {
  id: number;
  createdAt: number;
}

interface Page<Item> {
  items: Item[];
  meta: Record<string, unknown>;
}

const perPageDefault = 50;

/** Keeps what was created from `from` to `to`, both included. */
export function createdWithin<Item extends { createdAt: number }>(
  items: readonly Item[],
  query: URLSearchParams,
): Item[] {
  const from = readTime(query.get('from'), Number.NEGATIVE_INFINITY);
  const to = readTime(query.get('to'), Number.POSITIVE_INFINITY);
  return items.filter(({ createdAt }) => createdAt >= from && createdAt <= to);
}

/** Returns one page, newest first, with the `meta` of pages by offset. */
export function pageByOffset<Item>(items: readonly Item[], query: URLSearchParams): Page<Item> {
  const perPage = perPageOf(query);
  const page = readCount(query.get('page'), 1);
  const skipped = (page - 1) * perPage;
  const total = items.length;
  return {
    items: [...items].reverse().slice(skipped, skipped + perPage),
    meta: { total, skipped, perPage, page, pageCount: Math.max(1, Math.ceil(total / perPage)) },
  };
}

/** Returns one page, newest first; with `use_cursor` its `meta` has other fields than by offset. */
export function pageOf<Item extends Created>(items: readonly Item[], query: URLSearchParams): Page<Item> {
  return query.get('use_cursor') === 'true' ? pageByCursor(items, query) : pageByOffset(items, query);
}

/** A cursor is the id of the last item that was seen, so that new items move nothing. */
function pageByCursor<Item extends Created>(items: readonly Item[], query: URLSearchParams): Page<Item> {
  const perPage = perPageOf(query);
  const newestFirst = [...items].reverse();
  const previous = query.get('previous');
  const found = previous
    ? newestFirst.filter(({ id }) => id > readCursor(previous)).slice(-perPage)
    : newestFirst.filter(({ id }) => id < readCursor(query.get('next'))).slice(0, perPage);
  const first = found[0]?.id ?? Number.NEGATIVE_INFINITY;
  const last = found.at(-1)?.id ?? Number.POSITIVE_INFINITY;
  const hasOlder = items.some(({ id }) => id < last);
  const hasNewer = items.some(({ id }) => id > first);
  return {
    items: found,
    meta: {
      next: found.length > 0 && hasOlder ? cursor(last) : null,
      previous: found.length > 0 && hasNewer ? cursor(first) : null,
      perPage,
    },
  };
}

function cursor(id: number): string {
  return Buffer.from(`row:${id}`).toString('base64');
}

function readCursor(text: string | null): number {
  if (!text) return Number.POSITIVE_INFINITY;
  const id = /^row:(\d+)$/.exec(Buffer.from(text, 'base64').toString())?.[1];
  if (!id) throw new PaystackRefusal('missing_params');
  return Number(id);
}

/** Some endpoints document `perPage`, others `per_page`. */
function perPageOf(query: URLSearchParams): number {
  return readCount(query.get('perPage') ?? query.get('per_page'), perPageDefault);
}

function readCount(text: string | null, fallback: number): number {
  const count = Number(text ?? fallback);
  return Number.isSafeInteger(count) && count > 0 ? count : fallback;
}

function readTime(text: string | null, fallback: number): number {
  if (!text) return fallback;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new PaystackRefusal('missing_params');
  return at;
}
