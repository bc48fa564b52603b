import type { DisputeEnd } from '../dispute-view.js';
import type { StoryEnd } from '../story-view.js';

interface SideWords {
  ends: Record<StoryEnd['what'], string>;
  back(naira: string): string;
  solved: Record<DisputeEnd['how'], string>;
}

const solved = { withdrawn: 'The report was cancelled', decided: 'We decided' };

const ends = { cancelled: 'Cancelled', expired: 'Not paid in time', failed: 'The payment failed' };

/** The steps of a progress that does not end in a payout, in English. */
export const story = {
  by: (name: string) => `by ${name}`,
  /** The reader themselves. */
  self: 'you',
  us: 'us',
  /** A buyer whose name the seller does not know, within a sentence. */
  anyBuyer: 'the buyer',
  buyer: {
    ends: { ...ends, declined: 'Declined', reversed: "The payer's bank took the payment back" },
    back: (naira) => `${naira} goes back to you`,
    solved: {
      ...solved,
      conceded: 'The seller gives the money back',
      silence: 'The seller did not answer in time',
    },
  } satisfies SideWords,
  seller: {
    ends: { ...ends, declined: 'Declined', reversed: "The buyer's bank took the payment back" },
    back: (naira) => `${naira} goes back to the buyer`,
    // The shop can give it back for the seller.
    solved: {
      ...solved,
      conceded: 'The money goes back to the buyer',
      silence: 'There was no answer in time',
    },
  } satisfies SideWords,
  paidBack: (naira: string) => `${naira} was paid back`,
  toPayBack: (naira: string) => `${naira} arrives in the account it came from`,
  /** Of an open dispute: where the money can go. */
  whoever: {
    buyer: 'The seller is paid, or you get your money back',
    seller: 'The money goes to you or to the buyer',
  },
};
