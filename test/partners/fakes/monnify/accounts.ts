import { naira } from '../naira.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { accountBankCode } from './bank-list.js';
import { type Business, newDigits, newTransactionReference } from './business.js';
import { MonnifyRefusal } from './errors.js';
import { collectionFee } from './fees.js';
import { fieldsOf, isObject, readAmount, readCurrency, readText } from './input.js';
import type { Account, Transaction } from './records.js';
import { accountLifeMs, amountLimits } from './settings.js';
import { statusOf } from './transaction-shapes.js';
import { lagosIso, success } from './wire.js';

/** `POST .../init-transaction`: a repeated payment reference is refused, whatever became of the first. */
export function initTransaction(business: Business, request: PartnerRequest): PartnerAnswer {
  const { settings } = business;
  const fields = fieldsOf(request);
  const amount = readAmount(fields.amount);
  if (amount < amountLimits.min) throw new MonnifyRefusal('amount_too_small');
  readCurrency(fields.currencyCode);
  if (fields.contractCode !== settings.contractCode) throw new MonnifyRefusal('unknown_contract');
  const transaction = openTransaction(business, {
    amount,
    paymentReference: readText(fields.paymentReference),
    customerName: readText(fields.customerName),
    customerEmail: readText(fields.customerEmail),
    description: readText(fields.paymentDescription),
    metaData: isObject(fields.metaData) ? fields.metaData : {},
  });
  return success({
    transactionReference: transaction.reference,
    paymentReference: transaction.paymentReference,
    merchantName: settings.merchantName,
    apiKey: settings.apiKey,
    redirectUrl: typeof fields.redirectUrl === 'string' ? fields.redirectUrl : null,
    enabledPaymentMethod: ['ACCOUNT_TRANSFER'],
    checkoutUrl: `https://sdk.monnify.com/checkout/${transaction.reference}`,
  });
}

type NewTransaction = Pick<
  Transaction,
  'amount' | 'paymentReference' | 'customerName' | 'customerEmail' | 'description' | 'metaData'
>;

export function openTransaction(business: Business, asked: NewTransaction): Transaction {
  const { paymentReference } = asked;
  if (business.transactionByPaymentReference.has(paymentReference))
    throw new MonnifyRefusal('duplicate_payment');
  const transaction: Transaction = {
    ...asked,
    reference: newTransactionReference(business),
    createdAt: business.clock.now(),
    account: null,
    payments: [],
    refunds: [],
    isClawedBack: false,
    settlementReference: null,
  };
  business.transactions.push(transaction);
  business.transactionByPaymentReference.set(paymentReference, transaction);
  return transaction;
}

/** `POST .../init-payment`: repeated, it shows the same account with fewer seconds left. */
export function initPayment(business: Business, request: PartnerRequest): PartnerAnswer {
  const { transactionReference } = fieldsOf(request);
  const transaction = business.transactions.find(({ reference }) => reference === transactionReference);
  if (!transaction) throw new MonnifyRefusal('unknown_transaction');
  if (statusOf(business, transaction) !== 'PENDING') throw new MonnifyRefusal('transaction_ended');
  return success(paymentShape(business, transaction, accountOf(business, transaction)));
}

/** Returns the account of a transaction; the first call opens it. */
export function accountOf(business: Business, transaction: Transaction): Account {
  if (transaction.account) return transaction.account;
  const now = business.clock.now();
  const { merchantName } = business.settings;
  const account = {
    number: newAccountNumber(business),
    name: `${merchantName}-${transaction.description}`,
    openedAt: now,
    expiresAt: now + accountLifeMs,
  };
  transaction.account = account;
  business.transactionByAccount.set(account.number, transaction);
  return account;
}

/** Returns what the payer has to transfer, in kobo. */
export function payableOf({ settings }: Business, { amount }: Transaction): number {
  return settings.doesPayerBearFee ? amount + collectionFee(amount) : amount;
}

function paymentShape(business: Business, transaction: Transaction, account: Account) {
  const bank = business.banks.find(({ code }) => code === accountBankCode);
  const payable = payableOf(business, transaction);
  return {
    accountNumber: account.number,
    accountName: account.name,
    bankName: bank?.name ?? '',
    bankCode: accountBankCode,
    accountDurationSeconds: Math.floor((account.expiresAt - business.clock.now()) / 1_000),
    ussdPayment: null,
    requestTime: `${lagosIso(business.clock.now())}596774`,
    expiresOn: lagosIso(account.expiresAt).slice(0, 19),
    transactionReference: transaction.reference,
    paymentReference: transaction.paymentReference,
    amount: naira(transaction.amount),
    fee: naira(payable - transaction.amount),
    totalPayable: naira(payable),
    collectionChannel: 'API_NOTIFICATION',
  };
}

function newAccountNumber(business: Business): string {
  const number = newDigits(business, 10);
  return business.transactionByAccount.has(number) ? newAccountNumber(business) : number;
}
