/** The words of the page about test mode's sandbox, in English. */
export const dashboardSandbox = {
  title: 'Sandbox',
  about: 'Test mode has a bank, carriers and a clock of its own. Nothing here is real.',
  alsoByCommand: 'The command for it is',
  clock: {
    heading: 'Clock',
    ahead: (hours: number) =>
      hours === 0
        ? 'The clock of your test account shows real time.'
        : `The clock of your test account is ${hours.toLocaleString('en-NG')} hours ahead.`,
    hours: 'Hours to move it forward',
    button: 'Move the clock',
    done: 'The clock has moved, and what fell due has run.',
    command: 'escrow-cli clock advance --hours 24',
  },
  fund: {
    heading: 'Pay as the buyer',
    about: 'The sandbox bank pays a sale exactly, too little or too much.',
    reference: 'Reference of the escrow or charge',
    amount: 'Amount, ₦',
    amountHint: 'Empty for what is missing',
    outcome: 'What the bank reports',
    outcomes: {
      credited: 'It has arrived',
      rejected: 'It was rejected',
      reversed: 'It arrived, and was reversed',
    } satisfies Record<string, string>,
    button: 'Pay',
    done: 'The bank has made the transfer.',
    command: 'escrow-cli sandbox fund REFERENCE',
  },
  fault: {
    heading: 'Faults',
    about: 'Let the bank be silent, refuse, or run out of money, and see what your shop does.',
    link: 'How to test failures',
    operation: 'Call to the bank',
    kind: 'How it fails',
    count: 'How many of the next calls',
    countHint: '0 ends the fault',
    button: 'Set the fault',
    done: 'The next calls fail as you have chosen.',
    command: 'escrow-cli sandbox fault --operation transfer --kind timeout --count 1',
  },
  inbox: {
    heading: 'Inbox',
    about: 'Mails of test mode are kept here, and never sent. It opens on the service’s own machine only.',
    link: 'Open the inbox',
  },
};
