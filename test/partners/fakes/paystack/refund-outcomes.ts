import { type Business, newCode, newDigits, postToLedger } from './business.js';
import type { Refund, RefundStatus } from './records.js';
import { refundEvent } from './refund-shapes.js';
import { awaitingSettlement } from './settlements.js';

const possibleFrom: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  pending: ['pending', 'needs-attention'],
  processing: ['pending', 'needs-attention'],
  'needs-attention': ['pending', 'processing'],
  processed: ['processing'],
  failed: ['pending', 'processing', 'needs-attention'],
};

/** Moves a refund on and sends its event. It waits in `pending` until it is covered. */
export function moveRefund(business: Business, refund: Refund, status: RefundStatus): void {
  if (!possibleFrom[status].includes(refund.status)) {
    throw new Error(`Refund ${refund.id} is ${refund.status} and cannot become ${status}`);
  }
  const isOnItsWay = status === 'processing' || status === 'processed';
  if (isOnItsWay && !deductRefund(business, refund)) {
    throw new Error(`Refund ${refund.id} is not covered, so it stays pending`);
  }
  const now = business.clock.now();
  refund.status = status;
  refund.updatedAt = now;
  if (status === 'failed' || status === 'processed') refund.reference ??= newCode(business, 'TRF_');
  if (status === 'failed') giveBack(business, refund);
  if (status === 'processed') {
    refund.processedAt = now;
    refund.sessionId = newDigits(business, 30);
  }
  const event = `refund.${status}`;
  business.notifier.emit(event, { event, data: refundEvent(business, refund) });
}

/**
 * Deducts what is still missing and is there; returns whether the refund is covered. A lost dispute is taken
 * also if the balance falls below 0.
 */
export function deductRefund(business: Business, refund: Refund): boolean {
  const missing = () => refund.amount - refund.fromCollections - refund.fromBalance;
  const fromCollections = Math.min(missing(), Math.max(0, awaitingSettlement(business)));
  refund.fromCollections += fromCollections;
  business.deductions += fromCollections;
  const isForced = refund.disputeId !== null;
  const fromBalance = isForced ? missing() : Math.min(missing(), Math.max(0, business.balance));
  if (fromBalance > 0) {
    refund.fromBalance += fromBalance;
    postToLedger(business, -fromBalance, { model: 'Refund', row: refund.id });
  }
  return missing() === 0;
}

/** A failed refund returns to the next settlement and to the balance what it had taken from each. */
function giveBack(business: Business, refund: Refund): void {
  business.deductions -= refund.fromCollections;
  if (refund.fromBalance > 0) postToLedger(business, refund.fromBalance, { model: 'Refund', row: refund.id });
  refund.fromCollections = 0;
  refund.fromBalance = 0;
}
