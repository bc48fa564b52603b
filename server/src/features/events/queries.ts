import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/store/database.js';
import { completedBefore } from '../../adapters/store/event-position.js';
import { columns } from '../../adapters/store/shapes.js';
import { adHoc, readByKey, statement } from '../../adapters/store/statement.js';
import type { Owner } from '../../domain/records.js';
import type { RankedPosition } from '../../http/page.js';
import type { Engine, Store } from '../../ports/store.js';
import type { ListedEvent } from './present.js';

const rank = sql<number>`coalesce(event.sequence, 0)`;

function listedEvents(
  db: Kysely<Database>,
  source: 'event' | 'archived_event as event' | 'every_event as event' = 'event',
) {
  return db
    .selectFrom(source as 'event')
    .leftJoin('checkout as c', 'c.id', 'event.checkout_id')
    .select(columns('event'))
    .select(['c.kind as kind', 'c.charge_id as chargeId']);
}

export const findEvent = readByKey<Owner & { id: string }, ListedEvent>('event.find', (db, p) =>
  listedEvents(db, 'every_event as event')
    .where('event.id', '=', p.id)
    .where('event.account_id', '=', p.accountId)
    .where('event.mode', '=', p.mode),
);

export interface EventFilter {
  type?: string | undefined;
  reference?: string | undefined;
}

/**
 * Newest first, and without what a running transaction could still precede, as in
 * the stream. In a page's position, `createdAt` is an event's position and `rank` its sequence.
 */
export function listEvents(owner: Owner, filter: EventFilter, after: RankedPosition | null, count: number) {
  return adHoc<ListedEvent>((db, engine) => {
    let rows = listedEvents(db)
      .where('event.account_id', '=', owner.accountId)
      .where('event.mode', '=', owner.mode)
      .orderBy('event.position', 'desc');
    // SQLite gives no position twice.
    if (engine === 'postgres') {
      rows = rows.orderBy(rank, 'desc').where(sql<boolean>`event.position < ${completedBefore}`);
    }
    rows = rows.orderBy('event.id', 'desc').limit(count);
    if (filter.reference !== undefined) rows = rows.where('event.reference', '=', filter.reference);
    if (filter.type !== undefined) rows = rows.where('event.type', '=', filter.type);
    return after ? rows.where(isOlder(after, engine)) : rows;
  });
}

/** The archived events of a reference in the same order, which is that of their numbers. */
export function listArchived(
  { accountId, mode }: Owner,
  { reference, type }: EventFilter & { reference: string },
  after: RankedPosition | null,
  count: number,
) {
  return adHoc<ListedEvent>((db, engine) => {
    const checkout = db
      .selectFrom('checkout')
      .select('id')
      .where('account_id', '=', accountId)
      .where('mode', '=', mode)
      .where('reference', '=', reference);
    let rows = listedEvents(db, 'archived_event as event')
      .where('event.checkout_id', '=', checkout)
      .orderBy('event.sequence', 'desc')
      .limit(count);
    if (type !== undefined) rows = rows.where('event.type', '=', type);
    return after ? rows.where(isOlder(after, engine)) : rows;
  });
}

/** Reads a page: of one reference, the archived events follow the others. */
export async function readEvents(
  store: Pick<Store, 'list'>,
  owner: Owner,
  { reference, type }: EventFilter,
  after: RankedPosition | null,
  count: number,
): Promise<(ListedEvent & RankedPosition)[]> {
  const rows = (await store.list(listEvents(owner, { reference, type }, after, count))).map(withPlace);
  if (reference === undefined || rows.length === count) return rows;
  // From the last row on, so that none is shown twice if it is archived between the two reads.
  const rest = listArchived(owner, { reference, type }, rows.at(-1) ?? after, count - rows.length);
  return [...rows, ...(await store.list(rest)).map(withPlace)];
}

function withPlace(event: ListedEvent): ListedEvent & RankedPosition {
  return { ...event, createdAt: event.position, rank: event.sequence ?? 0 };
}

/** Cursors of earlier versions have no rank: their pages were ordered by position and id. */
function isOlder({ createdAt: position, rank: sequence, id }: RankedPosition, engine: Engine) {
  if (engine === 'sqlite') return sql<boolean>`(event.position, event.id) < (${position}, ${id})`;
  if (sequence !== undefined) {
    return sql<boolean>`(event.position, ${rank}, event.id) < (${position}, ${sequence}, ${id})`;
  }
  return sql<boolean>`event.position <= ${position} and (event.position, event.id) < (${position}, ${id})`;
}

/** Events that one poll of a stream reads at most. */
export const streamedMax = 100;

/** The place of an event in the stream; events that share a position are ordered by sequence. */
export interface Place {
  position: number;
  /** Null, ordered as 0, for an event of no checkout. */
  sequence: number | null;
  id: string;
}

/**
 * The events after a place, in the order of the stream. PostgreSQL may commit transactions in another order
 * than they began: an event is left out while a running transaction could still insert one before it.
 */
export const findFollowing = statement<Owner & Place, ListedEvent>('event.following', (db, p, engine) => {
  const place = sql`(cast(${p.position} as bigint), coalesce(cast(${p.sequence} as bigint), 0), ${p.id})`;
  const rows = listedEvents(db)
    .where('event.account_id', '=', p.accountId)
    .where('event.mode', '=', p.mode)
    .where('event.position', '>=', p.position)
    .where(sql<boolean>`(event.position, ${rank}, event.id) > ${place}`)
    .orderBy('event.position')
    .orderBy(rank)
    .orderBy('event.id')
    .limit(sql.lit(streamedMax));
  return engine === 'postgres' ? rows.where(sql<boolean>`event.position < ${completedBefore}`) : rows;
});

/** The place where a new stream begins: after the newest event that `findFollowing` could return. */
export const findNewest = statement<Owner, Place>('event.newest', (db, p, engine) => {
  const rows = db
    .selectFrom('event')
    .select(['position', rank.as('sequence'), 'id'])
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode)
    .orderBy('position', 'desc')
    .orderBy(rank, 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1));
  return engine === 'postgres' ? rows.where(sql<boolean>`position < ${completedBefore}`) : rows;
});
