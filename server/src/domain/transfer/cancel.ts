import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { receivableOf } from '../checkout/receivable.js';
import { receivableAccount } from '../ledger.js';
import { refundFacts } from './announce.js';
import { TransferDraft } from './draft.js';
import { attemptInFlight, isRefundedByBank } from './send.js';
import { dropUnsent, isUnsent } from './unsent.js';

/**
 * Cancels a refund of a credit that the bank reversed: its payer has the money, so what is owed on the refund
 * covers that much of the receivable. An attempt that was never sent is dropped at once; the caller has asked
 * the partner about it.
 */
export function cancelRefund(aggregate: TransferAggregate, context: Context): Decision<TransferAggregate> {
  const { refund, credit, checkout } = aggregate;
  assert(refund && credit, 'only a refund is cancelled, and it has a credit');
  if (refund.status === 'cancelled') return { kind: 'repeat', after: aggregate };
  if (refund.status === 'paid') return { refused: true, code: 'already_paid' };
  if (refund.status === 'manual') return { refused: true, code: 'manual' };
  const inFlight = attemptInFlight(aggregate);
  if (inFlight !== null && !isUnsent(inFlight)) {
    return { refused: true, code: 'in_flight', attemptId: inFlight.id };
  }
  if (!isRefundedByBank(aggregate)) return { refused: true, code: 'credit_not_reversed' };
  const receivable = receivableOf(credit, checkout);
  if (refund.amount > receivable.amount) return { refused: true, code: 'amount_exceeds_receivable' };
  const draft = new TransferDraft(aggregate, context);
  dropUnsent(draft);
  draft.payOwed(receivableAccount(receivable.id));
  draft.cover(refund.amount);
  draft.cancel();
  draft.event('refund.cancelled', {
    ...refundFacts(refund),
    reason: 'payment_reversed',
  });
  return draft.decision();
}
