import type { BrandView, SellerPagePayout, SellerPageState, SellerPageView } from '@escrow-checkout/web';
import type { Context, EscrowAggregate } from '../../../domain/aggregate.js';
import { blockedBy } from '../../../domain/escrow/blocked.js';
import { isPossible, whatWouldBe } from '../../../domain/escrow/decide.js';
import { isSellersToSend } from '../../../domain/escrow/delivery.js';
import { payoutHoldUntil } from '../../../domain/escrow/release.js';
import { payoutRestUntil } from '../../../domain/payee.js';
import type { BankAccount, Payout } from '../../../domain/records.js';
import { arrivalOf } from '../signed-in/arrival-view.js';
import { disputeActionsOf, disputeBetween, disputeViewOf } from '../signed-in/dispute-view.js';
import { releaseCodeStateOf } from '../signed-in/release-code-view.js';
import { noStoryFacts, type StoryFacts } from '../signed-in/story-facts.js';
import { storyOf } from '../signed-in/story-steps-view.js';
import { deliveryOf, displayTime, markOf, money, paidAtOf, parcelOf } from '../signed-in/story-view.js';

interface ViewContext {
  merchant: string;
  brand: BrandView;
  context: Context;
  /** When the parcel is picked up, in the words of its rate. */
  pickupTime: string | null;
  /** How it ended, as the events say. */
  facts?: StoryFacts;
}

/** An escrow as its seller sees it at one time. Pure: everything comes from the records. */
export function sellerPageViewOf(
  aggregate: EscrowAggregate,
  { merchant, brand, context, pickupTime, facts = noStoryFacts }: ViewContext,
): SellerPageView {
  const { escrow, payeeBankAccount } = aggregate;
  const state = stateOf(aggregate);
  const { now } = context;
  return {
    state,
    mode: escrow.mode,
    reference: escrow.reference,
    merchant,
    brand,
    // The seller must not learn the buyer's address.
    buyer: escrow.customerName,
    description: escrow.description,
    amount: money(escrow.amount),
    received: money(escrow.amountReceived),
    held: money(Math.max(0, escrow.amountHeld - escrow.amountReceivable)),
    released: money(escrow.amountReleased),
    refunded: money(escrow.amountRefunded),
    declineReason: facts.declineReason,
    offeredAt: displayTime(escrow.createdAt, now),
    story: storyOf(aggregate, facts, { side: 'seller', now }),
    payBy: escrow.status === 'awaiting_payment' ? displayTime(escrow.paymentDeadlineAt, now) : null,
    acceptedAt: escrow.sellerAcceptedAt === null ? null : displayTime(escrow.sellerAcceptedAt, now),
    paidAt: paidAtOf(aggregate, now),
    delivery: deliveryOf(escrow, now),
    arrival: arrivalOf(aggregate, context),
    parcel: parcelOf(aggregate, pickupTime, now),
    payoutHoldUntil: holdOf(aggregate, context),
    dispute: disputeViewOf(aggregate, 'seller', now),
    bankAccount: payoutAccountOf(payeeBankAccount),
    payouts: aggregate.payouts.map((payout) => payoutOf(payout, aggregate.payeeChangedAt, now)),
    blockedBy: blockedBy(aggregate),
    isManaged: escrow.deliveryMode === 'managed',
    actions: {
      // After a reversal the goods are not paid for, so the page does not offer to accept.
      accept: state !== 'payment_reversed' && isPossible(aggregate, { command: 'accept' }, context),
      decline: isPossible(aggregate, { command: 'decline', reason: null }, context),
      releaseCode: releaseCodeStateOf(aggregate, context),
      send: sendOf(aggregate, context),
      concede: concedeOf(aggregate, context),
      ...disputeActionsOf(aggregate, 'seller', context),
    },
    mark: markOf(escrow),
  };
}

/** The parts of a bank account that a page may show. */
export function payoutAccountOf(bankAccount: BankAccount | null): SellerPageView['bankAccount'] {
  if (bankAccount === null) return null;
  const { bankName, accountName, accountLast4 } = bankAccount;
  return { bankName, accountName, accountLast4 };
}

/** Any sufficient proof, to ask what a delivery would do. */
const sampleProof = { tracking_number: '1', courier_name: null, proof_photo_url: 'https://', notes: null };

/** Whether the seller can mark the goods as sent now, and how long the buyer would have to check. */
function sendOf(aggregate: EscrowAggregate, context: Context): SellerPageView['actions']['send'] {
  if (!isSellersToSend(aggregate)) return null;
  const after = whatWouldBe(aggregate, { command: 'deliver', proof: sampleProof }, context);
  const autoReleaseAt = after?.escrow.autoReleaseAt ?? null;
  return autoReleaseAt === null ? null : { checkedUntil: displayTime(autoReleaseAt, context.now) };
}

/** The amount that would go back to the buyer if the seller conceded. */
function concedeOf(aggregate: EscrowAggregate, context: Context): SellerPageView['actions']['concede'] {
  if (disputeBetween(aggregate) === null) return null;
  return isPossible(aggregate, { command: 'concede' }, context) ? money(aggregate.escrow.amountHeld) : null;
}

function stateOf(aggregate: EscrowAggregate): SellerPageState {
  const { status, sellerAcceptedAt, sellerDeliveredAt, closedReason } = aggregate.escrow;
  const isAccepted = sellerAcceptedAt !== null;
  switch (status) {
    case 'awaiting_payment':
      return isAccepted ? 'accepted' : 'offered';
    case 'funded':
      if (sellerDeliveredAt !== null) return 'sent';
      return isAccepted ? 'to_send' : 'offered';
    case 'disputed':
      return disputeBetween(aggregate) === null ? 'payment_reversed' : 'disputed';
    case 'refunded':
      return closedReason === 'declined' ? 'declined' : 'refunded';
    default:
      return status;
  }
}

/** Until when an automatic release waits because the bank account was changed. */
function holdOf(aggregate: EscrowAggregate, { now }: Context) {
  const until = payoutHoldUntil(aggregate);
  const { status, autoReleaseAt } = aggregate.escrow;
  const matters = status === 'funded' && autoReleaseAt !== null && until !== null;
  return matters && until > now && until > autoReleaseAt ? displayTime(until, now) : null;
}

const payoutStatuses: Readonly<Record<Payout['status'], SellerPagePayout['status']>> = {
  waiting_details: 'waiting_details',
  pending: 'under_way',
  paid: 'paid',
  failed: 'needs_help',
  reversed: 'needs_help',
  returned_to_payer: 'returned_to_payer',
  below_minimum: 'too_small',
  manual: 'under_way',
};

function payoutOf(payout: Payout, payeeChangedAt: number | null, now: number): SellerPagePayout {
  const { amount, status, bankName, accountLast4, sessionId, updatedAt } = payout;
  const until = payoutRestUntil(payout, payeeChangedAt, now);
  return {
    amount: money(amount),
    status: payoutStatuses[status],
    bankName,
    accountLast4,
    sessionId,
    restsUntil: until === null ? null : displayTime(until, now),
    at: displayTime(updatedAt, now),
  };
}
