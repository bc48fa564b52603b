import type { BrandView, CheckoutPageState, CheckoutPageView, Transfer } from '@escrow-checkout/web';
import type { CheckoutAggregate, Context } from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../../domain/checkout/invariants.js';
import type { Checkout } from '../../../domain/records.js';
import { arrivalOf } from '../signed-in/arrival-view.js';
import { disputeBetween, disputeViewOf } from '../signed-in/dispute-view.js';
import {
  deliveryOf,
  displayTime,
  markOf,
  money,
  paidAtOf,
  parcelOf,
  returnsOf,
} from '../signed-in/story-view.js';
import { actionsOf, waitingForOf } from './actions-view.js';
import { outcomeOf, withOutcome } from './return-url.js';

/** What the view needs besides the checkout's own rows. */
export interface ViewContext {
  merchant: string;
  brand: BrandView;
  context: Context;
}

/** A checkout as its buyer sees it at one time. Pure: everything comes from the records. */
export function viewOf(aggregate: CheckoutAggregate, viewContext: ViewContext): CheckoutPageView {
  const { merchant, brand, context } = viewContext;
  const { now } = context;
  const checkout = checkoutOf(aggregate);
  const state = stateOf(checkout, aggregate, now);
  return {
    state,
    isHeld: checkout.kind === 'escrow',
    mode: checkout.mode,
    reference: checkout.reference,
    merchant,
    brand,
    // The buyer must not learn the seller's address.
    seller: checkout.sellerName ?? merchant,
    description: checkout.description,
    amount: money(checkout.amount),
    received: money(checkout.amountReceived),
    held: money(Math.max(0, checkout.amountHeld - checkout.amountReceivable)),
    released: money(checkout.amountReleased),
    orderedAt: displayTime(checkout.createdAt),
    paidAt: paidAtOf(aggregate),
    transfer: transferOf(checkout, state, now),
    rejected: rejectedOf(aggregate),
    returns: returnsOf(aggregate),
    delivery: deliveryOf(checkout),
    arrival: arrivalOf(aggregate, context),
    parcel: parcelOf(aggregate, null),
    dispute: disputeViewOf(aggregate, 'buyer'),
    waitingFor: waitingForOf(aggregate),
    actions: actionsOf(aggregate, state, context),
    returnUrl: checkout.returnUrl && withOutcome(checkout.returnUrl, outcomeOf(checkout)),
    mark: markOf(checkout),
  };
}

function stateOf(checkout: Checkout, aggregate: CheckoutAggregate, now: number): CheckoutPageState {
  switch (checkout.status) {
    case 'awaiting_payment':
    case 'pending':
      return awaitingState(checkout, now);
    case 'funded':
      return checkout.sellerDeliveredAt === null ? 'funded' : 'delivered';
    case 'disputed':
      return disputeBetween(aggregate) === null ? 'payment_reversed' : 'disputed';
    case 'succeeded':
      return 'paid';
    case 'refunded':
      return checkout.closedReason === 'declined' ? 'declined' : 'refunded';
    default:
      return checkout.status;
  }
}

function awaitingState(checkout: Checkout, now: number): CheckoutPageState {
  if (checkout.paymentDeadlineAt <= now) return 'closing';
  if (checkout.accountExpiresAt <= now) return 'account_expired';
  return checkout.amountHeld > 0 ? 'part_paid' : 'waiting';
}

/** An account number is shown only while a transfer to it counts. */
function transferOf(checkout: Checkout, state: CheckoutPageState, now: number): Transfer | null {
  if (state !== 'waiting' && state !== 'part_paid') return null;
  const until = Math.min(checkout.accountExpiresAt, checkout.paymentDeadlineAt);
  return {
    amount: money(checkout.amount - checkout.amountHeld),
    accountNumber: checkout.accountNumber,
    bankName: checkout.bankName,
    accountName: checkout.accountName,
    until: displayTime(until),
    leftMs: until - now,
  };
}

function rejectedOf(aggregate: CheckoutAggregate) {
  if (!isAwaitingPayment(checkoutOf(aggregate))) return [];
  return aggregate.credits.filter(({ status }) => status === 'rejected').map(({ amount }) => money(amount));
}
