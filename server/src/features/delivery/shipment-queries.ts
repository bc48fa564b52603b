import { sql } from 'kysely';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { Carriage, Mode, Shipment } from '../../domain/records.js';

/** As `isUndelivered` of server/src/domain/shipment/states.ts, for the newest shipment, named `s`. */
export const isUndeliveredSql = `s.cleared_at is null
  and (s.status = 'failed' or s.status = 'cancelled' and s.cancel_requested_at is null
    or s.follows_failure = 1 and s.status in ('rate_attached', 'booking', 'cancelled'))
  and s.n = (select max(newest.n) from shipment newest where newest.checkout_id = s.checkout_id)`;

/** The newest shipment of an escrow. */
export const findShipment = statement<{ checkoutId: string }, Shipment>('shipment.newest', (db, p) =>
  db
    .selectFrom('shipment')
    .select(columns('shipment'))
    .where('checkout_id', '=', p.checkoutId)
    .orderBy('n', 'desc')
    .limit(sql.lit(1)),
);

export const findShipmentById = statement<{ id: string }, Shipment>('shipment.by_id', (db, p) =>
  db.selectFrom('shipment').select(columns('shipment')).where('id', '=', p.id),
);

/** The shipment that an aggregator knows by its own id. */
export const findAtAggregator = statement<
  { aggregator: string; mode: Mode; partnerShipmentId: string },
  Shipment
>('shipment.at_aggregator', (db, p) =>
  db
    .selectFrom('shipment')
    .select(columns('shipment'))
    .where('aggregator', '=', p.aggregator)
    .where('mode', '=', p.mode)
    .where('partner_shipment_id', '=', p.partnerShipmentId),
);

/** One that is not polled any more, since its parcel has ended meanwhile, is left alone. */
export const setNextParcelPoll = statement<{ id: string; nextPollAt: number | null }, unknown>(
  'shipment.set_next_poll',
  (db, p) =>
    db
      .updateTable('shipment')
      .set({ next_poll_at: p.nextPollAt })
      .where('id', '=', p.id)
      .where('next_poll_at', 'is not', null),
);

export const findCarriage = statement<{ accountId: string; mode: Mode }, Carriage>(
  'carriage.of_account',
  (db, p) =>
    db
      .selectFrom('carriage')
      .select(columns('carriage'))
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode),
);
