import type { Context, EscrowAggregate } from '../aggregate.js';
import { type Refusal, refuse } from '../change.js';
import { isClosed } from '../checkout/invariants.js';
import { refuseState } from '../escrow/blocked.js';
import type { Shipment } from '../records.js';
import { newCarriage } from './carriage.js';
import { hasEnded } from './states.js';

const beingCancelled = 'Its booking is being cancelled: attach another rate once it is.';

/** Returns why the pickup cannot be booked in this state, in the documented order; null if it could. */
export function bookingBlocked(aggregate: EscrowAggregate): Refusal | null {
  const { status, sellerAcceptedAt, sellerDeliveredAt } = aggregate.escrow;
  const { shipment } = aggregate;
  if (shipment === null || hasEnded(shipment)) return refuse('rate_not_attached');
  if (status === 'awaiting_payment') return refuseState(aggregate, 'not_funded');
  if (status === 'disputed') return refuseState(aggregate, 'disputed');
  if (isClosed(status)) return refuseState(aggregate, 'final');
  if (sellerAcceptedAt === null) return refuse('seller_not_accepted');
  if (sellerDeliveredAt !== null) return refuse('already_delivered');
  return shipment.cancelRequestedAt === null ? null : refuse('already_booked', beingCancelled);
}

/** Returns why a rate cannot be booked at this moment, or null. */
export function rateBlocked(
  { escrow, carriage }: EscrowAggregate,
  { amount, rateExpiresAt }: Shipment,
  { now }: Pick<Context, 'now'>,
): Refusal | null {
  if (rateExpiresAt <= now) return refuse('rate_expired');
  const { amountOwed, amountReserved, amountLimit } = carriage ?? newCarriage(escrow);
  const isBeyond = amountLimit !== null && amountOwed + amountReserved + amount > amountLimit;
  return isBeyond ? refuse('carriage_limit') : null;
}
