import { combinedOf } from '../../../server/src/domain/transfer.js';
import { isRefusal } from '../../../server/src/pipeline/retry.js';
import type { At, Books } from './books.js';

const hourMs = 3_600_000;

/** Returns the small payouts that would be combined if their job did not fail. */
export function notCombined(
  { combinable }: Books,
  at: At,
  { failedForMs }: { failedForMs: number },
): string[] {
  if (failedForMs < hourMs) return [];
  return combinable.flatMap((each) => {
    const context = at(each);
    if (isRefusal(combinedOf(each, context))) return [];
    return each.members.flatMap(({ payout, checkout }) => {
      const isDue = payout.scheduledFor === null || payout.scheduledFor <= context.now;
      const isSmall = payout.status === 'below_minimum' && checkout.amountReceivable === 0;
      return isDue && isSmall ? [payout.id] : [];
    });
  });
}
