import type { Checkout, Escrow as EscrowSchema } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { DispatchProof, EscrowAggregate } from '../../domain/aggregate.js';
import { isClosed } from '../../domain/checkout/invariants.js';
import { blockedBy } from '../../domain/escrow/blocked.js';
import { inspectionHours, inspectionStart } from '../../domain/escrow/clock.js';
import { hasReleaseCode } from '../../domain/escrow/release-code.js';
import type { Dispute, Escrow } from '../../domain/records.js';
import { isAccountOpen } from '../../domain/virtual-account.js';
import type { Presented } from '../checkouts/load-shown.js';
import {
  checkoutUrl,
  iso,
  isoOrNull,
  jsonOrNull,
  newest,
  presentCredit,
  presentPayout,
  presentRefund,
  sellerPageUrl,
} from '../checkouts/present.js';

export type EscrowObject = z.input<typeof EscrowSchema>;

/** The response to initiate. `mismatch` names the fields in which a repeat differs. */
export function presentCheckout(
  escrow: Escrow,
  { mismatch, reopened }: { mismatch: string[]; reopened: boolean },
  siteUrl: string,
  now: number,
): z.input<typeof Checkout> {
  const open = !isClosed(escrow.status) && isAccountOpen(escrow, now);
  return {
    checkout_url: checkoutUrl(escrow, siteUrl),
    seller_url: sellerPageUrl(escrow, siteUrl),
    reference: escrow.reference,
    escrow_id: escrow.id,
    account_number: open ? escrow.accountNumber : null,
    bank_name: open ? escrow.bankName : null,
    account_name: open ? escrow.accountName : null,
    mismatch,
    reopened,
  };
}

/**
 * One literal, since spreading parts into it doubles the cost of a read.
 *
 * @param now account time: an account number past its end is not shown
 */
export function presentEscrow(
  aggregate: Presented<EscrowAggregate>,
  siteUrl: string,
  now: number,
): EscrowObject {
  const { escrow } = aggregate;
  const open = !isClosed(escrow.status) && isAccountOpen(escrow, now);
  return {
    escrow_id: escrow.id,
    charge_id: escrow.chargeId,
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
    release_window_hours: inspectionHours(escrow),
    delivery_mode: escrow.deliveryMode,
    release_code: hasReleaseCode(escrow),
    locale: escrow.locale,
    metadata: jsonOrNull(escrow.metadataJson),
    checkout_url: checkoutUrl(escrow, siteUrl),
    seller_url: sellerPageUrl(escrow, siteUrl),
    account_number: open ? escrow.accountNumber : null,
    bank_name: open ? escrow.bankName : null,
    account_name: open ? escrow.accountName : null,
    expires_at: escrow.status === 'awaiting_payment' ? iso(escrow.accountExpiresAt) : null,
    payment_deadline_at: iso(escrow.paymentDeadlineAt),
    amount_received: escrow.amountReceived,
    amount_held: escrow.amountHeld,
    amount_released: escrow.amountReleased,
    amount_refunded: escrow.amountRefunded,
    amount_excess: escrow.amountExcess,
    amount_receivable: escrow.amountReceivable,
    blocked_by: blockedBy(aggregate),
    seller_accepted_at: isoOrNull(escrow.sellerAcceptedAt),
    seller_delivered_at: isoOrNull(escrow.sellerDeliveredAt),
    inspection_starts_at: isoOrNull(inspectionStart(escrow)),
    auto_release_at: isoOrNull(escrow.autoReleaseAt),
    dispatch_proof: shownProof(escrow),
    delivery_tracking: jsonOrNull(escrow.deliveryTrackingJson),
    buyer_user_id: escrow.buyerUserId,
    credits: newest(aggregate.credits).map(presentCredit),
    credits_count: aggregate.counts?.credits ?? aggregate.credits.length,
    refunds: newest(aggregate.refunds).map(presentRefund),
    refunds_count: aggregate.counts?.refunds ?? aggregate.refunds.length,
    payouts: newest(aggregate.payouts).map(presentPayout),
    payouts_count: aggregate.counts?.payouts ?? aggregate.payouts.length,
    dispute: aggregate.dispute ? presentDispute(aggregate.dispute) : null,
    created_at: iso(escrow.createdAt),
    updated_at: iso(escrow.updatedAt),
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

type StoredProof = DispatchProof & { submitted_at: string };

/** A proof without an expected arrival is stored without that field. */
function shownProof({ dispatchProofJson }: Escrow): EscrowObject['dispatch_proof'] {
  if (dispatchProofJson === null) return null;
  const { submitted_at, ...proof } = JSON.parse(dispatchProofJson) as StoredProof;
  return { ...proof, expected_arrival_at: proof.expected_arrival_at ?? null, submitted_at };
}
