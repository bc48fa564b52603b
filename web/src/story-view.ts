import type { DisplayTime, Money, Return } from './view.js';

/** Who did something to an order, for both sides. */
export type Doer = 'buyer' | 'seller' | 'shop' | 'us';

/** How an order ended, or what its bank did to it. */
export interface StoryEnd {
  /** `reversed`: the payer's bank took a payment back. */
  what: 'declined' | 'cancelled' | 'expired' | 'failed' | 'reversed';
  at: DisplayTime;
  /** Null if nobody did it, such as when a time was over. */
  by: Doer | null;
}

/** What was owed back to payers at one time, without what is too small for a transfer. */
export interface StoryReturn {
  amount: Money;
  origin: Return['origin'];
  at: DisplayTime;
  by: Doer | null;
  /** When the last of it was paid back; null while something of it is not. */
  paidAt: DisplayTime | null;
  /** Whether some of it is still to be paid back. */
  isToCome: boolean;
}

/** What the progress of an order tells besides payment and delivery. */
export interface Story {
  /** When all that was held was released; null before it. */
  releasedAt: DisplayTime | null;
  ends: readonly StoryEnd[];
  returns: readonly StoryReturn[];
}
