import type { Logger } from 'pino';
import {
  PartnerRefused,
  PartnerUnavailable,
  type RefundRequest,
  type TransferResult,
} from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { beforeMoving } from '../http/postponed.js';
import { accepted, type PaystackSession, refused } from './api.js';
import { findTransaction } from './credits.js';
import { isStanding, listRefundsOf, type Refund, readRefund, refundReferencePattern } from './refund-list.js';
import { paystackRefusalCodes } from './refusal-codes.js';
import { refundCode } from './refusals.js';

/** What the calls about refunds need. */
interface RefundContext {
  session: PaystackSession;
  log: Logger;
}

/**
 * Refunds a payment, unless a refund has our reference already. Paystack has no reference for refunds: the
 * note carries ours, and a repeated call would be a second refund.
 */
export async function createRefund(
  { session, log }: RefundContext,
  request: RefundRequest,
): Promise<TransferResult> {
  const { reference, partnerCreditId, amount } = request;
  if (!refundReferencePattern.test(reference)) {
    throw new PartnerRefused('The reference is none of a refund', 'invalid_reference');
  }
  const refunds = await beforeMoving(paystackRefusalCodes, findRefunds(session, request));
  if (refunds === null) throw new PartnerRefused('Paystack knows no such payment', 'unknown_transaction');
  const existing = ownRefund(log, request, refunds);
  if (existing) return existing;
  const reply = await session.move({
    operation: 'create_refund',
    path: '/refund',
    body: { transaction: partnerCreditId, amount, currency: 'NGN', merchant_note: reference },
  });
  if (reply.isRefused) throw refused(reply, refundCode(reply));
  const made = readRefund(AnswerReader.of(accepted(reply).data, 'data'));
  if (made.transactionId !== partnerCreditId || made.reference !== reference) {
    throw new PartnerUnavailable('Paystack answered about another refund');
  }
  return resultOf(made, reference);
}

/** Null: no refund of the payment carries our reference. The amount is the one that Paystack has. */
export async function findRefund(
  { session, log }: RefundContext,
  request: RefundRequest,
): Promise<TransferResult | null> {
  const refunds = await findRefunds(session, request);
  return refunds && ownRefund(log, request, refunds);
}

/** Null: Paystack knows no such payment. */
async function findRefunds(
  session: PaystackSession,
  { partnerCreditId }: RefundRequest,
): Promise<Refund[] | null> {
  const transaction = await findTransaction(session, partnerCreditId);
  if (transaction === null) return null;
  return transaction.paidAt === null ? [] : listRefundsOf(session, transaction.id, transaction.paidAt);
}

function ownRefund(log: Logger, { reference }: RefundRequest, refunds: readonly Refund[]) {
  const own = refunds.filter((refund) => refund.reference === reference);
  const standing = own.filter(isStanding);
  if (standing.length > 1) log.error({ reference }, 'Paystack has several refunds under one reference');
  const found = standing[0] ?? own[0];
  return found ? resultOf(found, reference) : null;
}

function resultOf(refund: Refund, reference: string): TransferResult {
  const { status, amount, transactionId, sessionId, failureReason } = refund;
  return {
    reference,
    status,
    amount,
    destination: { to: 'credit', partnerCreditId: transactionId },
    sessionId,
    failureReason,
    fee: 0,
    expectedBy: null,
  };
}
