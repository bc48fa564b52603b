import type { chargeStatuses, escrowStatuses } from '@escrow-checkout/contract';
import type { DisplayTime, Money } from '../view.js';
import type { ScreenProps } from './frame-props.js';
import type { ReleaseBlock } from './home-props.js';

export type EscrowStatus = (typeof escrowStatuses)[number];
export type ChargeStatus = (typeof chargeStatuses)[number];

/** The filters of a list as the person typed them; empty for none. */
export interface CheckoutFilter {
  q: string;
  status: string;
  /** Days of people in Nigeria, as `2026-11-23`. */
  from: string;
  to: string;
  /** Naira. */
  min: string;
  max: string;
  seller: string;
}

export interface CheckoutRow {
  href: string;
  reference: string;
  item: string | null;
  buyer: string;
  /** Null if the merchant is the seller. */
  seller: string | null;
  amount: Money;
  status: { kind: 'escrow'; status: EscrowStatus } | { kind: 'charge'; status: ChargeStatus };
  blockedBy: readonly ReleaseBlock[];
  due: { what: 'payment' | 'release' | 'answer'; at: DisplayTime } | null;
  createdAt: DisplayTime;
}

export interface CheckoutsProps extends ScreenProps {
  kind: 'escrows' | 'charges';
  filter: CheckoutFilter;
  /** The fields that could not be read; they are ignored. */
  wrong: readonly (keyof CheckoutFilter)[];
  rows: readonly CheckoutRow[];
  /** Addresses of other pages, with the same filters. */
  newest: string | null;
  older: string | null;
  csv: string | null;
  /** How many were looked through without reaching the end, when a page is not full. */
  lookedThrough: number | null;
  /** Whether a search found more than it shows. */
  isCut: boolean;
  /** The filters that the person has kept, by name. */
  views: readonly { name: string; href: string; remove: string }[];
}
