import type { TransferAggregate } from '../aggregate.js';

/** How long a transfer that came back pauses before the next attempt. */
export const retryAfterReversalMs = 3_600_000;

/**
 * Returns until when, in account time, a transfer that came back pauses, or null. A payout whose payee has
 * saved another bank account does not pause, nor does a transfer that the operator retries.
 */
export function retryNotBefore({ payout, refund, attempts }: TransferAggregate): number | null {
  if (payout !== null && payout.status !== 'reversed') return null;
  // A refund that came back is pending at once; it says why until it is sent again, or let be sent.
  if (refund !== null && refund.failureReason === null) return null;
  const returns = attempts.filter(({ state }) => state === 'reversed').map(({ updatedAt }) => updatedAt);
  return returns.length === 0 ? null : Math.max(...returns) + retryAfterReversalMs;
}
