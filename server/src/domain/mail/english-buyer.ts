import { formatLocalTime } from '../local-time.js';
import { formatNaira } from '../money.js';
import type { DisputeOutcomeData } from './dispute-data.js';
import {
  facts,
  lastReport,
  nairaOrNothing,
  ofTestMode,
  parcelFacts,
  problems,
  when,
} from './english-parts.js';
import type { Block, BuyerData, Language, MailData, ReturnReason } from './templates.js';

/** The mails to buyers. */
export const englishBuyer: Pick<Language, 'sign_in.code' | Extract<keyof Language, `checkout.${string}`>> = {
  'sign_in.code': (data) => ({
    subject: `Your code to sign in to your ${askedFor[data.side]} ${data.merchant}`,
    body: [
      `Enter this code where you asked for it, within ${data.minutes} minutes:`,
      { code: [data.code] },
      `It opens your ${askedFor[data.side]} ${data.merchant} (${data.reference}), ` +
        'only in the browser that asked for it.',
      'Nobody from us will ever ask you for this code. If you did not ask for one, ignore this mail.',
      ...ofTestMode(data.mode),
    ],
  }),
  'checkout.receipt': (data) => ({
    subject: `Your payment to ${data.merchant} has arrived`,
    body: [
      `We have received your payment of ${formatNaira(data.amount)} for your order from ${data.merchant}.`,
      ...whereMoneyIs[data.money],
      facts(
        ['Amount', formatNaira(data.amount)],
        ['Shop', data.merchant],
        ['Order', data.reference],
        ['For', data.description],
        ['Paid', formatLocalTime(data.paidAt)],
      ),
      { link: data.checkoutPageUrl, label: 'See your order' },
      { link: data.receiptUrl, label: 'Receipt to print' },
      ...ofTestMode(data.mode),
    ],
  }),
  'checkout.on_its_way': (data) => ({
    subject: `Your order from ${data.merchant} is on its way`,
    body: [
      `${data.carrier} has picked up your order and is bringing it to you.`,
      ...parcelFacts(data),
      ...when(
        data.isHeld,
        'We hold the money. Check the order as soon as you have it. Its page will then ask you whether ' +
          'all is well.',
      ),
      ...ending(data),
    ],
  }),
  'checkout.delivery_failed': (data) => ({
    subject: `Your order from ${data.merchant} was not delivered`,
    body: [
      `${data.carrier} says that it could not deliver your order.`,
      ...whatNow(data),
      ...parcelFacts(data),
      ...ending(data),
    ],
  }),
  'checkout.delivered': (data) => ({
    subject: `Your order from ${data.merchant} was ${data.broughtBy === null ? 'sent' : 'delivered'}`,
    body: [
      data.broughtBy === null
        ? `${data.seller} says that your order was sent. Please check it as soon as you have it.`
        : `${data.broughtBy} says that your order was delivered. Please check it now.`,
      facts(
        ['Courier', data.courier],
        ['Tracking number', data.trackingNumber],
        ['Note from the seller', data.notes],
        ['Expected', data.expectedAt === null ? null : formatLocalTime(data.expectedAt)],
        ['Check it until', formatLocalTime(data.releasesAt)],
      ),
      ...when(
        data.expectedAt !== null,
        'It arrives earlier: say so on the page of your order. It has not arrived by then: say that there.',
      ),
      'All is well: confirm on the page of your order that you have it, and the money goes to the seller.',
      'Something is wrong: report the problem there before that time, and we keep the money until it is ' +
        'solved.',
      'If we hear nothing from you until then, the money goes to the seller automatically. Once it has ' +
        'gone, we cannot bring it back.',
      ...ending(data),
    ],
  }),
  'checkout.not_arrived': (data) => ({
    subject: `You have more time for your order from ${data.merchant}`,
    body: [
      'You said that your order has not arrived yet, so we wait two days longer. The money stays with us.',
      facts(
        ['Time to check starts', formatLocalTime(data.startsAt)],
        ['It ends', formatLocalTime(data.releasesAt)],
        ['Seller', data.seller],
      ),
      'If it arrives earlier, say so on the page of your order, and check it.',
      data.isExtendable
        ? 'If it has still not arrived before that end, you can wait two days longer once more, or report ' +
          'a problem there.'
        : 'You cannot wait longer again. If it has still not arrived before that end, report a problem ' +
          'there.',
      'If we hear nothing from you until then, the money goes to the seller automatically.',
      ...ending(data),
    ],
  }),
  'checkout.reminder': (data) => ({
    subject: `Please check your order from ${data.merchant}`,
    body: [
      `The time to check your order from ${data.merchant} ends soon.`,
      facts(
        ['We hold', formatNaira(data.amount)],
        ['It goes to the seller', formatLocalTime(data.releasesAt)],
        ['Seller', data.seller],
      ),
      'If it has not arrived, or something is wrong with it, report the problem on the page of your order ' +
        'before that time. Then the money stays with us until it is solved.',
      'If all is well, you need do nothing.',
      ...ending(data),
    ],
  }),
  'checkout.released': (data) => ({
    subject: `Your money goes to the seller of your order from ${data.merchant}`,
    body: [
      `${formatNaira(data.amount)} of the money we held for your order goes to ${data.seller}.`,
      data.remaining > 0
        ? `We still hold ${formatNaira(data.remaining)}.`
        : 'That completes your order. Thank you.',
      ...ending(data),
    ],
  }),
  'checkout.refunded': (data) => ({
    subject: `Money from your order from ${data.merchant} goes back to you`,
    body: [
      `${goesBack(data.amount, data.tooSmall)} ${whyBack(data)}`,
      facts(['Why', data.words], ['Still held by us', nairaOrNothing(data.remaining)]),
      ...howBack(data.amount, data.tooSmall),
      ...ending(data),
    ],
  }),
  'checkout.refund_failed': (data) => ({
    subject: `A refund of your order from ${data.merchant} did not go through yet`,
    body: [
      `Your bank did not take the ${formatNaira(data.amount)} that we sent back to you.`,
      'The money is still yours and is safe with us. We are looking into it and will send it again, so ' +
        'you need not do anything now. If we need something from you, the shop will ask you for it.',
      'Nobody from us will ever ask you for a PIN, a password or a code.',
      ...ending(data),
    ],
  }),
  'checkout.dispute_opened': (data) => ({
    subject: `A problem with your order from ${data.merchant} was reported`,
    body: [openedFor(data), ...nextInDispute(data), ...lastReport(data), ...ending(data)],
  }),
  'checkout.dispute_resolved': (data) => ({
    subject: `The problem with your order from ${data.merchant} is settled`,
    body: [
      howResolved(data),
      facts(
        ['Goes back to you', nairaOrNothing(data.refunded)],
        ['Goes to the seller', nairaOrNothing(data.released)],
        ['Why', data.decisionReason],
      ),
      ...howBack(data.refunded, data.tooSmall),
      ...ending(data),
    ],
  }),
};

const askedFor = { buyer: 'order from', seller: 'sale at' };

const whereMoneyIs: { readonly [Where in MailData['checkout.receipt']['money']]: readonly Block[] } = {
  held: ['We hold the money. It goes to the seller after you have received what you bought.'],
  direct: ['The money goes to the shop.'],
  moved_on: [],
};

function ending({ reference, checkoutPageUrl, mode }: BuyerData): readonly Block[] {
  return [
    facts(['Order', reference]),
    { link: checkoutPageUrl, label: 'See your order' },
    ...ofTestMode(mode),
  ];
}

function whatNow(data: MailData['checkout.delivery_failed']): readonly Block[] {
  const { held, releasesAt, canReport, seller } = data;
  if (releasesAt !== null) {
    return [
      `${seller} has given proof of sending it. If you do not get it, report the problem on the page ` +
        `of your order before ${formatLocalTime(releasesAt)}. Otherwise the money goes to the seller.`,
    ];
  }
  return [
    `We hold your ${formatNaira(held)}. It does not go to the seller while the parcel has not arrived.`,
    'The carrier may try again, and the shop can send it another way or give your money back: please ' +
      'ask the shop.',
    ...when(canReport, 'If that does not help, report a problem on the page of your order.'),
  ];
}

function whyBack({ reason, merchant, seller }: MailData['checkout.refunded']): string {
  const because: { readonly [Reason in ReturnReason]: string } = {
    declined: `${seller} has declined the order.`,
    cancelled: `${merchant} has cancelled the order.`,
    expired: 'The whole price did not arrive in time. Please send no more money.',
    failed: 'The payment could not be completed. Please send no more money.',
    overpaid: 'You have sent more than the price. Your order is not affected.',
    not_asked:
      'It was not the amount asked for, so it may not be meant for this order, which it does not pay. ' +
      'Please open its page and send exactly the amount shown.',
    late: 'It arrived when this order could no longer be paid. Please send no more money.',
    payout_unpayable: 'We could not pay it to the seller.',
  };
  return reason === null ? `${merchant} has given you a refund.` : because[reason];
}

/** Says what goes back, without what stays because it is too small for a bank transfer. */
function goesBack(amount: number, tooSmall: number): string {
  if (amount === tooSmall) return `${formatNaira(amount)} of your money is yours again.`;
  return `${formatNaira(amount - tooSmall)} goes back to you.`;
}

function howBack(amount: number, tooSmall: number): readonly Block[] {
  return [
    ...when(
      amount > tooSmall,
      'Money goes back to the account it came from, usually within minutes, at most in one working day.',
    ),
    ...when(
      tooSmall > 0,
      `${formatNaira(tooSmall)} is too small for a bank transfer. We keep it for you: ask the shop for it.`,
    ),
  ];
}

function openedFor(data: MailData['checkout.dispute_opened']): string {
  const { openedBy, isSpokenFor, seller, merchant } = data;
  if (openedBy !== 'operator' && isSpokenFor) {
    const side = openedBy === 'buyer' ? 'you' : 'the seller';
    return `${merchant} has reported a problem for ${side}. The money stays with us until it is solved.`;
  }
  if (openedBy === 'buyer')
    return 'We have your report. The money stays with us until the problem is solved.';
  if (openedBy === 'seller') {
    return `${seller} has reported a problem. The money stays with us until it is solved.`;
  }
  return 'Your bank took your payment back. Nothing is paid out until that is settled.';
}

function nextInDispute(data: MailData['checkout.dispute_opened']): readonly Block[] {
  const { openedBy, isSpokenFor, reason, text, respondBy, isOpen } = data;
  if (openedBy === 'operator') return ['If you know nothing about it, ask your bank and the shop.'];
  return [
    facts(
      ['Problem', problems[reason]],
      [openedBy === 'buyer' && !isSpokenFor ? 'Your words' : 'Their words', text],
    ),
    ...when(
      isOpen,
      respondBy === null
        ? 'We will look at what both sides say and decide.'
        : `The seller can answer until ${formatLocalTime(respondBy)}. Without an answer, all of it ` +
            'goes back to you.',
    ),
  ];
}

function howResolved({
  outcome,
  seller,
  released,
  refunded,
  releasesAt,
}: DisputeOutcomeData & BuyerData): Block {
  if (outcome === 'withdrawn' || outcome === 'settled') {
    const why =
      outcome === 'withdrawn'
        ? 'The report was taken back.'
        : 'The payment that your bank took back is settled.';
    const clock =
      releasesAt === null ? '' : ` It goes to the seller automatically on ${formatLocalTime(releasesAt)}.`;
    return `${why} We hold the money as before.${clock}`;
  }
  if (outcome === 'conceded') return `${seller} has agreed to give the money back: what we held goes to you.`;
  if (outcome === 'no_answer') {
    return `${seller} did not answer in time: the money we held goes back to you.`;
  }
  if (released === 0 && refunded === 0)
    return 'Your bank has the payment back, so nothing is left to pay out.';
  const decided = 'We have looked at what both sides say and decided what happens to the money we held';
  return released > 0 && refunded > 0
    ? `${decided}: ${formatNaira(refunded)} comes back to you, and ${formatNaira(released)} goes to ` +
        `${seller}.`
    : `${decided}.`;
}
