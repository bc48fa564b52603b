import type { CreditTrace } from '../../../ports/bank.js';
import type { AnswerReader } from '../http/answer-reader.js';
import { traceOf } from '../http/trace.js';

/** A transaction: what `POST /charge` opened, and what was paid to it. */
export interface Transaction {
  id: string;
  reference: string;
  status: string;
  /** Kobo: what was paid, or what is asked for until then. */
  amount: number;
  /** Kobo: what Paystack keeps for it; null until it is paid. */
  fee: number | null;
  currency: string;
  paidAt: number | null;
  payerName: string | null;
  trace: CreditTrace;
}

/** The states of a transaction that nobody has paid; the open ones may name a refund on its way, too. */
const unpaidStatuses = ['abandoned', 'failed', 'ongoing', 'queued', 'timeout'];
const openStatuses = ['pending', 'processing'];

/** Whether it has never been paid, so that it is no credit. */
export function isUnpaid({ status, paidAt }: Transaction): boolean {
  return unpaidStatuses.includes(status) || (openStatuses.includes(status) && paidAt === null);
}

/** Whether a transaction has a reference of ours; other systems may use the same business. */
export function isOurs(reference: string): boolean {
  return reference.startsWith('esc-');
}

/** Reads `data` of verify, of `GET /transaction/:id` and of `charge.success`. */
export function readTransaction(transaction: AnswerReader): Transaction {
  const payer = transaction.optionalObject('authorization');
  return {
    id: transaction.id('id'),
    reference: transaction.text('reference'),
    status: transaction.text('status'),
    amount: transaction.wholeNumber('amount'),
    fee: transaction.optionalWholeNumber('fees'),
    currency: transaction.text('currency'),
    paidAt: transaction.optionalTime('paid_at', 'paidAt'),
    payerName: payer.optionalText('sender_name'),
    // Paystack names no session ID of a payment.
    trace: traceOf(payer.optionalText('sender_bank'), null),
  };
}
