import type { FieldKinds } from '../database.js';

/** What carriers were asked and gave. */
export const deliveries: FieldKinds<'delivery_quote' | 'delivery_rate'> = {
  delivery_quote: {
    id: 'fixed',
    accountId: 'fixed',
    mode: 'fixed',
    aggregator: 'fixed',
    questionHash: 'fixed',
    askedAt: 'fixed',
    answeredAt: 'moving',
    pickupAddressId: 'moving',
    deliveryAddressId: 'moving',
    parcelId: 'moving',
    unansweredJson: 'moving',
  },
  delivery_rate: {
    quoteId: 'fixed',
    position: 'fixed',
    accountId: 'fixed',
    mode: 'fixed',
    rateId: 'fixed',
    carrier: 'fixed',
    service: 'fixed',
    amount: 'fixed',
    pickupTime: 'fixed',
    deliveryTime: 'fixed',
    detailsSealed: 'fixed',
    expiresAt: 'fixed',
  },
};
