import type { Arrival } from '@escrow-checkout/web';
import type { CheckoutAggregate, Context } from '../../../domain/aggregate.js';
import { isChargeAggregate } from '../../../domain/checkout/decide.js';
import { inspectionStart } from '../../../domain/escrow/clock.js';
import { isPossible } from '../../../domain/escrow/decide.js';
import { isBrought, isWaitUsedUp } from '../../../domain/escrow/inspection.js';
import { displayTime } from './story-view.js';

/**
 * The time to check a delivery, and what its buyer can say of the arrival; null before the delivery. For
 * anybody but the buyer, nothing can be said.
 */
export function arrivalOf(aggregate: CheckoutAggregate, context: Context): Arrival | null {
  if (isChargeAggregate(aggregate)) return null;
  const { now } = context;
  const { escrow } = aggregate;
  const startsAt = inspectionStart(escrow);
  if (startsAt === null) return null;
  const { autoReleaseAt, arrivalConfirmedAt, inspectionExtensions: extensions } = escrow;
  const isRunning = escrow.status === 'funded' && autoReleaseAt !== null && autoReleaseAt > now;
  const extension = extensions + 1;
  // What the buyer said before the carrier brought it is not true any more.
  const hasCome = isBrought(aggregate);
  return {
    startsAt: isRunning && !hasCome && startsAt > now ? displayTime(startsAt, now) : null,
    endsAt: isRunning ? displayTime(autoReleaseAt, now) : null,
    confirmedAt: arrivalConfirmedAt === null ? null : displayTime(arrivalConfirmedAt, now),
    extensions: hasCome ? 0 : extensions,
    canConfirm: isPossible(aggregate, { command: 'confirm_arrival' }, context),
    nextExtension: isPossible(aggregate, { command: 'extend_inspection', extension }, context)
      ? extension
      : null,
    isUsedUp: !hasCome && isWaitUsedUp(escrow),
  };
}
