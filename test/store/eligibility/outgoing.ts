import type { TransferAggregate } from '../../../server/src/domain/aggregate.js';
import type { Attempt } from '../../../server/src/domain/records.js';
import { attemptInFlight, type TransferCommand, transferOf } from '../../../server/src/domain/transfer.js';
import { type At, type Books, maySay } from './books.js';

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
  | 'settle_came_back'
  | 'return_to_payer';

type OwedField = 'amountReceivable' | 'amountCameBack';

/** Returns the command that settles so much of what was paid twice, or of what came back after that. */
export function settling(field: OwedField, amount: number): TransferCommand {
  return field === 'amountReceivable'
    ? { command: 'settle_receivable', amount, from: 'recovered' }
    : { command: 'settle_came_back', amount, to: 'loss' };
}

/** Returns a test of whether all that was paid twice, or that came back after that, may be settled. */
export function isOpen(field: OwedField) {
  return (each: TransferAggregate, _: Books, at: At) =>
    maySay(each, settling(field, transferOf(each)[field]), at(transferOf(each)));
}

/** Returns the command of a step, or null if it means nothing; `share` of a receivable is settled. */
export function outgoingCommand(
  aggregate: TransferAggregate,
  happens: Exclude<Happening, 'return_to_payer' | 'notice_sent'>,
  attempt: number,
  share: number,
): TransferCommand | null {
  const { kind } = aggregate;
  const called = aggregate.attempts.filter(isAtPartner);
  const attemptId = called.at(called.length === 0 ? 0 : attempt % called.length)?.id;
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
    case 'settle':
      return settling('amountReceivable', Math.ceil(transferOf(aggregate).amountReceivable * share));
    case 'settle_came_back':
      return settling('amountCameBack', Math.ceil(transferOf(aggregate).amountCameBack * share));
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

/** Whether the partner may say something of an attempt: it never sees the reference of a manual payment. */
function isAtPartner({ reference }: Attempt): boolean {
  return !reference.startsWith('ma-');
}

/** Records that the newest call of the attempt found too little money at the partner. */
function withoutFloat(aggregate: TransferAggregate): TransferCommand | null {
  const inFlight = attemptInFlight(aggregate);
  if (inFlight === null || inFlight.callCount <= inFlight.refusalCount) return null;
  const { id: attemptId, calledAt: calledBefore } = inFlight;
  return { command: 'postponed', attemptId, reason: 'float', calledBefore };
}
