import type { Charge as ChargeSchema, CreatedCharge } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { CheckoutAggregate } from '../../domain/aggregate.js';
import { chargeStatusOf } from '../../domain/charge/status.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../domain/checkout/invariants.js';
import type { Checkout } from '../../domain/records.js';
import {
  checkoutUrl,
  iso,
  jsonOrNull,
  presentCredit,
  presentPayout,
  presentRefund,
} from '../checkouts/present.js';

/** The response to creating a charge. */
export function presentCreated(checkout: Checkout, siteUrl: string): z.input<typeof CreatedCharge> {
  return {
    checkout_url: checkoutUrl(checkout, siteUrl),
    ...presentAccount(checkout),
    amount_kobo: checkout.amount,
    reference: checkout.reference,
    charge_id: chargeIdOf(checkout),
    escrow: checkout.kind === 'escrow',
  };
}

/** A charge that goes into escrow shows its escrow's money. */
export function presentCharge(aggregate: CheckoutAggregate, siteUrl: string): z.input<typeof ChargeSchema> {
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
    release_window_hours: checkout.releaseWindowHours,
    metadata: jsonOrNull(checkout.metadataJson),
    checkout_url: checkoutUrl(checkout, siteUrl),
    ...presentAccount(checkout),
    payment_deadline_at: iso(checkout.paymentDeadlineAt),
    amount_received: checkout.amountReceived,
    amount_refunded: checkout.amountRefunded,
    amount_excess: checkout.amountExcess,
    amount_receivable: checkout.amountReceivable,
    buyer_user_id: checkout.buyerUserId,
    failure_reason: status === 'failed' || status === 'expired' ? checkout.closedReason : null,
    credits: aggregate.credits.map(presentCredit),
    refunds: aggregate.refunds.map(presentRefund),
    payouts: aggregate.payouts.map(presentPayout),
    created_at: iso(checkout.createdAt),
    updated_at: iso(checkout.updatedAt),
  };
}

/** Shows the account only while payment is awaited: later transfers are returned. */
function presentAccount(checkout: Checkout) {
  const awaits = isAwaitingPayment(checkout);
  return {
    account_number: awaits ? checkout.accountNumber : null,
    bank_name: awaits ? checkout.bankName : null,
    expires_at: awaits ? iso(checkout.accountExpiresAt) : null,
  };
}

function chargeIdOf({ id, chargeId }: Checkout): string {
  if (chargeId === null) throw new Error(`Checkout ${id} was not opened by a charge`);
  return chargeId;
}
