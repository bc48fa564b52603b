import { formatLocalTime } from '../local-time.js';
import { formatNaira } from '../money.js';
import { facts, nairaOrNothing, ofTestMode, problems, shownBank, when } from './english-parts.js';
import type { BankShown, Block, Language, MailData, SellerTold } from './templates.js';

type SellerMail = Extract<keyof Language, `sale.${string}` | `seller.${string}`>;

/** The mails to the seller of a sale. */
export const englishSeller: Pick<Language, SellerMail> = {
  'sale.invitation': (told) => ({
    subject: `You have a sale at ${told.merchant}`,
    body: [
      `${told.buyer ?? 'Somebody'} wants to buy from you at ${told.merchant}.`,
      facts(
        ['What', told.description],
        ['Price', formatNaira(told.amount)],
        ['Buyer', told.buyer],
        ['Shop', told.merchant],
        ['Order', told.reference],
      ),
      'The buyer pays us, Escrow Checkout. We hold the money until the buyer has had time to check the ' +
        'goods, and then pay it to your bank account. Send nothing before we write to you that it is paid.',
      ...when(
        told.isOpen,
        'Accept or decline the sale on its page, and say there where you want to be paid:',
      ),
      { link: told.saleUrl, label: 'See the sale' },
      'It opens with a code that we send to this address. We never ask you for a PIN or a password. If you ' +
        'know nothing of this sale, you need do nothing.',
      ...ofTestMode(told.mode),
    ],
  }),
  'sale.funded': (told) => ({
    subject: `Your sale at ${told.merchant} is paid${whatNow(told)}`,
    body: [
      `${told.buyer ?? 'The buyer'} has paid ${formatNaira(told.amount)} to us for your sale.`,
      toDo(told),
      ...when(
        told.isToSend && told.bank === null,
        'We have no bank account of yours yet. Give us one there: without it we cannot pay you.',
      ),
      ...ending(told),
    ],
  }),
  'sale.released': (told) => ({
    subject: `Your money from your sale at ${told.merchant} is on its way`,
    body: [
      `${formatNaira(told.amount)} that we held is yours.`,
      told.isTooSmall
        ? `It is too small for a bank transfer. We keep it for you: ask ${told.merchant} for it.`
        : whereTo(told.bank),
      ...when(told.remaining > 0, `We still hold ${formatNaira(told.remaining)} of this sale.`),
      ...ending(told),
    ],
  }),
  'sale.paid_out': (told) => ({
    subject: `We have paid you for your sale at ${told.merchant}`,
    body: [
      `We have transferred ${formatNaira(told.amount)} to your bank account.`,
      facts(['To', told.bank && shownBank(told.bank)], ['Session ID of the bank', told.sessionId]),
      'If you do not see it, your bank can find the transfer by its session ID.',
      ...ending(told),
    ],
  }),
  'sale.payout_problem': (told) => ({
    subject: `We could not pay you for your sale at ${told.merchant}`,
    body: [
      told.cameBack
        ? `Your bank sent ${formatNaira(told.amount)} back to us.`
        : `Your bank did not take ${formatNaira(told.amount)} from us.`,
      facts(['To', told.bank && shownBank(told.bank)]),
      'The money is yours and is safe with us.',
      told.isTriedAgain
        ? 'We try again by ourselves. If it does not arrive, check your bank account on the page of the sale.'
        : 'Check your bank account on the page of the sale, and give us another one if it is wrong or ' +
          'closed: then we try again at once. If it is right, you need do nothing: we look into it.',
      ...ending(told),
    ],
  }),
  'sale.dispute_opened': (told) => ({
    subject: `A problem with your sale at ${told.merchant} was reported`,
    body: [...whatWasReported(told), ...ending(told)],
  }),
  'sale.dispute_resolved': (told) => ({
    subject: `The problem with your sale at ${told.merchant} is settled`,
    body: [
      howSettled(told),
      facts(
        ['Goes to you', nairaOrNothing(told.released)],
        ['Goes back to the buyer', nairaOrNothing(told.refunded)],
      ),
      ...when(told.released > 0, whereTo(told.bank)),
      ...ending(told),
    ],
  }),
  'sale.over': (told) => ({
    subject: `Your sale at ${told.merchant} is over`,
    body: [
      whyOver(told),
      facts(['Goes back to the buyer', nairaOrNothing(told.refunded)]),
      'If you have not sent it yet, do not send it.',
      told.released > 0
        ? `The ${formatNaira(told.released)} that we released to you stays yours.`
        : 'Nothing is paid out for this sale.',
      ...ending(told),
    ],
  }),
  'seller.details_changed': (told) => ({
    subject: `Your bank account at ${told.merchant} was changed`,
    body: [
      'The bank account to which we pay your sales was replaced by another one.',
      facts(
        ['New account', shownBank(told.bank)],
        ['Changed by', told.changedBy === 'seller' ? 'you, on our page' : told.merchant],
        ['Shop', told.merchant],
      ),
      ...when(
        told.restHours !== null,
        `Money that would go there automatically waits for ${told.restHours} hours after this change.`,
      ),
      ifItWasNotYou(told),
      ...ofTestMode(told.mode),
    ],
  }),
};

function ending({ description, reference, saleUrl, mode }: SellerTold): readonly Block[] {
  return [
    facts(['What', description], ['Order', reference]),
    { link: saleUrl, label: 'See the sale' },
    ...ofTestMode(mode),
  ];
}

function whatNow({ isToSend, isManaged }: MailData['sale.funded']): string {
  if (!isToSend) return '';
  return isManaged ? ': have it ready' : ': send it now';
}

function toDo({ isToSend, isManaged, isAccepted }: MailData['sale.funded']): string {
  if (!isToSend) return 'The sale has gone on since. See on its page how it stands before you send anything.';
  if (isManaged) {
    const accept = isAccepted ? '' : ' You have not accepted the sale yet: please accept it first.';
    return `We hold the money.${accept} Please have it ready. You need not tell us: the carrier does.`;
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

function whatWasReported(told: MailData['sale.dispute_opened']): readonly Block[] {
  const { openedBy, isSpokenFor, reason, text, respondBy, isOpen } = told;
  if (openedBy === 'operator') {
    return [
      'The bank of the buyer took the payment back. Nothing is paid out until that is settled.',
      'If you have not sent it yet, do not send it before you hear from us.',
    ];
  }
  return [
    `${whoReported(told)}. The money stays with us until it is solved.`,
    facts(['Problem', problems[reason]], [isSpokenFor ? 'In the words of the shop' : 'In their words', text]),
    ...when(
      isOpen,
      respondBy === null
        ? 'We look at what both sides say and decide.'
        : `Answer on the page of the sale until ${formatLocalTime(respondBy)}. ` +
            'Without an answer from you, everything goes back to the buyer.',
    ),
  ];
}

function whoReported({ openedBy, isSpokenFor, buyer, merchant }: MailData['sale.dispute_opened']): string {
  if (!isSpokenFor) return `${buyer ?? 'The buyer'} has reported a problem`;
  const side = openedBy === 'seller' ? 'you' : (buyer ?? 'the buyer');
  return `${merchant} has reported a problem for ${side}`;
}

function howSettled({ outcome, released, refunded, releasesAt }: MailData['sale.dispute_resolved']): string {
  if (outcome === 'withdrawn') {
    const clock =
      releasesAt === null ? '' : ` It goes to you automatically on ${formatLocalTime(releasesAt)}.`;
    return `The report was taken back. We hold the money as before.${clock}`;
  }
  if (outcome === 'conceded') return 'The money was given back: what we held goes to the buyer.';
  if (outcome === 'no_answer')
    return 'There was no answer in time: the money we held goes back to the buyer.';
  if (released === 0 && refunded === 0) {
    return 'The bank of the buyer has the payment back, so nothing is left to pay out.';
  }
  return 'We have looked at what both sides say and decided what happens to the money we held.';
}

function whyOver({ why, merchant }: MailData['sale.over']): string {
  if (why === 'cancelled') return `${merchant} has cancelled your sale.`;
  if (why === 'expired') return `The buyer has not paid in time, so your sale at ${merchant} has ended.`;
  if (why === 'refunded') return `${merchant} gives the money for your sale back to the buyer.`;
  return 'We could not pay you for a month, so the money for your sale goes back to the buyer.';
}

function ifItWasNotYou({ changedBy, merchant }: MailData['seller.details_changed']): string {
  return changedBy === 'seller'
    ? 'If it was not you, somebody can read your mails: change the password of your mailbox, then set your ' +
        `bank account again on the page of a sale, and tell ${merchant}.`
    : `If you did not ask for it, tell ${merchant} at once, and set your bank account on the page of a sale.`;
}
