import type { SellerRow } from '../dashboard/money-props.js';

const monthWords = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const dayWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** The words of the pages about disputes, payouts, the balance and sellers, in English. */
export const dashboardMoney = {
  disputes: {
    title: 'Disputes',
    about:
      'The one with the nearest deadline first. Without an answer in time, the buyer gets the money back. ' +
      'The seller answers on their page, whose link is with the sale. You answer at the sale, with the ' +
      'command escrow-cli dispute evidence, or with the API: POST /disputes/:id/evidence.',
    which: { open: 'Open', resolved: 'Resolved' },
    none: { open: 'No dispute is open.', resolved: 'None has been resolved yet.' },
    caption: { open: 'Open disputes, by deadline', resolved: 'Resolved disputes, newest first' },
    columns: {
      reference: 'Sale',
      reason: 'Reason',
      amount: 'Held',
      status: 'Status',
      respondBy: 'Answer by',
      opened: 'Opened',
    },
    overdue: 'over: ',
  },
  payouts: {
    title: { payout: 'Payouts', refund: 'Refunds' },
    about: {
      payout: 'Money that goes to sellers, or to you where you are the seller.',
      refund: 'Money that goes back to buyers.',
    },
    kinds: { payout: 'Payouts', refund: 'Refunds' },
    status: 'Status',
    none: 'None match.',
    caption: 'Newest first',
    reference: 'Sale',
    payee: 'Seller',
    you: 'You',
  },
  balance: {
    title: 'Balance',
    about: 'Added up from the ledger, at ',
    total: 'In all, held or on its way',
    parts: {
      held: 'Held for sales',
      payouts: 'On its way to sellers',
      waitingDetails: 'of it waiting for a bank account',
      belowMinimum: 'of it too small to be sent alone',
      scheduled: 'of it in the next daily transfer',
      refunds: 'On its way back to buyers',
    },
    statement: 'Statement',
    statementAbout: 'By day in Nigeria. The balance is what was held or on its way at the end of the day.',
    before: 'The month before',
    after: 'The month after',
    print: 'Use your browser to print it.',
    /** `2026-11` is November 2026. */
    caption: (month: string) => `Statement of ${monthWords.format(Date.parse(`${month}-01`))}`,
    /** `2026-11-26` is Thu 26 Nov. */
    day: (day: string) => dayWords.format(Date.parse(day)).replace(',', ''),
    otherAbout:
      'Other is what a bank took back from a buyer’s payment, and what the operator corrected afterwards.',
    none: 'Nothing moved in this month.',
    columns: {
      day: 'Day',
      received: 'Received',
      paid: 'Paid to sellers',
      refunded: 'Paid back to buyers',
      returned: 'Payouts that came back',
      other: 'Other',
      balance: 'Balance',
    },
    csv: 'Download as CSV',
  },
  sellers: {
    title: 'Sellers',
    about: 'Everybody who has been named as a seller, or whose bank account is on file.',
    caption: 'Newest first',
    none: 'No seller yet. Name one when you open an escrow.',
    columns: { email: 'E-mail', name: 'Name', account: 'Paid to', savedBy: 'Saved by', since: 'Since' },
    noAccount: 'No bank account yet',
    savedBy: { merchant: 'you', seller: 'the seller' } satisfies Record<
      NonNullable<SellerRow['savedBy']>,
      string
    >,
    sales: 'Their sales',
  },
};
