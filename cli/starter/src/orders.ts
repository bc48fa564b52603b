import { kobo } from '@escrow-checkout/sdk';
import type { WebhookEvent } from '@escrow-checkout/sdk/webhooks';

/** What the shop sells. Prices come from here, never from a browser; they are kobo. */
export const products: Readonly<Record<string, { title: string; price: number }>> = {
  'ankara-bag': { title: 'Ankara bag', price: kobo.fromNaira('2500.00') },
  'kente-scarf': { title: 'Kente scarf', price: kobo.fromNaira('1200.00') },
};

/** Money on its way to the seller, as of the newest event about it. */
export interface Payout {
  status: 'on its way' | 'paid' | 'failed' | 'reversed';
  /** Kobo. */
  amount: number;
  sequence: number;
}

/** An event that the shop received by webhook. */
export interface OrderEvent {
  sequence: number;
  event: string;
  /** The status of the escrow right after it. */
  status: string;
  /** The same in plain words. */
  text: string;
}

export interface Order {
  /** Names the order here and at the service; it is made before the service is asked for anything. */
  reference: string;
  /** The secret that proves who the buyer is. */
  buyerKey: string;
  product: string;
  /** Kobo. */
  price: number;
  buyerEmail: string;
  /** `new` until the escrow is open; then as the escrow's. */
  status: string;
  checkoutUrl: string | null;
  accountNumber: string | null;
  bankName: string | null;
  payouts: Record<string, Payout>;
  /** In the order in which they happened, whatever order they arrived in. */
  events: OrderEvent[];
}

/**
 * Where orders are kept. `file-store.ts` keeps them in a file; implement the same five
 * methods for your database, `handleOnce` as one transaction.
 */
export interface OrderStore {
  find(reference: string): Promise<Order | null>;
  /** Adds an order; returns the existing one if its reference is taken. */
  add(order: Order): Promise<Order>;
  change(reference: string, change: (order: Order) => Order): Promise<Order>;
  hasHandled(eventId: string): Promise<boolean>;
  /**
   * Records that an event is handled and changes its order, both or neither. Returns false, without any
   * change, if the event was handled before or belongs to no order of this shop.
   */
  handleOnce(eventId: string, reference: string, change: (order: Order) => Order): Promise<boolean>;
}

/** `₦2,500.00`, without floating point on the way. */
export function naira(amount: number): string {
  return `₦${kobo.toNaira(amount).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

/** The order after an event. They may come in any order; the one with the largest sequence is the newest. */
export function applyEvent(order: Order, event: WebhookEvent): Order {
  const { sequence, status } = event;
  // Events about a webhook endpoint belong to no order and are not counted.
  if (sequence === null) return order;
  const line = { sequence, event: event.event, status, text: describe(event) };
  const events = [...order.events, line].sort((one, other) => one.sequence - other.sequence);
  const newest = events.at(-1) ?? line;
  return { ...order, events, status: newest.status, payouts: payoutsAfter(order.payouts, event, sequence) };
}

function payoutsAfter(payouts: Order['payouts'], event: WebhookEvent, sequence: number): Order['payouts'] {
  const changed = payoutIn(event);
  if (!changed || (payouts[changed.id]?.sequence ?? 0) > sequence) return payouts;
  const { id, status, amount } = changed;
  return { ...payouts, [id]: { status, amount, sequence } };
}

function payoutIn(event: WebhookEvent): (Pick<Payout, 'status' | 'amount'> & { id: string }) | null {
  switch (event.event) {
    case 'escrow.released':
    case 'escrow.partially_released':
      return { id: event.payout_id, status: 'on its way', amount: event.released_amount };
    case 'payout.paid':
      return { id: event.payout_id, status: 'paid', amount: event.payout_amount };
    case 'payout.failed':
      return { id: event.payout_id, status: 'failed', amount: event.payout_amount };
    case 'payout.reversed':
      return { id: event.payout_id, status: 'reversed', amount: event.payout_amount };
    default:
      return null;
  }
}

/** An event in plain words. What later versions of the service add is named as it is. */
function describe(event: WebhookEvent): string {
  switch (event.event) {
    case 'payment.success':
      return `${naira(event.credited_amount)} arrived from the buyer`;
    case 'payment.partial':
      return `${naira(event.credited_amount)} arrived, ${naira(event.remaining_amount)} is missing`;
    case 'escrow.funded':
      return `${naira(event.held_amount)} is held in escrow`;
    case 'escrow.accepted':
      return 'the seller accepted';
    case 'escrow.declined':
      return `the seller declined, ${naira(event.refunded_amount)} goes back`;
    case 'escrow.delivered':
      return 'the parcel has arrived; the buyer has time to look at it';
    case 'escrow.released':
    case 'escrow.partially_released':
      return `${naira(event.released_amount)} is on its way to the seller`;
    case 'escrow.refunded':
    case 'escrow.partially_refunded':
      return `${naira(event.refunded_amount)} goes back to the buyer`;
    case 'dispute.opened':
      return `disputed by the ${event.opened_by}: ${event.reason}`;
    case 'payout.paid':
      return `${naira(event.payout_amount)} reached the seller`;
    case 'payout.failed':
    case 'payout.reversed':
      return `${naira(event.payout_amount)} did not reach the seller: ${event.failure_reason}`;
    case 'refund.paid':
      return `${naira(event.refund_amount)} reached the buyer again`;
    default:
      return event.event;
  }
}
