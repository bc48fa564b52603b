import type { Mode } from './records.js';

/** Where a payout goes. The number itself is sealed; only the worker opens it. */
export interface BankAccount {
  bankCode: string;
  bankName: string;
  accountName: string;
  accountNumberSealed: string;
  accountLast4: string;
}

/**
 * `waiting_details` has no destination yet; `reversed` came back and rests before it is tried again;
 * `below_minimum` is too small to be sent.
 */
export type PayoutStatus =
  | 'waiting_details'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'reversed'
  | 'returned_to_payer'
  | 'below_minimum';

/** `needs_details` is one whose payer's bank refused it; `below_minimum` is too small to be sent. */
export type RefundStatus =
  | 'pending'
  | 'paid'
  | 'failed'
  | 'needs_details'
  | 'below_minimum'
  /** Its payer has the money already, because their bank reversed the credit. */
  | 'cancelled';

/** Money owed to a seller or merchant. */
export interface Payout {
  id: string;
  accountId: string;
  mode: Mode;
  checkoutId: string;
  /** Lower-cased e-mail of the seller, or null when the merchant is its own seller. */
  sellerEmail: string | null;
  version: number;
  status: PayoutStatus;
  amount: number;
  bankCode: string | null;
  bankName: string | null;
  accountName: string | null;
  accountNumberSealed: string | null;
  accountLast4: string | null;
  failureReason: string | null;
  sessionId: string | null;
  /** What was paid though no longer owed, and that nothing covers yet. */
  amountReceivable: number;
  createdAt: number;
  updatedAt: number;
}

/** Money owed back to a payer: one per credit touched by one decision. */
export interface Refund {
  id: string;
  /** Null, like the checkout, when the credit never belonged to anything. */
  accountId: string | null;
  mode: Mode;
  checkoutId: string | null;
  creditId: string;
  version: number;
  status: RefundStatus;
  /** `held` was counted as received, `excess` never was. */
  origin: 'held' | 'excess';
  amount: number;
  reason: string | null;
  failureReason: string | null;
  sessionId: string | null;
  amountReceivable: number;
  createdAt: number;
  updatedAt: number;
}

/** An attempt begins as `sent`, committed before the partner is called. */
export type AttemptState = 'sent' | 'paid' | 'reversed' | 'failed';

/** One attempt to pay a payout or refund, under a reference of its own that the partner sees. */
export interface Attempt {
  id: string;
  objectKind: 'payout' | 'refund';
  objectId: string;
  /** The credit a refund returns, which only one attempt at a time may do; null for a payout. */
  creditId: string | null;
  n: number;
  /** Lower-case letters, digits and `-`, at least 16 characters: what the strictest partner accepts. */
  reference: string;
  version: number;
  state: AttemptState;
  /** The lease under which a worker sent it; null for a manual payment of the operator. */
  leaseToken: string | null;
  sessionId: string | null;
  failureReason: string | null;
  /** What the partner kept for it, as far as it is in the ledger. */
  fee: number;
  sentAt: number;
  createdAt: number;
  updatedAt: number;
}
