import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Account, newId } from './account.js';
import { requireAddress } from './addresses.js';
import { TerminalRefusal } from './errors.js';
import { success } from './input.js';
import { requireParcel, totalWeight } from './parcels.js';
import type { Carrier, Rate } from './records.js';
import { rateShape, requireShipment } from './shapes.js';

/** Asks every carrier: each rate is new, even for the same parcel. One that is late is left out. */
export function listRates(account: Account, { query }: PartnerRequest): PartnerAnswer {
  const asked = askedOf(account, query);
  const parcel = requireParcel(account, asked.parcelId);
  requireAddress(account, asked.pickupAddressId, 'unknown_pickup_address');
  requireAddress(account, asked.deliveryAddressId, 'unknown_delivery_address');
  const weight = Math.ceil(totalWeight(account, parcel));
  const rates = account.carriers
    .filter(({ answers }) => answers)
    .map((carrier) => openRate(account, carrier, { ...asked, amount: priceOf(carrier, weight) }));
  return success(
    'Rates retrieved successfully',
    rates.map((rate) => rateShape(account, rate, 'ids')),
  );
}

export function readRate(account: Account, { params }: PartnerRequest): PartnerAnswer {
  const rate = account.rates.get(params.id ?? '');
  if (!rate) throw new TerminalRefusal('unknown_rate');
  return success('Rate retrieved successfully', rateShape(account, rate, account.settings.rateHolds));
}

/** Names of the addresses and the parcel, or the shipment that has them. */
function askedOf(account: Account, query: URLSearchParams) {
  const shipmentId = query.get('shipment_id');
  if (shipmentId !== null) {
    const { fromId, toId, parcelId } = requireShipment(account, shipmentId);
    return { pickupAddressId: fromId, deliveryAddressId: toId, parcelId };
  }
  return {
    pickupAddressId: query.get('pickup_address') ?? '',
    deliveryAddressId: query.get('delivery_address') ?? '',
    parcelId: query.get('parcel_id') ?? '',
  };
}

function priceOf({ basePrice, pricePerKg }: Carrier, kilograms: number): number {
  return basePrice + pricePerKg * kilograms;
}

function openRate(
  account: Account,
  carrier: Carrier,
  asked: Pick<Rate, 'pickupAddressId' | 'deliveryAddressId' | 'parcelId' | 'amount'>,
): Rate {
  const rate: Rate = {
    ...asked,
    id: newId(account, 'RT'),
    carrierId: carrier.id,
    isUsed: false,
    isExpired: false,
    createdAt: account.clock.now(),
  };
  account.rates.set(rate.id, rate);
  return rate;
}
