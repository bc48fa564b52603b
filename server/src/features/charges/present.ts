import type { Charge as ChargeSchema, CreatedCharge } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { CheckoutAggregate } from '../../domain/aggregate.js';
import { chargeStatusOf } from '../../domain/charge/status.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../domain/checkout/invariants.js';
import { inspectionHours } from '../../domain/escrow/clock.js';
import type { Checkout } from '../../domain/records.js';
import { isAccountOpen } from '../../domain/virtual-account.js';
import type { Presented } from '../checkouts/load-shown.js';
import {
  checkoutUrl,
  iso,
  jsonOrNull,
  newest,
  presentCredit,
  presentPayout,
  presentRefund,
} from '../checkouts/present.js';

/** The response to creating a charge. */
export function presentCreated(
  checkout: Checkout,
  reopened: boolean,
  siteUrl: string,
  now: number,
): z.input<typeof CreatedCharge> {
  const { expires_at, ...account } = presentAccount(checkout, now);
  return {
    checkout_url: checkoutUrl(checkout, siteUrl),
    ...account,
    amount_kobo: checkout.amount,
    expires_at,
    reference: checkout.reference,
    charge_id: chargeIdOf(checkout),
    escrow: checkout.kind === 'escrow',
    reopened,
  };
}

/** A charge that goes into escrow shows its escrow's money. */
export function presentCharge(
  aggregate: Presented<CheckoutAggregate>,
  siteUrl: string,
  now: number,
): z.input<typeof ChargeSchema> {
  const checkout = checkoutOf(aggregate);
  const status = chargeStatusOf(checkout);
  const inEscrow = checkout.kind === 'escrow';
  return {
    charge_id: chargeIdOf(checkout),
    reference: checkout.reference,
    mode: checkout.mode,
    status,
    escrow: inEscrow,
    escrow_id: inEscrow ? checkout.id : null,
    amount_kobo: checkout.amount,
    currency: 'NGN',
    customer_email: checkout.customerEmail,
    customer_name: checkout.customerName,
    description: checkout.description,
    return_url: checkout.returnUrl,
    release_window_hours: inEscrow ? inspectionHours(checkout) : null,
    locale: checkout.locale,
    metadata: jsonOrNull(checkout.metadataJson),
    checkout_url: checkoutUrl(checkout, siteUrl),
    ...presentAccount(checkout, now),
    payment_deadline_at: iso(checkout.paymentDeadlineAt),
    amount_received: checkout.amountReceived,
    amount_refunded: checkout.amountRefunded,
    amount_excess: checkout.amountExcess,
    amount_receivable: checkout.amountReceivable,
    buyer_user_id: checkout.buyerUserId,
    failure_reason: status === 'failed' || status === 'expired' ? checkout.closedReason : null,
    credits: newest(aggregate.credits).map(presentCredit),
    credits_count: aggregate.counts?.credits ?? aggregate.credits.length,
    refunds: newest(aggregate.refunds).map(presentRefund),
    refunds_count: aggregate.counts?.refunds ?? aggregate.refunds.length,
    payouts: newest(aggregate.payouts).map(presentPayout),
    payouts_count: aggregate.counts?.payouts ?? aggregate.payouts.length,
    created_at: iso(checkout.createdAt),
    updated_at: iso(checkout.updatedAt),
  };
}

/**
 * Shows the account only while payment is awaited, since later transfers are returned, and its number only
 * until its end.
 */
function presentAccount(checkout: Checkout, now: number) {
  const awaits = isAwaitingPayment(checkout);
  const open = awaits && isAccountOpen(checkout, now);
  return {
    account_number: open ? checkout.accountNumber : null,
    bank_name: open ? checkout.bankName : null,
    account_name: open ? checkout.accountName : null,
    expires_at: awaits ? iso(checkout.accountExpiresAt) : null,
  };
}

function chargeIdOf({ id, chargeId }: Checkout): string {
  if (chargeId === null) throw new Error(`Checkout ${id} was not opened by a charge`);
  return chargeId;
}
