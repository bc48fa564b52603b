import type { Return, WaitingFor } from '../view.js';
import { arrival } from './english-arrival.js';
import { dispute, statement } from './english-dispute.js';
import { frame } from './english-frame.js';
import { front } from './english-front.js';
import { parcel } from './english-parcel.js';
import { back, pay } from './english-pay.js';
import { photos } from './english-photos.js';
import { releaseCode } from './english-release-code.js';
import { sellerPage } from './english-seller.js';
import { states } from './english-states.js';
import { story } from './english-story.js';
import { trouble } from './english-trouble.js';

/** Every word of the pages in English. */
export const english = {
  service: 'Escrow Checkout',
  testMode: 'Test mode',
  testModeAbout: 'No real money moves.',
  states,
  sellerPage,
  parcel,
  pay,
  back,
  frame,
  front,
  story,
  /** Between a name and what is said of it. */
  colon: ': ',
  /** A time begins with a small letter within a sentence, and with a capital by itself. */
  asSentence: (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`,
  releaseCode,
  copy: { amount: 'Copy amount', accountNumber: 'Copy account number' },
  waitingFor: {
    delivery_failed:
      'You cannot confirm receipt while the parcel counts as not delivered. If you have it, tell the shop.',
    seller_not_accepted: 'The seller has not accepted the order yet. You can confirm receipt after that.',
    payout_details_missing:
      'The seller has not said yet where to be paid. You can confirm receipt after that.',
  } satisfies Record<WaitingFor, string>,
  order: {
    heading: 'Your order',
    shop: 'Shop',
    reference: 'Order',
    seller: 'Seller',
    price: 'Price',
    what: 'What you buy',
    received: 'Received',
    held: 'Held by us',
    released: 'Released to the seller',
  },
  steps: {
    heading: 'Progress',
    ordered: 'Ordered',
    paid: (naira: string) => `You paid ${naira}`,
    toPay: 'You pay',
    delivered: (seller: string) => `${seller} sent it`,
    toSend: (seller: string) => `${seller} sends it`,
    check: 'You check it',
    checkBy: (words: string) => `Until ${words}`,
    reported: 'You reported a problem',
    disputed: 'A problem was reported',
    solved: 'The problem is solved',
    settled: 'The seller is paid',
    released: 'Released to the seller',
    done: 'The shop is paid',
    photo: 'Photo of the parcel',
    next: 'still to come',
  },
  money: {
    held: 'Held safely for you',
    released: 'Released to the seller',
    shares: { seller: 'To the seller:', buyer: 'Back to you:' },
    stations: ['You paid', 'We hold it', 'Released'],
  },
  returns: {
    heading: 'Money back to you',
    origin: { excess: 'too much or too late', held: 'of the price' },
    status: {
      under_way: 'on its way to the account it came from',
      paid: 'paid back to the account it came from',
      needs_help: 'your bank has not taken it yet; we are on it, and you need do nothing',
      too_small: 'too small for a bank transfer; we keep it for you, ask the shop for it',
    } satisfies Record<Return['status'], string>,
    paidOn: (naira: string, time: string) => `${naira} was paid back to the account it came from: ${time}.`,
    sessionId: 'Session ID',
    sessionIdAbout: 'Your bank can find the transfer by this number.',
  },
  delivery: {
    heading: 'Delivery',
    sent: 'Sent',
    courier: 'Courier',
    trackingNumber: 'Tracking number',
    photo: 'Photo of the parcel (opens another site)',
    notes: { buyer: 'Note from the seller', seller: 'Your note to the buyer' },
    checkHeading: 'Check before you confirm',
    checks: [
      'Is it what you ordered, and all of it?',
      'Does it work, and is nothing broken?',
      'Once the money has gone to the seller, we cannot bring it back.',
    ],
  },
  arrival,
  dispute,
  trouble,
  photos,
  actions: {
    heading: 'What you can do',
    confirm: 'I have received it',
    problem: 'I need help with it',
    receipt: 'Receipt',
    print: 'Use your browser to print this page or save it.',
    toCheckoutPage: 'Back to your order',
  },
  release: {
    title: 'Confirm that you have received it',
    about: (naira: string, seller: string) =>
      `${naira} goes to ${seller} now. This cannot be undone, so do it only with the goods in your hands.`,
    changed: 'The amount has changed since you looked. Please look again before you confirm.',
    button: (naira: string) => `Yes, pay ${naira} to the seller`,
  },
  problem: {
    title: 'Report a problem',
    about: (naira: string) => `${naira} stays with us until the problem is solved.`,
    last:
      'You have cancelled a report before. You cannot cancel this one: it ends when the seller gives the ' +
      'money back or does not answer in time, or when we decide. If it is solved before, you can say so, ' +
      'and we decide.',
    unwarned: 'Nothing is reported yet. Please read this first, and then send it if you still want to.',
    reason: 'What is wrong?',
    text: 'Tell us what happened',
    button: (naira: string) => `Report it and hold ${naira}`,
    errors: { reason: 'Choose what is wrong.' },
  },
  statement,
  simulate: {
    heading: 'Try it out: let a transfer arrive',
    about: 'This order is a test. Let a transfer arrive as if you had made it in your bank app:',
    exact: (naira: string) => `Exactly ${naira}`,
    short: (naira: string) => `Too little: ${naira}`,
    over: (naira: string) => `Too much: ${naira}`,
  },
  receipt: {
    title: 'Receipt',
    number: 'Receipt number',
    issuer: 'Issued by',
    method: 'Method',
    transfer: 'Bank transfer',
    payments: 'Transfers',
    payer: 'Payer',
    bank: 'Payer’s bank',
    sessionId: 'Session ID',
    transferId: 'Transfer number',
    arrived: 'Arrived',
    amount: 'Amount',
    total: 'Amount paid',
    paid: 'Date',
    notPaid: 'Nothing has been paid yet, so there is no receipt.',
    to: 'Paid to',
    email: 'Buyer',
    status: 'Where it stands',
    mail: 'Send it to me by mail',
    mailed: {
      sent: 'The receipt is on its way to your mailbox. Look in the spam folder as well.',
      tooMany: 'We have sent it three times today. Please look in your mailbox, or ask again tomorrow.',
    },
  },
  signIn: {
    buyer: {
      title: 'Sign in to your order',
      about: 'Enter the e-mail address that you gave the shop. We send you a code.',
      safe: 'Only the buyer of an order can open it.',
      other: (email: string) =>
        `You are signed in as ${email}, and that address opens no order here. Sign in with another one.`,
    },
    seller: {
      title: 'Sign in to your sale',
      about: 'Enter the e-mail address that your invitation was sent to. We send you a code.',
      safe: 'Only the seller can open a sale, so this link is of no use to anybody else.',
      other: (email: string) =>
        `You are signed in as ${email}, and that address opens no sale here. Sign in with another one.`,
    },
    email: 'E-mail address',
    button: 'Send me a code',
    invalid: 'Enter an e-mail address, such as ada@example.com.',
    refused: {
      network: 'Too many codes were asked for from your network. Please try again in an hour.',
    },
    inbox: 'Trying it out on this machine? Mails of test mode are in the',
    inboxName: 'sandbox inbox',
  },
  code: {
    title: 'Enter your code',
    about: {
      buyer: (address: string, code: string) =>
        `If ${address} is the one of the order, ${code} is in its mailbox within a minute.`,
      seller: (address: string, code: string) =>
        `If ${address} is the one of the sale, ${code} is in its mailbox within a minute.`,
    },
    theAddress: 'the address',
    short: 'a code of six digits',
    long: 'a code of twelve digits',
    spam: 'Look in the spam folder as well.',
    spamOrEarlier:
      'Take the newest mail with so many digits, even if it came some minutes ago, and look in the spam ' +
      'folder as well.',
    label: 'Code',
    button: { buyer: 'Open my order', seller: 'Open my sale' },
    again: 'Ask for a new code',
    refused: {
      other_browser: 'This browser has not asked for a code. Ask for one here.',
      wrong: 'That code is not right. Look at the newest mail and try again.',
      used: 'That code is no longer valid. Ask for a new one.',
      expired: 'That code is no longer valid. Ask for a new one.',
      exhausted: 'Too many tries at that code. Ask for a new one.',
      network: 'Too many tries from your network. Please try again in an hour.',
    },
  },
  chooser: {
    title: 'Which order do you mean?',
    about: 'You have more than one order with this number.',
  },
  inbox: {
    title: 'Sandbox inbox',
    about: 'Mails of test mode stay on this machine. Nothing here was sent to anybody.',
    empty: 'There is no mail yet.',
    newest: (count: number) => `The newest ${count}, latest first`,
    kept: 'Kept',
    to: 'To',
    plain: 'Plain text',
    asHtml: 'The mail as its reader sees it',
    needed: 'What the mail is about',
    copyCode: 'Copy the code',
  },
  /** Above the links to the page in other languages. */
  languages: 'Languages',
  session: { signedIn: (email: string) => `Signed in as ${email}`, signOut: 'Sign out' },
  live: {
    minutesLeft: (minutes: string) => ` (${minutes}\u00a0min\u00a0left)`,
    lastMinute: ' (less than a minute left)',
    copied: 'Copied',
    select: 'Selected. Copy it with your device.',
  },
  errors: {
    title: 'That did not work',
    again: 'Please go back and try again.',
    tooLong: 'That is too long, so nothing was done. Go back, and write less. You can add more later.',
    tooLarge:
      'Your photos are too large to be sent together, so nothing was done. Go back, and send fewer or ' +
      'smaller ones. You can add more later.',
    requestId: (id: string) => `If it stays so, tell the shop this number: ${id}`,
    origin: 'This request came from another site, so nothing was done.',
    unavailable: 'Our bank does not answer at the moment. Nothing was lost; please try again in a minute.',
    full: 'We cannot record anything at the moment, so nothing was done. Please try again in a few minutes.',
    busy: 'Too many requests at once, so nothing was done. Please wait a minute and try again.',
    quota:
      'The shop has stored as much test data as it may, so nothing was done. ' +
      'The shop can ask whoever runs this service to raise its quota.',
    notPossible: 'That is not possible any more. This is how it stands now.',
  },
} as const;
