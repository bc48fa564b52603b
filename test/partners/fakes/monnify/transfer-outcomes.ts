import { type Business, newDigits, postToWallet } from './business.js';
import type { Transfer, TransferStatus } from './records.js';
import { endedTransfer } from './transfer-shapes.js';

/** What can become of a transfer; `REVERSED` also after it succeeded. */
export type TransferOutcome = Extract<
  TransferStatus,
  'SUCCESS' | 'COMPLETED' | 'FAILED' | 'REVERSED' | 'EXPIRED'
>;

const pending = ['PENDING', 'AWAITING_PROCESSING', 'IN_PROGRESS'] as const;
const waiting = ['PENDING_AUTHORIZATION', 'OTP_EMAIL_DISPATCH_FAILED'] as const;

const possibleFrom: Readonly<Record<TransferOutcome, readonly TransferStatus[]>> = {
  SUCCESS: pending,
  COMPLETED: pending,
  FAILED: pending,
  REVERSED: [...pending, 'SUCCESS', 'COMPLETED'],
  EXPIRED: waiting,
};

const events: Readonly<Partial<Record<TransferOutcome, string>>> = {
  SUCCESS: 'SUCCESSFUL_DISBURSEMENT',
  COMPLETED: 'SUCCESSFUL_DISBURSEMENT',
  FAILED: 'FAILED_DISBURSEMENT',
  REVERSED: 'REVERSED_DISBURSEMENT',
};

/** Ends a transfer, or reverses one that had succeeded. What did not arrive returns with its fee. */
export function settleTransfer(business: Business, transfer: Transfer, outcome: TransferOutcome): void {
  if (!possibleFrom[outcome].includes(transfer.status)) {
    throw new Error(`Transfer ${transfer.reference} is ${transfer.status} and cannot become ${outcome}`);
  }
  transfer.status = outcome;
  transfer.updatedAt = business.clock.now();
  transfer.sessionId ??= newDigits(business, 30);
  const isPaid = outcome === 'SUCCESS' || outcome === 'COMPLETED';
  if (!isPaid && transfer.isPaidFor) {
    postToWallet(business, transfer.amount + transfer.fee, `Return of ${transfer.reference}`);
    transfer.isPaidFor = false;
  }
  const eventType = events[outcome];
  if (eventType) {
    business.notifier.emit(eventType, { eventType, eventData: endedTransfer(business, transfer) });
  }
}
