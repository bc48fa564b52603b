import type { Facts } from './facts.js';
import { hold } from './violation.js';

/** A reversed payment disputes and blocks; a credit that never counted does neither. */
export function judgeReversals({ checkout, credits, disputes }: Facts): void {
  const reversed = credits.filter(({ status }) => status === 'reversed');
  const counted = reversed.filter(({ amountApplied }) => amountApplied > 0);
  const receivable = counted.reduce((sum, { amountReceivable }) => sum + amountReceivable, 0);
  const says = `${checkout.reference}: ${checkout.amountReceivable} is receivable, ${receivable} counted`;
  hold(checkout.amountReceivable <= receivable, 'a checkout answers only for what counted', says);
  const isDisputed = disputes.some(({ reason }) => reason === 'payment_reversed');
  const words = `${checkout.reference} is disputed, and nothing that counted was reversed`;
  hold(!isDisputed || counted.length > 0, 'only a reversed payment disputes', words);
}
