/** The words of the page for a statement in a dispute, in English. */
export const dashboardEvidence = {
  title: 'Answer the dispute',
  about: 'Both sides and we read it. It cannot be changed or taken back.',
  back: 'Back to the sale',
  side: 'You speak for',
  sides: { seller: 'the seller', buyer: 'the buyer' },
  text: 'What happened',
  textHint: 'In your own words, at most 2,000 characters.',
  links: 'Links to documents or more photos',
  linksHint: 'Addresses that begin with https://, one on each line, at most 10.',
  wrong: {
    text: 'This is too long.',
    links: 'Each line has to be an address that begins with https://, and there can be 10.',
    nothing: 'Write something, or add a photo or an address.',
  },
  button: 'Send the answer',
};
