import { PartnerUnavailable, type TransferResult } from '../../../ports/bank.js';
import type { AnswerReader } from '../http/answer-reader.js';
import { plainText } from '../http/plain-text.js';
import { koboIn, optionalKobo } from './naira.js';

/** A transfer as every answer about it has it. */
export interface Transfer {
  reference: string;
  status: TransferResult['status'];
  /** Whether it waits for a code that Monnify sent to the owner. */
  awaitsOtp: boolean;
  amount: number;
  bankCode: string;
  accountNumber: string;
  sessionId: string | null;
  failureReason: string | null;
  /** Kobo; null where the answer does not say. */
  fee: number | null;
}

const waitingStatuses = ['PENDING_AUTHORIZATION', 'OTP_EMAIL_DISPATCH_FAILED'];

const statuses: ReadonlyMap<string, TransferResult['status']> = new Map([
  ['PENDING', 'pending'],
  ['AWAITING_PROCESSING', 'pending'],
  ['IN_PROGRESS', 'pending'],
  ['PENDING_AUTHORIZATION', 'pending'],
  ['OTP_EMAIL_DISPATCH_FAILED', 'pending'],
  ['SUCCESS', 'paid'],
  ['COMPLETED', 'paid'],
  ['FAILED', 'failed'],
  // Nobody entered the code in time.
  ['EXPIRED', 'failed'],
  ['REVERSED', 'reversed'],
]);

/** Reads a transfer; a status that is not listed leaves its outcome unknown. */
export function readTransfer(transfer: AnswerReader): Transfer {
  const said = transfer.text('status');
  const status = statuses.get(said);
  if (!status) throw new PartnerUnavailable(`Monnify reports a transfer as ${plainText(said)}`);
  const isUndone = status === 'failed' || status === 'reversed';
  const reason = transfer.optionalText('transactionDescription') ?? said.toLowerCase();
  return {
    reference: transfer.text('reference'),
    status,
    awaitsOtp: waitingStatuses.includes(said),
    amount: koboIn(transfer, 'amount'),
    bankCode: transfer.text('destinationBankCode'),
    accountNumber: transfer.text('destinationAccountNumber'),
    sessionId: transfer.optionalText('sessionId'),
    failureReason: isUndone ? plainText(reason) : null,
    fee: optionalKobo(transfer, 'fee') ?? optionalKobo(transfer, 'totalFee'),
  };
}
