import { createHash } from 'node:crypto';
import {
  AddressRefused,
  type CarrierAddress,
  type CarrierQuotes,
  CarrierUnavailable,
  type QuotedRate,
  type RatesRequest,
} from '../../../ports/carrier.js';
import { carriers, chargedKilograms, distanceOf, priceOf } from './carriers.js';

/** What a city of test data makes happen; documented in `docs/test-data.md`. */
const cities = {
  unresolved: 'Unknown City',
  withoutCarrier: 'Nowhere City',
  slow: 'Slow City',
  unavailable: 'Outage City',
} as const;

/** The carrier that does not answer in time for `Slow City`. */
const slowCarrier = 'Sandbox Express';

/**
 * The carriers of test mode. Everything follows from the question, ids included, so the same question has the
 * same answer. It cannot book.
 */
export function createSandboxCarriers(): CarrierQuotes {
  return { name: 'sandbox', rateValidityMs: 24 * 3_600_000, rates: async (request) => quoteOf(request) };
}

function quoteOf(request: RatesRequest) {
  const { pickup, dropoff, parcel } = request;
  const isIn = (city: string) => [pickup, dropoff].some((address) => address.city === city);
  if (isIn(cities.unavailable)) throw new CarrierUnavailable('The sandbox carriers do not respond');
  refuseUnresolved(pickup, 'pickup');
  refuseUnresolved(dropoff, 'dropoff');
  const ids = {
    pickupAddressId: idOf('address', placeOf(pickup)),
    deliveryAddressId: idOf('address', placeOf(dropoff)),
    parcelId: idOf('parcel', parcel),
  };
  const unanswered = isIn(cities.slow) ? [slowCarrier] : [];
  const isCovered = !isIn(cities.withoutCarrier);
  const rates = isCovered ? ratesOf(request, ids).filter((rate) => !unanswered.includes(rate.carrier)) : [];
  return { ...ids, rates, unanswered };
}

type Ids = Pick<QuotedRate, 'pickupAddressId' | 'deliveryAddressId' | 'parcelId'>;

function ratesOf({ pickup, dropoff, parcel }: RatesRequest, ids: Ids): QuotedRate[] {
  const distance = distanceOf(pickup, dropoff);
  return carriers.flatMap((one) => {
    const amount = priceOf(one, distance, chargedKilograms(parcel));
    if (amount === null) return [];
    const { carrier, service, pickupTime } = one;
    const deliveryTime = one.deliveryTime[distance];
    const rateId = idOf('rate', [carrier, ids]);
    return [{ ...ids, rateId, carrier, service, amount, pickupTime, deliveryTime, detailsJson: null }];
  });
}

function refuseUnresolved({ city }: CarrierAddress, address: 'pickup' | 'dropoff'): void {
  if (city === cities.unresolved) throw new AddressRefused(`There is no ${city}`, address);
}

/** The e-mail address may change while the place stays. */
function placeOf({ email: _, ...place }: CarrierAddress) {
  return place;
}

function idOf(kind: string, content: unknown): string {
  return `sandbox_${kind}_${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)}`;
}
