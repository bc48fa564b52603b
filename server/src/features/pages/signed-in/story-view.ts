import type { Delivery, DisplayTime, Money, Parcel, Return, Span } from '@escrow-checkout/web';
import { type CheckoutAggregate, type DispatchProof, isChargeAggregate } from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../../domain/checkout/invariants.js';
import { formatHours, formatLeft, formatLocalTime, formatNearTime } from '../../../domain/local-time.js';
import { formatNaira } from '../../../domain/money.js';
import type { Checkout, Refund } from '../../../domain/records.js';
import { webLinkOrNull } from '../../../domain/web-link.js';
import { iso } from '../../checkouts/present.js';
import type { StoryFacts } from './story-facts.js';

export function money(kobo: number): Money {
  return { kobo, naira: formatNaira(kobo) };
}

/**
 * A time as pages show it.
 *
 * @param now - makes it near, such as `today, 8:12 pm`, with the time that is left until then
 */
export function displayTime(ms: number, now?: number): DisplayTime {
  if (now === undefined) return { iso: iso(ms), words: formatLocalTime(ms) };
  const near = { iso: iso(ms), seenFrom: now, words: formatNearTime(ms, now) };
  return ms > now ? { ...near, left: formatLeft(ms - now) } : near;
}

export function spanOf(hours: number): Span {
  return { hours, words: formatHours(hours) };
}

/** A refund's status in the words of pages; null if it is not shown. */
export const returnStatuses: Readonly<Record<Refund['status'], Return['status'] | null>> = {
  pending: 'under_way',
  paid: 'paid',
  failed: 'needs_help',
  needs_details: 'needs_help',
  below_minimum: 'too_small',
  manual: 'under_way',
  cancelled: null,
};

/** The refunds to payers; a cancelled one is left out, since the payer's bank reversed the payment. */
export function returnsOf(
  { refunds }: CheckoutAggregate,
  { paidBackAt }: Pick<StoryFacts, 'paidBackAt'>,
  now?: number,
): Return[] {
  return refunds.flatMap((refund) => {
    const status = returnStatuses[refund.status];
    if (status === null) return [];
    const { amount, origin } = refund;
    const at = status === 'paid' ? paidBackAt.get(refund.id) : undefined;
    return [
      {
        amount: money(amount),
        origin,
        status,
        paidAt: at === undefined ? null : displayTime(at, now),
        sessionId: status === 'paid' ? refund.sessionId : null,
      },
    ];
  });
}

export function deliveryOf(checkout: Checkout, now?: number): Delivery | null {
  const { sellerDeliveredAt, autoReleaseAt, dispatchProofJson } = checkout;
  if (sellerDeliveredAt === null) return null;
  const proof: Partial<DispatchProof> = dispatchProofJson === null ? {} : JSON.parse(dispatchProofJson);
  return {
    at: displayTime(sellerDeliveredAt, now),
    courier: proof.courier_name ?? null,
    trackingNumber: proof.tracking_number ?? null,
    photo: null,
    photoUrl: webLinkOrNull(proof.proof_photo_url ?? null),
    notes: proof.notes ?? null,
    expectedAt: proof.expected_arrival_at ? displayTime(Date.parse(proof.expected_arrival_at), now) : null,
    releasesAt: autoReleaseAt === null ? null : displayTime(autoReleaseAt, now),
  };
}

/** How many reports of a carrier are shown. */
const reportsShown = 5;

/**
 * The parcel that a carrier picks up; null before its pickup was asked for.
 *
 * @param pickupTime - when it is picked up, in the words of its rate
 */
export function parcelOf(
  aggregate: CheckoutAggregate,
  pickupTime: string | null,
  now?: number,
): Parcel | null {
  const shipment = isChargeAggregate(aggregate) ? null : aggregate.shipment;
  if (shipment === null || shipment.status === 'rate_attached') return null;
  const { status, carrier, service, trackingNumber, trackingUrl, labelUrl, bookedAt, eventsJson } = shipment;
  const isToPickUp = status === 'booked' && shipment.cancelRequestedAt === null;
  const isCancelling = (status === 'booked' || status === 'booking') && shipment.cancelRequestedAt !== null;
  const events = JSON.parse(eventsJson) as { status: string; at: string }[];
  const newest = events.slice(-reportsShown).reverse();
  return {
    status: isCancelling ? 'cancelling' : status,
    carrier,
    service,
    bookedAt: bookedAt === null ? null : displayTime(bookedAt, now),
    pickupTime: isToPickUp ? pickupTime : null,
    trackingNumber,
    trackingUrl: webLinkOrNull(trackingUrl),
    labelUrl: isToPickUp ? webLinkOrNull(labelUrl) : null,
    reports: newest.map(({ status: said, at }) => ({
      words: readable(said),
      at: displayTime(Date.parse(at), now),
    })),
  };
}

/** Carriers write `in_transit` or `IN-TRANSIT`, and whole sentences, which stay as they are. */
function readable(said: string): string {
  const isCode = /^[\w-]+$/.test(said);
  const words = isCode ? said.replace(/[_-]+/g, ' ').toLowerCase() : said;
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** When the credit that completed the price arrived; null if a bank has reversed the payment. */
export function paidAtOf(aggregate: CheckoutAggregate, now?: number) {
  const checkout = checkoutOf(aggregate);
  const { amountReceived, amount, amountReceivable } = checkout;
  if (isAwaitingPayment(checkout) || amountReceived < amount || amountReceivable > 0) return null;
  const last = aggregate.credits.filter(({ amountApplied }) => amountApplied > 0).at(-1);
  return last ? displayTime(last.createdAt, now) : null;
}

/** A value that changes with every change and every event of a checkout. */
export function markOf({ version, sequence }: Pick<Checkout, 'version' | 'sequence'>): string {
  return `${version}.${sequence}`;
}
