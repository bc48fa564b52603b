import type { TransferAggregate } from '../aggregate.js';
import { isMember } from './member.js';
import { transferOf } from './owed.js';
import { isScheduled } from './scheduled.js';
import { hasPayoutReceivable } from './send.js';

/** How long a transfer that came back pauses before the next attempt. */
export const retryAfterReversalMs = 3_600_000;

/**
 * Whether a new attempt may begin. A failed transfer waits in the inbox until it is retried or gets another
 * bank account; a payout whose payment the bank reversed waits until the receivable is settled; one that is
 * or will be paid by a combined payout never starts.
 */
export function mayStart(aggregate: TransferAggregate): boolean {
  if (isMember(aggregate) || isScheduled(aggregate.payout)) return false;
  const { status } = transferOf(aggregate);
  return (status === 'pending' || status === 'reversed') && !hasPayoutReceivable(aggregate);
}

/** Whether a new attempt is due; `now` is account time. */
export function isDue(aggregate: TransferAggregate, now: number): boolean {
  return mayStart(aggregate) && (retryNotBefore(aggregate) ?? now) <= now;
}

/**
 * Returns until when, in account time, a transfer that came back pauses, or null. A payout whose payee has
 * saved another bank account does not pause, nor does a transfer that the operator retries.
 */
export function retryNotBefore({ payout, refund, attempts }: TransferAggregate): number | null {
  if (payout !== null && payout.status !== 'reversed') return null;
  // A refund that came back is pending at once, and keeps the reason until it is sent or retried.
  if (refund !== null && refund.failureReason === null) return null;
  const returns = attempts.filter(({ state }) => state === 'reversed').map(({ updatedAt }) => updatedAt);
  return returns.length === 0 ? null : Math.max(...returns) + retryAfterReversalMs;
}
