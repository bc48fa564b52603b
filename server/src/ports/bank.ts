import type { Mode, TransferKind } from '../domain/records.js';
import type { PartnerTransfer } from '../domain/transfer/standing.js';

/**
 * The licensed partner that holds the money. Every adapter guarantees: a call under an existing reference
 * returns the existing result and has no second effect; an unknown outcome throws `PartnerUnavailable`, and
 * the caller looks it up; every call answers or throws within 20 seconds, so a silent bank is an unknown
 * outcome; a notification is only a hint, verified on the raw bytes. Amounts are in kobo, times in
 * milliseconds.
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

  /** Opens an account, or returns the existing one of the reference. */
  openVirtualAccount(request: OpenVirtualAccount): Promise<OpenedVirtualAccount>;
  /** Returns every credit for a reference of ours; throws if the partner does not respond. */
  findCredits(partnerReference: string): Promise<PartnerCredit[]>;
  /** Returns a credit by the partner's id. */
  findCredit(partnerCreditId: string): Promise<PartnerCredit | null>;

  banks(): Promise<Bank[]>;
  /** Makes a name enquiry for a merchant account. Null: the bank does not know the account. */
  resolveAccount(bankCode: string, accountNumber: string, accountId: string): Promise<ResolvedAccount | null>;

  /** Sends money to a bank account. */
  transfer(request: TransferRequest): Promise<TransferResult>;
  /**
   * Null: the partner does not know the reference (which may be a race). `now` is the owner's account time.
   */
  findTransfer(reference: string, now: number): Promise<TransferResult | null>;
  refund(request: RefundRequest): Promise<TransferResult>;
  findRefund(reference: string, now: number): Promise<TransferResult | null>;
  /**
   * Returns the statement of money going out since a real time: every transfer and refund that the partner
   * received then or later, whatever became of it, oldest first.
   */
  listTransfers(since: number): Promise<StatementTransfer[]>;

  /** Verifies the signature on the raw bytes; null if it is forged or unreadable. */
  readNotification(headers: Record<string, string | undefined>, rawBody: Buffer): BankNotification | null;
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
  expiresAt: number;
}

export interface PartnerCredit {
  partnerCreditId: string;
  partnerReference: string | null;
  accountNumber: string | null;
  /** The merchant account it was paid to; null if the partner does not report it. */
  accountId: string | null;
  status: 'credited' | 'rejected' | 'reversed';
  amount: number;
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

export type BankNotification =
  | { kind: 'credit'; partnerCreditId: string }
  | { kind: 'transfer'; reference: string }
  | { kind: 'refund'; reference: string };

/** Returns the partner of a mode; null if live mode has none configured. */
export type BankFor = (mode: Mode) => BankingPartner | null;

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

/** Returns the code of a definite refusal of a transfer or refund, or null if the outcome is unknown. */
export function refusalCodeOf({ refusalCodes }: BankingPartner, error: unknown): string | null {
  if (!(error instanceof PartnerRefused) || error.code === null) return null;
  return refusalCodes.includes(error.code) ? error.code : null;
}
