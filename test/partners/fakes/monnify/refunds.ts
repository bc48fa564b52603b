import { naira } from '../naira.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Business, postToWallet } from './business.js';
import { MonnifyRefusal } from './errors.js';
import { type Fields, fieldsOf, readAmount, readText } from './input.js';
import { askedPage, pageOf } from './paging.js';
import type { Refund, RefundStatus, Transaction } from './records.js';
import { amountLimits, refundTextMax } from './settings.js';
import { paidAmount } from './transaction-shapes.js';
import { lagosSlashes, success } from './wire.js';

/** `POST /api/v1/refunds/initiate-refund`: out of the wallet, under a reference of the caller's. */
export function initiateRefund(business: Business, request: PartnerRequest): PartnerAnswer {
  const fields = fieldsOf(request);
  const reference = readText(fields.refundReference);
  if (business.refundByReference.has(reference)) throw new MonnifyRefusal('R9');
  const transaction = business.transactions.find((each) => each.reference === fields.transactionReference);
  if (!transaction) throw new MonnifyRefusal('R1');
  const amount = readAmount(fields.refundAmount);
  refuseRefund(business, transaction, amount, fields);
  const now = business.clock.now();
  const refund: Refund = {
    reference,
    transaction,
    amount,
    reason: readText(fields.refundReason),
    note: readText(fields.customerNote),
    status: 'IN_PROGRESS',
    createdAt: now,
    updatedAt: now,
  };
  business.refunds.push(refund);
  business.refundByReference.set(reference, refund);
  transaction.refunds.push(refund);
  postToWallet(business, -amount, `Refund ${reference}`);
  return success(refundShape(refund));
}

/** `GET /api/v1/refunds/:reference`. */
export function fetchRefund(business: Business, { params }: PartnerRequest): PartnerAnswer {
  const refund = business.refundByReference.get(params.reference ?? '');
  if (!refund) throw new MonnifyRefusal('R7');
  return success(refundShape(refund));
}

/** `GET /api/v1/refunds`, which has no filter. */
export function listRefunds({ settings, refunds }: Business, { query }: PartnerRequest): PartnerAnswer {
  return success(pageOf(settings, refunds, askedPage(query, 'page', 'size'), refundShape));
}

/** Ends a refund. What failed returns to the wallet. */
export function moveRefund(business: Business, refund: Refund, status: RefundStatus): void {
  if (refund.status !== 'IN_PROGRESS') throw new Error(`Refund ${refund.reference} is ${refund.status}`);
  refund.status = status;
  refund.updatedAt = business.clock.now();
  if (status === 'FAILED') postToWallet(business, refund.amount, `Return of ${refund.reference}`);
  const eventType = status === 'FAILED' ? 'FAILED_REFUND' : 'SUCCESSFUL_REFUND';
  if (status !== 'IN_PROGRESS')
    business.notifier.emit(eventType, { eventType, eventData: endedRefund(refund) });
}

function refuseRefund(business: Business, transaction: Transaction, amount: number, fields: Fields): void {
  const paid = paidAmount(transaction);
  if (paid === 0) throw new MonnifyRefusal('R2');
  if (amount < amountLimits.refundMin) throw new MonnifyRefusal('R4');
  if (amount > paid) throw new MonnifyRefusal('R3');
  const standing = transaction.refunds.filter(({ status }) => status !== 'FAILED');
  if (standing.reduce((sum, refund) => sum + refund.amount, amount) > paid) throw new MonnifyRefusal('R12');
  const isTooLong =
    readText(fields.refundReason).length > refundTextMax.reason ||
    readText(fields.customerNote).length > refundTextMax.note;
  if (isTooLong) throw new MonnifyRefusal('R8');
  const payer = transaction.payments[0]?.payer;
  if (payer?.accountNumber === '' && fields.destinationAccountNumber === undefined)
    throw new MonnifyRefusal('R6');
  if (amount > business.balance) throw new MonnifyRefusal('R5');
}

function refundShape({ reference, transaction, amount, reason, note, status, createdAt }: Refund) {
  const isWhole = amount === paidAmount(transaction);
  return {
    refundReference: reference,
    transactionReference: transaction.reference,
    refundReason: reason,
    customerNote: note,
    refundAmount: naira(amount),
    refundType: isWhole ? 'FULL_REFUND' : 'PARTIAL_REFUND',
    refundStatus: status,
    refundStrategy: 'MERCHANT_WALLET',
    comment: status === 'FAILED' ? 'Transaction refund failed.' : 'Transaction refund is in progress.',
    createdOn: lagosSlashes(createdAt),
  };
}

function endedRefund({ reference, transaction, amount, reason, note, status, createdAt, updatedAt }: Refund) {
  return {
    merchantReason: reason,
    transactionReference: transaction.reference,
    completedOn: lagosSlashes(updatedAt),
    refundStatus: status,
    customerNote: note,
    createdOn: lagosSlashes(createdAt),
    refundReference: reference,
    refundAmount: naira(amount),
  };
}
