import type { LedgerEntry } from '../domain/reconciliation/ledger-chain.js';
import type { CreditTrace, TransferKind } from '../domain/records.js';
import type { PostponedReason } from '../domain/transfer/command.js';
import type { PartnerTransfer } from '../domain/transfer/standing.js';
import type { PartnerRecord } from './partner-record.js';

export type { CreditTrace, LedgerEntry, PostponedReason };

/**
 * A licensed partner that holds money, in one mode. Every adapter guarantees: a transfer under an existing
 * reference returns the existing result and has no second effect, and so does a refund if `repeatsRefunds`;
 * an unknown outcome throws `PartnerUnavailable`, and the caller looks it up; `transfer` and `refund` throw
 * `PartnerPostponed` only if the call certainly had no effect; every call answers or throws within 20
 * seconds, so a silent bank is an unknown outcome; a notification is only a hint, verified on the raw bytes.
 * Amounts are in kobo, times in milliseconds.
 */
export interface BankingPartner {
  /** `sandbox`, `paystack`, ...: part of every key that involves the partner. */
  readonly name: string;
  /** The smallest transfer the partner makes, in kobo. */
  readonly minimumTransfer: number;
  /** The largest transfer the partner makes, in kobo. */
  readonly maximumTransfer: number;
  /**
   * The codes of `PartnerRefused` by which a transfer or refund is definitely refused: the call had no effect
   * and will have none. A duplicate reference, 401, 403, 429, missing float, OTP and rules about addresses
   * are never among them.
   */
  readonly refusalCodes: readonly string[];
  /**
   * Whether a refund under a used reference returns the existing one. If not, a refund whose call went
   * unanswered is only looked up.
   */
  readonly repeatsRefunds: boolean;

  /**
   * Opens an account, or returns the existing one of the reference. Null: the partner has used the reference
   * and does not repeat the account's number, so the next attempt needs another reference.
   */
  openVirtualAccount(request: OpenVirtualAccount): Promise<OpenedVirtualAccount | null>;
  /**
   * Returns every credit for a reference of ours; throws if the partner does not respond. A payment that we
   * refunded is still `credited`, and so is one that its bank took back in part: `reversed` is the whole.
   */
  findCredits(partnerReference: string): Promise<PartnerCredit[]>;
  /**
   * Returns a credit by the partner's id; null also if it is not ours. A partner may keep no record of a
   * rejected payment: then the notification's word counts.
   */
  findCredit(partnerCreditId: string, rejection?: Rejection | null): Promise<PartnerCredit | null>;

  banks(): Promise<Bank[]>;
  /**
   * Makes a name enquiry for a merchant account. `unclear`: the bank does not know the account, or does not
   * respond, and the partner does not say which.
   */
  resolveAccount(bankCode: string, accountNumber: string, accountId: string): Promise<NameEnquiry>;

  /** Sends money to a bank account. */
  transfer(request: TransferRequest): Promise<TransferResult>;
  /**
   * Null: the partner does not know the reference (which may be a race). `now` is the owner's account time.
   */
  findTransfer(reference: string, now: number): Promise<TransferResult | null>;
  refund(request: RefundRequest): Promise<TransferResult>;
  /** Looks a refund up by its request, since not every partner keeps our reference of it. */
  findRefund(request: RefundRequest): Promise<TransferResult | null>;
  /**
   * Returns the statement of money going out since a real time: every transfer and refund that the partner
   * received then or later, whatever became of it, oldest first.
   */
  listTransfers(since: number): Promise<StatementTransfer[]>;
  /**
   * Yields pages of everything that happened at the partner since a real time, whoever asked for it, in any
   * order. A record may come twice; then the later one counts.
   */
  records(since: number): AsyncIterable<readonly PartnerRecord[]>;
  /**
   * Yields pages of the ledger of `balance` since a real time, newest first, each entry once. Absent: the
   * partner has none that says what is before and after each entry.
   */
  ledger?(since: number): AsyncIterable<readonly LedgerEntry[]>;
  /** Returns what payouts can draw on now, in kobo. */
  balance(): Promise<number>;
  /** Returns what time it is at the partner, real time, as its last answer said; null if it did not say. */
  partnerTime?(): number | null;

  /**
   * Verifies the signature on the raw bytes and returns what the notification is about, which may be nothing
   * of ours. Null: it is forged.
   */
  readNotification(
    headers: Record<string, string | undefined>,
    rawBody: Buffer,
  ): readonly BankNotification[] | null;
}

export interface OpenVirtualAccount {
  /** The merchant account it is opened for. */
  accountId: string;
  partnerReference: string;
  amount: number;
  customerEmail: string;
  /** Account time. */
  now: number;
}

export interface OpenedVirtualAccount {
  accountNumber: string;
  bankName: string;
  /** The name that the payer's bank shows; null if the partner does not say. */
  accountName: string | null;
  expiresAt: number;
}

export interface PartnerCredit extends CreditTrace {
  partnerCreditId: string;
  partnerReference: string | null;
  accountNumber: string | null;
  /** The merchant account it was paid to; null if the partner does not report it. */
  accountId: string | null;
  status: 'credited' | 'rejected' | 'reversed';
  amount: number;
  /** What the payer's bank took back of one that is still `credited`, in kobo. */
  takenBack: number;
  /** What the partner keeps for it, in kobo; null while it does not say. */
  fee: number | null;
  payerName: string | null;
  failureReason: string | null;
  paidAt: number;
}

export interface Bank {
  code: string;
  name: string;
}

export interface ResolvedAccount {
  bankCode: string;
  bankName: string;
  accountNumber: string;
  accountName: string;
}

export type NameEnquiry = ResolvedAccount | 'unknown' | 'unclear';

export interface TransferRequest {
  reference: string;
  /** The merchant account that pays, for partners with sub-accounts. */
  accountId: string;
  amount: number;
  bankCode: string;
  accountNumber: string;
  accountName: string;
  /** Account time of the owner: the sandbox settles by it. */
  now: number;
}

export interface RefundRequest {
  reference: string;
  partnerCreditId: string;
  amount: number;
  /** Account time of the owner. */
  now: number;
}

export interface TransferResult extends PartnerTransfer {
  reference: string;
  sessionId: string | null;
  failureReason: string | null;
  /** The partner's fee for a paid transfer, in kobo. */
  fee: number;
  /** When the partner expects a pending transfer to be final, in account time; null if unknown. */
  expectedBy: number | null;
}

/** A line of the partner's statement. */
export interface StatementTransfer extends PartnerTransfer {
  reference: string;
  kind: TransferKind;
  /** When the partner received it, real time. */
  createdAt: number;
}

export interface CreditNotification {
  kind: 'credit';
  partnerCreditId: string;
  rejection: Rejection | null;
  /** What the partner kept of the payment, in kobo, if it says so. */
  fee?: number;
  /** By what banks trace the payment, if it says so. */
  trace?: CreditTrace;
}

export type BankNotification =
  | CreditNotification
  /** The outcome that it reports; null if it reports none, or another. */
  | { kind: 'transfer'; reference: string; outcome: 'paid' | 'failed' | 'reversed' | null }
  | { kind: 'refund'; reference: string }
  /** About a refund of a payment to this account, from a partner that does not say which. */
  | { kind: 'refunds'; partnerReference: string };

/** A payment that the partner sent back at once, as its notification says. It moves no money of ours. */
export interface Rejection {
  /** Kobo. */
  amount: number;
  reason: string;
}

/** The partner did not respond, so the outcome is unknown: look it up. */
export class PartnerUnavailable extends Error {
  override readonly name = 'PartnerUnavailable';
}

/**
 * The partner refused the call. A transfer or refund had no effect only if the code is one of the adapter's
 * `refusalCodes`; after any other its outcome is unknown.
 */
export class PartnerRefused extends Error {
  override readonly name = 'PartnerRefused';

  constructor(
    message: string,
    readonly code: string | null = null,
  ) {
    super(message);
  }
}

/**
 * A transfer or refund certainly had no effect, and may be made again under the same reference once a look-up
 * does not know it.
 */
export class PartnerPostponed extends Error {
  override readonly name = 'PartnerPostponed';

  constructor(
    message: string,
    readonly reason: PostponedReason,
  ) {
    super(message);
  }
}

/** Returns the code of a definite refusal of a transfer or refund, or null if the outcome is unknown. */
export function refusalCodeOf({ refusalCodes }: BankingPartner, error: unknown): string | null {
  if (!(error instanceof PartnerRefused) || error.code === null) return null;
  return refusalCodes.includes(error.code) ? error.code : null;
}
