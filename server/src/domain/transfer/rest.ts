import type { TransferAggregate } from '../aggregate.js';

/** How long money that came back rests before it is tried again. */
export const retryAfterReversalMs = 3_600_000;

/**
 * Until when, in account time, money that came back rests; null when it does not. A payout whose payee has
 * saved other details does not wait any longer, nor does anything that the operator lets be tried again.
 */
export function retryNotBefore({ payout, refund, attempts }: TransferAggregate): number | null {
  if (payout !== null && payout.status !== 'reversed') return null;
  // A refund that came back is pending at once; it says why until it is sent again, or let be sent.
  if (refund !== null && refund.failureReason === null) return null;
  const returns = attempts.filter(({ state }) => state === 'reversed').map(({ updatedAt }) => updatedAt);
  return returns.length === 0 ? null : Math.max(...returns) + retryAfterReversalMs;
}
