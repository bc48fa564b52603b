import type { BlockedBy, EscrowAggregate } from '../aggregate.js';
import { isClosed } from '../checkout/invariants.js';

/** Returns why a release would not move money now, in the documented order; empty if it would. */
export function blockedBy(aggregate: EscrowAggregate): BlockedBy[] {
  const { escrow, payouts, payeeBankAccount } = aggregate;
  const closed = isClosed(escrow.status);
  const payoutWaits = payouts.some((payout) => payout.status === 'waiting_details');
  const reasons: [BlockedBy, boolean][] = [
    ['not_funded', escrow.status === 'awaiting_payment'],
    ['disputed', escrow.status === 'disputed'],
    ['final', closed],
    ['payment_reversed', isPaymentReversed(aggregate)],
    ['seller_not_accepted', !closed && escrow.sellerAcceptedAt === null],
    ['payout_details_missing', payeeBankAccount === null && (!closed || payoutWaits)],
  ];
  return reasons.filter(([, stands]) => stands).map(([reason]) => reason);
}

/** Whether the buyer's bank reversed money and that is not settled. */
export function isPaymentReversed({ escrow, dispute }: EscrowAggregate): boolean {
  const open = escrow.status === 'disputed' && dispute?.reason === 'payment_reversed';
  return open || escrow.amountReceivable > 0;
}
