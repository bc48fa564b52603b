import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/store/database.js';
import type { DeliveryQuote, DeliveryRateRow } from '../../adapters/store/delivery-rows.js';
import { insertOne, selectBy } from '../../adapters/store/row-statements.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { Owner } from '../../domain/records.js';

export const insertQuote = insertOne('delivery_quote.insert', 'delivery_quote');

export const answerQuote = statement<DeliveryQuote, unknown>('delivery_quote.answer', (db, p) =>
  db
    .updateTable('delivery_quote')
    .set({
      answered_at: p.answeredAt,
      pickup_address_id: p.pickupAddressId,
      delivery_address_id: p.deliveryAddressId,
      parcel_id: p.parcelId,
      unanswered_json: p.unansweredJson,
    })
    .where('id', '=', p.id),
);

export const insertRate = insertOne('delivery_rate.insert', 'delivery_rate');

/** The newest answer to the same question of which no rate is attached. */
export const findAnsweredQuote = statement<
  Owner & { aggregator: string; questionHash: string; since: number },
  DeliveryQuote
>('delivery_quote.find_answered', (db, p) =>
  db
    .selectFrom('delivery_quote')
    .select(columns('delivery_quote'))
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode)
    .where('aggregator', '=', p.aggregator)
    .where('question_hash', '=', p.questionHash)
    .where('answered_at', '>', p.since)
    .where('checkout_id', 'is', null)
    .orderBy('answered_at', 'desc')
    .limit(sql.lit(1)),
);

/** When the questions since then were asked, the newest first, up to `most`. */
export const listAskedSince = statement<Owner & { since: number; most: number }, { askedAt: number }>(
  'delivery_quote.asked_since',
  (db, p) =>
    db
      .selectFrom('delivery_quote')
      .select('asked_at as askedAt')
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode)
      .where('asked_at', '>', p.since)
      .orderBy('asked_at', 'desc')
      .limit(p.most),
);

export const listRatesOfQuote = selectBy(
  'delivery_rate.of_quote',
  'delivery_rate',
  ['quoteId'],
  ['position'],
);

/** A rate that was given to an account, with what it was given for. */
export type GivenRate = DeliveryRateRow & {
  aggregator: string;
  pickupAddressId: string;
  deliveryAddressId: string;
  parcelId: string;
  /** The checkout that a rate of the same answer was attached to first. */
  claimedBy: string | null;
};

/** The rate of an id as it was given last. */
export const findRate = statement<Owner & { rateId: string }, GivenRate>('delivery_rate.find', (db, p) =>
  selectGiven(db)
    .where('delivery_rate.account_id', '=', p.accountId)
    .where('delivery_rate.mode', '=', p.mode)
    .where('delivery_rate.rate_id', '=', p.rateId)
    .orderBy('delivery_rate.expires_at', 'desc')
    .orderBy('delivery_rate.quote_id', 'desc')
    .limit(sql.lit(1)),
);

/** A rate as it was given in an answer. */
export const findRateAt = statement<{ quoteId: string; position: number }, GivenRate>(
  'delivery_rate.at',
  (db, p) =>
    selectGiven(db)
      .where('delivery_rate.quote_id', '=', p.quoteId)
      .where('delivery_rate.position', '=', p.position),
);

function selectGiven(db: Kysely<Database>) {
  return db
    .selectFrom('delivery_rate')
    .innerJoin('delivery_quote', 'delivery_quote.id', 'delivery_rate.quote_id')
    .select(columns('delivery_rate'))
    .select([
      sql<string>`delivery_quote.aggregator`.as('aggregator'),
      sql<string>`delivery_quote.pickup_address_id`.as('pickupAddressId'),
      sql<string>`delivery_quote.delivery_address_id`.as('deliveryAddressId'),
      sql<string>`delivery_quote.parcel_id`.as('parcelId'),
      sql<string | null>`delivery_quote.checkout_id`.as('claimedBy'),
    ]);
}
