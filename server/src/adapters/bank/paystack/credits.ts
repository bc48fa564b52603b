import type { Logger } from 'pino';
import { type PartnerCredit, PartnerUnavailable, type Rejection } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { rejectedCredit } from '../http/rejected-credit.js';
import { accepted, type PaystackSession } from './api.js';
import { isStanding, isTakenBack, listRefundsOf, type Refund } from './refund-list.js';
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
  const isReversed = await wasTakenBack({ session, log }, transaction, transaction.paidAt);
  return {
    partnerCreditId: transaction.id,
    partnerReference: transaction.reference,
    accountNumber: null,
    accountId: null,
    status: isReversed ? 'reversed' : 'credited',
    amount: transaction.amount,
    fee: transaction.fee,
    payerName: transaction.payerName,
    ...transaction.trace,
    failureReason: isReversed ? 'reversed' : null,
    paidAt: transaction.paidAt,
  };
}

/**
 * Whether the payer's bank took a payment back. A refund of ours makes a transaction `reversed` too, by way
 * of other states, so the list of its refunds decides.
 */
async function wasTakenBack(
  { session, log }: Pick<CreditContext, 'session' | 'log'>,
  transaction: Transaction,
  paidAt: number,
): Promise<boolean> {
  if (transaction.status === 'success') return false;
  const refunds = (await listRefundsOf(session, transaction.id, paidAt)).filter(isStanding);
  if (refunds.length > 0) return isWhollyTakenBack(transaction, refunds, log);
  // A refund may have failed between the two answers, which makes the transaction a success again.
  const now = await findTransaction(session, transaction.id);
  if (now?.status === 'success') return false;
  if (now?.status === 'reversed' && transaction.status === 'reversed') return true;
  throw new PartnerUnavailable(`Paystack reports a payment as ${transaction.status}, without a refund`);
}

/**
 * A dispute may be lost in part. Our books know a payment that was taken back whole: a part is left to the
 * operator, since the whole would be a receivable that nobody owes.
 */
function isWhollyTakenBack(
  { id, amount }: Transaction,
  refunds: readonly Refund[],
  log: CreditContext['log'],
): boolean {
  const takenBack = refunds.filter(isTakenBack).reduce((sum, refund) => sum + refund.amount, 0);
  if (takenBack > 0 && takenBack < amount) {
    log.error({ partnerCreditId: id, amount, takenBack }, 'a bank took back a part of a payment');
  }
  return takenBack >= amount;
}
