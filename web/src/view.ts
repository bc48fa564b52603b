/**
 * What the pages show: plain data, made by the server out of its records. Nothing in it is decided by a page.
 */

export interface Money {
  kobo: number;
  /** `₦2,500.00`. */
  naira: string;
}

export interface Moment {
  /** For machines, UTC. */
  iso: string;
  /** As people in Nigeria read it. */
  words: string;
}

/** Where an order stands, for its buyer. */
export type OrderState =
  /** Still to be paid. */
  | 'waiting'
  | 'part_paid'
  /** The account number has run out; a fresh one can be had. */
  | 'account_expired'
  /** The time to pay is over, and what was sent in time may still arrive. */
  | 'closing'
  /** Paid, the money is held. */
  | 'funded'
  | 'delivered'
  | 'disputed'
  | 'payment_reversed'
  | 'released'
  /** Paid, of an order that is not held. */
  | 'paid'
  | 'refunded'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'failed';

/** Where and how much to transfer. */
export interface Transfer {
  amount: Money;
  accountNumber: string;
  bankName: string;
  until: Moment;
  /** From the moment the page was made. */
  leftMs: number;
}

/** Money on its way back to who paid it. */
export interface Return {
  amount: Money;
  /** Whether it was too much or too late, or part of the price. */
  origin: 'excess' | 'held';
  status: 'under_way' | 'paid' | 'needs_help' | 'too_small';
}

export interface Delivery {
  at: Moment;
  courier: string | null;
  trackingNumber: string | null;
  photoUrl: string | null;
  notes: string | null;
  /** When the money goes to the seller by itself; null while the clock stands still. */
  releasesAt: Moment | null;
}

/** What a problem can be. */
export type DisputeReason = 'item_not_received' | 'not_as_described' | 'damaged' | 'wrong_item' | 'other';

/** Who says something, as the reader knows him. The shop can speak for either side. */
export type Speaker = 'you' | 'other' | 'shop_for_you' | 'shop_for_other' | 'us';

export interface DisputeStatement {
  by: Speaker;
  at: Moment;
  text: string | null;
  links: readonly string[];
}

/** How a dispute ended, and where the money went with it. */
export interface DisputeEnd {
  how: 'withdrawn' | 'conceded' | 'silence' | 'decided';
  at: Moment;
  toSeller: Money;
  toBuyer: Money;
}

export interface DisputeView {
  id: string;
  reason: DisputeReason;
  openedBy: Speaker;
  openedAt: Moment;
  /** Until when the seller's side may answer; null when it has, or need not. */
  respondBy: Moment | null;
  /** Oldest first. */
  statements: readonly DisputeStatement[];
  /** Null while it is open. */
  end: DisputeEnd | null;
}

/** What a side can do about the open dispute. */
export interface DisputeActions {
  /** Say something. */
  answer: boolean;
  /** Take it back, with how long the buyer then has to check. */
  withdraw: { checkedUntil: Moment | null } | null;
}

/** What stands in the way of confirming receipt. */
export type WaitingFor = 'seller_not_accepted' | 'payout_details_missing';

/** What the buyer can do now. */
export interface Actions extends DisputeActions {
  freshAccount: Money | null;
  /** What would go to the seller. */
  confirmReceipt: Money | null;
  /** What would stay held. */
  reportProblem: Money | null;
  /** Test mode only. */
  simulate: { exact: Money; short: Money | null; over: Money } | null;
}

/** One order, as its buyer sees it. */
export interface OrderView {
  state: OrderState;
  /** False for an order that is not held: it has no delivery and no dispute. */
  isHeld: boolean;
  mode: 'test' | 'live';
  reference: string;
  merchant: string;
  seller: string;
  description: string | null;
  amount: Money;
  received: Money;
  /** What counts and has neither gone to the seller nor back. */
  held: Money;
  released: Money;
  orderedAt: Moment;
  paidAt: Moment | null;
  transfer: Transfer | null;
  /** Transfers that a bank did not let through. */
  rejected: readonly Money[];
  returns: readonly Return[];
  delivery: Delivery | null;
  dispute: DisputeView | null;
  waitingFor: WaitingFor | null;
  actions: Actions;
  /** Back to the shop, with how it went once that is known. */
  returnUrl: string | null;
  /** Changes whenever anything here does. */
  mark: string;
}

/** Where somebody signs in to something, and where that is. */
export interface SignInLinks {
  page: string;
  signIn: string;
  code: string;
  signOut: string;
}

/** Where a side says more in a dispute, and takes its own back. */
export interface DisputeLinks extends SignInLinks {
  answer: string;
  withdraw: string;
}

/** Where the pages of one order are. */
export interface Links extends DisputeLinks {
  release: string;
  problem: string;
  account: string;
  simulate: string;
  receipt: string;
  status: string;
  stream: string;
}
