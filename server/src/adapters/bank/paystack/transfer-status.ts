import { PartnerUnavailable, type TransferResult } from '../../../ports/bank.js';
import type { AnswerReader } from '../http/answer-reader.js';
import { plainText } from '../http/plain-text.js';

/** A transfer as every answer about it has it. */
export interface Transfer {
  reference: string | null;
  status: TransferResult['status'];
  /** Whether it waits for a code that Paystack sent to the owner's telephone. */
  awaitsOtp: boolean;
  amount: number;
  sessionId: string | null;
  failureReason: string | null;
  /** Kobo; null where the answer does not say. */
  fee: number | null;
}

const statuses: Readonly<Record<string, TransferResult['status']>> = {
  pending: 'pending',
  // Our server is asked for its approval.
  received: 'pending',
  otp: 'pending',
  success: 'paid',
  failed: 'failed',
  // Nobody entered the code in 30 minutes.
  abandoned: 'failed',
  // Approval was not given in time, or was denied.
  blocked: 'failed',
  rejected: 'failed',
  reversed: 'reversed',
};

/** Reads a transfer; a status that is not listed leaves its outcome unknown. */
export function readTransfer(transfer: AnswerReader): Transfer {
  const said = transfer.text('status');
  const status = statuses[said];
  if (!status) throw new PartnerUnavailable(`Paystack reports a transfer as ${plainText(said)}`);
  const gateway = transfer.optionalText('gateway_response');
  const isUndone = status === 'failed' || status === 'reversed';
  return {
    reference: transfer.optionalText('reference'),
    status,
    awaitsOtp: said === 'otp',
    amount: transfer.wholeNumber('amount'),
    sessionId: transfer.optionalObject('session').optionalText('id'),
    failureReason: isUndone ? (gateway === null ? said : plainText(gateway)) : null,
    fee: transfer.optionalWholeNumber('fee_charged'),
  };
}
