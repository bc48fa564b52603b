import type { Mode } from '../domain/records.js';

/**
 * The licensed partner that holds the money. Promises every adapter keeps: a call under a reference that
 * exists already answers what stands, never a second effect; an unknown outcome throws `PartnerUnavailable`
 * and is looked up by the caller, never assumed; a notification is only a hint, and its signature is checked
 * on the raw bytes. Amounts are kobo, times are milliseconds.
 */
export interface BankingPartner {
  /** `sandbox`, `paystack`, ...: part of every key that involves the partner. */
  readonly name: string;
  /** The smallest transfer the partner makes, in kobo. */
  readonly minimumTransfer: number;

  /** Create, and if the reference exists already, read it. */
  openAccount(request: OpenAccount): Promise<OpenedAccount>;
  /** Every credit the partner knows for a reference of ours; throws when the partner does not answer. */
  findCredits(partnerReference: string): Promise<PartnerCredit[]>;
  /** One credit by the partner's own id. */
  findCredit(partnerCreditId: string): Promise<PartnerCredit | null>;

  banks(): Promise<Bank[]>;
  /** Name enquiry, for one merchant account. Null: the bank does not know the bank account. */
  resolveAccount(bankCode: string, accountNumber: string, accountId: string): Promise<ResolvedAccount | null>;

  /** Money out to a bank account, or back to the payer of a credit. */
  transfer(request: TransferRequest): Promise<TransferResult>;
  /**
   * Null: the partner does not know the reference (which may be a race). `now` is the owner's account time.
   */
  findTransfer(reference: string, now: number): Promise<TransferResult | null>;
  refund(request: RefundRequest): Promise<TransferResult>;
  findRefund(reference: string, now: number): Promise<TransferResult | null>;

  /** Checks the signature on the raw bytes; null means forged or unreadable. */
  readNotification(headers: Record<string, string | undefined>, rawBody: Buffer): BankNotification | null;
}

export interface OpenAccount {
  /** The merchant account it is opened for. */
  accountId: string;
  partnerReference: string;
  amount: number;
  customerEmail: string;
  /** Account time. */
  now: number;
}

export interface OpenedAccount {
  accountNumber: string;
  bankName: string;
  expiresAt: number;
}

export interface PartnerCredit {
  partnerCreditId: string;
  partnerReference: string | null;
  accountNumber: string | null;
  /** Whose number it was paid to, where the partner keeps merchants apart; null where it does not say. */
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
  /** The merchant account the money is paid for: how a partner with sub-accounts knows whose it is. */
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

export interface TransferResult {
  reference: string;
  status: 'pending' | 'paid' | 'failed' | 'reversed' | 'needs_details';
  amount: number;
  sessionId: string | null;
  failureReason: string | null;
  /** What the partner keeps for a paid one, in kobo; 0 where it keeps nothing. */
  fee: number;
  /** When the partner expects a pending one to be final, account time; null if it does not say. */
  expectedBy: number | null;
}

export type BankNotification =
  | { kind: 'credit'; partnerCreditId: string }
  | { kind: 'transfer'; reference: string }
  | { kind: 'refund'; reference: string };

/** Picks the partner of a mode; null where live mode has none configured. */
export type BankFor = (mode: Mode) => BankingPartner | null;

/** The partner could not be reached, or did not say what became of the call: look it up. */
export class PartnerUnavailable extends Error {
  override readonly name = 'PartnerUnavailable';
}

/** The partner answered, and the answer is no. */
export class PartnerRefused extends Error {
  override readonly name = 'PartnerRefused';
}
