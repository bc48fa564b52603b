import type { DeliveryRates } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { iso } from '../checkouts/present.js';
import type { Answered } from './ask-rates.js';

export function presentRates({
  quote,
  rates,
}: Pick<Answered, 'quote' | 'rates'>): z.input<typeof DeliveryRates> {
  return {
    rates: rates.map(({ rateId, carrier, service, amount, pickupTime, deliveryTime, expiresAt }) => ({
      rate_id: rateId,
      carrier,
      service,
      amount,
      pickup_time: pickupTime,
      delivery_time: deliveryTime,
      expires_at: iso(expiresAt),
    })),
    pickup_address_id: quote.pickupAddressId ?? '',
    delivery_address_id: quote.deliveryAddressId ?? '',
    parcel_id: quote.parcelId ?? '',
    unanswered: JSON.parse(quote.unansweredJson ?? '[]') as string[],
  };
}
