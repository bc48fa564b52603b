/** What the fake remembers. Amounts in kobo, times in ms. */

export interface Customer {
  id: number;
  email: string;
  code: string;
  createdAt: number;
}

/** Who sent a transfer into a virtual account. Paystack shows the number masked. */
export interface Payer {
  name: string;
  accountNumber: string;
  bankName: string | null;
  narration: string;
}

/** A transaction: what `POST /charge` opened, and what was paid to it. */
export interface Transaction {
  id: number;
  reference: string;
  /** What was asked for. */
  amount: number;
  customer: Customer;
  metadata: object | null;
  createdAt: number;
  account: { number: string; name: string; expiresAt: number };
  paid: Payment | null;
  refunds: Refund[];
  /** Whether the bank took the payment back: neither a refund nor a dispute. */
  isClawedBack: boolean;
}

export interface Payment {
  at: number;
  amount: number;
  fee: number;
  payer: Payer;
  authorizationCode: string;
  settlementId: number | null;
}

export interface Recipient {
  id: number;
  code: string;
  name: string;
  accountNumber: string;
  /** The bank's name of the account; null if the enquiry brought none. */
  accountName: string | null;
  bankCode: string;
  description: string | null;
  email: string | null;
  metadata: object | null;
  isActive: boolean;
  createdAt: number;
}

export type TransferStatus =
  | 'otp'
  | 'pending'
  | 'success'
  | 'failed'
  | 'reversed'
  | 'abandoned'
  | 'blocked'
  | 'rejected';

export interface Transfer {
  id: number;
  code: string;
  reference: string;
  amount: number;
  fee: number;
  /** The part of `fee` that is stamp duty. */
  stampDuty: number;
  reason: string;
  recipient: Recipient;
  status: TransferStatus;
  sessionId: string | null;
  request: number;
  createdAt: number;
  updatedAt: number;
  transferredAt: number | null;
  gatewayResponse: string | null;
}

export type RefundStatus = 'pending' | 'processing' | 'needs-attention' | 'processed' | 'failed';

export interface Refund {
  id: number;
  transaction: Transaction;
  amount: number;
  status: RefundStatus;
  /** What left the next settlement, and what left the balance. */
  fromCollections: number;
  fromBalance: number;
  /** Set if a lost dispute made it. */
  disputeId: number | null;
  reference: string | null;
  sessionId: string | null;
  customerNote: string;
  merchantNote: string;
  createdAt: number;
  updatedAt: number;
  processedAt: number | null;
}

export interface Dispute {
  id: number;
  transaction: Transaction;
  amount: number;
  status: 'awaiting-merchant-feedback' | 'resolved';
  resolution: 'auto-accepted' | 'declined' | null;
  createdAt: number;
  updatedAt: number;
  dueAt: number;
  resolvedAt: number | null;
}

export interface LedgerEntry {
  id: number;
  difference: number;
  /** After the entry. */
  balance: number;
  reason: string;
  model: 'Transaction' | 'Transfer' | 'Refund';
  row: number;
  at: number;
}

export interface Settlement {
  id: number;
  transactions: Transaction[];
  processed: number;
  fees: number;
  /** Refunds that were taken from it. */
  deductions: number;
  /** What reached the operator's bank account. */
  paidOut: number;
  at: number;
}
