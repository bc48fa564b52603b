import { type Business, domainOf } from './business.js';
import type { Refund } from './records.js';
import { customerShape } from './transaction-shapes.js';
import { iso, isoOrNull } from './wire.js';

const refundDaysMs = 10 * 86_400_000;

/** `POST /refund`: written before anything was deducted. */
export function createdRefund(business: Business, refund: Refund) {
  const { transaction } = refund;
  const paidAt = isoOrNull(transaction.paid?.at ?? null);
  return {
    transaction: {
      id: transaction.id,
      domain: domainOf(business),
      reference: transaction.reference,
      amount: transaction.paid?.amount ?? 0,
      paid_at: paidAt,
      channel: 'bank_transfer',
      currency: 'NGN',
      authorization: { exp_month: null, exp_year: null, account_name: null },
      customer: { international_format_phone: null },
      plan: {},
      subaccount: { currency: null },
      split: {},
      order_id: null,
      paidAt,
      pos_transaction_data: null,
      source: null,
      fees_breakdown: null,
    },
    integration: business.settings.integration,
    deducted_amount: 0,
    channel: null,
    merchant_note: refund.merchantNote,
    customer_note: refund.customerNote,
    status: 'pending',
    refunded_by: refundedBy,
    expected_at: iso(refund.createdAt + refundDaysMs),
    currency: 'NGN',
    domain: domainOf(business),
    amount: refund.amount,
    fully_deducted: false,
    id: refund.id,
    createdAt: iso(refund.createdAt),
    updatedAt: iso(refund.createdAt),
  };
}

/** One of `GET /refund`: the transaction is a bare number, `fully_deducted` a number too. */
export function listedRefund(business: Business, refund: Refund) {
  const [created, updated] = [iso(refund.createdAt), iso(refund.updatedAt)];
  return {
    ...stored(business, refund),
    fully_deducted: isFullyDeducted(refund) ? 1 : 0,
    createdAt: created,
    created_at: created,
    updated_at: updated,
    transaction_reference: refund.transaction.reference,
    customer: customerShape(refund.transaction.customer),
    refund_type: isFull(refund) ? 'full' : 'partial',
    transaction_amount: refund.transaction.paid?.amount ?? 0,
    refund_channel: 'bank_transfer',
    collect_account_number: refund.status === 'needs-attention',
  };
}

/** `GET /refund/:id`: here `fully_deducted` is true or false. */
export function fetchedRefund(business: Business, refund: Refund) {
  const { created_at, updated_at, ...listed } = listedRefund(business, refund);
  return { ...listed, fully_deducted: isFullyDeducted(refund), updatedAt: updated_at };
}

/** `POST /refund/retry_with_customer_details/:id`. */
export function retriedRefund(business: Business, refund: Refund) {
  return { ...stored(business, refund), fully_deducted: isFullyDeducted(refund), customer: null };
}

/**
 * `data` of the events: the transaction's reference and none of ours. The amount is text in some events and a
 * number in others, as in the vendor's samples.
 */
export function refundEvent(business: Business, refund: Refund) {
  const { status, amount, reference, transaction } = refund;
  const isNumber = status === 'failed' || status === 'needs-attention';
  const event = {
    status,
    transaction_reference: transaction.reference,
    refund_reference: reference,
    amount: isNumber ? amount : String(amount),
    currency: 'NGN',
    customer: { first_name: null, last_name: null, email: transaction.customer.email },
    integration: business.settings.integration,
    domain: domainOf(business),
  };
  if (status !== 'needs-attention') return { ...event, processor: 'instant-transfer' };
  const { customerNote, merchantNote } = refund;
  return { ...event, id: String(refund.id), customer_note: customerNote, merchant_note: merchantNote };
}

export const refundedBy = 'owner@business.test';

function stored(business: Business, refund: Refund) {
  return {
    integration: business.settings.integration,
    transaction: refund.transaction.id,
    dispute: refund.disputeId,
    settlement: null,
    id: refund.id,
    domain: domainOf(business),
    currency: 'NGN',
    amount: refund.amount,
    status: refund.status,
    refunded_at: isoOrNull(refund.processedAt),
    refunded_by: refundedBy,
    expected_at: iso(refund.createdAt + refundDaysMs),
    channel: 'bank_transfer',
    customer_note: refund.customerNote,
    merchant_note: refund.merchantNote,
    deducted_amount: deducted(refund),
    bank_reference: refund.reference,
    reason: refund.status.toUpperCase(),
    initiated_by: refundedBy,
    reversed_at: refund.status === 'failed' ? iso(refund.updatedAt) : null,
    session_id: refund.sessionId,
  };
}

function deducted({ fromCollections, fromBalance }: Refund): number {
  return fromCollections + fromBalance;
}

function isFullyDeducted(refund: Refund): boolean {
  return deducted(refund) === refund.amount;
}

function isFull({ amount, transaction }: Refund): boolean {
  return amount === transaction.paid?.amount;
}
