/** The questions before a report: what is wrong, and who can help. */
export const trouble = {
  title: 'What is wrong?',
  about: 'Choose what fits best. Nothing happens before you say so on the next page.',
  notArrived: {
    heading: 'It has not arrived yet',
    notSent: (seller: string, naira: string) =>
      `${seller} has not said yet that it was sent. We hold ${naira} until then, so nothing is lost. Ask ` +
      'first when it comes.',
    onItsWay: 'Ask the courier where it is first. You find the numbers of the parcel here:',
    report: 'It does not come: report it',
  },
  question: {
    heading: 'I have a question about it',
    shop: (merchant: string) => `${merchant} knows the goods and the order. Ask there:`,
    elsewhere: (merchant: string) => `${merchant} knows the goods and the order. Ask where you bought it.`,
    us: 'We cannot see the goods: we hold the money until it is settled.',
  },
  wrong: {
    heading: 'It is here, and something is wrong',
    about: (naira: string) =>
      `Report it, and we hold ${naira} until it is solved. The seller can answer, give the money back, or ` +
      'leave it to us to decide.',
  },
} as const;
