import type { FirstStep } from '../dashboard/home-props.js';

/** The words of the dashboard's first page, in English. */
export const dashboardHome = {
  title: 'Home',
  attention: {
    heading: 'Needs your attention',
    nothing:
      'Nothing waits for you. Disputes, payouts that cannot be paid and endpoints that were switched off ' +
      'appear here.',
    respondBy: 'answer by ',
    overdue: 'the time to answer is over: ',
    blocked: (reasons: string) => `Not released: ${reasons}`,
    since: 'due since ',
    toSeller: (email: string) => `to ${email}`,
    toYou: 'to your own account',
    endpoint: {
      failures: 'Switched off after too many failures',
      gone: 'Switched off: it responded with 410 Gone',
    },
    kind: { dispute: 'Dispute', payout: 'Payout', endpoint: 'Webhook', blocked: 'Escrow' },
  },
  sums: {
    heading: 'Money',
    held: 'Held',
    heldAbout: 'for sales that are not finished',
    releasing: 'Released in the next 24 hours',
    releasingAbout: (escrows: number) => (escrows === 1 ? 'of 1 escrow' : `of ${escrows} escrows`),
    onItsWay: 'On its way to sellers',
    onItsWayAbout: (naira: string) => `and ${naira} back to buyers`,
    paid: 'Paid to sellers this week',
    paidAbout: 'since ',
  },
  firsts: {
    heading: 'First steps',
    about: 'A test sale from end to end takes about ten minutes.',
    done: 'Done',
    steps: {
      key: { name: 'Create an API key', about: 'It is shown once. A test key moves no real money.' },
      escrow: { name: 'Open your first escrow', about: 'With the SDK, the CLI or curl, by that key.' },
      funded: { name: 'Pay it', about: 'In test mode the sandbox bank pays for the buyer.' },
      endpoint: { name: 'Register a webhook endpoint', about: 'We tell it what happens to each sale.' },
      bank_account: { name: 'Say where you are paid', about: 'For sales in which you are the seller.' },
    } satisfies Record<FirstStep, { name: string; about: string }>,
  },
};
