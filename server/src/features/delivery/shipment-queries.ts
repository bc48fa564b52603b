import { selectBy, selectNewest } from '../../adapters/store/row-statements.js';
import { statement } from '../../adapters/store/statement.js';

/** As `isUndelivered` of server/src/domain/shipment/states.ts, for the newest shipment, named `s`. */
export const isUndeliveredSql = `s.cleared_at is null
  and (s.status = 'failed' or s.status = 'cancelled' and s.cancel_requested_at is null
    or s.follows_failure = 1 and s.status in ('rate_attached', 'booking', 'cancelled'))
  and s.n = (select max(newest.n) from shipment newest where newest.checkout_id = s.checkout_id)`;

/** The newest shipment of an escrow. */
export const findShipment = selectNewest('shipment.newest', 'shipment', ['checkoutId'], 1, ['n']);

export const findShipmentById = selectBy('shipment.by_id', 'shipment', ['id']);

/** The shipment that an aggregator knows by its own id. */
export const findAtAggregator = selectBy('shipment.at_aggregator', 'shipment', [
  'aggregator',
  'mode',
  'partnerShipmentId',
]);

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

export const findCarriage = selectBy('carriage.of_account', 'carriage', ['accountId', 'mode']);
