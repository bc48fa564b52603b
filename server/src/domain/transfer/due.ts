import type { TransferAggregate } from '../aggregate.js';
import { transferOf } from './draft.js';
import { retryNotBefore } from './retry-pause.js';
import { hasPayoutReceivable } from './send.js';

/**
 * Whether a new try may be made at all. A failed transfer stays where everybody sees it, until something is
 * done about it and it is owed anew; a payout whose payment was taken back, until that is settled.
 */
export function mayStart(aggregate: TransferAggregate): boolean {
  const { status } = transferOf(aggregate);
  return (status === 'pending' || status === 'reversed') && !hasPayoutReceivable(aggregate);
}

/** Whether a new try is to be made now; `now` is account time. */
export function isDue(aggregate: TransferAggregate, now: number): boolean {
  return mayStart(aggregate) && (retryNotBefore(aggregate) ?? now) <= now;
}
