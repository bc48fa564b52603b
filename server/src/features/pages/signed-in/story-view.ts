import type { Delivery, DisplayTime, Money, Return } from '@escrow-checkout/web';
import type { CheckoutAggregate, DispatchProof } from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../../domain/checkout/invariants.js';
import { formatLocalTime } from '../../../domain/local-time.js';
import { formatNaira } from '../../../domain/money.js';
import type { Checkout, Refund } from '../../../domain/records.js';
import { iso } from '../../checkouts/present.js';

export function money(kobo: number): Money {
  return { kobo, naira: formatNaira(kobo) };
}

export function displayTime(ms: number): DisplayTime {
  return { iso: iso(ms), words: formatLocalTime(ms) };
}

const returnStatuses: Readonly<Record<Refund['status'], Return['status'] | null>> = {
  pending: 'under_way',
  paid: 'paid',
  failed: 'needs_help',
  needs_details: 'needs_help',
  below_minimum: 'too_small',
  cancelled: null,
};

/** What goes back to who paid it; what his bank took back by itself is no longer on its way. */
export function returnsOf({ refunds }: CheckoutAggregate): Return[] {
  return refunds.flatMap(({ amount, origin, status }) => {
    const shown = returnStatuses[status];
    return shown === null ? [] : [{ amount: money(amount), origin, status: shown }];
  });
}

export function deliveryOf(checkout: Checkout): Delivery | null {
  const { sellerDeliveredAt, autoReleaseAt, dispatchProofJson } = checkout;
  if (sellerDeliveredAt === null) return null;
  const proof: Partial<DispatchProof> = dispatchProofJson === null ? {} : JSON.parse(dispatchProofJson);
  return {
    at: displayTime(sellerDeliveredAt),
    courier: proof.courier_name ?? null,
    trackingNumber: proof.tracking_number ?? null,
    photoUrl: linkOrNull(proof.proof_photo_url ?? null),
    notes: proof.notes ?? null,
    releasesAt: autoReleaseAt === null ? null : displayTime(autoReleaseAt),
  };
}

/** The contract has checked it already; a page that could run what a link says checks again. */
export function linkOrNull(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}

/** When the credit arrived that completed the price, unless a bank has taken the money back. */
export function paidAtOf(aggregate: CheckoutAggregate) {
  const checkout = checkoutOf(aggregate);
  const { amountReceived, amount, amountReceivable } = checkout;
  if (isAwaitingPayment(checkout) || amountReceived < amount || amountReceivable > 0) return null;
  const last = aggregate.credits.filter(({ amountApplied }) => amountApplied > 0).at(-1);
  return last ? displayTime(last.createdAt) : null;
}

/** Changes with everything that happens to an order: what records no change of it records an event. */
export function markOf({ version, sequence }: Pick<Checkout, 'version' | 'sequence'>): string {
  return `${version}.${sequence}`;
}
