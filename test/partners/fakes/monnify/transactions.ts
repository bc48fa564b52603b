import { naira } from '../naira.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import type { Business } from './business.js';
import { MonnifyRefusal } from './errors.js';
import { askedPage, createdWithin, pageOf } from './paging.js';
import type { Transaction } from './records.js';
import { searchedTransaction, statusOf, transactionShape } from './transaction-shapes.js';
import { success } from './wire.js';

/** `GET /api/v2/transactions/:reference`, by Monnify's own reference. */
export function fetchTransaction(business: Business, { params }: PartnerRequest): PartnerAnswer {
  const found = business.transactions.find(({ reference }) => reference === params.reference);
  return answerOf(business, found);
}

/** `GET /api/v2/merchant/transactions/query`, by either reference. */
export function queryTransaction(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const [own, theirs] = [query.get('paymentReference'), query.get('transactionReference')];
  if (own === null && theirs === null) throw new MonnifyRefusal('invalid_request');
  const found = business.transactions.find(
    ({ paymentReference, reference }) =>
      (own === null || paymentReference === own) && (theirs === null || reference === theirs),
  );
  return answerOf(business, found);
}

/** `GET /api/v1/transactions/search`: its times are Unix ms, anything else is ignored. */
export function searchTransactions(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const created = createdWithin(business.transactions, query.get('from'), query.get('to'));
  const found = created.filter((transaction) => matchesQuery(business, transaction, query));
  const page = askedPage(query, 'page', 'size');
  const shapeOf = (transaction: Transaction) => searchedTransaction(business, transaction);
  return success(pageOf(business.settings, found, page, shapeOf));
}

/** `GET /api/v1/transactions/find-by-settlement-reference`. */
export function listSettled(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const asked = query.get('reference');
  const settlement = business.settlements.find(({ reference }) => reference === asked);
  const page = askedPage(query, 'page', 'size');
  const shapeOf = (transaction: Transaction) => transactionShape(business, transaction);
  return success(pageOf(business.settings, settlement?.transactions ?? [], page, shapeOf));
}

function answerOf(business: Business, transaction: Transaction | undefined): PartnerAnswer {
  if (!transaction) throw new MonnifyRefusal('unknown_transaction');
  return success(transactionShape(business, transaction));
}

function matchesQuery(business: Business, transaction: Transaction, query: URLSearchParams): boolean {
  const values: Record<string, string> = {
    paymentReference: transaction.paymentReference,
    transactionReference: transaction.reference,
    paymentStatus: statusOf(business, transaction),
    customerName: transaction.customerName,
    customerEmail: transaction.customerEmail,
    amount: String(naira(transaction.amount)),
  };
  return Object.entries(values).every(([name, value]) => {
    const asked = query.get(name);
    return asked === null || asked === value;
  });
}
