import {
  PartnerPostponed,
  PartnerRefused,
  PartnerUnavailable,
  type RefundRequest,
  type TransferResult,
} from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { nairaOf } from '../http/naira.js';
import { accepted, type MonnifySession, type Refusal, refused } from './api.js';
import { readCreditId } from './credit-id.js';
import { minimumRefund, type Refund, readRefund, refundReason } from './refund-list.js';
import { isFloatMissing, isUnknown, refundCode } from './refusals.js';

const referencePattern = /^re-[a-z0-9-]{13,97}$/;

/**
 * Refunds a payment. A used reference is refused, and then its refund is the result: a refusal may be about
 * a call before this one.
 */
export async function createRefund(session: MonnifySession, request: RefundRequest): Promise<TransferResult> {
  const { reference, partnerCreditId, amount } = request;
  if (!referencePattern.test(reference)) {
    throw new PartnerRefused('The reference is none of a refund', 'invalid_reference');
  }
  const id = readCreditId(partnerCreditId);
  if (id === null) throw new PartnerRefused('Monnify knows no such payment', 'unknown_transaction');
  if (amount < minimumRefund) throw new PartnerRefused('Below the minimum', 'amount_too_small');
  const reply = await session.move({
    operation: 'create_refund',
    path: '/api/v1/refunds/initiate-refund',
    body: {
      transactionReference: id.transactionReference,
      refundReference: reference,
      refundAmount: nairaOf(amount),
      refundReason: refundReason(reference, id),
      customerNote: 'Escrow refund',
    },
  });
  if (reply.isRefused) {
    const existing = await findRefund(session, request);
    if (existing === null) throw notMade(reply);
    return existing;
  }
  return resultOf(readRefund(AnswerReader.of(accepted(reply).body, 'responseBody')), request);
}

/** Null: Monnify has no refund of our reference. The amount and the payment are those that Monnify has. */
export async function findRefund(
  session: MonnifySession,
  request: RefundRequest,
): Promise<TransferResult | null> {
  const reply = await session.send({
    operation: 'find_refund',
    method: 'GET',
    path: `/api/v1/refunds/${encodeURIComponent(request.reference)}`,
    priority: 'look_up',
  });
  if (reply.isRefused && isUnknown(reply)) return null;
  return resultOf(readRefund(AnswerReader.of(accepted(reply).body, 'responseBody')), request);
}

/** Returns what a refusal means for a refund that Monnify does not know. */
function notMade(refusal: Refusal): Error {
  if (isFloatMissing(refusal)) {
    return new PartnerPostponed('The wallet at Monnify has too little for a refund', 'float');
  }
  return refused(refusal, refundCode(refusal));
}

function resultOf(
  { id, transactionReference, status, amount, failureReason }: Refund,
  { reference, partnerCreditId }: RefundRequest,
): TransferResult {
  if (id !== reference) throw new PartnerUnavailable('Monnify answered about another refund');
  const isSame = readCreditId(partnerCreditId)?.transactionReference === transactionReference;
  return {
    reference,
    status,
    amount,
    destination: { to: 'credit', partnerCreditId: isSame ? partnerCreditId : transactionReference },
    sessionId: null,
    failureReason,
    fee: 0,
    expectedBy: null,
  };
}
