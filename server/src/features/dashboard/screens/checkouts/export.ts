import { type CheckoutFilter, pathIn } from '@escrow-checkout/web';
import type { Response } from 'express';
import { chargeStatusOf } from '../../../../domain/charge/status.js';
import type { Checkout, Owner } from '../../../../domain/records.js';
import { emailKey } from '../../../../domain/text.js';
import type { Position } from '../../../../http/page.js';
import type { Reader } from '../../../../ports/reports.js';
import type { Services } from '../../../../services.js';
import { iso, isoOrNull } from '../../../checkouts/present.js';
import { goTo } from '../../../pages/responses.js';
import type { Visit } from '../../route.js';
import { type Cell, sendCsv } from '../csv.js';
import { ownerOf } from '../format.js';
import { addressOf, narrowingOf } from './filter.js';
import {
  findWindowEnd,
  listCheckouts,
  type MatchPosition,
  type Narrowing,
  positionAfter,
  searchCheckouts,
} from './list-queries.js';

const rowsMax = 10_000;
const portionRows = 500;
/** How many windows are looked through for filters that match few rows. */
const portionsMax = 200;

const heads = [
  'reference',
  'kind',
  'status',
  'amount_naira',
  'held_naira',
  'released_naira',
  'refunded_naira',
  'buyer_email',
  'buyer_name',
  'seller_email',
  'seller_name',
  'description',
  'created_at',
  'auto_release_at',
];

/** Sends the list as a table, with the same filters. */
export async function exportCheckouts(
  services: Services,
  visit: Visit,
  kind: Narrowing['kind'],
  filter: CheckoutFilter,
  response: Response,
): Promise<void> {
  const { narrowing, wrong } = narrowingOf(kind, filter);
  // What is not understood must not be left out: the file would show more than was asked for.
  if (wrong.length > 0) return goTo(response, addressOf(pathIn(visit, `/${kind}`), { ...filter }));
  const portions =
    filter.q === ''
      ? readPortions(services, visit, narrowing)
      : readMatches(services, visit, narrowing, filter.q);
  await sendCsv(response, kind, heads, portions);
}

async function* readPortions(
  { reports }: Services,
  visit: Visit,
  narrowing: Narrowing,
): AsyncGenerator<Cell[][]> {
  const owner = ownerOf(visit);
  let after: Position | null = null;
  let left = rowsMax;
  for (let portion = 0; portion < portionsMax && left > 0; portion++) {
    const count = Math.min(portionRows, left);
    const { rows, end }: Portion = await reports.read((reader) =>
      readPortion(reader, owner, { narrowing, after, count }),
    );
    yield rows.map(cellsOf);
    left -= rows.length;
    if (!end) return;
    after = { createdAt: end.createdAt, id: end.id };
  }
}

interface Portion {
  rows: Checkout[];
  /** Where the next portion begins; undefined at the end. */
  end: Position | undefined;
}

async function readPortion(
  reader: Reader,
  owner: Owner,
  { narrowing, after, count }: { narrowing: Narrowing; after: Position | null; count: number },
): Promise<Portion> {
  const rows = await reader.list(listCheckouts(owner, narrowing, after, count));
  const last = rows.length === count ? rows.at(-1) : undefined;
  const [end] = last ? [last] : await reader.list(findWindowEnd(owner, narrowing, after));
  return { rows, end };
}

async function* readMatches(
  { reports }: Services,
  visit: Visit,
  narrowing: Narrowing,
  text: string,
): AsyncGenerator<Cell[][]> {
  const owner = ownerOf(visit);
  const sent = new Set<string>();
  for (const by of ['reference', 'buyer', 'seller'] as const) {
    const key = by === 'reference' ? text : emailKey(text);
    let after: MatchPosition | null = null;
    while (sent.size < rowsMax) {
      const page = { after, count: portionRows };
      const rows: Checkout[] = await reports.read((reader) =>
        reader.list(searchCheckouts(owner, narrowing, by, key, page)),
      );
      const more = rows.filter(({ id }) => !sent.has(id)).slice(0, rowsMax - sent.size);
      yield more.map(cellsOf);
      for (const { id } of more) sent.add(id);
      const last = rows.at(-1);
      if (last === undefined || rows.length < portionRows) break;
      after = positionAfter(by, last);
    }
  }
}

function cellsOf(checkout: Checkout): Cell[] {
  const isEscrow = checkout.kind === 'escrow';
  return [
    checkout.reference,
    checkout.kind,
    isEscrow ? checkout.status : chargeStatusOf(checkout),
    nairaOf(checkout.amount),
    nairaOf(checkout.amountHeld),
    nairaOf(checkout.amountReleased),
    nairaOf(checkout.amountRefunded),
    checkout.customerEmail,
    checkout.customerName,
    checkout.sellerEmail,
    checkout.sellerName,
    checkout.description,
    iso(checkout.createdAt),
    isoOrNull(checkout.autoReleaseAt),
  ];
}

/** Naira with kobo, as programs for tables read a number: `2500.50`. */
export function nairaOf(kobo: number): string {
  return (kobo / 100).toFixed(2);
}
