import { escrowStatuses } from '@escrow-checkout/contract';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../../../../adapters/store/database.js';
import { columns } from '../../../../adapters/store/shapes.js';
import { adHoc } from '../../../../adapters/store/statement.js';
import { chargeStatusOf } from '../../../../domain/charge/status.js';
import type { Checkout } from '../../../../domain/records.js';
import type { Position } from '../../../../http/page.js';
import type { Owner } from '../format.js';

/** What a list is narrowed to; the amounts are kobo, the times account time. */
export interface Narrowing {
  kind: 'escrows' | 'charges';
  status: string | null;
  from: number | null;
  until: number | null;
  min: number | null;
  max: number | null;
  /** The key of the seller's address. */
  seller: string | null;
}

/** How many rows one page looks through for filters that no index serves. */
export const lookedThroughMax = 1000;

/** The newest rows that an index finds in order; a page filters only these, however many there are in all. */
function windowOf(db: Kysely<Database>, owner: Owner, narrowing: Narrowing, after: Position | null) {
  const { kind, status, from, until, seller } = narrowing;
  let rows = db
    .selectFrom('checkout')
    .where('account_id', '=', owner.accountId)
    .where('mode', '=', owner.mode)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  // Literals, so that the partial indexes apply.
  if (kind === 'charges') rows = rows.where('charge_id', 'is not', null);
  else if (seller === null) rows = rows.where('kind', '=', sql.lit('escrow'));
  // An expression, so that the index of the seller's sales is read, and not that of all.
  else rows = rows.where(sql<boolean>`kind || '' = 'escrow'`);
  if (seller !== null) rows = rows.where('seller_key', '=', seller);
  else if (kind === 'escrows' && status !== null) rows = rows.where('status', '=', status as never);
  if (from !== null) rows = rows.where('created_at', '>=', from);
  if (until !== null) rows = rows.where('created_at', '<', until);
  if (!after) return rows;
  return rows.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('created_at', 'id'), '<', tuple(after.createdAt, after.id)),
  );
}

/** A page of escrows or charges, newest first, of the next `lookedThroughMax` that an index finds. */
export function listCheckouts(owner: Owner, narrowing: Narrowing, after: Position | null, count: number) {
  return adHoc<Checkout>((db) =>
    narrowed(
      db
        .selectFrom(
          windowOf(db, owner, narrowing, after)
            .select(columns('checkout'))
            .limit(sql.lit(lookedThroughMax))
            .as('c'),
        )
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(count),
      narrowing,
    ),
  );
}

/** The last row that a page looks through; none if the list ends before. */
export function findWindowEnd(owner: Owner, narrowing: Narrowing, after: Position | null) {
  return adHoc<Position>((db) =>
    windowOf(db, owner, narrowing, after)
      .select(['created_at as createdAt', 'id'])
      .limit(sql.lit(1))
      .offset(sql.lit(lookedThroughMax - 1)),
  );
}

/** Whether a page can have fewer rows than its window. */
export function isSifted({ kind, status, min, max, seller }: Narrowing): boolean {
  return min !== null || max !== null || (status !== null && (kind === 'charges' || seller !== null));
}

type Fields = { c: Checkout };

/** Filters rows of a window by what no index serves. */
// biome-ignore lint/suspicious/noExplicitAny: the builder's own type depends on the columns
function narrowed<Query extends { where(...args: any[]): Query }>(query: Query, narrowing: Narrowing): Query {
  const { kind, status, min, max } = narrowing;
  let rows = query;
  if (min !== null) rows = rows.where('amount', '>=', min);
  if (max !== null) rows = rows.where('amount', '<=', max);
  if (status === null) return rows;
  if (kind === 'escrows') return rows.where('status', '=', status);
  return rows.where((eb: ExpressionBuilder<Fields, 'c'>) => {
    const meaning = escrowStatuses.filter(
      (each) => chargeStatusOf({ kind: 'escrow', status: each }) === status,
    );
    const direct = eb.and([eb('kind', '=', 'charge'), eb('status', '=', status as never)]);
    if (meaning.length === 0) return direct;
    return eb.or([direct, eb.and([eb('kind', '=', 'escrow'), eb('status', 'in', [...meaning])])]);
  });
}

/** What a search compares: the whole or its beginning. */
const searched = { reference: 'reference', buyer: 'customer_key', seller: 'seller_key' } as const;

export type Searched = keyof typeof searched;

/** Above every character that a reference or an address can have. */
const highest = '\u{10FFFF}';

/** How many matches of each kind a search reads. */
export const searchMax = 50;

/** Where a page of matches begins: after the row with this reference or address. */
export interface MatchPosition extends Position {
  key: string;
}

/** Returns where the matches after a row begin. */
export function positionAfter(by: Searched, row: Checkout): MatchPosition {
  const key = { reference: row.reference, buyer: row.customerKey, seller: row.sellerKey ?? '' }[by];
  return { key, createdAt: row.createdAt, id: row.id };
}

const firstMatches = { after: null, count: searchMax + 1 };

/** The checkouts whose reference or address begins so, in its order; the newest first of one address. */
export function searchCheckouts(
  owner: Owner,
  narrowing: Narrowing,
  by: Searched,
  text: string,
  { after, count }: { after: MatchPosition | null; count: number } = firstMatches,
) {
  const column = searched[by];
  return adHoc<Checkout>((db) => {
    let matches = db
      .selectFrom('checkout')
      .select(columns('checkout'))
      .where('account_id', '=', owner.accountId)
      .where('mode', '=', owner.mode)
      .where(column, '>=', after?.key ?? text)
      .where(column, '<', `${text}${highest}`)
      .orderBy(column)
      .limit(count);
    if (after) matches = matches.where(isBehind(column, after));
    if (by !== 'reference') matches = matches.orderBy('created_at', 'desc').orderBy('id', 'desc');
    // Expressions, so that the index of what is searched is read, and not that of all.
    if (narrowing.kind === 'charges') matches = matches.where(sql<boolean>`coalesce(charge_id, '') <> ''`);
    else matches = matches.where(sql<boolean>`kind || '' = 'escrow'`);
    if (narrowing.seller !== null) {
      matches = matches.where(sql<boolean>`coalesce(seller_key, '') = ${narrowing.seller}`);
    }
    if (narrowing.from !== null) matches = matches.where('created_at', '>=', narrowing.from);
    if (narrowing.until !== null) matches = matches.where('created_at', '<', narrowing.until);
    return narrowed(matches, narrowing);
  });
}

/** Of one address the newest comes first; no two have one reference. */
function isBehind(column: (typeof searched)[Searched], { key, createdAt, id }: MatchPosition) {
  const isNext = sql`${sql.ref(column)} > ${key}`;
  if (column === 'reference') return sql<boolean>`${isNext}`;
  return sql<boolean>`(${isNext} or (created_at, id) < (${createdAt}, ${id}))`;
}
