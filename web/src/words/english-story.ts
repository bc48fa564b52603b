import type { DisputeEnd } from '../dispute-view.js';
import type { StoryEnd } from '../story-view.js';

interface SideWords {
  ends: Record<StoryEnd['what'], string>;
  back(naira: string): string;
}

const ends = { cancelled: 'Cancelled', expired: 'Not paid in time', failed: 'The payment failed' };

/** The steps of a progress that does not end in a payout, in English. */
export const story = {
  by: (name: string) => `by ${name}`,
  /** The reader themselves. */
  self: 'you',
  us: 'us',
  buyer: {
    ends: { ...ends, declined: 'Declined', reversed: 'Your bank took the payment back' },
    back: (naira) => `${naira} goes back to you`,
  } satisfies SideWords,
  seller: {
    ends: { ...ends, declined: 'Declined', reversed: "The buyer's bank took the payment back" },
    back: (naira) => `${naira} goes back to the buyer`,
  } satisfies SideWords,
  paidBack: (naira: string) => `${naira} was paid back`,
  toPayBack: (naira: string) => `${naira} is paid back`,
  /** Of an open dispute: where the money can go. */
  whoever: {
    buyer: 'The seller is paid, or you get your money back',
    seller: 'You or the buyer get the money',
  },
  solved: {
    withdrawn: 'The report was cancelled',
    conceded: 'The money was given back',
    silence: 'The seller did not answer in time',
    decided: 'We decided',
  } satisfies Record<DisputeEnd['how'], string>,
};
