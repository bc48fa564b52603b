import type { TransferAggregate } from '../../../server/src/domain/aggregate.js';
import { attemptInFlight, type TransferCommand, transferOf } from '../../../server/src/domain/transfer.js';

export type Happening =
  | 'send'
  | 'paid'
  | 'failed'
  | 'reversed'
  | 'needs_details'
  | 'bank_account_saved'
  | 'remind'
  | 'notice_sent'
  | 'retry'
  | 'record_payment'
  | 'hold'
  | 'unhold'
  | 'refused'
  | 'not_found'
  | 'no_float'
  | 'end_attempt'
  | 'cancel'
  | 'settle'
  | 'return_to_payer';

/** Its command, or null where it means nothing; `share` is how much of a receivable is settled. */
export function outgoingCommand(
  aggregate: TransferAggregate,
  happens: Exclude<Happening, 'return_to_payer' | 'notice_sent'>,
  attempt: number,
  share: number,
): TransferCommand | null {
  const { kind, attempts } = aggregate;
  const attemptId = attempts.at(attempts.length === 0 ? 0 : attempt % attempts.length)?.id;
  switch (happens) {
    case 'send':
      return { command: 'send', leaseToken: 'lease' };
    case 'retry':
    case 'hold':
    case 'unhold':
      return { command: happens };
    case 'bank_account_saved':
    case 'remind':
      return kind === 'payout' ? { command: happens } : null;
    case 'record_payment':
      return { command: 'record_payment', sessionId: 'manual' };
    case 'cancel':
      return kind === 'refund' ? { command: 'cancel' } : null;
    case 'settle': {
      const amount = Math.ceil(transferOf(aggregate).amountReceivable * share);
      return { command: 'settle_receivable', amount, from: 'recovered' };
    }
    case 'not_found':
      return attemptId ? { command: 'not_found', attemptId } : null;
    case 'no_float':
      return withoutFloat(aggregate);
    case 'end_attempt':
      return attemptId ? { command: 'end_attempt', attemptId, statement: null } : null;
    case 'paid':
      return attemptId ? { command: 'paid', attemptId, sessionId: null, fee: 0 } : null;
    default:
      return attemptId ? { command: happens, attemptId, reason: happens } : null;
  }
}

/** The newest call of the attempt under way found too little at the partner. */
function withoutFloat(aggregate: TransferAggregate): TransferCommand | null {
  const inFlight = attemptInFlight(aggregate);
  if (inFlight === null || inFlight.callCount <= inFlight.refusalCount) return null;
  const { id: attemptId, calledAt: calledBefore } = inFlight;
  return { command: 'postponed', attemptId, reason: 'float', calledBefore };
}
