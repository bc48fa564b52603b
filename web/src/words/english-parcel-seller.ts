import type { SellerPageView } from '../seller-view.js';

/** The title and explanation of a paid sale that a carrier picks up, for its seller. */
export function toSeller(view: SellerPageView): { title: string; lines: readonly string[] } {
  const { held, parcel, blockedBy } = view;
  const safe = `We hold ${held.naira} for you.`;
  if (blockedBy.includes('delivery_failed')) return failedToSeller(view);
  switch (parcel?.status) {
    case 'booked':
      return {
        title: 'Paid. Please hand it over',
        lines: [`${safe} ${parcel.carrier} picks up the parcel. You need not report it here.`],
      };
    case 'picked_up':
    case 'in_transit':
      return {
        title: 'On its way to the buyer',
        lines: [`${safe} When it has arrived, the buyer checks it. You need do nothing now.`],
      };
    case 'cancelling':
      return {
        title: 'Please keep the parcel',
        lines: [`${safe} This pickup is being cancelled. We write to you when another one is booked.`],
      };
    case 'failed':
    case 'cancelled':
      return {
        title: 'The first delivery did not work out',
        lines: [`${safe} You need do nothing now. Ask the shop where the parcel is.`],
      };
    default:
      return {
        title: 'Paid. Please have it ready',
        lines: [
          `${safe} The delivery is arranged for you: this page says who picks it up, and we write to you.`,
        ],
      };
  }
}

function failedToSeller({ held, parcel, merchant }: SellerPageView) {
  const kept = `We hold ${held.naira}. It does not go to you while the parcel has not arrived.`;
  const next = `${merchant} can book another pickup. We write to you when one is booked.`;
  switch (parcel?.status) {
    case 'failed':
      return {
        title: 'The parcel was not delivered',
        lines: [kept, `${next} Ask there where the parcel is.`],
      };
    case 'cancelled':
      return { title: 'The pickup was cancelled', lines: [`Keep the parcel. ${next}`, kept] };
    default:
      return {
        title: 'Another pickup is being arranged',
        lines: ['If you have the parcel, keep it ready. This page says who picks it up.', kept],
      };
  }
}
