import type { BrandView, CheckoutPageState, CheckoutPageView, Transfer } from '@escrow-checkout/web';
import type { PaymentReport } from '../../../adapters/store/payment-report-rows.js';
import type { CheckoutAggregate, Context } from '../../../domain/aggregate.js';
import { checkoutOf, isChargeAggregate } from '../../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../../domain/checkout/invariants.js';
import { isSameSession } from '../../../domain/credit-trace.js';
import { inspectionHours } from '../../../domain/escrow/clock.js';
import type { Checkout, Credit } from '../../../domain/records.js';
import { arrivalOf } from '../signed-in/arrival-view.js';
import { disputeBetween, disputeViewOf } from '../signed-in/dispute-view.js';
import { noStoryFacts, type StoryFacts } from '../signed-in/story-facts.js';
import { storyOf } from '../signed-in/story-steps-view.js';
import {
  deliveryOf,
  displayTime,
  markOf,
  money,
  paidAtOf,
  parcelOf,
  returnsOf,
  spanOf,
} from '../signed-in/story-view.js';
import { actionsOf, waitingForOf } from './actions-view.js';
import { outcomeOf, withOutcome } from './return-url.js';

/** What the view needs besides the checkout's own rows. */
export interface ViewContext {
  merchant: string;
  brand: BrandView;
  /** What the buyer has said about a payment that has not arrived. */
  report?: PaymentReport | null;
  /** Whether the merchant lets the page go back to the shop by itself. */
  returnsAutomatically?: boolean;
  /** How it ended, as the events say. */
  facts?: StoryFacts;
  context: Context;
}

/** A checkout as its buyer sees it at one time. Pure: everything comes from the records. */
export function viewOf(aggregate: CheckoutAggregate, viewContext: ViewContext): CheckoutPageView {
  const { merchant, brand, facts = noStoryFacts, returnsAutomatically = true, context } = viewContext;
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
    refunded: money(checkout.amountRefunded),
    orderedAt: displayTime(checkout.createdAt, now),
    story: storyOf(aggregate, facts, { side: 'buyer', now }),
    paidAt: paidAtOf(aggregate, now),
    declineReason: facts.declineReason,
    report: reportOf(aggregate, state, viewContext),
    payments: paymentsOf(aggregate),
    receiptNumber: receiptNumberOf(checkout),
    checkFor: isChargeAggregate(aggregate) ? null : spanOf(inspectionHours(aggregate.escrow)),
    transfer: transferOf(checkout, state, now),
    rejected: rejectedOf(aggregate),
    returns: returnsOf(aggregate, facts, now),
    delivery: deliveryOf(checkout, now),
    arrival: arrivalOf(aggregate, context),
    parcel: parcelOf(aggregate, null, now),
    dispute: disputeViewOf(aggregate, 'buyer', now),
    waitingFor: waitingForOf(aggregate),
    actions: actionsOf(aggregate, state, context),
    returnUrl: checkout.returnUrl && withOutcome(checkout.returnUrl, outcomeOf(checkout)),
    returnsAutomatically,
    isDecided: outcomeOf(checkout) !== null,
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
    until: displayTime(until, now),
    leftMs: until - now,
  };
}

/** How long a transfer may take before the page offers help. */
const lateAfterMs = 10 * 60_000;
const awaiting: readonly CheckoutPageState[] = ['waiting', 'part_paid', 'account_expired', 'closing'];

/** What a buyer can say about a transfer they have made; null if nothing is awaited. */
function reportOf(
  { credits }: CheckoutAggregate,
  state: CheckoutPageState,
  { report = null, context }: ViewContext,
): CheckoutPageView['report'] {
  if (!awaiting.includes(state)) return null;
  const isLate = report !== null && context.now - report.reportedAt >= lateAfterMs;
  // Once the operator has closed it, the buyer can give another number.
  const isOpen = report !== null && report.closedAt === null;
  const sessionId = report?.sessionId ?? null;
  const credit = credits.find((each) => each.sessionId !== null && isSameSession(each.sessionId, sessionId));
  if (credit && sessionId !== null) {
    const found = { sessionId, isCounted: staysHere(credit) };
    return { isLate, sessionId: null, closedId: null, found };
  }
  return { isLate, sessionId: isOpen ? sessionId : null, closedId: isOpen ? null : sessionId, found: null };
}

/** Whether a transfer counted, and did not go back since. */
function staysHere({ amount, amountApplied, amountRefunded }: Credit): boolean {
  return amountApplied > 0 && amountRefunded < amount;
}

/** The transfers that counted; a receipt says when in full, since it is kept. */
function paymentsOf({ credits }: CheckoutAggregate): CheckoutPageView['payments'] {
  return credits
    .filter(({ amountApplied }) => amountApplied > 0)
    .map(({ amountApplied, createdAt, payerName, payerBankName, sessionId, partnerCreditId }) => ({
      amount: money(amountApplied),
      at: displayTime(createdAt),
      payerName,
      payerBank: payerBankName,
      sessionId,
      transferId: partnerCreditId,
    }));
}

/** Differs for every checkout, also where two merchants use one reference. */
function receiptNumberOf({ id }: Checkout): string {
  return id.replaceAll('-', '').slice(-12).toUpperCase();
}

function rejectedOf(aggregate: CheckoutAggregate) {
  if (!isAwaitingPayment(checkoutOf(aggregate))) return [];
  return aggregate.credits.filter(({ status }) => status === 'rejected').map(({ amount }) => money(amount));
}
