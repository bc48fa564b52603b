import type { Actor, Change, Refusal } from './change.js';
import type { Attempt, Credit, Destination, Dispute, Escrow, Payout, Refund } from './records.js';

/** What the guards of the escrow table read, loaded from committed rows only. */
export interface EscrowAggregate {
  escrow: Escrow;
  credits: readonly Credit[];
  refunds: readonly Refund[];
  payouts: readonly Payout[];
  /** The newest dispute, open or resolved. */
  dispute: Dispute | null;
  /** Every dispute's opener, for `dispute_used`. */
  disputesOpenedBy: readonly Dispute['openedBy'][];
  /** Where a payout would go: the seller's saved details, or the merchant's own when no seller is named. */
  payeeDestination: Destination | null;
}

/** A payout or refund with its tries, for the rules of money going out. */
export interface TransferAggregate {
  kind: 'payout' | 'refund';
  payout: Payout | null;
  refund: Refund | null;
  attempts: readonly Attempt[];
  escrow: Escrow;
  /** The credit a refund gives back. */
  credit: Credit | null;
  /** Another refund of the same credit that is with the partner now: one at a time per credit. */
  creditBusyWith: string | null;
  /** The details on file for a payout's payee, read after the payout: where a new try goes. */
  payeeDestination: Destination | null;
}

/** What a decision may know besides the aggregate; everything is passed in, nothing is looked up. */
export interface Context {
  /** Account time, ms. */
  now: number;
  clockOffsetMs: number;
  /** Fixed before the first try and named after its cause. */
  changeId: string;
  actor: Actor;
  /** UUIDv7. */
  newId(): string;
  policy: Policy;
}

/** Settings that are money rules. */
export interface Policy {
  /** Kobo: the partner's smallest transfer. */
  minimumTransfer: number;
  /** How long an escrow waits for payment: 72 h. */
  paymentDeadlineMs: number;
  /** What is added before it expires: 30 min. */
  expiryGraceMs: number;
  /** How long the seller's side has to answer a dispute: 72 h. */
  disputeResponseMs: number;
  /** The banking partner's name, part of the `bank:` account. */
  partner: string;
}

/** A decision: what to write and what then stands; a repeat, which writes nothing; or a refusal. */
export type Decision<A = EscrowAggregate> =
  | { kind: 'change'; change: Change; after: A }
  | { kind: 'repeat'; after: A }
  | Refusal;

export type DisputeReason = Exclude<Dispute['reason'], 'payment_reversed'>;

export type EscrowCommand =
  | { command: 'accept' }
  | { command: 'decline'; reason: string | null }
  | { command: 'cancel' }
  | { command: 'deliver'; proof: DispatchProof | null }
  | { command: 'release'; amount: number | null }
  | { command: 'release_alarm' }
  | { command: 'refund'; amount: number | null; reason: string | null }
  /** The caller has asked the partner about every account of the escrow and applied what it knew. */
  | { command: 'expire_alarm' }
  | { command: 'reopen'; account: NewAccount }
  /** A fresh virtual account while payment is awaited, because the newest has run out. */
  | { command: 'open_account'; account: NewAccount }
  | { command: 'credit'; credit: IncomingCredit }
  | { command: 'credit_rejected'; credit: IncomingCredit }
  | { command: 'credit_reversed'; creditId: string }
  | {
      command: 'dispute';
      reason: DisputeReason;
      description: string | null;
      evidence: readonly string[];
      side: 'buyer' | 'seller';
    }
  | { command: 'evidence'; side: 'buyer' | 'seller'; text: string | null; links: readonly string[] }
  | { command: 'withdraw'; side: 'buyer' | 'seller' }
  | { command: 'concede' }
  | { command: 'dispute_deadline_alarm' }
  | { command: 'resolve'; toSeller: number }
  /** The operator settles money a bank took back: out of what is held, recovered, or written off. */
  | { command: 'settle_uncovered'; amount: number; from: 'held' | 'recovered' | 'written_off' }
  /** The operator gives a payout that cannot be paid back to the payers. */
  | { command: 'give_back'; payoutId: string };

export interface DispatchProof {
  tracking_number: string | null;
  courier_name: string | null;
  proof_photo_url: string | null;
  notes: string | null;
}

export interface NewAccount {
  partnerReference: string;
  partner: string;
  accountNumber: string;
  bankName: string;
  expiresAt: number;
}

/** A credit as the partner reports it, not yet known to us. */
export interface IncomingCredit {
  partner: string;
  partnerCreditId: string;
  partnerReference: string | null;
  accountNumber: string | null;
  amount: number;
  payerName: string | null;
  failureReason: string | null;
  paidAt: number;
}

/** Why a release would not move money now, in the order in which it is said. */
export type BlockedBy =
  | 'not_funded'
  | 'disputed'
  | 'final'
  | 'payment_reversed'
  | 'seller_not_accepted'
  | 'payout_details_missing';
