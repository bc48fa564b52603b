import type { Checkout, Escrow as EscrowSchema } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { EscrowAggregate } from '../../domain/aggregate.js';
import { blockedBy } from '../../domain/escrow/blocked.js';
import type { Credit, Dispute, Escrow, Payout, Refund } from '../../domain/records.js';

export type EscrowObject = z.input<typeof EscrowSchema>;

/** How long a bank takes at most, for `expected_by`. */
const payoutDurationMs = { test: 60_000, live: 24 * 3_600_000 } as const;

export function iso(ms: number): string {
  return new Date(ms).toISOString();
}

function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : iso(ms);
}

function jsonOrNull(text: string | null): never {
  return (text === null ? null : JSON.parse(text)) as never;
}

/** Closed escrows take no money any more, so nobody is shown an account to pay. */
function isPayable(escrow: Escrow): boolean {
  return escrow.status === 'awaiting_payment' || escrow.status === 'funded' || escrow.status === 'disputed';
}

function checkoutUrl(escrow: Escrow, siteUrl: string): string {
  return `${siteUrl}/checkout/${encodeURIComponent(escrow.reference)}?key=${escrow.checkoutKey}`;
}

/** What initiate answers. */
export function presentCheckout(escrow: Escrow, siteUrl: string): z.input<typeof Checkout> {
  const payable = isPayable(escrow);
  return {
    checkout_url: checkoutUrl(escrow, siteUrl),
    reference: escrow.reference,
    escrow_id: escrow.id,
    account_number: payable ? escrow.accountNumber : null,
    bank_name: payable ? escrow.bankName : null,
  };
}

/** The whole escrow as the API shows it. One literal: spreading parts into it doubles the cost of a read. */
export function presentEscrow(aggregate: EscrowAggregate, siteUrl: string): EscrowObject {
  const { escrow } = aggregate;
  const payable = isPayable(escrow);
  return {
    escrow_id: escrow.id,
    reference: escrow.reference,
    mode: escrow.mode,
    status: escrow.status,
    amount: escrow.amount,
    currency: 'NGN' as const,
    customer_email: escrow.customerEmail,
    customer_name: escrow.customerName,
    seller_email: escrow.sellerEmail,
    seller_name: escrow.sellerName,
    description: escrow.description,
    return_url: escrow.returnUrl,
    callback_url: escrow.callbackUrl,
    release_window_hours: escrow.releaseWindowHours,
    delivery_mode: escrow.deliveryMode,
    metadata: jsonOrNull(escrow.metadataJson),
    checkout_url: checkoutUrl(escrow, siteUrl),
    account_number: payable ? escrow.accountNumber : null,
    bank_name: payable ? escrow.bankName : null,
    expires_at: escrow.status === 'awaiting_payment' ? iso(escrow.accountExpiresAt) : null,
    payment_deadline_at: iso(escrow.paymentDeadlineAt),
    amount_received: escrow.amountReceived,
    amount_held: escrow.amountHeld,
    amount_released: escrow.amountReleased,
    amount_refunded: escrow.amountRefunded,
    amount_excess: escrow.amountExcess,
    blocked_by: blockedBy(aggregate),
    seller_accepted_at: isoOrNull(escrow.sellerAcceptedAt),
    seller_delivered_at: isoOrNull(escrow.sellerDeliveredAt),
    auto_release_at: isoOrNull(escrow.autoReleaseAt),
    dispatch_proof: jsonOrNull(escrow.dispatchProofJson),
    delivery_tracking: jsonOrNull(escrow.deliveryTrackingJson),
    buyer_user_id: escrow.buyerUserId,
    credits: aggregate.credits.map(presentCredit),
    refunds: aggregate.refunds.map(presentRefund),
    payouts: aggregate.payouts.map(presentPayout),
    dispute: aggregate.dispute ? presentDispute(aggregate.dispute) : null,
    created_at: iso(escrow.createdAt),
    updated_at: iso(escrow.updatedAt),
  };
}

function presentCredit(credit: Credit): EscrowObject['credits'][number] {
  return {
    id: credit.id,
    status: credit.status,
    amount: credit.amount,
    amount_applied: credit.amountApplied,
    amount_excess: credit.amountExcess,
    amount_refunded: credit.amountRefunded,
    payer_name: credit.payerName,
    failure_reason: credit.failureReason,
    paid_at: iso(credit.paidAt),
  };
}

function presentPayout(payout: Payout): EscrowObject['payouts'][number] {
  return {
    id: payout.id,
    status: payout.status,
    amount: payout.amount,
    bank_name: payout.bankName,
    account_last4: payout.accountLast4,
    session_id: payout.sessionId,
    expected_by: payout.status === 'pending' ? iso(payout.createdAt + payoutDurationMs[payout.mode]) : null,
    failure_reason: payout.failureReason,
    created_at: iso(payout.createdAt),
  };
}

function presentRefund(refund: Refund): EscrowObject['refunds'][number] {
  return {
    id: refund.id,
    status: refund.status,
    amount: refund.amount,
    credit_id: refund.creditId,
    reason: refund.reason,
    failure_reason: refund.failureReason,
    created_at: iso(refund.createdAt),
  };
}

function presentDispute(dispute: Dispute): NonNullable<EscrowObject['dispute']> {
  return {
    id: dispute.id,
    status: dispute.status,
    reason: dispute.reason,
    opened_by: dispute.openedBy,
    respond_by: isoOrNull(dispute.respondBy),
    created_at: iso(dispute.createdAt),
  };
}
