import type { CheckoutPageView, Parcel } from '../view.js';

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
      seller: (carrier) => `Give it to ${carrier}, and to nobody else.`,
    },
    cancelling: {
      buyer: (carrier) => `The pickup by ${carrier} is being cancelled.`,
      seller: (carrier) => `The pickup by ${carrier} is being cancelled. Do not hand the parcel over.`,
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
      buyer: (carrier) => `${carrier} says that it could not deliver it. It may try again.`,
      seller: (carrier) => `${carrier} says that it could not deliver it. It may try again.`,
    },
    cancelled: {
      buyer: (carrier) => `${carrier} has not picked it up: the pickup was cancelled.`,
      seller: (carrier) => `The pickup by ${carrier} was cancelled. Do not hand the parcel over.`,
    },
  } satisfies Record<Parcel['status'], Record<Side, (carrier: string) => string>>,
  carrier: 'Carrier',
  pickup: 'Pickup time',
  booked: 'Booked',
  trackingNumber: 'Tracking number',
  reports: (carrier: string) => `What ${carrier} reported`,
  track: (carrier: string) => `Follow it at ${carrier}`,
  label: 'Print the label and put it on the parcel',
  steps: { pickedUp: 'Picked up', delivered: 'Delivered' },
};

/** The title and explanation of a paid order whose parcel has not arrived. */
export function toBuyer(view: CheckoutPageView): { title: string; lines: readonly string[] } {
  const { held, seller } = view;
  const paid = 'Paid. We hold your money';
  const safe = `${held.naira} is safe with us.`;
  if (view.waitingFor === 'delivery_failed') return failedToBuyer(view);
  switch (view.parcel?.status) {
    case 'booking':
    case 'booked':
      return { title: paid, lines: [`${safe} Next, ${view.parcel.carrier} picks it up from ${seller}.`] };
    case 'picked_up':
    case 'in_transit':
      return {
        title: 'On its way to you',
        lines: [`${safe} When you have the parcel, check it: this page then asks you whether all is well.`],
      };
    case undefined:
      return { title: paid, lines: [`${safe} Next, ${seller} sends what you bought.`] };
    default:
      return { title: paid, lines: [safe] };
  }
}

function failedToBuyer({ held, merchant, parcel: its, actions }: CheckoutPageView) {
  const kept = `We hold your ${held.naira}, and it does not go to the seller as things stand.`;
  const last = actions.reportProblem ? ' If that does not help, report a problem.' : '';
  const advice = `${merchant} can send it another way or give your money back: ask what comes next.${last}`;
  switch (its?.status) {
    case 'failed':
      return { title: 'Your parcel did not arrive', lines: [kept, advice] };
    case 'cancelled':
      return { title: 'The pickup was cancelled', lines: [kept, advice] };
    default:
      return {
        title: 'It is being sent another way',
        lines: [`The first parcel did not arrive, and ${merchant} arranges another delivery.`, kept],
      };
  }
}
