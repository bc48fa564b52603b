import type { payoutStatuses, refundStatuses } from '@escrow-checkout/contract';
import type { Mode, Owner } from './records.js';

/** Where a payout goes. The number itself is sealed; only the worker opens it. */
export interface BankAccount {
  /** The partner whose list the code is from; null if that is not known. */
  bankCodePartner: string | null;
  bankCode: string;
  bankName: string;
  accountName: string;
  accountNumberSealed: string;
  accountLast4: string;
}

/** A bank account, or null in every field. */
export type PossibleBankAccount = { [Field in keyof BankAccount]: BankAccount[Field] | null };

/**
 * `waiting_details` has no bank account yet; `reversed` came back and pauses before the next attempt;
 * `below_minimum` is too small to be sent; `manual` is on hold, because the operator pays it past the
 * partner.
 */
export type PayoutStatus = (typeof payoutStatuses)[number];

/**
 * The payer's bank refused a `needs_details`; a `below_minimum` is too small to be sent; the payer of a
 * `cancelled` has the money already, because their bank reversed the credit.
 */
export type RefundStatus = (typeof refundStatuses)[number];

/** What one payout and several combined ones have in common: money that goes to a payee's bank account. */
export interface ToPayee extends PossibleBankAccount, Owner {
  id: string;
  /** Lower-cased e-mail of the seller, or null when the merchant is its own seller. */
  sellerEmail: string | null;
  version: number;
  status: PayoutStatus;
  amount: number;
  failureReason: string | null;
  sessionId: string | null;
  /** Money paid though no longer owed that is not settled yet. */
  amountReceivable: number;
  /** What the bank sent back of settled duplicate payments, and is not repaid or kept yet. */
  amountCameBack: number;
  /** Since when, in account time, the partner's balance has not covered it; null if that is not known. */
  awaitingFloatSince: number | null;
  createdAt: number;
  updatedAt: number;
}

/** Money owed to a seller or merchant. */
export interface Payout extends ToPayee {
  checkoutId: string;
  /** The combined payout that pays it, from the first attempt on; null if it is paid alone. */
  combinedPayoutId: string | null;
  /** If it is paid once a day: from when, together with the others of its day; never changes. */
  scheduledFor: number | null;
  /** When its seller was told that it waits for a bank account; null if they were not. */
  remindedAt: number | null;
}

/**
 * Payouts of one payee, each below the partner's minimum or paid once a day, that are paid in one transfer.
 * It begins with its first attempt; from then on its members never change, and each has its status and bank
 * account.
 */
export interface CombinedPayout extends ToPayee {
  partner: string;
  /** 1 for the payee's first. */
  ordinal: number;
}

/** Money owed back to a payer: one per credit touched by one decision. */
export interface Refund {
  id: string;
  /** Null, like the checkout, for an unmatched credit. */
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
  amountCameBack: number;
  awaitingFloatSince: number | null;
  createdAt: number;
  updatedAt: number;
}

export type TransferKind = 'payout' | 'refund';

/** An attempt begins as `sent`, committed before the partner is called. */
export type AttemptState = 'sent' | 'paid' | 'reversed' | 'failed';

/**
 * One attempt to pay a payout, several combined ones or a refund, under a reference of its own that the
 * partner sees.
 */
export interface Attempt {
  id: string;
  objectKind: TransferKind;
  /** A payout, a combined payout or a refund. */
  objectId: string;
  /** The credit a refund returns, with one attempt at a time; null for a payout. */
  creditId: string | null;
  n: number;
  /** Lower-case letters, digits and `-`, at least 16 characters: what the strictest partner accepts. */
  reference: string;
  version: number;
  state: AttemptState;
  /** The lease under which a worker sent it; null for a manual payment of the operator. */
  leaseToken: string | null;
  /**
   * Where it was sent, by the code of the partner that makes it; null for a refund, a manual payment and
   * attempts of older versions.
   */
  bankCode: string | null;
  accountNumberSealed: string | null;
  sessionId: string | null;
  failureReason: string | null;
  /** The partner's fee for it, as far as it is posted. */
  fee: number;
  /** How the partner's transfer under its reference differs from what we would send. */
  difference: string | null;
  /**
   * Calls to the partner under this reference, each committed before it is made, less those that certainly
   * had no effect; 0 for a manual payment.
   */
  callCount: number;
  /** Calls that the partner answered with a definite refusal; every other call may have had an effect. */
  refusalCount: number;
  /** When the newest call that counts was made; when it began, if none counts. */
  calledAt: number;
  /** When the newest refusal arrived. */
  refusedAt: number | null;
  refusalReason: string | null;
  /** How it ended without a final answer of the partner; null while it is sent, and after such an answer. */
  endedBy: 'refusal' | 'look_up' | 'statement' | null;
  /** The partner's statement that the operator ended it by. */
  statement: string | null;
  /** Real time of the next look-up after it ended without a final answer; null if it is not watched. */
  nextPollAt: number | null;
  pollCount: number;
  sentAt: number;
  createdAt: number;
  updatedAt: number;
}

/**
 * Money that moved between a partner and the operator's own bank account: payments that the partner settled,
 * or what the operator paid in so that the partner can pay out.
 */
export interface PartnerSettlement {
  id: string;
  partner: string;
  mode: Mode;
  /** The partner's own id of it. */
  partnerSettlementId: string;
  direction: 'to_operator' | 'to_partner';
  /** Kobo: what arrived. */
  amount: number;
  settledAt: number;
  createdAt: number;
}
