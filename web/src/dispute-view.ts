import type { openingReasons } from '@escrow-checkout/contract';
import type { PhotoView } from './photo-props.js';
import type { DisplayTime, Money } from './view.js';

/** The problems a buyer can report. */
export type DisputeReason = (typeof openingReasons)[number];

/** Who made a statement, from the reader's view. The shop can speak for either side. */
export type Speaker = 'you' | 'other' | 'shop_for_you' | 'shop_for_other' | 'us';

export interface DisputeStatement {
  by: Speaker;
  at: DisplayTime;
  text: string | null;
  photos: readonly PhotoView[];
  /** Where other evidence is. */
  links: readonly string[];
}

/** How a dispute ended, and where the money went. */
export interface DisputeEnd {
  how: 'withdrawn' | 'conceded' | 'silence' | 'decided';
  at: DisplayTime;
  toSeller: Money;
  toBuyer: Money;
  /** Why we decided so, in words for both sides; null unless we decided. */
  reason: string | null;
}

export interface DisputeView {
  id: string;
  reason: DisputeReason;
  openedBy: Speaker;
  /** Whether its side has withdrawn one before, so that it cannot withdraw this one. */
  isSecond: boolean;
  /** Whether the buyer has said that it is solved, so that silence decides nothing any more. */
  isSolved: boolean;
  openedAt: DisplayTime;
  /** Until when the seller's side can respond; null if it has responded or need not. */
  respondBy: DisplayTime | null;
  /** Oldest first. */
  statements: readonly DisputeStatement[];
  /** Null while the dispute is open. */
  end: DisputeEnd | null;
}

/** What a side can do about an open dispute. */
export interface DisputeActions {
  /** Whether the side can add a statement. */
  answer: boolean;
  /** Whether the side can withdraw it, with the time the buyer then has to check the order. */
  withdraw: { checkedUntil: DisplayTime | null } | null;
}
