import {
  AddressRefused,
  type CarrierAddress,
  CarrierUnavailable,
  type Quote,
  type QuotedRate,
  type RatesRequest,
} from '../../../ports/carrier.js';
import { carriers, chargedKilograms, distanceOf, priceOf } from './carriers.js';
import { type BookingFault, cities, faultBetween, idOf } from './cities.js';

/** The carrier that does not answer in time for `Slow City`. */
const slowCarrier = 'Sandbox Express';

/** Returns what each carrier charges. The same question has the same answer, ids included. */
export function quoteOf(request: RatesRequest): Quote {
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

/** Returns what goes wrong when a rate is booked; null if nothing does. */
export function faultOf({ detailsJson }: Pick<QuotedRate, 'detailsJson'>): BookingFault | null {
  return detailsJson === null ? null : (JSON.parse(detailsJson) as { fault: BookingFault }).fault;
}

type Ids = Pick<QuotedRate, 'pickupAddressId' | 'deliveryAddressId' | 'parcelId'>;

function ratesOf(request: RatesRequest, ids: Ids): QuotedRate[] {
  const distance = distanceOf(request.pickup, request.dropoff);
  const fault = faultBetween(request);
  const detailsJson = fault === null ? null : JSON.stringify({ fault });
  return carriers.flatMap((one) => {
    const amount = priceOf(one, distance, chargedKilograms(request.parcel));
    if (amount === null) return [];
    const { carrier, service, pickupTime } = one;
    const deliveryTime = one.deliveryTime[distance];
    const rateId = idOf('rate', [carrier, ids]);
    return [{ ...ids, rateId, carrier, service, amount, pickupTime, deliveryTime, detailsJson }];
  });
}

function refuseUnresolved({ city }: CarrierAddress, address: 'pickup' | 'dropoff'): void {
  if (city === cities.unresolved) throw new AddressRefused(`There is no ${city}`, address);
}

/** The e-mail address may change while the place stays. */
function placeOf({ email: _, ...place }: CarrierAddress) {
  return place;
}
