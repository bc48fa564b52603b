import { naira, nairaText } from '../naira.js';
import type { Business } from './business.js';
import type { Payment, Transaction } from './records.js';
import type { MonnifySettings } from './settings.js';
import { lagosSlashes, lagosSpaced, masked, zoned } from './wire.js';

/** Returns what was paid, in kobo. */
export function paidAmount({ payments }: Transaction): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns what the operator gets of it, in kobo. */
export function settledAmount({ payments }: Transaction): number {
  return payments.reduce((sum, { amount, fee }) => sum + amount - fee, 0);
}

/** Returns by how much refunds lower what is settled, in kobo. */
function refundedOf({ doRefundsLowerSettlement }: MonnifySettings, { refunds }: Transaction): number {
  if (!doRefundsLowerSettlement) return 0;
  const standing = refunds.filter(({ status }) => status !== 'FAILED');
  return standing.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the status by which Monnify reports a transaction. */
export function statusOf({ settings, clock }: Business, transaction: Transaction): string {
  const { account, amount, createdAt, refunds } = transaction;
  const paid = paidAmount(transaction);
  if (paid === 0) {
    const endsAt = account?.expiresAt ?? createdAt + 24 * 3_600_000;
    return clock.now() < endsAt ? 'PENDING' : 'EXPIRED';
  }
  if (transaction.isClawedBack) return 'REVERSED';
  if (refunds.some(({ status }) => status === 'COMPLETED')) return settings.statusAfterRefund;
  if (paid < amount) return 'PARTIALLY_PAID';
  return paid > payable(settings.doesPayerBearFee, transaction) ? 'OVERPAID' : 'PAID';
}

/** With the fee on top, what was paid for it is no excess. */
function payable(doesPayerBearFee: boolean, { amount, payments }: Transaction): number {
  return doesPayerBearFee ? amount + payments.reduce((sum, { fee }) => sum + fee, 0) : amount;
}

/** `GET /api/v2/transactions/:reference` and `GET .../query`. Before it is paid, its amounts are 0. */
export function transactionShape(business: Business, transaction: Transaction) {
  const { settings } = business;
  const paid = paidAmount(transaction);
  const last = transaction.payments.at(-1);
  const written = settings.timeForm === 'slashes' ? lagosSlashes : lagosSpaced;
  return {
    transactionReference: transaction.reference,
    paymentReference: transaction.paymentReference,
    amountPaid: nairaText(paid),
    totalPayable: nairaText(paid === 0 ? 0 : transaction.amount),
    settlementAmount: last ? nairaText(settledAmount(transaction) - refundedOf(settings, transaction)) : null,
    paidOn: last ? written(last.at) : null,
    paymentStatus: statusOf(business, transaction),
    paymentDescription: transaction.description,
    currency: 'NGN',
    paymentMethod: 'ACCOUNT_TRANSFER',
    product: productOf(transaction),
    cardDetails: null,
    accountDetails: last ? accountPayment(last) : null,
    accountPayments: transaction.payments.map(accountPayment),
    customer: customerOf(transaction),
    metaData: transaction.metaData,
  };
}

/** One of `GET /api/v1/transactions/search`. */
export function searchedTransaction(business: Business, transaction: Transaction) {
  const { settings } = business;
  return {
    customerDTO: customerOf(transaction),
    paymentMethod: 'ACCOUNT_TRANSFER',
    createdOn: zoned(transaction.createdAt),
    amount: naira(transaction.amount),
    currencyCode: 'NGN',
    paymentDescription: transaction.description,
    paymentStatus: statusOf(business, transaction),
    transactionReference: transaction.reference,
    paymentReference: transaction.paymentReference,
    merchantName: settings.merchantName,
    completed: transaction.payments.length > 0,
    paymentMethodList: ['ACCOUNT_TRANSFER'],
    collectionChannel: 'API_NOTIFICATION',
  };
}

/** `eventData` of `SUCCESSFUL_TRANSACTION`. */
export function creditedTransaction(business: Business, transaction: Transaction) {
  const { account } = transaction;
  const last = transaction.payments.at(-1);
  const bank = business.banks.find(({ name }) => name === 'Sterling bank');
  return {
    product: productOf(transaction),
    transactionReference: transaction.reference,
    paymentReference: transaction.paymentReference,
    paidOn: lagosSpaced(last?.at ?? 0),
    paymentDescription: transaction.description,
    metaData: transaction.metaData,
    paymentSourceInformation: transaction.payments.map(sourceOf),
    destinationAccountInformation: {
      bankCode: bank?.code ?? '',
      bankName: bank?.name ?? '',
      accountNumber: account?.number ?? '',
    },
    amountPaid: naira(paidAmount(transaction)),
    totalPayable: naira(transaction.amount),
    cardDetails: {},
    paymentMethod: 'ACCOUNT_TRANSFER',
    currency: 'NGN',
    settlementAmount: nairaText(settledAmount(transaction)),
    paymentStatus: statusOf(business, transaction),
    customer: customerOf(transaction),
  };
}

/** One payer, with the whole account number: only events show it. */
export function sourceOf({ payer, amount, sessionId }: Payment) {
  return {
    bankCode: payer.bankCode,
    amountPaid: naira(amount),
    accountName: payer.name,
    sessionId,
    accountNumber: payer.accountNumber,
  };
}

export function productOf({ paymentReference }: Transaction) {
  return { type: 'API_NOTIFICATION', reference: paymentReference };
}

export function customerOf({ customerEmail, customerName }: Transaction) {
  return { email: customerEmail, name: customerName };
}

function accountPayment({ payer, amount }: Payment) {
  return {
    accountName: payer.name,
    accountNumber: masked(payer.accountNumber),
    bankCode: payer.bankCode,
    amountPaid: nairaText(amount),
  };
}
