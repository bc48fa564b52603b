import type { Credit } from '../../../server/src/domain/records.js';
import type { Facts } from './facts.js';
import { hold } from './violation.js';

/** A reversed payment disputes and blocks; a credit that never counted does neither. */
export function judgeReversals({ checkout, credits, disputes, events }: Facts): void {
  const counted = credits.filter((credit) => credit.amountApplied > 0 && isTakenBack(credit));
  const receivable = counted.reduce(
    (sum, { amountReceivable, amountTakenBack }) => sum + amountReceivable + amountTakenBack,
    0,
  );
  const says = `${checkout.reference}: ${checkout.amountReceivable} is receivable, ${receivable} counted`;
  hold(checkout.amountReceivable <= receivable, 'a checkout answers only for what counted', says);
  const isDisputed = disputes.some(({ reason }) => reason === 'payment_reversed');
  const words = `${checkout.reference} is disputed, and nothing that counted was reversed`;
  hold(!isDisputed || counted.length > 0, 'only a reversed payment disputes', words);
  judgeSettled({ checkout, disputes, events });
}

function isTakenBack({ status, takenBackAt }: Credit): boolean {
  return status === 'reversed' || takenBackAt !== null;
}

/** A reversal that is settled disputes no longer, unless a part of the price was given up for it. */
function judgeSettled({ checkout, disputes, events }: Pick<Facts, 'checkout' | 'disputes' | 'events'>): void {
  const { reference, status, amountReceivable } = checkout;
  const isFromHeld = events.some(
    ({ type, extrasJson }) => type === 'receivable.settled' && JSON.parse(extrasJson).from === 'held',
  );
  const isWhole = amountReceivable === 0 && !isFromHeld;
  const isByReversal = disputes.some((row) => row.status !== 'resolved' && row.openedBy === 'operator');
  hold(!(isWhole && isByReversal), 'a settled reversal disputes no longer', reference);
  hold(!(isFromHeld && status === 'funded'), 'an escrow that lacks a part of its price waits', reference);
}
