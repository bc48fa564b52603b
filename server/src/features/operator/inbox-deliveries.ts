import { sql } from 'kysely';
import { failureSentences } from '../../domain/shipment/failures.js';
import { isUndeliveredSql } from '../delivery/shipment-queries.js';
import { ofMode } from './inbox-queries.js';
import { aheadOf, type InboxCutoffs, search } from './inbox-search.js';

const parts = {
  from: 'shipment s join checkout e on e.id = s.checkout_id',
  id: 's.id',
  amount: 's.amount',
  since: 's.updated_at',
  note: 's.failure_reason',
  mode: 's.mode',
  owner: 'e',
  order: 's.updated_at, s.id',
} as const;

/** Bookings that were begun an hour ago, and of which nobody knows whether they were made. */
export const bookingsUnknown = search('shipment.unknown', {
  ...parts,
  since: 'coalesce(s.unknown_since, s.booking_at)',
  note: `(select j.last_error from job j where j.kind = 'shipment.run' and j.subject = s.id)`,
  where: (p) => sql`${ofMode('s', p)} and s.status = 'booking'
    and coalesce(s.unknown_since, s.booking_at) <= ${p.waitingBefore} + ${aheadOf('s')}`,
});

/** Pickups that the aggregator did not book, since the operator's wallet was short. */
export const walletsShort = search('shipment.wallet_short', {
  ...parts,
  where: (p) => sql`${ofMode('s', p)} and s.status = 'rate_attached'
    and s.failure_reason = ${sql.lit(failureSentences.wallet_short)}
    and e.status = 'funded' and e.seller_delivered_at is null
    and s.rate_expires_at > ${p.now} + ${aheadOf('s')}`,
});

/**
 * Deliveries that failed or were cancelled a day ago, and that nothing has made good for: another rate may be
 * attached, but is not booked.
 */
export const deliveriesFailed = search('shipment.failed', {
  ...parts,
  where: (p: InboxCutoffs) => sql`${ofMode('s', p)} and ${sql.raw(isUndeliveredSql)}
    and s.status in ('failed', 'cancelled', 'rate_attached')
    and s.updated_at <= ${p.failedBefore} + ${aheadOf('s')}
    and e.status in ('funded', 'disputed') and e.seller_delivered_at is null`,
});

/**
 * Parcels about which nothing new has been reported for a week: lost, unknown to the aggregator, or in a
 * status that the service does not know.
 */
export const parcelsSilent = search('shipment.silent', {
  ...parts,
  note: 's.status',
  where: (p) => sql`${ofMode('s', p)} and s.status in ('booked', 'picked_up', 'in_transit')
    and s.updated_at <= ${p.silentBefore} + ${aheadOf('s')}
    and e.status in ('funded', 'disputed') and e.seller_delivered_at is null`,
});
