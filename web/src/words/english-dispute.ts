import type { DisputeEnd, DisputeReason, Speaker } from '../view.js';

/** The reasons, as a sentence of the reader. */
const reasons: Record<DisputeReason, string> = {
  item_not_received: 'It has not arrived',
  not_as_described: 'It is not as described',
  damaged: 'It is damaged',
  wrong_item: 'It is not what was ordered',
  other: 'Something else is wrong',
};

/** The reasons as a clause, after the name of the side. */
const clauses: Record<DisputeReason, string> = {
  item_not_received: 'it has not arrived',
  not_as_described: 'it is not as described',
  damaged: 'it is damaged',
  wrong_item: 'it is not what was ordered',
  other: 'something else is wrong',
};

interface SideWords {
  /** Who wrote it. */
  speakers: Record<Speaker, string>;
  /** The beginning of the sentence about the reason; null if the reader reported it. */
  says: Record<Speaker, string | null>;
  respondBy(until: string): string;
  end: Record<DisputeEnd['how'], (toSeller: string, toBuyer: string) => string>;
  /** A decision that gives each side a part. */
  split(toSeller: string, toBuyer: string): string;
  /** About a report after a withdrawn one. */
  isSecond: Record<'own' | 'shop' | 'others', string>;
  /** The buyer has said that a report after a withdrawn one is solved. */
  isSolved: string;
  toSeller: string;
  toBuyer: string;
  back: string;
}

const buyer = {
  speakers: {
    you: 'You',
    other: 'The seller',
    shop_for_you: 'The shop, for you',
    shop_for_other: 'The shop, for the seller',
    us: 'We',
  },
  says: {
    you: null,
    other: 'The seller says that',
    shop_for_you: 'The shop reports for you that',
    shop_for_other: 'The shop reports for the seller that',
    us: 'We see that',
  },
  respondBy: (until) =>
    `The seller can answer until ${until}. Without an answer, the money goes back to you.`,
  end: {
    withdrawn: (_toSeller, _toBuyer) => 'It was taken back, and the order goes on.',
    conceded: (_toSeller, toBuyer) => `The seller gives the money back: ${toBuyer} goes to you.`,
    silence: (_toSeller, toBuyer) => `The seller did not answer in time, so ${toBuyer} goes back to you.`,
    decided: (_toSeller, _toBuyer) => 'We have looked at what both sides say, and decided:',
  },
  split: (toSeller, toBuyer) =>
    `We have looked at what both sides say, and share the money: ${toBuyer} comes back to you, and ` +
    `${toSeller} goes to the seller.`,
  isSecond: {
    own: 'You have cancelled a report before, so you cannot cancel this one.',
    shop:
      'The shop reported it for you. You have cancelled a report before, so neither you nor the shop can ' +
      'cancel this one.',
    others: 'It is the second report of the seller, who cannot cancel it any more.',
  },
  isSolved:
    'You have said that it is solved. We read what both sides say and decide where the money goes. It no ' +
    'longer comes back to you automatically if the seller does not answer.',
  toSeller: 'To the seller',
  toBuyer: 'Back to you',
  back: 'Back to your order',
} satisfies SideWords;

const seller = {
  speakers: {
    you: 'You',
    other: 'The buyer',
    shop_for_you: 'The shop, for you',
    shop_for_other: 'The shop, for the buyer',
    us: 'We',
  },
  says: {
    you: null,
    other: 'The buyer says that',
    shop_for_you: 'The shop reports for you that',
    shop_for_other: 'The shop reports for the buyer that',
    us: 'We see that',
  },
  respondBy: (until) =>
    `Please answer by ${until}. Once you have answered, we look at both sides and decide. ` +
    'Without an answer, all of the money goes back to the buyer.',
  choose:
    'Is the buyer right? Then give the money back. If not, answer: say what happened, and show what you ' +
    'have.',
  end: {
    withdrawn: (_toSeller, _toBuyer) => 'It was taken back, and the sale goes on.',
    conceded: (_toSeller, toBuyer) => `The money goes back to the buyer: ${toBuyer}.`,
    silence: (_toSeller, toBuyer) => `There was no answer in time, so ${toBuyer} goes back to the buyer.`,
    decided: (_toSeller, _toBuyer) => 'We have looked at what both sides say, and decided:',
  },
  split: (toSeller, toBuyer) =>
    `We have looked at what both sides say, and share the money: ${toSeller} goes to you, and ${toBuyer} ` +
    'goes back to the buyer.',
  isSecond: {
    own:
      'You have cancelled a report before, so you cannot cancel this one. If it is solved, say so here: ' +
      'we read it before we decide.',
    shop:
      'The shop reported it for you. You have cancelled a report before, so neither you nor the shop can ' +
      'cancel this one. If it is solved, say so here: we read it before we decide.',
    others: 'It is the second report of the buyer, who cannot cancel it any more.',
  },
  isSolved:
    'The buyer says that it is solved. We read what both sides say and decide where the money goes. It no ' +
    'longer goes back to the buyer automatically if you do not answer.',
  answerAnyway:
    'Answer even if it is solved. If you do not, and the buyer does not say here that it is, all the money ' +
    'goes back to the buyer.',
  toSeller: 'To you',
  toBuyer: 'Back to the buyer',
  back: 'Back to the sale',
} satisfies SideWords & { choose: string; answerAnyway: string };

/** The words both sides read about a dispute. */
export const dispute = {
  heading: 'The problem',
  reason: 'What is wrong',
  opened: 'Reported',
  ended: 'Ended',
  why: 'Why we decided so',
  said: 'What was said',
  links: 'Photos and documents (each opens another site)',
  answered: 'We look at what both sides say and decide.',
  reasons,
  clauses,
  buyer,
  seller,
  actions: {
    answer: 'Answer',
    more: 'Say more',
    concede: 'Give the money back',
    withdraw: 'Cancel my report',
  },
  answer: {
    title: 'Answer the problem',
    moreTitle: 'Say more about the problem',
    about: 'The other side can read it, and so can we. Say what happened, and show it if you can.',
    text: 'What do you want to say?',
    nothing: 'Write something, or give a link.',
    button: 'Send it',
  },
  withdraw: {
    title: 'Cancel my report',
    about: {
      buyer:
        'Do this if the problem is solved. You can report one more with this order, which you cannot cancel.',
      seller:
        'Do this if the problem is solved. You can report one more with this sale, which you cannot cancel.',
    },
    clock: {
      buyer: (until: string) =>
        `Your time to check runs on, until about ${until}. Then the money goes to the seller automatically.`,
      seller: (until: string) =>
        `The buyer's time to check runs on, until about ${until}. Then the money goes to you automatically.`,
    },
    button: 'Yes, take it back',
  },
  solved: {
    title: 'It is solved',
    hint: 'Is it solved? Then say so: we then decide where the money goes, even if the seller is silent.',
    hintAnswered: 'Is it solved? Then say so: we read it before we decide.',
    decides:
      'We read what both sides say and decide where the money goes: to the seller, back to you, or a part ' +
      'to each.',
    final: 'Nobody gets it because the other side is silent. You cannot take this back.',
    about:
      'Say what you have agreed, such as whether the money can go to the seller. The seller can read it, ' +
      'and so can we.',
    text: 'Your words',
    prefilled: 'It is solved between the seller and me.',
    nothing: 'Write that it is solved.',
    button: 'Yes, it is solved',
  },
  concede: {
    title: 'Give the money back',
    about: (naira: string) =>
      `${naira} goes back to the buyer, and the problem is settled. This cannot be undone. We do not fetch ` +
      'the goods: agree with the buyer first on how they come back to you.',
    button: (naira: string) => `Yes, give ${naira} back`,
  },
};

/** The words of the form for a statement. */
export const statement = {
  textHint: 'At most 2,000 characters.',
  links: 'Links to photos or documents',
  linksHint: 'One a line, each beginning with https://. At most 10.',
  errors: {
    text: 'Say it in at most 2,000 characters.',
    links: 'Give at most 10 links, one a line, each beginning with https:// and without spaces.',
  },
};
