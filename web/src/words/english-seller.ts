import { isWaited } from '../arrival-view.js';
import type { SellerPageBlock, SellerPagePayout, SellerPageState, SellerPageView } from '../seller-view.js';
import { arrival as arrivalWords } from './english-arrival.js';
import { toSeller } from './english-parcel-seller.js';
import { withLeft } from './time.js';

/** The title and explanation of each state of a sale, in English. */
const states = {
  offered: ({ merchant, paidAt, payBy, isManaged }) => ({
    title: 'Do you want this sale?',
    lines: [
      `${merchant} says you are selling this.`,
      paidAt
        ? `The buyer has paid, and we hold the money. Accept, and ${toDo(isManaged)}.`
        : `The buyer can pay${until(payBy)}. Send nothing before we say that the money is here.`,
    ],
  }),
  accepted: ({ payBy }) => ({
    title: 'Accepted. Waiting for the payment',
    lines: [`The buyer can pay${until(payBy)}. Send nothing yet: we tell you when the money is here.`],
  }),
  to_send: (view) => {
    if (view.isManaged) return toSeller(view);
    return {
      title: 'Paid. Please send it now',
      lines: [`We hold ${view.held.naira} for you. Send what was bought, then say so here.`],
    };
  },
  sent: (view) => ({
    title: sentTitle(view),
    lines: [whenItGoes(view)],
  }),
  disputed: ({ held }) => ({
    title: 'A problem was reported',
    lines: [`We hold ${held.naira} until it is solved. Nobody can take it out before that.`],
  }),
  payment_reversed: () => ({
    title: "The buyer's bank took the payment back",
    lines: ['Send nothing more for now. We are looking into it.'],
  }),
  released: ({ released, refunded }) => ({
    title: refunded.kobo > 0 ? 'Settled. A part of the money is yours' : 'The money is yours',
    lines: [
      refunded.kobo > 0
        ? `${released.naira} of this sale goes to you, and ${refunded.naira} back to the buyer.`
        : `${released.naira} of this sale goes to you.`,
    ],
  }),
  refunded: () => ({
    title: 'The money went back to the buyer',
    lines: ['We hold nothing of this sale any more. If you have not sent it yet, do not send it.'],
  }),
  declined: ({ declineReason }) => ({
    title: 'This sale was declined',
    lines: [
      ...(declineReason === null ? [] : [`Your reason: ${declineReason}`]),
      'Send nothing. Whatever was paid goes back to the buyer.',
    ],
  }),
  cancelled: ({ merchant }) => ({
    title: 'This sale was cancelled',
    lines: [`${merchant} has cancelled it. Send nothing.`],
  }),
  expired: () => ({
    title: 'This sale was not paid in time',
    lines: ['Send nothing. The shop can offer it again.'],
  }),
} satisfies {
  [State in SellerPageState]: (view: SellerPageView) => { title: string; lines: readonly string[] };
};

function sentTitle({ parcel, arrival }: SellerPageView): string {
  if (parcel?.status === 'delivered') return 'Delivered. The buyer checks it';
  return isWaited(arrival) ? arrivalWords.seller.waitingTitle : 'Sent. The buyer checks it';
}

function whenItGoes({ held, delivery, blockedBy, arrival }: SellerPageView): string {
  if (blockedBy.includes('seller_not_accepted')) {
    return `We hold ${held.naira}. It cannot go to you before you accept the sale.`;
  }
  if (isWaited(arrival)) return arrivalWords.seller.waiting(held.naira, arrival.startsAt, arrival.endsAt);
  return delivery?.releasesAt
    ? `If the buyer reports no problem by ${withLeft(delivery.releasesAt)}, ${held.naira} goes to you.`
    : `${held.naira} goes to you when the buyer confirms receipt.`;
}

function toDo(isManaged: boolean): string {
  return isManaged ? 'have it ready' : 'send what was bought';
}

function passOn(isManaged: boolean): string {
  return isManaged ? 'hand what was bought to a carrier' : 'send what was bought';
}

function until(moment: SellerPageView['payBy']): string {
  return moment ? ` until ${withLeft(moment)}` : '';
}

/** Every word of the seller's pages in English. */
export const sellerPage = {
  states,
  sellerPage: {
    heading: 'The sale',
    shop: 'Shop',
    reference: 'Order',
    what: 'What you sell',
    buyer: 'Buyer',
    price: 'Price',
  },
  money: {
    heading: 'Where the money is',
    received: 'Paid by the buyer',
    held: 'Held by us',
    released: 'Yours',
    refunded: 'Gone back to the buyer',
    nothing: 'Nothing has been paid yet.',
    goes: 'Goes to you automatically',
    rests: (words: string) =>
      `Your bank account was changed. To protect you, no money goes to it before ${words}.`,
  },
  blocks: {
    heading: 'What it waits for',
    // Empty where the heading or the bank account already says it.
    reasons: {
      not_funded: 'The buyer has not paid all of it.',
      disputed: null,
      final: null,
      payment_reversed: "The buyer's bank took money back, and that is not settled.",
      delivery_failed: 'The parcel has not arrived.',
      seller_not_accepted: 'You have not accepted the sale.',
      payout_details_missing: null,
    } satisfies Record<SellerPageBlock, string | null>,
  },
  payouts: {
    heading: 'Payment to your bank',
    status: {
      waiting_details: 'waits for your bank account',
      under_way: 'on its way',
      paid: 'paid',
      needs_help:
        'your bank has not taken it. Check your bank account, and give another one if it is wrong or ' +
        'closed. If it is right, you need do nothing: we look into it',
      returned_to_payer: 'given back to the buyer, since your bank did not take it',
      too_small: 'too small for a bank transfer of its own; we pay it together with your next small payments',
    } satisfies Record<SellerPagePayout['status'], string>,
    rests: (words: string) =>
      'not sent yet: your bank account was changed. To protect you, we send this money ' +
      `no earlier than ${words}`,
    to: (bank: string, last4: string) => `To ${bank}, account ending in ${last4}`,
    sessionId: 'Session ID',
    sessionIdAbout: 'Your bank can find the transfer by this number.',
  },
  account: {
    heading: 'Your bank account',
    bank: 'Bank',
    holder: 'Name on the account',
    number: 'Account number',
    ending: (last4: string) => `ending in ${last4}`,
    missing: 'We do not know yet where to pay you. Money for you waits until we do.',
    give: 'Add your bank account',
    change: 'Use another account',
    title: 'Where shall we pay you?',
    about: (merchant: string) => `All your sales through ${merchant} are paid to this account.`,
    bankHint: 'Type its name, such as GTBank, OPay or Kuda, and choose it.',
    numberHint: '10 digits',
    button: 'Check the account',
    wrong: {
      bank: 'We know no bank by that name. Type the first letters of its name, and choose it from the list.',
      number: 'This bank does not know that account number. Check it: it has 10 digits.',
      unclear:
        'The bank does not know that number, or does not respond now. Check it, and try again in a minute.',
      enquiries: 'You have asked about many accounts. Please try again in an hour.',
      changed:
        'Another account was saved while we asked the bank. It is shown above, and nothing was replaced. ' +
        'Send this form again if the account below should replace it.',
    },
    confirmTitle: 'Is this your account?',
    confirmAbout:
      'The bank says that it is in this name. If that is not you, the money would go to somebody else.',
    confirm: 'Yes, pay me there',
    confirmAccept: 'Yes, accept the sale and pay me there',
    other: 'No, use another one',
  },
  accept: {
    link: 'Accept the sale',
    title: 'Accept the sale',
    terms: (naira: string, buyer: string, { isPaid, isManaged }: { isPaid: boolean; isManaged: boolean }) => [
      isPaid
        ? `${naira} is here, and we hold it. You ${passOn(isManaged)}.`
        : `You ${passOn(isManaged)} once we say that ${naira} is here. Not before.`,
      `${buyer} checks it. The money goes to you on confirmation, or automatically once the time is over.`,
      'If a problem is reported, the money stays with us until that is solved.',
    ],
    anyBuyer: 'The buyer',
    to: 'You are paid to:',
    changed: 'The bank account has changed since you looked. Please look again before you accept.',
    button: 'Accept',
    later: 'Accept now, and give my bank account later',
    noBanks: 'The banks do not answer at the moment. You can accept now and give your bank account later.',
  },
  decline: {
    link: 'Decline',
    title: 'Decline the sale',
    about: 'The sale ends, and whatever the buyer has paid goes back. This cannot be undone.',
    reason: 'Why? (optional)',
    hint: 'The shop and the buyer can read it. At most 500 characters.',
    wrong: 'Say it in at most 500 characters.',
    button: 'Decline the sale',
  },
  send: {
    link: 'I have sent it',
    title: 'Tell us that you have sent it',
    about: (naira: string, until: string) => [
      "The buyer's time to check begins when it should arrive, or when the buyer says that it is there.",
      `If the buyer has it already, that time begins now. It runs until about ${until}.`,
      `If no problem is reported by its end, ${naira} goes to you automatically; sooner if the buyer ` +
        'confirms.',
    ],
    noAccount: 'We do not know your bank account yet. Give it too, so that the money can go to you.',
    why: 'The tracking number and a photo protect you: they show that you have sent it.',
    fields: {
      tracking_number: {
        label: 'Tracking number',
        hint: 'It is on the receipt of the courier. At most 200 characters.',
        problems: {
          missing: 'Please give the tracking number. It is on the receipt of the courier.',
          wrong: 'Give it in at most 200 characters.',
        },
      },
      proof_photo_url: {
        label: 'Link to a photo of the parcel',
        hint: 'Put the photo online, such as in Google Photos, and paste a link here that anybody can open.',
        problems: {
          missing: 'Please give the link to a photo of the parcel.',
          wrong: 'Paste the whole link, such as https://photos.example.com/parcel.jpg',
        },
      },
      courier_name: {
        label: 'Courier (optional)',
        hint: 'Who carries it. At most 200 characters.',
        problems: { missing: null, wrong: 'Give it in at most 200 characters.' },
      },
      notes: {
        label: 'A note to the buyer (optional)',
        hint: 'At most 2,000 characters.',
        problems: { missing: null, wrong: 'Say it in at most 2,000 characters.' },
      },
    },
    button: 'Yes, I have sent it',
  },
  toSellerPage: 'Back to the sale',
  moneyCard: {
    label: { held: 'Held for you', released: 'Yours' },
    stations: ['Buyer paid', 'We hold it', 'You are paid'],
    shares: { seller: 'To you:', buyer: 'Back to the buyer:' },
  } as const,
  steps: {
    heading: 'When you are paid',
    offered: 'Offered to you',
    accept: 'You accept',
    accepted: 'You accepted',
    pay: 'The buyer pays',
    paid: 'The buyer paid',
    send: 'You send it',
    sent: 'You sent it',
    check: (buyer: string) => `${buyer} checks it`,
    checkBy: (words: string) => `Until ${words}`,
    to: (naira: string, bank: string, last4: string) => `${naira} to ${bank} ••${last4}`,
    soon: 'usually minutes after release',
    settled: 'Paid to you',
    next: 'still to come',
  },
};
