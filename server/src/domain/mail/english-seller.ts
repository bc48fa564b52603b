import { formatLocalTime } from '../local-time.js';
import { formatNaira } from '../money.js';
import {
  facts,
  nairaOrNothing,
  ofTestMode,
  parcelFacts,
  problems,
  shownBank,
  when,
} from './english-parts.js';
import type { BankShown, Block, Language, MailData, SellerData } from './templates.js';

type SellerMail = Extract<keyof Language, `seller.${string}` | `payee.${string}`>;

/** The mails to sellers. */
export const englishSeller: Pick<Language, SellerMail> = {
  'seller.invitation': (data) => ({
    subject: `You have a sale at ${data.merchant}`,
    body: [
      `${data.buyer ?? 'Somebody'} wants to buy from you at ${data.merchant}.`,
      facts(
        ['What', data.description],
        ['Price', formatNaira(data.amount)],
        ['Buyer', data.buyer],
        ['Shop', data.merchant],
        ['Order', data.reference],
      ),
      'The buyer pays us, Escrow Checkout. We hold the money until the buyer has had time to check the ' +
        'goods, and then pay it to your bank account. Do not send anything until we write that it is paid.',
      ...when(
        data.isOpen,
        'Accept or decline the sale on its page, and say there where you want to be paid.',
      ),
      { link: data.sellerPageUrl, label: 'See the sale' },
      'It opens with a code that we send to this address. We never ask you for a PIN or a password. If you ' +
        'know nothing about this sale, ignore this mail.',
      ...ofTestMode(data.mode),
    ],
  }),
  'seller.funded': (data) => ({
    subject: `Your sale at ${data.merchant} is paid${whatNow(data)}`,
    body: [
      `${data.buyer ?? 'The buyer'} has paid ${formatNaira(data.amount)} to us for your sale.`,
      toDo(data),
      ...when(
        data.isToSend && data.bank === null,
        'We have no bank account of yours yet. Give us one there: without it we cannot pay you.',
      ),
      ...ending(data),
    ],
  }),
  'seller.pickup_booked': (data) => ({
    subject: `A pickup is booked for your sale at ${data.merchant}`,
    body: [
      `${data.carrier} comes to pick up the parcel. Have it packed, and give it to nobody else.`,
      facts(
        ['Carrier', `${data.carrier}, ${data.service}`],
        ['When, as the carrier says', data.pickupTime],
        ['Tracking number', data.trackingNumber],
      ),
      ...(data.labelUrl === null
        ? []
        : [{ link: data.labelUrl, label: 'Print the label and put it on the parcel' }]),
      'The carrier tells us when it has the parcel and when it has brought it. You need not report it.',
      ...ending(data),
    ],
  }),
  'seller.pickup_cancelled': (data) => ({
    subject: `The pickup for your sale at ${data.merchant} was cancelled`,
    body: [
      `${data.carrier} does not pick up the parcel any more. Keep it, and do not give it to them.`,
      'We hold the money. If another pickup is booked, we write to you.',
      ...parcelFacts(data),
      ...ending(data),
    ],
  }),
  'seller.delivery_failed': (data) => ({
    subject: `The parcel of your sale at ${data.merchant} was not delivered`,
    body: [
      `${data.carrier} says that it could not deliver the parcel.`,
      data.releasesAt === null
        ? 'We hold the money. It does not go to you while the parcel has not arrived.'
        : `Your proof stands: unless a problem is reported, the money goes to you on ` +
          `${formatLocalTime(data.releasesAt)}.`,
      'The carrier may try again, and the shop can book another pickup: we write to you when one is ' +
        'booked. Ask the shop where the parcel is.',
      ...parcelFacts(data),
      ...ending(data),
    ],
  }),
  'seller.not_arrived': (data) => ({
    subject: `The buyer of your sale at ${data.merchant} has not got it yet`,
    body: [
      `${data.buyer ?? 'The buyer'} says that it has not arrived yet, so the time to check ends two days ` +
        'later.',
      facts(
        ['Tracking number', data.trackingNumber],
        ['Time to check starts', formatLocalTime(data.startsAt)],
        ['The money goes to you', formatLocalTime(data.releasesAt)],
      ),
      'Please ask your courier where it is, and tell the buyer.',
      data.isExtendable
        ? 'The buyer can wait two days longer once more. After that, only a reported problem stops the money.'
        : 'The buyer cannot wait longer again. Only a reported problem stops the money now.',
      ...ending(data),
    ],
  }),
  'seller.released': (data) => ({
    subject: `Your money from your sale at ${data.merchant} is on its way`,
    body: [
      `${formatNaira(data.amount)} that we held is yours.`,
      data.isTooSmall
        ? 'It is too small for a bank transfer of its own. We pay it together with your next small ' +
          `payments from sales at ${data.merchant}, as soon as they are enough for one.`
        : whereTo(data.bank),
      ...when(data.remaining > 0, `We still hold ${formatNaira(data.remaining)} of this sale.`),
      ...ending(data),
    ],
  }),
  'seller.paid_out': (data) => ({
    subject: `We have paid you for your sale at ${data.merchant}`,
    body: [
      data.isCombined
        ? `We have transferred ${formatNaira(data.amount)} to your bank account, in one transfer with ` +
          'other small payments to you.'
        : `We have transferred ${formatNaira(data.amount)} to your bank account.`,
      facts(['To', data.bank && shownBank(data.bank)], ['Session ID of the bank', data.sessionId]),
      'If you do not see it, your bank can find the transfer by its session ID.',
      ...ending(data),
    ],
  }),
  'seller.payout_problem': (data) => ({
    subject: `We could not pay you for your sale at ${data.merchant}`,
    body: [
      data.cameBack
        ? `Your bank sent ${formatNaira(data.amount)} back to us.`
        : `Your bank did not take ${formatNaira(data.amount)} from us.`,
      facts(['To', data.bank && shownBank(data.bank)]),
      'The money is yours and is safe with us.',
      data.isRetried
        ? 'We will try again. If it does not arrive, check your bank account on the page of the sale.'
        : 'Check your bank account on the page of the sale, and give us another one if it is wrong or ' +
          `closed: we will then try again ${data.mode === 'live' ? 'a day later' : 'at once'}. ` +
          'If it is right, you need not do anything.',
      ...ending(data),
    ],
  }),
  'seller.bank_account_missing': (data) => ({
    subject: `Your money from your sale at ${data.merchant} waits for your bank account`,
    body: [
      `${formatNaira(data.amount)} is yours, but we have no bank account of yours to pay it to.`,
      data.isOnHold
        ? 'Sign in on the page of the sale and give us one.'
        : 'Sign in on the page of the sale and give us one: then we pay you at once.',
      `From ${formatLocalTime(data.returnableAt)} the money may go back to the buyer.`,
      ...ending(data),
    ],
  }),
  'seller.dispute_opened': (data) => ({
    subject: `A problem with your sale at ${data.merchant} was reported`,
    body: [...whatWasReported(data), ...ending(data)],
  }),
  'seller.dispute_solved': (data) => ({
    subject: `The buyer of your sale at ${data.merchant} says that the problem is solved`,
    body: [
      `${data.buyer ?? 'The buyer'} says that the problem they reported is solved.`,
      facts(['In their words', data.text]),
      ...when(
        data.isOpen,
        'The money does not go back by itself now. We look at what both sides say and decide what happens ' +
          'to it. You can add something on the page of the sale.',
      ),
      ...ending(data),
    ],
  }),
  'seller.dispute_resolved': (data) => ({
    subject: `The problem with your sale at ${data.merchant} is settled`,
    body: [
      howResolved(data),
      facts(
        ['Goes to you', nairaOrNothing(data.released)],
        ['Goes back to the buyer', nairaOrNothing(data.refunded)],
        ['Why', data.decisionReason],
      ),
      ...when(data.released > 0, whereTo(data.bank)),
      ...ending(data),
    ],
  }),
  'seller.over': (data) => ({
    subject: `Your sale at ${data.merchant} is over`,
    body: [
      whyOver(data),
      facts(['Goes back to the buyer', nairaOrNothing(data.refunded)]),
      'If you have not sent it yet, do not send it.',
      data.released > 0
        ? `The ${formatNaira(data.released)} that we released to you stays yours.`
        : 'Nothing is paid out for this sale.',
      ...ending(data),
    ],
  }),
  'payee.bank_account_changed': (data) => ({
    subject: `Your bank account at ${data.merchant} was changed`,
    body: [
      'The bank account to which we pay your sales was replaced by another one.',
      facts(
        ['New account', shownBank(data.bank)],
        ['Changed by', data.changedBy === 'seller' ? 'you, on our page' : data.merchant],
        ['Shop', data.merchant],
      ),
      ...when(
        data.holdHours !== null,
        `We send no money to it in the first ${data.holdHours} hours after this change.`,
      ),
      ifItWasNotYou(data),
      ...ofTestMode(data.mode),
    ],
  }),
};

function ending({ description, reference, sellerPageUrl, mode }: SellerData): readonly Block[] {
  return [
    facts(['What', description], ['Order', reference]),
    { link: sellerPageUrl, label: 'See the sale' },
    ...ofTestMode(mode),
  ];
}

function whatNow({ isToSend, isManaged }: MailData['seller.funded']): string {
  if (!isToSend) return '';
  return isManaged ? ': have it ready' : ': send it now';
}

function toDo({ isToSend, isManaged, isAccepted }: MailData['seller.funded']): string {
  if (!isToSend) return 'The sale has changed since. Look at its page before you send anything.';
  if (isManaged) {
    const accept = isAccepted ? '' : ' You have not accepted the sale yet: please accept it first.';
    const arranged = 'The shop arranges the delivery: we write to you when a pickup is booked.';
    return `We hold the money.${accept} Please have it ready. ${arranged}`;
  }
  return isAccepted
    ? 'We hold the money for you. Please send it now, and tell us on the page of the sale that you have.'
    : 'We hold the money. You have not accepted the sale yet: please accept it first, then send it, and ' +
        'tell us so.';
}

function whereTo(bank: BankShown | null): string {
  return bank === null
    ? 'We have no bank account of yours, so it waits. Give us one on the page of the sale, and it starts ' +
        'at once.'
    : `Your money goes to ${shownBank(bank)}, usually within minutes, at most in one working day.`;
}

function whatWasReported(data: MailData['seller.dispute_opened']): readonly Block[] {
  const { openedBy, isSpokenFor, reason, text, respondBy, isOpen } = data;
  if (openedBy === 'operator') {
    return [
      'The bank of the buyer took the payment back. Nothing is paid out until that is settled.',
      'If you have not sent it yet, do not send it before you hear from us.',
    ];
  }
  return [
    `${whoReported(data)}. The money stays with us until it is solved.`,
    facts(['Problem', problems[reason]], [isSpokenFor ? 'In the words of the shop' : 'In their words', text]),
    ...when(
      isOpen,
      respondBy === null
        ? 'We will look at what both sides say and decide.'
        : `Answer on the page of the sale until ${formatLocalTime(respondBy)}. ` +
            'Without an answer from you, everything goes back to the buyer.',
    ),
  ];
}

function whoReported({ openedBy, isSpokenFor, buyer, merchant }: MailData['seller.dispute_opened']): string {
  if (!isSpokenFor) return `${buyer ?? 'The buyer'} has reported a problem`;
  const side = openedBy === 'seller' ? 'you' : (buyer ?? 'the buyer');
  return `${merchant} has reported a problem for ${side}`;
}

function howResolved({
  outcome,
  released,
  refunded,
  releasesAt,
}: MailData['seller.dispute_resolved']): string {
  if (outcome === 'withdrawn' || outcome === 'settled') {
    const why =
      outcome === 'withdrawn'
        ? 'The report was taken back.'
        : 'The payment that the bank of the buyer took back is settled.';
    const clock =
      releasesAt === null ? '' : ` It goes to you automatically on ${formatLocalTime(releasesAt)}.`;
    return `${why} We hold the money as before.${clock}`;
  }
  if (outcome === 'conceded') return 'The money was given back: what we held goes to the buyer.';
  if (outcome === 'no_answer')
    return 'There was no answer in time: the money we held goes back to the buyer.';
  if (released === 0 && refunded === 0) {
    return 'The bank of the buyer has the payment back, so nothing is left to pay out.';
  }
  const decided = 'We have looked at what both sides say and decided what happens to the money we held';
  return released > 0 && refunded > 0
    ? `${decided}: ${formatNaira(released)} goes to you, and ${formatNaira(refunded)} back to the buyer.`
    : `${decided}.`;
}

function whyOver({ why, merchant }: MailData['seller.over']): string {
  if (why === 'cancelled') return `${merchant} has cancelled your sale.`;
  if (why === 'expired') return `The buyer has not paid in time, so your sale at ${merchant} has ended.`;
  if (why === 'refunded') return `${merchant} gives the money for your sale back to the buyer.`;
  return 'We could not pay you for a month, so the money for your sale goes back to the buyer.';
}

function ifItWasNotYou({ changedBy, merchant }: MailData['payee.bank_account_changed']): string {
  return changedBy === 'seller'
    ? 'If it was not you, somebody can read your mails: change the password of your mailbox, then set your ' +
        `bank account again on the page of a sale, and tell ${merchant}.`
    : `If you did not ask for it, tell ${merchant} at once, and set your bank account on the page of a sale.`;
}
