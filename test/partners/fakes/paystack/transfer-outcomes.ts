import { type Business, newDigits, postToLedger } from './business.js';
import type { Transfer, TransferStatus } from './records.js';
import { otpLifeMs } from './settings.js';
import { succeededTransfer, undoneTransfer } from './transfer-shapes.js';

/** What can become of a transfer; `reversed` also after `success`. */
export type TransferOutcome = Extract<
  TransferStatus,
  'success' | 'failed' | 'reversed' | 'blocked' | 'rejected'
>;

const possibleFrom: Readonly<Record<TransferOutcome, readonly TransferStatus[]>> = {
  success: ['pending'],
  failed: ['pending'],
  reversed: ['pending', 'success'],
  blocked: ['pending'],
  rejected: ['pending'],
};

/** Ends a transfer, or reverses one that had succeeded. What did not arrive returns with its fee. */
export function settleTransfer(business: Business, transfer: Transfer, outcome: TransferOutcome): void {
  if (!possibleFrom[outcome].includes(transfer.status)) {
    throw new Error(`Transfer ${transfer.reference} is ${transfer.status} and cannot become ${outcome}`);
  }
  const now = business.clock.now();
  transfer.status = outcome;
  transfer.updatedAt = now;
  transfer.sessionId ??= newDigits(business, 30);
  if (outcome === 'success') {
    transfer.transferredAt = now;
    emit(business, 'transfer.success', succeededTransfer(business, transfer));
    return;
  }
  returnMoney(business, transfer);
  if (outcome === 'failed') transfer.gatewayResponse = 'The beneficiary bank did not accept the transfer';
  if (outcome === 'failed' || outcome === 'reversed')
    emit(business, `transfer.${outcome}`, undoneTransfer(business, transfer));
}

/** A transfer whose code nobody entered in 30 minutes ends; no money had left for it. */
export function abandonLateOtp({ clock }: Business, transfer: Transfer): void {
  if (transfer.status !== 'otp' || clock.now() < transfer.createdAt + otpLifeMs) return;
  transfer.status = 'abandoned';
  transfer.updatedAt = transfer.createdAt + otpLifeMs;
}

function returnMoney(business: Business, { amount, fee, id, reason }: Transfer): void {
  postToLedger(business, amount + fee, { model: 'Transfer', row: id, reason });
}

function emit({ notifier }: Business, event: string, data: unknown): void {
  notifier.emit(event, { event, data });
}
