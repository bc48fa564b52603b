import { PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import type { PartnerCall } from '../http/client.js';
import { plainText } from '../http/plain-text.js';
import { accepted, type MonnifySession } from './api.js';
import { optionalTimeIn } from './lagos-time.js';
import { koboIn, optionalKobo } from './naira.js';
import { isUnknown } from './refusals.js';

/** A transaction: what was opened for a payment, and what was paid to it. */
export interface Transaction {
  /** Monnify's own, such as `MNFY|67|20261120100000|000001`. */
  reference: string;
  paymentReference: string;
  status: string;
  /** Kobo; 0 until it is paid. */
  amountPaid: number;
  /** Kobo: what the operator gets of it; null while Monnify does not say. */
  settled: number | null;
  currency: string;
  paidAt: number | null;
  payments: readonly Payment[];
}

export type PaidTransaction = Transaction & { paidAt: number };

/** One transfer of a payer. */
export interface Payment {
  amount: number;
  payerName: string | null;
  /** The code of the payer's bank, Monnify's own or that of NIP. */
  bankCode: string | null;
}

const unpaidStatuses = ['PENDING', 'FAILED', 'EXPIRED', 'ABANDONED', 'CANCELLED'];
const paidStatuses = ['PAID', 'PARTIALLY_PAID', 'OVERPAID', 'REVERSED'];

/**
 * Whether nobody has paid it, so that it is no credit.
 *
 * @throws PartnerUnavailable for a status that is not listed, or that its amount contradicts
 */
export function isUnpaid({ status, amountPaid }: Transaction): boolean {
  const isListed = amountPaid === 0 ? unpaidStatuses : paidStatuses;
  if (isListed.includes(status)) return amountPaid === 0;
  const paid = amountPaid === 0 ? 'without an amount' : 'with an amount';
  throw new PartnerUnavailable(`Monnify reports a payment as ${plainText(status)}, ${paid}`);
}

/** Whether a transaction has a reference of ours; other systems may use the same merchant. */
export function isOurs(paymentReference: string): boolean {
  return paymentReference.startsWith('esc-');
}

/** Null: Monnify has no transaction of this payment reference of ours. */
export async function findByPaymentReference(
  session: MonnifySession,
  paymentReference: string,
): Promise<Transaction | null> {
  const transaction = await find(session, {
    operation: 'query_transaction',
    method: 'GET',
    path: '/api/v2/merchant/transactions/query',
    query: { paymentReference },
    priority: 'look_up',
  });
  if (transaction !== null && transaction.paymentReference !== paymentReference) {
    throw new PartnerUnavailable('Monnify answered about another reference');
  }
  return transaction;
}

/** Null: Monnify has no such transaction of its own. */
export async function findTransaction(
  session: MonnifySession,
  reference: string,
): Promise<Transaction | null> {
  const transaction = await find(session, {
    operation: 'fetch_transaction',
    method: 'GET',
    path: `/api/v2/transactions/${encodeURIComponent(reference)}`,
    priority: 'look_up',
  });
  if (transaction !== null && transaction.reference !== reference) {
    throw new PartnerUnavailable('Monnify answered about another transaction');
  }
  return transaction;
}

async function find(session: MonnifySession, call: PartnerCall): Promise<Transaction | null> {
  const reply = await session.send(call);
  return reply.isRefused && isUnknown(reply) ? null : readTransaction(accepted(reply).body);
}

export function readTransaction(body: unknown): Transaction {
  const transaction = AnswerReader.of(body, 'responseBody');
  return {
    reference: transaction.text('transactionReference'),
    paymentReference: transaction.text('paymentReference'),
    status: transaction.text('paymentStatus'),
    amountPaid: koboIn(transaction, 'amountPaid'),
    settled: optionalKobo(transaction, 'settlementAmount'),
    currency: transaction.text('currency'),
    paidAt: optionalTimeIn(transaction, 'paidOn', 'completedOn'),
    payments: transaction.optionalList('accountPayments').map((payment) => ({
      amount: koboIn(payment, 'amountPaid'),
      payerName: payment.optionalText('accountName'),
      bankCode: payment.optionalText('bankCode'),
    })),
  };
}
