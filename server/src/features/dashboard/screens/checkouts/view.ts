import { type CheckoutFilter, type CheckoutRow, type CheckoutsProps, pathIn } from '@escrow-checkout/web';
import type { Checkout } from '../../../../domain/records.js';
import { hasRight } from '../../../../domain/staff/rights.js';
import { emailKey } from '../../../../domain/text.js';
import type { Position } from '../../../../http/page.js';
import type { Reader } from '../../../../ports/reports.js';
import type { Services } from '../../../../services.js';
import { loadShown } from '../../../checkouts/load-shown.js';
import type { Visit } from '../../route.js';
import { frameOf, ownerOf } from '../format.js';
import { listViews } from '../views/queries.js';
import { addressOf, narrowingOf, writeAfter } from './filter.js';
import {
  findWindowEnd,
  isSifted,
  listCheckouts,
  lookedThroughMax,
  type Narrowing,
  searchCheckouts,
  searchMax,
} from './list-queries.js';
import { presentRow } from './row.js';

const pageLength = 20;

/** Reads a page of the list of escrows or charges. */
export async function readCheckouts(
  services: Services,
  visit: Visit,
  kind: Narrowing['kind'],
  { filter, after }: { filter: CheckoutFilter; after: Position | null },
): Promise<CheckoutsProps> {
  const { narrowing, wrong } = narrowingOf(kind, filter);
  const path = pathIn(visit, `/${kind}`);
  const { found, rows } = await services.reports.read(async (reader) => {
    const found =
      filter.q === ''
        ? await readPage(reader, visit, narrowing, after)
        : { ...(await search(reader, visit, narrowing, filter.q)), next: null, lookedThrough: null };
    return { found, rows: await Promise.all(found.rows.map((row) => rowOf(reader, visit, row))) };
  });
  const views = await services.store.all(listViews, {
    ...ownerOf(visit),
    personId: visit.person.id,
    kind,
  });
  const next = found.next && writeAfter(found.next);
  return {
    frame: frameOf(visit),
    kind,
    filter,
    wrong,
    rows: rows.filter((row) => row !== null),
    newest: after === null ? null : addressOf(path, { ...filter }),
    older: next && addressOf(path, { ...filter, after: next }),
    csv: hasRight(visit.role, 'read_statements', visit.mode) ? addressOf(`${path}.csv`, { ...filter }) : null,
    lookedThrough: found.lookedThrough,
    isCut: found.isCut,
    views: views.map(({ id, name, query }) => ({
      name,
      href: `${path}?${query}`,
      remove: pathIn(visit, `/views/${id}/delete`),
    })),
  };
}

interface Found {
  rows: Checkout[];
  next: Position | null;
  lookedThrough: number | null;
  isCut: boolean;
}

async function readPage(
  reader: Reader,
  visit: Visit,
  narrowing: Narrowing,
  after: Position | null,
): Promise<Found> {
  const owner = ownerOf(visit);
  const found = await reader.list(listCheckouts(owner, narrowing, after, pageLength + 1));
  const rows = found.slice(0, pageLength);
  const last = found.length > pageLength ? rows.at(-1) : undefined;
  if (last) return { rows, next: last, lookedThrough: null, isCut: false };
  if (!isSifted(narrowing)) return { rows, next: null, lookedThrough: null, isCut: false };
  const [end = null] = await reader.list(findWindowEnd(owner, narrowing, after));
  return { rows, next: end, lookedThrough: end && lookedThroughMax, isCut: false };
}

/** The newest first, of the first that match by reference, buyer or seller. */
async function search(
  reader: Reader,
  visit: Visit,
  narrowing: Narrowing,
  text: string,
): Promise<Pick<Found, 'rows' | 'isCut'>> {
  const owner = ownerOf(visit);
  const key = emailKey(text);
  const lists = await Promise.all([
    reader.list(searchCheckouts(owner, narrowing, 'reference', text)),
    reader.list(searchCheckouts(owner, narrowing, 'buyer', key)),
    reader.list(searchCheckouts(owner, narrowing, 'seller', key)),
  ]);
  const found = new Map(lists.flat().map((row) => [row.id, row]));
  const rows = [...found.values()].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
  const isCut = rows.length > searchMax || lists.some((list) => list.length > searchMax);
  return { rows: rows.slice(0, searchMax), isCut };
}

/** Null for one that is gone meanwhile. */
async function rowOf(reader: Reader, visit: Visit, { id }: Checkout): Promise<CheckoutRow | null> {
  const aggregate = await loadShown(reader, id);
  return aggregate === undefined ? null : presentRow(visit, aggregate);
}
