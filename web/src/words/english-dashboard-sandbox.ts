/** The words of the page about test mode's sandbox, in English. */
export const dashboardSandbox = {
  title: 'Sandbox',
  about: 'Test mode has a bank, carriers and a clock of its own. Nothing here is real.',
  clock: {
    heading: 'Clock',
    ahead: (hours: number) =>
      hours === 0
        ? 'The clock of your test account shows real time.'
        : `The clock of your test account is ${hours.toLocaleString('en-NG')} hours ahead.`,
    command: 'escrow-cli clock advance --hours 24',
  },
  fund: {
    heading: 'Pay as the buyer',
    about: 'The sandbox bank pays a sale exactly, too little or too much.',
    command: 'escrow-cli sandbox fund REFERENCE',
  },
  faults: {
    heading: 'Faults',
    about: 'Let the bank be silent, refuse, or run out of money, and see what your shop does.',
    link: 'How to test failures',
  },
  inbox: {
    heading: 'Inbox',
    about: 'Mails of test mode are kept here, and never sent. It opens on the service’s own machine only.',
    link: 'Open the inbox',
  },
};
