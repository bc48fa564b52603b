import { type CreditObject, limits, type PayoutObject, type RefundObject } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { Checkout, Credit, Payout, Refund } from '../../domain/records.js';
import { checkoutPath } from './path.js';

/** The longest a bank takes to pay, ms, for `expected_by`. */
const payoutDurationMs = { test: 60_000, live: 24 * 3_600_000 } as const;

export function iso(ms: number): string {
  return new Date(ms).toISOString();
}

export function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : iso(ms);
}

export function jsonOrNull(text: string | null): never {
  return (text === null ? null : JSON.parse(text)) as never;
}

export function checkoutUrl({ reference, checkoutKey: key }: Checkout, siteUrl: string): string {
  return siteUrl + checkoutPath({ reference, key });
}

/** Null if the merchant is its own seller. The page requires a sign-in code. */
export function sellerPageUrl({ id, sellerEmail }: Pick<Checkout, 'id' | 'sellerEmail'>, siteUrl: string) {
  return sellerEmail === null ? null : `${siteUrl}/sale/${id}`;
}

/** The newest rows of a list that is in order, as many as are shown. */
export function newest<Row>(rows: readonly Row[]): readonly Row[] {
  return rows.length > limits.transfersShownMax ? rows.slice(-limits.transfersShownMax) : rows;
}

export function presentCredit(credit: Credit): z.input<typeof CreditObject> {
  return {
    id: credit.id,
    status: credit.status,
    amount: credit.amount,
    amount_applied: credit.amountApplied,
    amount_excess: credit.amountExcess,
    amount_refunded: credit.amountRefunded,
    payer_name: credit.payerName,
    payer_bank_name: credit.payerBankName,
    session_id: credit.sessionId,
    failure_reason: credit.failureReason,
    paid_at: iso(credit.paidAt),
  };
}

export function presentPayout(payout: Payout): z.input<typeof PayoutObject> {
  // One that is combined has waited for the others, or waits for the time of the daily transfer.
  const startsAt = payout.scheduledFor ?? payout.createdAt;
  const startedAt = payout.combinedPayoutId === null ? startsAt : payout.updatedAt;
  return {
    id: payout.id,
    status: payout.status,
    amount: payout.amount,
    combined_payout_id: payout.combinedPayoutId,
    scheduled_for: isoOrNull(payout.scheduledFor),
    awaiting_float_since: isoOrNull(payout.awaitingFloatSince),
    bank_name: payout.bankName,
    account_last4: payout.accountLast4,
    session_id: payout.sessionId,
    expected_by: payout.status === 'pending' ? iso(startedAt + payoutDurationMs[payout.mode]) : null,
    failure_reason: payout.failureReason,
    created_at: iso(payout.createdAt),
  };
}

export function presentRefund(refund: Refund): z.input<typeof RefundObject> {
  return {
    id: refund.id,
    status: refund.status,
    amount: refund.amount,
    credit_id: refund.creditId,
    awaiting_float_since: isoOrNull(refund.awaitingFloatSince),
    reason: refund.reason,
    failure_reason: refund.failureReason,
    created_at: iso(refund.createdAt),
  };
}
