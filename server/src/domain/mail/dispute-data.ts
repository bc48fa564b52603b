import type { Dispute } from '../records.js';

/** A dispute when it is opened. */
export interface DisputeData {
  openedBy: Dispute['openedBy'];
  /** Whether the merchant opened it on behalf of that side. */
  isSpokenFor: boolean;
  /** Whether its side has withdrawn one before, so that it cannot withdraw this one. */
  isLast: boolean;
  reason: Dispute['reason'];
  /** The words of the side that opened it. */
  text: string | null;
  /** Until when the seller's side can respond; null if no response is awaited. */
  respondBy: number | null;
  /** Whether it is still open. */
  isOpen: boolean;
}

/** A dispute of which the buyer says that it is solved. */
export interface SolvedData {
  /** In the words of the buyer. */
  text: string | null;
  /** Whether we still have to decide it. */
  isOpen: boolean;
}

/** How a dispute ended. */
export interface DisputeOutcomeData {
  /** `settled`: the payment that a bank had reversed is settled, and the escrow goes on. */
  outcome: 'withdrawn' | 'conceded' | 'no_answer' | 'resolved' | 'settled';
  /** Kobo that go to the seller. */
  released: number;
  /** Kobo that go back to the buyer. */
  refunded: number;
  /** When the money is released automatically, if the escrow goes on. */
  releasesAt: number | null;
  /** Why we decided so, in words for both sides; null unless we decided. */
  decisionReason: string | null;
}
