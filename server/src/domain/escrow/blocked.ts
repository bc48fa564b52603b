import type { BlockedBy, EscrowAggregate } from '../aggregate.js';
import { type Refusal, refuse } from '../change.js';
import { isClosed } from '../checkout/invariants.js';
import { isUndelivered } from '../shipment/states.js';

/** Returns why a release would not move money now, in the documented order; empty if it would. */
export function blockedBy(aggregate: EscrowAggregate): BlockedBy[] {
  const { escrow, payouts, payeeBankAccount } = aggregate;
  const closed = isClosed(escrow.status);
  const payoutWaits = payouts.some((payout) => payout.status === 'waiting_details');
  const reasons: Record<BlockedBy, boolean> = {
    not_funded: escrow.status === 'awaiting_payment',
    disputed: escrow.status === 'disputed',
    final: closed,
    payment_reversed: isPaymentReversed(aggregate),
    delivery_failed: !closed && isDeliveryFailed(aggregate),
    seller_not_accepted: !closed && escrow.sellerAcceptedAt === null,
    payout_details_missing: payeeBankAccount === null && (!closed || payoutWaits),
  };
  return (Object.keys(reasons) as BlockedBy[]).filter((reason) => reasons[reason]);
}

/** Whether the buyer's bank reversed money and that is not settled. */
export function isPaymentReversed({ escrow, dispute }: EscrowAggregate): boolean {
  const open = escrow.status === 'disputed' && dispute?.reason === 'payment_reversed';
  return open || escrow.amountReceivable > 0;
}

/** Whether a managed delivery failed or was cancelled, and nothing has made good for it. */
function isDeliveryFailed({ escrow, shipment }: EscrowAggregate): boolean {
  return escrow.sellerDeliveredAt === null && shipment !== null && isUndelivered(shipment);
}

/** Refuses with every reason that blocks a release; the first is the code. */
function refuseBlocked(reasons: readonly [BlockedBy, ...BlockedBy[]]): Refusal {
  return { refused: true, code: reasons[0], blockedBy: reasons };
}

/** The reasons that block more than a release. */
const stateBlocks: readonly BlockedBy[] = ['not_funded', 'disputed', 'final', 'payment_reversed'];

/** Refuses with every reason in the escrow's state, the code first. */
export function refuseState(aggregate: EscrowAggregate, code: Refusal['code']): Refusal {
  const standing = blockedBy(aggregate).filter((reason) => stateBlocks.includes(reason));
  const [first, ...others] = standing.slice(standing.indexOf(code as BlockedBy));
  return first === code ? refuseBlocked([first, ...others]) : refuse(code);
}

/** Returns why a release is blocked, or null. */
export function releaseBlocked(aggregate: EscrowAggregate): Refusal | null {
  const [first, ...others] = blockedBy(aggregate);
  return first === undefined ? null : refuseBlocked([first, ...others]);
}
