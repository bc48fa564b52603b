/** What the fake remembers. Amounts in kobo, times in ms. */

export interface Payer {
  name: string;
  accountNumber: string;
  bankCode: string;
}

/** A transaction: what `init-transaction` opened, and what was paid to it. */
export interface Transaction {
  /** Monnify's own, such as `MNFY|67|20261120100000|000001`. */
  reference: string;
  paymentReference: string;
  amount: number;
  customerName: string;
  customerEmail: string;
  description: string;
  metaData: object;
  createdAt: number;
  /** Null until `init-payment`. */
  account: Account | null;
  payments: Payment[];
  refunds: Refund[];
  /** Whether the payer's bank took the payment back. */
  isClawedBack: boolean;
  settlementReference: string | null;
}

export interface Account {
  number: string;
  name: string;
  openedAt: number;
  expiresAt: number;
}

export interface Payment {
  at: number;
  amount: number;
  fee: number;
  payer: Payer;
  sessionId: string;
}

export type TransferStatus =
  | 'PENDING'
  | 'AWAITING_PROCESSING'
  | 'IN_PROGRESS'
  | 'PENDING_AUTHORIZATION'
  | 'OTP_EMAIL_DISPATCH_FAILED'
  | 'SUCCESS'
  | 'COMPLETED'
  | 'FAILED'
  | 'REVERSED'
  | 'EXPIRED';

export interface Transfer {
  /** Monnify's own, such as `MFDS6202611201000000001AAAA`. */
  transactionReference: string;
  reference: string;
  amount: number;
  fee: number;
  narration: string;
  bankCode: string;
  accountNumber: string;
  accountName: string;
  status: TransferStatus;
  sessionId: string | null;
  isTwoFactor: boolean;
  /** Whether the wallet has paid for it. */
  isPaidFor: boolean;
  createdAt: number;
  updatedAt: number;
}

export type RefundStatus = 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';

export interface Refund {
  reference: string;
  transaction: Transaction;
  amount: number;
  reason: string;
  note: string;
  status: RefundStatus;
  createdAt: number;
  updatedAt: number;
}

export interface WalletEntry {
  reference: string;
  kind: 'CREDIT' | 'DEBIT';
  amount: number;
  before: number;
  after: number;
  narration: string;
  at: number;
}

export interface Settlement {
  reference: string;
  transactions: Transaction[];
  /** What reached the operator's bank account. */
  paidOut: number;
  at: number;
}
