import { type Compilable, type RawBuilder, sql } from 'kysely';
import type { RecordedEvent } from '../../adapters/store/rows.js';
import { columns, untyped } from '../../adapters/store/shapes.js';
import { readByKey, statement } from '../../adapters/store/statement.js';
import type { Credit, Payout, Refund } from '../../domain/records.js';
import type { HistoryPosition } from '../../http/history.js';
import type { Statement, Store } from '../../ports/store.js';
import { Causes } from './causes.js';

/** The order of entries of the same time: cause, money, consequence. Cursors contain these numbers. */
export const ranks = {
  opened: 0,
  account: 1,
  credit: 2,
  reversal: 3,
  event: 4,
  evidence: 5,
  payout: 6,
  refund: 7,
  part: 8,
  duplicate: 9,
} as const;

/** Where a row is in the timeline; `n` is the sequence of an event, 0 for any other row. */
export interface Place {
  at: number;
  rank: number;
  n: number;
  id: string;
}

/** What the timeline shows of an event; its metadata is that of the checkout. */
export type EventRow = Pick<
  RecordedEvent,
  'id' | 'type' | 'sequence' | 'status' | 'actorKind' | 'actorVia' | 'at' | 'extrasJson'
>;

/** The places after which the rows of each table are read. */
interface After {
  checkoutId: string;
  limit: number;
  creditAt: number;
  creditId: string;
  reversalAt: number;
  reversalId: string;
  partAt: number;
  partId: string;
  eventAt: number;
  eventN: number;
  payoutAt: number;
  payoutId: string;
  refundAt: number;
  refundId: string;
}

type Moved = 'credit' | 'payout' | 'refund';

interface Source {
  rank: number;
  table: Moved;
  time: 'created_at' | 'reversed_at' | 'taken_back_at';
}

function placesIn(
  { rank, table, time }: Source,
  p: { checkoutId: unknown; at: unknown; id: unknown; limit: unknown },
): RawBuilder<unknown> {
  const at = sql.ref(time);
  return sql`select * from (select ${sql.lit(rank)} as rank, ${at} as at, 0 as n, id from ${sql.table(table)}
    where checkout_id = ${p.checkoutId} and ${at} is not null and (${at}, id) > (${p.at}, ${p.id})
    order by ${at}, id limit ${p.limit}) as part`;
}

/**
 * The first rows of each table after a place. Indexes have credits, payouts and refunds in this order, so
 * that no further ones are examined. Of events, reversals and parts that were taken back, the times of all of
 * the checkout are.
 */
const findPlaces = readByKey<After, Place>('timeline.places', (_db, p) => {
  const { checkoutId, limit } = p;
  const credits = { checkoutId, limit, at: p.creditAt, id: p.creditId };
  const reversals = { checkoutId, limit, at: p.reversalAt, id: p.reversalId };
  const parts = { checkoutId, limit, at: p.partAt, id: p.partId };
  const payouts = { checkoutId, limit, at: p.payoutAt, id: p.payoutId };
  const refunds = { checkoutId, limit, at: p.refundAt, id: p.refundId };
  return sql<Place>`select * from (
    ${placesIn({ rank: ranks.credit, table: 'credit', time: 'created_at' }, credits)}
    union all ${placesIn({ rank: ranks.reversal, table: 'credit', time: 'reversed_at' }, reversals)}
    union all select * from (select ${sql.lit(ranks.event)} as rank, at, sequence as n, id from every_event
      where checkout_id = ${checkoutId} and (at, sequence) > (${p.eventAt}, ${p.eventN})
      order by at, sequence limit ${limit}) as part
    union all ${placesIn({ rank: ranks.payout, table: 'payout', time: 'created_at' }, payouts)}
    union all ${placesIn({ rank: ranks.refund, table: 'refund', time: 'created_at' }, refunds)}
    union all ${placesIn({ rank: ranks.part, table: 'credit', time: 'taken_back_at' }, parts)}
  ) as made order by at, rank, n, id limit ${limit}`;
});

/** Finds the first rows of the checkout after a position, in the order of the timeline. */
export function listPlaces(
  store: Store,
  checkoutId: string,
  after: HistoryPosition | null,
  limit: number,
): Promise<Place[]> {
  const credit = placeAfter(after, ranks.credit);
  const reversal = placeAfter(after, ranks.reversal);
  const part = placeAfter(after, ranks.part);
  const event = placeAfter(after, ranks.event);
  const payout = placeAfter(after, ranks.payout);
  const refund = placeAfter(after, ranks.refund);
  // The sequences of events begin with 1, and a cursor can say anything.
  const sequence = Number(event.key);
  return store.all(findPlaces, {
    checkoutId,
    limit,
    creditAt: credit.at,
    creditId: credit.key,
    reversalAt: reversal.at,
    reversalId: reversal.key,
    partAt: part.at,
    partId: part.key,
    eventAt: event.at,
    eventN: Number.isSafeInteger(sequence) ? sequence : 0,
    payoutAt: payout.at,
    payoutId: payout.key,
    refundAt: refund.at,
    refundId: refund.key,
  });
}

/** Returns the place after which the rows of a rank follow a position; no key comes before the empty one. */
function placeAfter(after: HistoryPosition | null, rank: number): { at: number; key: string } {
  if (after === null) return { at: -1, key: '' };
  const [at, afterRank, key] = after;
  if (rank === afterRank) return { at, key };
  return { at: rank < afterRank ? at + 1 : at, key: '' };
}

interface Span {
  checkoutId: string;
  fromAt: number;
  toAt: number;
}

function within(time: string, { checkoutId, fromAt, toAt }: Span): RawBuilder<boolean> {
  return sql<boolean>`checkout_id = ${checkoutId} and ${sql.ref(time)} between ${fromAt} and ${toAt}`;
}

function selectWithin<Row>(name: string, table: Moved, time: Source['time']): Statement<Span, Row> {
  return statement(name, (db, p) => {
    const rows = untyped(db).selectFrom<string>(table).select(columns(table)).where(within(time, p));
    return rows as Compilable<unknown> as Compilable<Row>;
  });
}

const creditsWithin = selectWithin<Credit>('timeline.credits', 'credit', 'created_at');
const reversalsWithin = selectWithin<Credit>('timeline.reversals', 'credit', 'reversed_at');
const partsWithin = selectWithin<Credit>('timeline.parts', 'credit', 'taken_back_at');
const payoutsWithin = selectWithin<Payout>('timeline.payouts', 'payout', 'created_at');
const refundsWithin = selectWithin<Refund>('timeline.refunds', 'refund', 'created_at');

const eventsWithin = statement<Span, EventRow>('timeline.events', (db, p) =>
  db
    .selectFrom('every_event')
    .select(['id', 'type', 'sequence', 'status', 'at'])
    .select(['actor_kind as actorKind', 'actor_via as actorVia', 'extras_json as extrasJson'])
    .where(within('at', p))
    .orderBy('sequence'),
);

/** The rows of a page of the timeline, by their ids, and the causes of its payouts and refunds. */
export interface PageRows {
  credits: ReadonlyMap<string, Credit>;
  events: ReadonlyMap<string, EventRow>;
  payouts: ReadonlyMap<string, Payout>;
  refunds: ReadonlyMap<string, Refund>;
  causes: Causes;
}

/**
 * Reads the rows at the places of a page, a span of time for each table. An event that causes a payout or
 * refund has its time, so that it is in their span. An event that was recorded later is looked for.
 */
export async function loadRows(
  store: Store,
  checkoutId: string,
  places: readonly Place[],
): Promise<PageRows> {
  const read = async <Row>(rows: Statement<Span, Row>, ...of: number[]): Promise<Row[]> => {
    const times = places.filter(({ rank }) => of.includes(rank)).map(({ at }) => at);
    const [fromAt, toAt] = [times.at(0), times.at(-1)];
    return fromAt === undefined || toAt === undefined ? [] : store.all(rows, { checkoutId, fromAt, toAt });
  };
  const credits = await read(creditsWithin, ranks.credit);
  const reversals = await read(reversalsWithin, ranks.reversal);
  const parts = await read(partsWithin, ranks.part);
  const events = await read(eventsWithin, ranks.event, ranks.payout, ranks.refund);
  const payouts = await read(payoutsWithin, ranks.payout);
  const refunds = await read(refundsWithin, ranks.refund);
  return {
    credits: byId([...credits, ...reversals, ...parts]),
    events: byId(events),
    payouts: byId(payouts),
    refunds: byId(refunds),
    causes: await findCauses({ store, checkoutId, fromAt: places[0]?.at ?? 0 }, { events, payouts, refunds }),
  };
}

/** Returns the causes among the events of the page, or among all later ones too if one is missing. */
async function findCauses(
  { store, checkoutId, fromAt }: { store: Store; checkoutId: string; fromAt: number },
  { events, payouts, refunds }: { events: EventRow[]; payouts: Payout[]; refunds: Refund[] },
): Promise<Causes> {
  const causes = new Causes(events, refunds);
  if (causes.haveAll(payouts, refunds)) return causes;
  const later = { checkoutId, fromAt, toAt: Number.MAX_SAFE_INTEGER };
  return new Causes(await store.all(eventsWithin, later), refunds);
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
