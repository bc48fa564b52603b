import type { Logger } from 'pino';
import { type PartnerCredit, PartnerUnavailable, type Rejection } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { rejectedCredit } from '../http/rejected-credit.js';
import { accepted, type PaystackSession } from './api.js';
import { isStanding, isTakenBack, listRefundsOf } from './refund-list.js';
import { isUnknown } from './refusals.js';
import { isOurs, isUnpaid, readTransaction, type Transaction } from './transactions.js';

const currency = 'NGN';

/** What the look-ups of a credit need. */
export interface CreditContext {
  session: PaystackSession;
  log: Logger;
  /** Real time, in ms. */
  now(): number;
}

/** Returns the credit of an account: one at most, since Paystack takes one exact payment. */
export async function findCredits(
  context: CreditContext,
  partnerReference: string,
): Promise<PartnerCredit[]> {
  const reply = await context.session.send({
    operation: 'verify_transaction',
    method: 'GET',
    path: `/transaction/verify/${encodeURIComponent(partnerReference)}`,
    priority: 'look_up',
  });
  if (reply.isRefused && isUnknown(reply)) return [];
  const transaction = readTransaction(AnswerReader.of(accepted(reply).data, 'data'));
  if (transaction.reference !== partnerReference) {
    throw new PartnerUnavailable('Paystack answered about another reference');
  }
  const credit = await creditOf(context, transaction);
  return credit ? [credit] : [];
}

/** Returns a credit by the number of its transaction, which a rejected payment leaves open for another. */
export async function findCredit(
  context: CreditContext,
  partnerCreditId: string,
  rejection: Rejection | null,
): Promise<PartnerCredit | null> {
  const transaction = await findTransaction(context.session, partnerCreditId);
  if (transaction === null) {
    context.log.warn({ partnerCreditId }, 'Paystack does not know a transaction that it reported');
    return null;
  }
  const credit = await creditOf(context, transaction);
  if (credit || rejection === null || !isOurs(transaction.reference)) return credit;
  const ids = { partnerCreditId: transaction.id, partnerReference: transaction.reference };
  return rejectedCredit(ids, rejection, context.now());
}

/** Null: Paystack has no such transaction. Its ids are digits. */
export async function findTransaction(session: PaystackSession, id: string): Promise<Transaction | null> {
  if (!/^\d{1,20}$/.test(id)) return null;
  const reply = await session.send({
    operation: 'fetch_transaction',
    method: 'GET',
    path: `/transaction/${id}`,
    priority: 'look_up',
  });
  return reply.isRefused && isUnknown(reply)
    ? null
    : readTransaction(AnswerReader.of(accepted(reply).data, 'data'));
}

async function creditOf(context: CreditContext, transaction: Transaction): Promise<PartnerCredit | null> {
  return isOurs(transaction.reference) ? paymentOf(context, transaction) : null;
}

/** Returns the payment of a transaction, whoever's it is. Null: nothing was paid, or nothing in naira. */
export async function paymentOf(
  { session, log }: CreditContext,
  transaction: Transaction,
): Promise<PartnerCredit | null> {
  if (isUnpaid(transaction)) return null;
  if (transaction.currency !== currency) {
    const { id, currency: other } = transaction;
    log.warn({ partnerCreditId: id, currency: other }, 'a payment in another currency is no credit');
    return null;
  }
  if (transaction.paidAt === null) {
    throw new PartnerUnavailable(`Paystack does not say when a transaction was paid: ${transaction.status}`);
  }
  const takenBack = await takenBackOf(session, transaction, transaction.paidAt);
  const isReversed = takenBack >= transaction.amount;
  return {
    partnerCreditId: transaction.id,
    partnerReference: transaction.reference,
    accountNumber: null,
    accountId: null,
    status: isReversed ? 'reversed' : 'credited',
    amount: transaction.amount,
    takenBack: isReversed ? 0 : takenBack,
    fee: transaction.fee,
    payerName: transaction.payerName,
    ...transaction.trace,
    failureReason: isReversed ? 'reversed' : null,
    paidAt: transaction.paidAt,
  };
}

/**
 * Returns what the payer's bank took back of a payment, in kobo. A refund of ours makes a transaction
 * `reversed` too, by way of other states, so the list of its refunds decides: a lost dispute may be of a
 * part, beside a refund of ours or not.
 */
async function takenBackOf(
  session: PaystackSession,
  transaction: Transaction,
  paidAt: number,
): Promise<number> {
  if (transaction.status === 'success') return 0;
  const refunds = (await listRefundsOf(session, transaction.id, paidAt)).filter(isStanding);
  if (refunds.length > 0) {
    const sum = refunds.filter(isTakenBack).reduce((total, { amount }) => total + amount, 0);
    return Math.min(sum, transaction.amount);
  }
  // A refund may have failed between the two answers, which makes the transaction a success again.
  const now = await findTransaction(session, transaction.id);
  if (now?.status === 'success') return 0;
  if (now?.status === 'reversed' && transaction.status === 'reversed') return transaction.amount;
  throw new PartnerUnavailable(`Paystack reports a payment as ${transaction.status}, without a refund`);
}
