import type { MonnifySettings } from './settings.js';

const sizeDefault = 10;
const sizeMax = 100;

/** Returns one page, counted from 0, in the shape that all of Monnify's lists share. */
export function pageOf<Item, Shape>(
  { listOrder }: Pick<MonnifySettings, 'listOrder'>,
  items: readonly Item[],
  { number, size }: { number: number; size: number },
  shapeOf: (item: Item) => Shape,
) {
  const ordered = listOrder === 'newest_first' ? [...items].reverse() : items;
  const content = ordered.slice(number * size, (number + 1) * size).map(shapeOf);
  const totalPages = Math.ceil(items.length / size);
  return {
    content,
    totalElements: items.length,
    totalPages,
    number,
    size,
    first: number === 0,
    last: number >= totalPages - 1,
  };
}

/** Reads which page is asked for: the names of the parameters differ between endpoints. */
export function askedPage(query: URLSearchParams, numberName: string, sizeName: string) {
  const size = Math.min(sizeMax, readCount(query.get(sizeName), sizeDefault));
  return { number: readCount(query.get(numberName), 0), size: Math.max(1, size) };
}

/**
 * Keeps what was created from one time to another, both Unix ms and both included. Anything else in the
 * filter is ignored without a word.
 */
export function createdWithin<Item extends { createdAt: number }>(
  items: readonly Item[],
  from: string | null,
  to: string | null,
): Item[] {
  const [first, last] = [readMs(from), readMs(to)];
  return items.filter(
    ({ createdAt }) => (first === null || createdAt >= first) && (last === null || createdAt <= last),
  );
}

function readMs(text: string | null): number | null {
  return text !== null && /^\d{10,16}$/.test(text) ? Number(text) : null;
}

function readCount(text: string | null, fallback: number): number {
  const count = Number(text ?? fallback);
  return Number.isSafeInteger(count) && count >= 0 ? count : fallback;
}
