import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Business, nextId } from './business.js';
import { PaystackRefusal } from './errors.js';
import { fieldsOf, isObject, readAmount, readCurrency, readOptionalText, readText } from './input.js';
import { createdWithin, pageByOffset } from './paging.js';
import type { Refund, Transaction } from './records.js';
import { deductRefund, moveRefund } from './refund-outcomes.js';
import { createdRefund, fetchedRefund, listedRefund, refundedBy, retriedRefund } from './refund-shapes.js';
import { refundable } from './transaction-status.js';
import { success } from './wire.js';

/** `POST /refund`: takes no reference of ours, so a repeat is a second refund. */
export function createRefund(business: Business, request: PartnerRequest): PartnerAnswer {
  const fields = fieldsOf(request);
  readCurrency(fields.currency);
  const transaction = readTransaction(business, fields.transaction);
  if (!transaction.paid || transaction.isClawedBack) throw new PaystackRefusal('not_refundable');
  const left = refundable(transaction);
  if (left === 0) throw new PaystackRefusal('fully_refunded');
  const amount = fields.amount === undefined ? left : readAmount(fields.amount);
  if (amount > left) throw new PaystackRefusal('refund_too_large');
  const about = `Refund for transaction ${transaction.reference}`;
  const refund = addRefund(business, transaction, {
    amount,
    disputeId: null,
    customerNote: readOptionalText(fields.customer_note) ?? about,
    merchantNote: readOptionalText(fields.merchant_note) ?? `${about} by ${refundedBy}`,
  });
  return success('Refund has been queued for processing', createdRefund(business, refund));
}

/** Enters a refund and deducts it: from the next settlement first, then from the balance. */
export function addRefund(
  business: Business,
  transaction: Transaction,
  asked: Pick<Refund, 'amount' | 'disputeId' | 'customerNote' | 'merchantNote'>,
): Refund {
  const now = business.clock.now();
  const refund: Refund = {
    ...asked,
    id: nextId(business, 'refund'),
    transaction,
    status: 'pending',
    fromCollections: 0,
    fromBalance: 0,
    reference: null,
    sessionId: null,
    createdAt: now,
    updatedAt: now,
    processedAt: null,
  };
  business.refunds.push(refund);
  transaction.refunds.push(refund);
  deductRefund(business, refund);
  moveRefund(business, refund, 'pending');
  return refund;
}

/** `GET /refund`; `perPage` comes back as text here. */
export function listRefunds(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const transaction = query.get('transaction');
  const found = createdWithin(business.refunds, query).filter(
    (refund) => transaction === null || isTransaction(refund.transaction, transaction),
  );
  const { items, meta } = pageByOffset(found, query);
  const failedRefundCount = found.filter(({ status }) => status === 'failed').length;
  return success(
    'Refunds retrieved',
    items.map((refund) => listedRefund(business, refund)),
    { ...meta, perPage: String(meta.perPage), failedRefundCount },
  );
}

/** `GET /refund/:id`. */
export function fetchRefund(business: Business, { params }: PartnerRequest): PartnerAnswer {
  return success('Refund retrieved', fetchedRefund(business, refundOf(business, params.id)));
}

/** `POST /refund/retry_with_customer_details/:id`: an account for a payer whom the bank does not know. */
export function retryRefund(business: Business, request: PartnerRequest): PartnerAnswer {
  const refund = refundOf(business, request.params.id);
  const { refund_account_details: details } = fieldsOf(request);
  if (!isObject(details)) throw new PaystackRefusal('missing_params');
  readText(details.account_number, 'invalid_account_number');
  if (!business.banks.some(({ id }) => String(id) === String(details.bank_id)))
    throw new PaystackRefusal('unknown_bank_code');
  if (refund.status !== 'needs-attention') throw new PaystackRefusal('refund_not_waiting');
  moveRefund(business, refund, deductRefund(business, refund) ? 'processing' : 'pending');
  const message = 'Refund retried and has been queued for processing';
  return success(message, retriedRefund(business, refund));
}

function readTransaction(business: Business, value: unknown): Transaction {
  const text = typeof value === 'number' ? String(value) : readText(value);
  const found =
    business.transactionByReference.get(text) ?? business.transactions.find(({ id }) => String(id) === text);
  if (!found) throw new PaystackRefusal('unknown_transaction');
  return found;
}

function isTransaction({ id, reference }: Transaction, text: string): boolean {
  return reference === text || String(id) === text;
}

function refundOf({ refunds }: Business, id: string | undefined): Refund {
  const refund = refunds.find((each) => String(each.id) === id);
  if (!refund) throw new PaystackRefusal('unknown_refund');
  return refund;
}
