import { naira, nairaText } from '../naira.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Business, newLetters } from './business.js';
import { MonnifyRefusal } from './errors.js';
import { askedPage, pageOf } from './paging.js';
import type { Settlement, WalletEntry } from './records.js';
import { settledAmount, transactionShape } from './transaction-shapes.js';
import { lagosSlashes, success, zoned } from './wire.js';

/** `GET /api/v2/disbursements/wallet-balance`: what transfers and refunds draw on. */
export function fetchBalance(business: Business, { query }: PartnerRequest): PartnerAnswer {
  requireWallet(business, query);
  const balance = naira(business.balance);
  return success({ availableBalance: balance, ledgerBalance: balance });
}

/** `GET /api/v1/disbursements/wallet/transactions`: every line follows from the one before. */
export function listWallet(business: Business, { query }: PartnerRequest): PartnerAnswer {
  requireWallet(business, query);
  const page = askedPage(query, 'pageNo', 'pageSize');
  return success(pageOf(business.settings, business.wallet, page, entryShape));
}

/** Pays what was collected and is not settled to the operator's bank account. */
export function settleCollections(business: Business): Settlement | null {
  const transactions = business.transactions.filter(
    ({ payments, settlementReference, isClawedBack }) =>
      payments.length > 0 && settlementReference === null && !isClawedBack,
  );
  if (transactions.length === 0 || business.settings.collectionsGoTo === 'wallet') return null;
  const settlement: Settlement = {
    reference: newLetters(business, 20),
    transactions,
    paidOut: transactions.reduce((sum, transaction) => sum + settledAmount(transaction), 0),
    at: business.clock.now(),
  };
  for (const transaction of transactions) transaction.settlementReference = settlement.reference;
  business.settlements.push(settlement);
  const eventType = 'SETTLEMENT';
  business.notifier.emit(eventType, { eventType, eventData: settlementShape(business, settlement) });
  return settlement;
}

function settlementShape(business: Business, { reference, transactions, paidOut, at }: Settlement) {
  return {
    amount: nairaText(paidOut),
    settlementTime: lagosSlashes(at),
    settlementReference: reference,
    destinationAccountNumber: '6000000249',
    destinationBankName: 'Fidelity Bank',
    destinationAccountName: business.settings.merchantName,
    transactionsCount: transactions.length,
    transactions: transactions.map((transaction) => {
      const { settlementAmount, metaData, ...shape } = transactionShape(business, transaction);
      return { ...shape, cardDetails: {} };
    }),
  };
}

function requireWallet({ settings }: Business, query: URLSearchParams): void {
  if (query.get('accountNumber') !== settings.accountNumber) throw new MonnifyRefusal('unknown_wallet');
}

function entryShape({ reference, kind, amount, before, after, narration, at }: WalletEntry) {
  return {
    walletTransactionReference: reference,
    monnifyTransactionReference: reference,
    availableBalanceBefore: naira(before),
    availableBalanceAfter: naira(after),
    amount: naira(amount),
    transactionDate: zoned(at),
    transactionType: kind,
    message: null,
    narration,
    status: 'COMPLETED',
  };
}
