import type { ReleaseCodeState } from '@escrow-checkout/web';
import { type CheckoutAggregate, type Context, isChargeAggregate } from '../../../domain/aggregate.js';
import { isPossible } from '../../../domain/escrow/decide.js';
import { hasReleaseCode, releaseCodeAttemptsLeft } from '../../../domain/escrow/release-code.js';

/** Whether a release code can be entered now; `off` if one could be, but for too many wrong ones. */
export function releaseCodeStateOf(aggregate: CheckoutAggregate, context: Context): ReleaseCodeState | null {
  if (isChargeAggregate(aggregate) || !hasReleaseCode(aggregate.escrow)) return null;
  if (aggregate.escrow.sellerDeliveredAt === null) return null;
  if (!isPossible(aggregate, { command: 'release', amount: null }, context)) return null;
  return releaseCodeAttemptsLeft(aggregate.escrow) > 0 ? 'on' : 'off';
}
