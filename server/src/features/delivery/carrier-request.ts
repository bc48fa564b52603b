import type { Shipment } from '../../domain/records.js';
import type { AccountTime } from '../../pipeline/context.js';
import { type CarrierAggregator, CarrierSilent, type ShipmentRequest } from '../../ports/carrier.js';
import { sealedPlaces } from '../../ports/sealed-places.js';
import type { Services } from '../../services.js';
import { findRateAt } from './queries.js';

/**
 * Returns the aggregator that gave the rate, which also books it.
 *
 * @throws CarrierSilent if it is not configured any more
 */
export function aggregatorOf({ carriers }: Services, { aggregator, mode }: Shipment): CarrierAggregator {
  const found = carriers.of(aggregator, mode);
  if (found === null) throw new CarrierSilent(`The aggregator ${aggregator} is not configured`);
  return found;
}

/** Returns what the aggregator is asked about a shipment: the rate is the one that it gave. */
export async function requestOf(
  { store, sealer, clock }: Services,
  { id, quoteId, ratePosition, amount, bookingAt, createdAt }: Shipment,
  { clockOffsetMs }: AccountTime,
): Promise<ShipmentRequest> {
  const given = await store.one(findRateAt, { quoteId, position: ratePosition });
  if (!given) throw new Error(`The rate of shipment ${id} is not stored`);
  const { rateId, carrier, service, pickupTime, deliveryTime, detailsSealed } = given;
  const { pickupAddressId, deliveryAddressId, parcelId } = given;
  const detailsJson =
    detailsSealed === null ? null : sealer.open(sealedPlaces.rateDetails(given), detailsSealed);
  const ids = { rateId, pickupAddressId, deliveryAddressId, parcelId };
  const rate = { ...ids, carrier, service, amount, pickupTime, deliveryTime, detailsJson };
  return { reference: id, rate, decidedAt: (bookingAt ?? createdAt) - clockOffsetMs, now: clock.now() };
}
