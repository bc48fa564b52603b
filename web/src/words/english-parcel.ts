import type { Parcel } from '../view.js';

type Side = 'buyer' | 'seller';

/** Every word about a parcel that a carrier picks up, in English. */
export const parcel = {
  heading: { buyer: 'Where your parcel is', seller: 'The parcel' } satisfies Record<Side, string>,
  status: {
    booking: {
      buyer: (carrier) => `The pickup is being booked with ${carrier}.`,
      seller: (carrier) => `The pickup is being booked with ${carrier}. Please have the parcel ready.`,
    },
    booked: {
      buyer: (carrier) => `${carrier} will pick it up from the seller.`,
      seller: (carrier) => `${carrier} comes to pick it up. Give it to nobody else.`,
    },
    picked_up: {
      buyer: (carrier) => `${carrier} has picked it up.`,
      seller: (carrier) => `${carrier} has picked it up. You need not report it here.`,
    },
    in_transit: {
      buyer: (carrier) => `${carrier} is bringing it to you.`,
      seller: (carrier) => `${carrier} is bringing it to the buyer.`,
    },
    delivered: {
      buyer: (carrier) => `${carrier} says that it was delivered.`,
      seller: (carrier) => `${carrier} says that it was delivered.`,
    },
    failed: {
      buyer: (carrier) => `${carrier} could not deliver it. Please ask the shop what comes next.`,
      seller: (carrier) => `${carrier} could not deliver it. Please ask the shop what comes next.`,
    },
    cancelled: {
      buyer: (carrier) => `The pickup by ${carrier} was cancelled. Please ask the shop what comes next.`,
      seller: (carrier) => `The pickup by ${carrier} was cancelled. Do not hand the parcel over.`,
    },
  } satisfies Record<Parcel['status'], Record<Side, (carrier: string) => string>>,
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  last: (carrier: string) => `${carrier} reported`,
  track: 'Follow it at the carrier',
  label: 'Print the label and put it on the parcel',
};
