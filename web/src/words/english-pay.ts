import type { DisplayTime } from '../view.js';

/** The words of paying: the card with the account, and what is said around it. */
export const pay = {
  heading: 'Pay by bank transfer',
  amount: 'Amount: send exactly this',
  rest: 'Still missing: send exactly this',
  accountNumber: 'Account number',
  bank: 'Bank',
  accountName: 'Account name your bank app will show',
  copy: 'Copy',
  exact: 'Send it in one transfer. If you send extra, we return it.',
  until: ({ words, left }: DisplayTime) => [
    'Use this account before ',
    words,
    left === undefined ? '' : ` (${left}\u00a0left)`,
  ],
  waiting:
    'Waiting for your transfer. This page changes by itself, usually within 2 minutes. ' +
    'You can close it: we will e-mail you.',
  arrived: (received: string, price: string) => `${received} of ${price} is here`,
  fresh: (naira: string) => `Get a new account number for ${naira}`,
  rejected: (naira: string) =>
    `A transfer of ${naira} did not count. It goes back to the account it came from.`,
  sent: {
    button: 'I have sent the money',
    asked:
      'We have just asked the bank: nothing has arrived yet. We go on asking, and write to you when it ' +
      'is here.',
    asked_lately:
      'We asked the bank less than half a minute ago. Do not send the money again. Ask once more in half a ' +
      'minute.',
    unanswered:
      'The bank does not answer at the moment. We go on asking, and write to you when the money is here.',
    late: 'You sent it more than ten minutes ago?',
    lateAbout:
      'Look in your bank app whether the transfer went through. If it did, give us its session ID: we look ' +
      'for the transfer. That alone does not pay the order.',
    session: 'Session ID',
    sessionHint: 'It is on the receipt of the transfer in your bank app, often 30 digits.',
    sessionButton: 'Send the session ID',
    closed: (id: string) =>
      `We looked for the session ID ${id}, and no such transfer has reached us. Ask your bank where it is. ` +
      'If the number was wrong, give us the right one.',
    found: (id: string, isCounted: boolean) =>
      isCounted
        ? `The transfer with the session ID ${id} has arrived. If you have sent another one, give us its ` +
          'number.'
        : `The transfer with the session ID ${id} did not count: it goes back to the account it came from.`,
    wrongSession: 'That is no session ID. It has 10 to 40 digits or letters; copy it from your bank app.',
    given: (id: string) =>
      `We have the session ID ${id} and look for the transfer. You need do nothing more.`,
  },
  holder: (name: string) => `${name} holds your money.`,
  lock:
    'The seller is paid only after you have the goods and confirm, or your time to check ends without a ' +
    'report from you.',
  next: {
    heading: 'What happens next',
    pay: 'You pay',
    held: 'We hold the money',
    sends: (seller: string) => `${seller} sends it`,
    tracking: 'You hear by e-mail when it is on its way',
    check: 'You check it',
    hours: (window: string) => `${window} after it arrives`,
    settled: 'The seller is paid',
    problem: 'Or you report a problem: we keep the money, and it can come back to you',
  },
} as const;

/** The words of going back to the shop. */
export const back = {
  link: (merchant: string) => `Back to ${merchant}`,
  /** Around the shop's host and the seconds that are left. */
  going: ['Going back to ', ' in ', ' s.'],
  stay: 'Stay here',
} as const;
