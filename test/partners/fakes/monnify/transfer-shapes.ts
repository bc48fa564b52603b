import { naira } from '../naira.js';
import type { Business } from './business.js';
import type { Transfer } from './records.js';
import { lagosSlashes, zoned } from './wire.js';

/** `POST /api/v2/disbursements/single`, and the same after the owner's code. */
export function createdTransfer(business: Business, transfer: Transfer) {
  return {
    amount: naira(transfer.amount),
    reference: transfer.reference,
    status: transfer.status,
    dateCreated: zoned(transfer.createdAt),
    totalFee: naira(transfer.fee),
    destinationAccountName: transfer.accountName,
    destinationBankName: bankNameOf(business, transfer),
    destinationAccountNumber: transfer.accountNumber,
    destinationBankCode: transfer.bankCode,
    comment: commentOf(transfer),
  };
}

/** `GET .../single/summary`, and one of the lists. */
export function transferShape(business: Business, transfer: Transfer) {
  const { settings } = business;
  return {
    amount: naira(transfer.amount),
    reference: transfer.reference,
    narration: transfer.narration,
    currency: 'NGN',
    fee: naira(transfer.fee),
    twoFaEnabled: transfer.isTwoFactor,
    status: transfer.status,
    transactionDescription: commentOf(transfer),
    transactionReference: transfer.transactionReference,
    createdOn: zoned(transfer.createdAt),
    sourceAccountNumber: settings.accountNumber,
    destinationAccountNumber: transfer.accountNumber,
    destinationAccountName: transfer.accountName,
    destinationBankCode: transfer.bankCode,
    destinationBankName: bankNameOf(business, transfer),
    sessionId: settings.hasSessionId ? transfer.sessionId : undefined,
  };
}

/** `eventData` of the events of disbursements. */
export function endedTransfer(business: Business, transfer: Transfer) {
  return {
    amount: naira(transfer.amount),
    transactionReference: transfer.transactionReference,
    fee: naira(transfer.fee),
    transactionDescription: commentOf(transfer),
    destinationAccountNumber: transfer.accountNumber,
    sessionId: transfer.sessionId,
    createdOn: lagosSlashes(transfer.createdAt),
    destinationAccountName: transfer.accountName,
    reference: transfer.reference,
    destinationBankCode: transfer.bankCode,
    completedOn: lagosSlashes(transfer.updatedAt),
    narration: transfer.narration,
    currency: 'NGN',
    destinationBankName: bankNameOf(business, transfer),
    status: transfer.status,
  };
}

function bankNameOf({ banks }: Business, { bankCode }: Transfer): string {
  return banks.find(({ code }) => code === bankCode)?.name ?? '';
}

function commentOf({ status }: Transfer): string {
  if (status === 'SUCCESS' || status === 'COMPLETED') return 'Approved or completed successfully';
  if (status === 'FAILED' || status === 'REVERSED') return 'The beneficiary bank did not accept the transfer';
  return 'Transaction is in progress';
}
