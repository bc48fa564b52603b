import { isWaited } from '../arrival-view.js';
import type { CheckoutPageState, CheckoutPageView, Parcel, Return } from '../view.js';
import { arrival as words } from './english-arrival.js';
import { toBuyer } from './english-parcel.js';
import { withLeft } from './time.js';

/** The title and explanation of each state of an order, in English. */
export const states = {
  waiting: ({ isHeld, amount, description }) => ({
    title: `Pay ${amount.naira.replace(/\.00$/, '')} by bank transfer`,
    lines: [
      ...(description === null ? [] : [description]),
      ...(isHeld ? [] : ['Your money goes to the shop as soon as it arrives.']),
    ],
  }),
  part_paid: ({ received }) => ({
    title: 'Part of the money is here',
    lines: [`${received.naira} has arrived. Send the rest, and your order is paid.`],
  }),
  account_expired: () => ({
    title: 'This account number has expired',
    lines: ['Do not send money to it any more. Get a new one to pay.'],
  }),
  closing: () => ({
    title: 'The time to pay is over',
    lines: [
      'Please send no money now. A transfer that you made in time still counts when it arrives. ' +
        'Anything later goes back to you automatically.',
    ],
  }),
  funded: toBuyer,
  delivered: (view) => {
    const { held, seller, arrival } = view;
    if (isWaited(arrival)) return words.waiting(seller, held.naira, arrival);
    return toCheck(view);
  },
  disputed: ({ held }) => ({
    title: 'A problem was reported',
    lines: [`We hold ${held.naira} until it is solved. Nobody can take it out before that.`],
  }),
  payment_reversed: () => ({
    title: 'Your bank took the payment back',
    lines: ['We are looking into it. Nothing is paid out until it is settled.'],
  }),
  released: ({ released, refunded, seller }) => ({
    title: refunded.kobo > 0 ? 'Settled. A part of the money is yours' : 'Done. The money goes to the seller',
    lines:
      refunded.kobo > 0
        ? [`${refunded.naira} comes back to you, and ${released.naira} goes to ${seller}.`]
        : [`${released.naira} goes to ${seller}. Thank you for your order.`],
  }),
  paid: ({ merchant }) => ({ title: 'Paid. Thank you', lines: [`${merchant} has your payment.`] }),
  refunded: ({ returns }) =>
    isPaidBack(returns)
      ? { title: 'Your money was paid back', lines: ['It is in the account it came from.'] }
      : { title: 'Your money goes back to you', lines: ['It goes to the account it came from.'] },
  declined: ({ seller, declineReason, returns }) => ({
    title: 'The seller has declined',
    lines: [
      `${seller} cannot fulfil this order.`,
      ...(declineReason === null ? [] : [`Their reason: ${declineReason}`]),
      returned(returns),
    ],
  }),
  cancelled: ({ merchant, returns }) => ({
    title: 'This order was cancelled',
    lines: [`${merchant} has cancelled it.`, returned(returns)],
  }),
  expired: ({ returns }) => ({
    title: 'This order was not paid in time',
    lines: ['Please send no money. To buy it after all, ask the shop for a new link.', returned(returns)],
  }),
  failed: ({ returns }) => ({
    title: 'This payment did not work',
    lines: ['Please send no money. Ask the shop for a new link.', returned(returns)],
  }),
} satisfies {
  [State in CheckoutPageState]: (view: CheckoutPageView) => { title: string; lines: readonly string[] };
};

/** What is with the buyer, or may be by now. */
function toCheck({ held, seller, delivery, parcel }: CheckoutPageView) {
  return {
    title: isBrought(parcel) ? 'Delivered. Please check it' : 'Sent to you. Please check it',
    lines: [
      isBrought(parcel)
        ? `${parcel.carrier} says that it was delivered. We still hold ${held.naira}.`
        : `${seller} says that it was sent. We still hold ${held.naira}.`,
      delivery?.releasesAt
        ? `If you report no problem by ${withLeft(delivery.releasesAt)}, the money goes to the seller.`
        : 'The money goes to the seller when you confirm that you have it.',
    ],
  };
}

function isBrought(parcel: Parcel | null): parcel is Parcel {
  return parcel?.status === 'delivered';
}

function isPaidBack(returns: readonly Return[]): boolean {
  return returns.length > 0 && returns.every(({ status }) => status === 'paid');
}

function returned(returns: readonly Return[]): string {
  if (returns.length === 0) return 'Nothing was paid.';
  return isPaidBack(returns) ? 'What you had paid was paid back.' : 'What you have paid goes back to you.';
}
