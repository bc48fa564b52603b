import { naira } from '../naira.js';
import { payableOf } from './accounts.js';
import { accountBankCode } from './bank-list.js';
import { type Business, newDigits, postToWallet } from './business.js';
import { collectionFee } from './fees.js';
import type { Payer, Payment, Transaction } from './records.js';
import { creditedTransaction, customerOf, paidAmount, productOf, sourceOf } from './transaction-shapes.js';
import { lagosSpaced } from './wire.js';

export interface PayIn {
  accountNumber: string;
  amount: number;
  payer?: Partial<Payer>;
  /** Credits the payment even if it is late. */
  isForced?: boolean;
}

export type PaidIn =
  | { outcome: 'credited'; transactionReference: string }
  | { outcome: 'returned'; reason: 'unknown_account' | 'expired' | 'already_paid' | 'wrong_amount' };

/**
 * Somebody transfers money into a one-time account. Monnify returns what it does not take; of these only a
 * wrong amount has a notification.
 */
export function payIn(business: Business, { accountNumber, amount, payer, isForced }: PayIn): PaidIn {
  const { settings, clock } = business;
  const transaction = business.transactionByAccount.get(accountNumber);
  if (!transaction?.account) return { outcome: 'returned', reason: 'unknown_account' };
  if (clock.now() >= transaction.account.expiresAt && !isForced)
    return { outcome: 'returned', reason: 'expired' };
  const missing = payableOf(business, transaction) - paidAmount(transaction);
  if (missing <= 0 && settings.secondPayment === 'returned')
    return { outcome: 'returned', reason: 'already_paid' };
  const payment = paymentOf(business, amount, payer);
  const isTooSmall = amount < missing && settings.underpayment === 'rejected';
  const isTooLarge = missing > 0 && amount > missing && settings.overpayment === 'rejected';
  if (isTooSmall || isTooLarge) {
    rejectPayment(business, transaction, payment, isTooSmall ? 'UNDER_PAYMENT' : 'OVER_PAYMENT');
    return { outcome: 'returned', reason: 'wrong_amount' };
  }
  creditPayment(business, transaction, payment);
  return { outcome: 'credited', transactionReference: transaction.reference };
}

/** The payer's bank takes a payment back, without any event. */
export function clawBack(business: Business, transaction: Transaction): void {
  const paid = paidAmount(transaction);
  if (paid === 0 || transaction.isClawedBack) throw new Error('Only a payment can be taken back');
  transaction.isClawedBack = true;
  if (transaction.settlementReference !== null || business.settings.collectionsGoTo === 'wallet')
    postToWallet(business, -paid, `Reversal of ${transaction.reference}`);
}

function creditPayment(business: Business, transaction: Transaction, payment: Payment): void {
  transaction.payments.push(payment);
  if (business.settings.collectionsGoTo === 'wallet')
    postToWallet(business, payment.amount - payment.fee, `Collection ${transaction.reference}`);
  const eventType = 'SUCCESSFUL_TRANSACTION';
  const eventData = creditedTransaction(business, transaction);
  business.notifier.emit(eventType, { eventType, eventData });
}

function rejectPayment(
  business: Business,
  transaction: Transaction,
  payment: Payment,
  rejectionReason: string,
): void {
  const bank = business.banks.find(({ code }) => code === accountBankCode);
  const expected = payableOf(business, transaction);
  const eventType = 'REJECTED_PAYMENT';
  const eventData = {
    product: productOf(transaction),
    amount: naira(expected),
    paymentSourceInformation: sourceOf(payment),
    transactionReference: transaction.reference,
    created_on: lagosSpaced(payment.at),
    paymentReference: transaction.paymentReference,
    paymentRejectionInformation: {
      bankCode: accountBankCode,
      destinationAccountNumber: transaction.account?.number ?? '',
      bankName: bank?.name ?? '',
      rejectionReason,
      expectedAmount: naira(expected),
    },
    paymentDescription: transaction.description,
    customer: customerOf(transaction),
  };
  business.notifier.emit(eventType, { eventType, eventData });
}

function paymentOf(business: Business, amount: number, payer: Partial<Payer> = {}): Payment {
  return {
    at: business.clock.now(),
    amount,
    fee: collectionFee(amount),
    payer: {
      name: 'ADE BUYER',
      accountNumber: newDigits(business, 10),
      bankCode: '000014',
      ...payer,
    },
    sessionId: newDigits(business, 30),
  };
}
