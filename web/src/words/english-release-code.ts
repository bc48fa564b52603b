/** The words about the code with which the buyer pays the seller at the door, in English. */
export const releaseCode = {
  buyer: {
    link: 'Show the code that pays the seller',
    title: 'Only with the parcel in your hands',
    about: (naira: string, seller: string) =>
      `This code pays ${naira} to ${seller}. It cannot be undone. ` +
      'Say it only with the parcel in your hands, once you have looked inside.',
    show: 'I have the parcel. Show the code',
    code: 'Say this to the seller:',
    reload: 'If the seller says that it is not right, load this page again: the code may be a new one.',
    never: 'Nobody needs this code before you have the parcel: not the seller, not a courier, and not us.',
    off:
      'Your code for the seller is off, because a wrong one was entered too often. ' +
      'You can still confirm receipt here.',
  },
  seller: {
    link: "Enter the buyer's code",
    title: "Enter the buyer's code",
    about: (naira: string) =>
      'The buyer finds six digits on the page of the order. ' +
      `With the right ones, ${naira} goes to you at once.`,
    label: 'Six digits',
    button: 'Release the money to me',
    form: 'The code has six digits.',
    /** With how many more tries at this code; 0: another one holds now. */
    wrong: (triesLeft: number) => `That code is not right. ${left(triesLeft)}`,
    off:
      "The buyer's code is off, because a wrong one was entered too often. " +
      'The buyer can confirm receipt instead, or you wait.',
  },
} as const;

function left(count: number): string {
  if (count === 0) return 'The buyer sees a new code now. Ask for that one.';
  return count === 1 ? 'You can try once more with this code.' : `You can try ${count} more times.`;
}
