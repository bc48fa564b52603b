import type { releaseBlocks } from '@escrow-checkout/contract';
import type { Author } from './author.js';
import type { Actor, Change, Refusal } from './change.js';
import type { SellerToSave } from './payee.js';
import type {
  Attempt,
  BankAccount,
  Carriage,
  Charge,
  Checkout,
  CombinedPayout,
  Credit,
  CreditTrace,
  Dispute,
  Escrow,
  Payout,
  PayoutSchedule,
  Refund,
  Shipment,
} from './records.js';
import type { ShipmentCommand } from './shipment/commands.js';

/** Money that came in and money that goes out, for an escrow or a charge. */
export interface CheckoutMoney {
  credits: readonly Credit[];
  refunds: readonly Refund[];
  payouts: readonly Payout[];
  /** The ids of the refunds that are with the partner now; read after the refunds. */
  refundsInFlight: readonly string[];
  /** The account a payout would go to: the seller's, or the merchant's own when no seller is named. */
  payeeBankAccount: BankAccount | null;
  /** When that account replaced another one; null while it is the first. */
  payeeChangedAt: number | null;
  /** When the merchant's own payouts are paid; always `per_sale` if a seller is named. */
  payoutSchedule: PayoutSchedule;
  /** Whether a leap of the clock waits for the operator, so that live time may be wrong. */
  hasClockLeapt: boolean;
}

/** What the rules of the escrow table read, loaded from committed rows only. */
export interface EscrowAggregate extends CheckoutMoney {
  escrow: Escrow;
  /** The newest dispute, open or resolved. */
  dispute: Dispute | null;
  /** Every dispute's opener, for `withdrawal_used`. */
  disputesOpenedBy: readonly Dispute['openedBy'][];
  /** The newest managed delivery; null until a rate is attached. */
  shipment: Shipment | null;
  /** What the merchant owes for carriage in this mode; null until something was booked. */
  carriage: Carriage | null;
}

/** What the rules of the charge table read. */
export interface ChargeAggregate extends CheckoutMoney {
  charge: Charge;
}

export type CheckoutAggregate = EscrowAggregate | ChargeAggregate;

export function isChargeAggregate(aggregate: CheckoutAggregate): aggregate is ChargeAggregate {
  return 'charge' in aggregate;
}

/** Returns the row of an escrow or a direct charge. */
export function checkoutOf(aggregate: CheckoutAggregate): Checkout {
  return isChargeAggregate(aggregate) ? aggregate.charge : aggregate.escrow;
}

/** A payout that a combined one pays. */
export interface CombinedMember {
  payout: Payout;
  checkout: Checkout;
}

/** A payout, several combined ones or a refund with its attempts, for the rules of money going out. */
export interface TransferAggregate {
  kind: 'payout' | 'refund';
  payout: Payout | CombinedPayout | null;
  /** The payouts that a combined payout pays, by id; empty for everything else. */
  members: readonly CombinedMember[];
  refund: Refund | null;
  attempts: readonly Attempt[];
  /** Null for a combined payout and for a refund of an unmatched credit. */
  checkout: Checkout | null;
  /** The credit that a refund returns. */
  credit: Credit | null;
  /** Another refund of the same credit that is with the partner now: one at a time per credit. */
  creditBusyWith: string | null;
  /** Kobo of the credit's refunds that were cancelled; read, after it, only if a bank took a part of it. */
  amountCancelled: number;
  /** The bank account on file for a payout's payee, read after the payout; a new attempt goes there. */
  payeeBankAccount: BankAccount | null;
}

/** Everything a decision may read besides the aggregate. */
export interface Context {
  /** Account time, ms. */
  now: number;
  clockOffsetMs: number;
  /** Fixed before the first attempt to commit, and named after its cause. */
  changeId: string;
  actor: Actor;
  author: Author;
  /** UUIDv7. */
  newId(): string;
  policy: Policy;
}

/** Settings that are money rules. */
export interface Policy {
  /** Kobo: the partner's smallest transfer. */
  minimumTransfer: number;
  /** Kobo: the partner's largest transfer. */
  maximumTransfer: number;
  /** How long an escrow waits for payment: 72 h. */
  paymentDeadlineMs: number;
  /** How long a charge waits, whether or not its money goes into escrow: 24 h. */
  chargeDeadlineMs: number;
  /** Added to the deadline before the checkout expires: 30 min. */
  expiryGraceMs: number;
  /** How long the seller's side has to respond to a dispute: 72 h. */
  disputeResponseMs: number;
  /** How long after a delivery was recorded its arrival can be expected: 14 days. */
  expectedArrivalMaxMs: number;
}

/** A decision: a change with the aggregate after it; a repeat, which writes nothing; or a refusal. */
export type Decision<A = EscrowAggregate> =
  | { kind: 'change'; change: Change; after: A }
  | { kind: 'repeat'; after: A }
  | Refusal;

export type DisputeReason = Exclude<Dispute['reason'], 'payment_reversed'>;

/** Commands that escrows and charges share. */
export type PaymentCommand =
  /** The caller first asks the partner about every virtual account, and applies the credits it reports. */
  | { command: 'expire' }
  | { command: 'reopen'; account: NewAccount }
  /** A fresh virtual account while payment is awaited, because the newest has run out. */
  | { command: 'open_virtual_account'; account: NewAccount }
  | { command: 'credit'; credit: IncomingCredit }
  | { command: 'credit_rejected'; credit: IncomingCredit }
  | { command: 'credit_reversed'; creditId: string }
  /** The payer's bank has taken back `amount` kobo of a credit so far, which is not all of it. */
  | { command: 'credit_part_reversed'; creditId: string; amount: number }
  /** The operator settles money that a bank reversed. */
  | { command: 'settle_receivable'; amount: number; from: CoveredFrom };

export type ChargeCommand =
  | PaymentCommand
  /** The partner has finally refused to open another account. */
  | { command: 'account_refused' };

export type EscrowCommand =
  | PaymentCommand
  /** `payee`: their bank account comes with the acceptance, and is saved in the same change. */
  | { command: 'accept'; payee?: SellerToSave }
  | { command: 'decline'; reason: string | null }
  | { command: 'cancel' }
  | { command: 'attach'; rate: AttachedRate }
  | ShipmentCommand
  | { command: 'deliver'; proof: DispatchProof | null }
  /** The buyer says that the delivery has arrived. */
  | { command: 'confirm_arrival' }
  /** The buyer says that the delivery has not arrived yet. `extension`: the first or the second time. */
  | { command: 'extend_inspection'; extension: number }
  /** `codeEnteredBy`: the buyer releases it by their code, which somebody else entered. */
  | { command: 'release'; amount: number | null; codeEnteredBy?: 'merchant' | 'seller' }
  /** `nextSealed`: the code that takes the place of one whose attempts are used up. */
  | { command: 'try_release_code'; nextSealed: string }
  | { command: 'auto_release' }
  | { command: 'remind' }
  | { command: 'refund'; amount: number | null; reason: string | null }
  | {
      command: 'dispute';
      reason: DisputeReason;
      description: string | null;
      evidence: readonly string[];
      side: 'buyer' | 'seller';
    }
  | { command: 'evidence'; side: 'buyer' | 'seller'; text: string | null; links: readonly string[] }
  | { command: 'withdraw'; side: 'buyer' | 'seller' }
  /** The buyer says that their dispute is solved, which they cannot withdraw. */
  | { command: 'report_solved'; text: string }
  | { command: 'concede' }
  | { command: 'default_judgement' }
  | { command: 'resolve'; toSeller: number; reason: string }
  /** The operator returns a payout that cannot be paid to the payers. */
  | { command: 'return_to_payer'; payoutId: string; noticeSentAt: number | null };

/** `not_taken`: the bank did not take it after all, as a partner said of a part. */
export type CoveredFrom = 'held' | 'recovered' | 'written_off' | 'not_taken';

/** A carrier's rate that is chosen for an escrow's delivery. */
export interface AttachedRate {
  aggregator: string;
  /** With the position, where the rate is stored. */
  quoteId: string;
  position: number;
  rateId: string;
  carrier: string;
  service: string;
  /** Kobo. */
  amount: number;
  /** Account time. */
  expiresAt: number;
}

export interface DispatchProof {
  tracking_number: string | null;
  courier_name: string | null;
  proof_photo_url: string | null;
  notes: string | null;
  /** ISO 8601 in UTC; left out unless the sender named it. */
  expected_arrival_at?: string;
}

export interface NewAccount {
  partnerReference: string;
  partner: string;
  accountNumber: string;
  bankName: string;
  accountName: string | null;
  expiresAt: number;
}

/** A credit as the partner reports it, not yet known to us. */
export interface ReportedCredit extends CreditTrace {
  partner: string;
  partnerCreditId: string;
  partnerReference: string | null;
  accountNumber: string | null;
  amount: number;
  payerName: string | null;
  failureReason: string | null;
  paidAt: number;
}

/** A reported credit that belongs to a checkout. */
export interface IncomingCredit extends ReportedCredit {
  /** Whether only the number of an account that had ended led to its checkout. */
  isToEndedNumber: boolean;
}

/** Why a release would not move money now, in the documented order. */
export type BlockedBy = (typeof releaseBlocks)[number];
