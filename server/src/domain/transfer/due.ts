import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import type { TransferCommandOf } from './command.js';
import { isMember } from './member.js';
import { transferOf } from './owed.js';
import { isScheduled } from './scheduled.js';
import { hasPayoutReceivable, send } from './send.js';

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
 * Begins an attempt only if one is due. Another worker may have sent the transfer since this one chose it,
 * and the partner may have failed it.
 */
export function sendIfDue(
  aggregate: TransferAggregate,
  command: TransferCommandOf<'send'>,
  context: Context,
): Decision<TransferAggregate> {
  if (!isDue(aggregate, context.now)) return { refused: true, code: 'too_early' };
  return send(aggregate, command, context);
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
