import type { disputeReasons, disputeStatuses } from '@escrow-checkout/contract';
import type { DisplayTime, Money } from '../view.js';
import type { TransferRow } from './escrow-props.js';
import type { ScreenProps } from './frame-props.js';

/** The ways to other pages of a list, as addresses. */
export interface PageLinks {
  newest: string | null;
  older: string | null;
}

export interface DisputeRow {
  href: string;
  reference: string;
  amount: Money;
  status: (typeof disputeStatuses)[number];
  reason: (typeof disputeReasons)[number];
  openedAt: DisplayTime;
  respondBy: DisplayTime | null;
  isOverdue: boolean;
}

export interface DisputesProps extends ScreenProps {
  /** Open ones by deadline, or resolved ones with the newest first. */
  which: 'open' | 'resolved';
  rows: readonly DisputeRow[];
  pages: PageLinks;
}

export type ListedTransfer = Omit<TransferRow, 'restsUntil'> & {
  href: string;
  reference: string;
  payee: string | null;
};

export interface PayoutsProps extends ScreenProps {
  kind: 'payout' | 'refund';
  /** Empty for all. */
  status: string;
  rows: readonly ListedTransfer[];
  pages: PageLinks;
}

/** What moved on one day of people in Nigeria, and what was held or owed at its end. */
export interface StatementDay {
  /** As `2026-11-23`. */
  day: string;
  received: Money;
  paid: Money;
  refunded: Money;
  /** Paid out, and come back. */
  returned: Money;
  /** What changed the balance otherwise; below zero if it fell. */
  other: Money;
  balance: Money;
}

export interface BalanceProps extends ScreenProps {
  parts: {
    held: Money;
    payouts: Money;
    waitingDetails: Money;
    belowMinimum: Money;
    scheduled: Money;
    refunds: Money;
  };
  total: Money;
  asOf: DisplayTime;
  month: string;
  /** Addresses of the months beside it; null beyond the bounds. */
  before: string | null;
  after: string | null;
  csv: string;
  days: readonly StatementDay[];
}

export interface SellerRow {
  email: string;
  name: string | null;
  account: string | null;
  savedBy: 'merchant' | 'seller' | null;
  since: DisplayTime;
  href: string;
}

export interface SellersProps extends ScreenProps {
  rows: readonly SellerRow[];
  pages: PageLinks;
}
