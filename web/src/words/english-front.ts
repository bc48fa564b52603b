/** The words of pages that are about no order: the front door, and what is not there. */
export const front = {
  title: 'Pay through escrow, and check before the seller is paid',
  lead: 'You pay by bank transfer. We hold the money until you have what you bought.',
  how: 'How escrow works',
  steps: [
    ['You pay', 'By transfer to an account number of your order alone. We hold the money.'],
    ['The seller sends it', 'Only after we say that the money is here.'],
    ['You check it', 'Confirm that it is right, or report a problem within your time to check.'],
    ['The seller is paid', 'If you report a problem, the money stays with us until that is solved.'],
  ],
  order: {
    title: 'You have an order or a sale',
    about:
      'Open the link that the shop or our mail gave you. Orders cannot be found here by name, so that ' +
      'nobody finds yours.',
  },
  merchant: { title: 'You have a shop', dashboard: 'Dashboard', docs: 'Documentation' },
  missing: {
    title: 'There is no page here',
    about: 'The address may be mistyped. Open the link again from the mail or message that it came in.',
    link: {
      title: 'This link is incomplete',
      about:
        'Chat apps sometimes cut long links. Open it from the mail that we sent you, or ask for the whole ' +
        'link again. Nothing has happened to your money.',
    },
    home: 'How escrow works',
  },
  damaged:
    'This link may be incomplete: chat apps sometimes cut long links. If signing in does not open your ' +
    'order, open the link in our mail, or ask the shop for it again.',
} as const;
