import type { Logger } from 'pino';
import { type PartnerCredit, PartnerUnavailable, type Rejection } from '../../../ports/bank.js';
import { rejectedCredit } from '../http/rejected-credit.js';
import { traceOf } from '../http/trace.js';
import type { MonnifySession } from './api.js';
import { type Banks, payerBankOf } from './banks.js';
import { creditIdOf, readCreditId } from './credit-id.js';
import { type FeeReader, feeWithin, keptOf, type RefundsByTransaction } from './fees.js';
import { isStanding, listRefundsOf, type Refund } from './refund-list.js';
import {
  findByPaymentReference,
  findTransaction,
  isOurs,
  isUnpaid,
  type PaidTransaction,
  type Transaction,
} from './transactions.js';

const currency = 'NGN';

/** What the look-ups of a credit need. */
export interface CreditContext {
  session: MonnifySession;
  fees: FeeReader;
  log: Logger;
  /** Real time, in ms. */
  now(): number;
}

/** The same for credits of ours, whose payers' banks are named. */
export interface OwnCreditContext extends CreditContext {
  banks: Banks;
}

/** Returns the credits of a one-time account: one, unless Monnify took several payments. */
export async function findCredits(
  context: OwnCreditContext,
  partnerReference: string,
): Promise<PartnerCredit[]> {
  const transaction = await findByPaymentReference(context.session, partnerReference);
  return transaction === null ? [] : creditsOf(context, transaction);
}

/** Returns a credit by its id; a rejected payment leaves its transaction open for another. */
export async function findCredit(
  context: OwnCreditContext,
  partnerCreditId: string,
  rejection: Rejection | null,
): Promise<PartnerCredit | null> {
  const id = readCreditId(partnerCreditId);
  if (id === null) return null;
  const transaction = await findTransaction(context.session, id.transactionReference);
  if (transaction === null) {
    context.log.warn({ partnerCreditId }, 'Monnify does not know a transaction that it reported');
    return null;
  }
  const credits = await creditsOf(context, transaction);
  const credit = credits.find((each) => each.partnerCreditId === partnerCreditId);
  if (credit) return credit;
  const { reference, paymentReference } = transaction;
  if (rejection === null || credits.length > 0 || !isOurs(paymentReference)) return null;
  const ids = { partnerCreditId: reference, partnerReference: paymentReference };
  return rejectedCredit(ids, rejection, context.now());
}

async function creditsOf(context: OwnCreditContext, transaction: Transaction): Promise<PartnerCredit[]> {
  if (!isOurs(transaction.paymentReference)) return [];
  const { session, banks } = context;
  const credits = await paymentsTo(context, transaction);
  const codes = credits.length === 0 ? [] : paymentsOf(transaction).map(({ bankCode }) => bankCode);
  // Only a notification says the session ID.
  const bankNames = await Promise.all(codes.map((code) => payerBankOf(session, banks, code)));
  return credits.map((credit, index) => ({ ...credit, ...traceOf(bankNames[index] ?? null, null) }));
}

/**
 * Returns the payments to a transaction, whoever's it is. None: nothing was paid, or nothing in naira.
 *
 * @param known the refunds that were made before the transaction was looked up; null: Monnify is asked
 */
export async function paymentsTo(
  { session, fees, log }: CreditContext,
  transaction: Transaction,
  known: RefundsByTransaction | null = null,
): Promise<PartnerCredit[]> {
  if (isUnpaid(transaction)) return [];
  const { reference, paymentReference, paidAt } = transaction;
  if (transaction.currency !== currency) {
    const { currency: other } = transaction;
    log.warn({ partnerCreditId: reference, currency: other }, 'a payment in another currency is no credit');
    return [];
  }
  if (paidAt === null) {
    throw new PartnerUnavailable(`Monnify does not say when a transaction was paid: ${transaction.status}`);
  }
  const refunds = known && (known.get(reference) ?? []);
  const paid = { ...transaction, paidAt };
  const payments = paymentsOf(transaction).map((payment, index) => ({
    ...payment,
    partnerCreditId: creditIdOf({ transactionReference: reference, n: index + 1 }),
  }));
  const { isReversed, takenBack } = await reversalOf(session, paid, payments, refunds);
  // A reversal may have changed what is settled, as a refund may.
  const settled = isReversed ? null : keptOf(transaction);
  const kept = settled !== null && takenBack.every((part) => part === 0 || part > settled) ? settled : null;
  const fee = kept && (refunds ? feeWithin(kept, refunds) : await fees.feeOf(paid, kept));
  return payments.map(({ partnerCreditId, amount, payerName }, index) => {
    const status = isReversed ? 'reversed' : 'credited';
    return {
      partnerCreditId,
      partnerReference: paymentReference,
      accountNumber: null,
      accountId: null,
      status,
      amount,
      takenBack: isReversed ? 0 : (takenBack[index] ?? 0),
      // Monnify names one fee for the transaction.
      fee: index === 0 ? fee : 0,
      payerName,
      ...traceOf(null, null),
      failureReason: isReversed ? 'reversed' : null,
      paidAt,
    };
  });
}

/** Several payments are credits of their own, if Monnify names them all. */
function paymentsOf({ amountPaid, payments }: Transaction): Transaction['payments'] {
  if (payments.length < 2) {
    const { payerName = null, bankCode = null } = payments[0] ?? {};
    return [{ amount: amountPaid, payerName, bankCode }];
  }
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  if (sum !== amountPaid) throw new PartnerUnavailable('Monnify names payments that do not add up');
  return payments;
}

/**
 * Returns what the payer's bank took back of each payment to a transaction, in kobo; nothing if it took none.
 * Monnify says of a transaction that it was `REVERSED`, and not how much of it: what no refund returned. A
 * refund of the whole may make it `REVERSED` too.
 */
async function reversalOf(
  session: MonnifySession,
  transaction: PaidTransaction,
  payments: readonly { partnerCreditId: string; amount: number }[],
  known: readonly Refund[] | null,
): Promise<{ isReversed: boolean; takenBack: number[] }> {
  const nothing = { isReversed: false, takenBack: [] };
  if (transaction.status !== 'REVERSED') return nothing;
  const refunds = (known ?? (await listRefundsOf(session, transaction))).filter(isStanding);
  const takenBack = payments.map(({ partnerCreditId, amount }) => {
    const own = refunds.filter((refund) => refund.partnerCreditId === partnerCreditId);
    return Math.max(0, amount - own.reduce((sum, refund) => sum + refund.amount, 0));
  });
  if (takenBack.every((amount) => amount === 0)) return nothing;
  // A refund may have failed between the two answers.
  const now = await findTransaction(session, transaction.reference);
  return now?.status === 'REVERSED' ? { isReversed: refunds.length === 0, takenBack } : nothing;
}
