import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { Attempt } from '../records.js';
import { announceFailed, announcePaid, announceReversed } from './announce.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft } from './draft.js';
import { retryAfterReversalMs } from './due.js';
import {
  bookDuplicatePayment,
  partnerReason,
  returnDuplicatePayment,
  settleWithDuplicate,
  wasDuplicatePayment,
} from './duplicate-payment.js';
import { transferOf } from './owed.js';
import { dropUnsent, isUnsent } from './unsent.js';

/** A transfer that has come back this often waits for another bank account or the operator. */
const returnsMax = 3;

type Outcome = Decision<TransferAggregate>;

/** The partner reports that an attempt has paid. */
export function paid(
  aggregate: TransferAggregate,
  command: TransferCommandOf<'paid'>,
  context: Context,
): Outcome {
  const attempt = attemptOf(aggregate, command.attemptId);
  if (attempt.state === 'paid' || attempt.state === 'reversed' || wasDuplicatePayment(attempt)) {
    return bookLaterFee(aggregate, attempt, command.fee, context);
  }
  const draft = new TransferDraft(aggregate, context);
  if (isSettledOtherwise(aggregate, attempt)) {
    bookDuplicatePayment(draft, attempt, command);
    return draft.decision();
  }
  const { sessionId } = command;
  draft.payOwed(draft.bank);
  const fee = draft.bookFee(attempt, command.fee);
  dropUnsent(draft, attempt);
  draft.changeAttempt(attempt, { state: 'paid', sessionId, fee, failureReason: null, nextPollAt: null });
  draft.set({ payout: 'paid', refund: 'paid' }, { sessionId, failureReason: null });
  announcePaid(draft, sessionId);
  return draft.decision();
}

/** Posts what the partner's fee has risen by since the payment was recorded; nothing else changes. */
function bookLaterFee(
  aggregate: TransferAggregate,
  attempt: Attempt,
  fee: number,
  context: Context,
): Outcome {
  if (fee <= attempt.fee) return nothing(aggregate);
  const draft = new TransferDraft(aggregate, context);
  draft.changeAttempt(attempt, { fee: draft.bookFee(attempt, fee) });
  return draft.decision();
}

/** Whether another attempt may pay or has paid, or nothing is owed any more. */
function isSettledOtherwise(aggregate: TransferAggregate, attempt: Attempt): boolean {
  const others = aggregate.attempts.filter(({ id }) => id !== attempt.id);
  const another = others.some((other) => ['sent', 'paid'].includes(other.state) && !isUnsent(other));
  const { status } = transferOf(aggregate);
  return another || status === 'returned_to_payer' || status === 'cancelled';
}

/**
 * The partner reports that the money of an attempt is not with the payee: it failed, or it came back. The
 * ledger decides what moves: an attempt that was never posted as paid moves nothing, failed or reversed.
 */
export function lost(
  aggregate: TransferAggregate,
  command: TransferCommandOf<'failed' | 'reversed'>,
  context: Context,
): Outcome {
  const reason = partnerReason(command.reason);
  const attempt = attemptOf(aggregate, command.attemptId);
  const kept = Math.max(attempt.fee, command.fee ?? 0);
  const draft = new TransferDraft(aggregate, context);
  if (wasDuplicatePayment(attempt)) returnDuplicatePayment(draft, attempt, reason, kept);
  else if (attempt.state === 'paid') comeBack(draft, attempt, reason, kept);
  else if (attempt.state === 'sent') fail(draft, attempt, reason, { fee: draft.bookFee(attempt, kept) });
  else return bookLaterFee(aggregate, attempt, kept, context);
  return draft.decision();
}

/** Marks the transfer as failed, or sends it again if another bank account was saved meanwhile. */
export function fail(
  draft: TransferDraft,
  attempt: Attempt,
  reason: string,
  end: Partial<Attempt> = {},
): void {
  const { hasNewBankAccount } = draft;
  draft.changeAttempt(attempt, { ...end, state: 'failed', failureReason: reason });
  draft.set(
    { payout: hasNewBankAccount ? 'pending' : 'failed', refund: 'failed' },
    { failureReason: reason },
  );
  announceFailed(draft, reason);
  if (!settleWithDuplicate(draft) && hasNewBankAccount) draft.job('payout.run', draft.transfer.id);
}

/**
 * Takes the money back. The same bank account is paid again after a pause, but not a third time; another one
 * at once.
 */
function comeBack(draft: TransferDraft, attempt: Attempt, reason: string, kept: number): void {
  const { kind, transfer, context, hasNewBankAccount } = draft;
  draft.oweAgain();
  const fee = draft.bookFee(attempt, kept);
  draft.changeAttempt(attempt, { state: 'reversed', failureReason: reason, fee });
  draft.set(statusAfterReturn(draft), { failureReason: reason, sessionId: null });
  announceReversed(draft, reason);
  if (settleWithDuplicate(draft) || draft.transfer.status === 'failed') return;
  const dueAt = hasNewBankAccount ? context.now : context.now + retryAfterReversalMs;
  draft.job(kind === 'payout' ? 'payout.run' : 'refund.run', transfer.id, dueAt);
}

/** The status of a transfer that came back: it rests once it has come back too often. */
export function statusAfterReturn({ hasNewBankAccount, attempts }: TransferDraft) {
  if (hasNewBankAccount) return { payout: 'pending', refund: 'pending' } as const;
  const returns = attempts.filter(({ state }) => state === 'reversed').length;
  if (returns >= returnsMax) return { payout: 'failed', refund: 'failed' } as const;
  return { payout: 'reversed', refund: 'pending' } as const;
}

/** The partner waits for other details; the attempt stays under way, and its outcome is queried again. */
export function needDetails(
  aggregate: TransferAggregate,
  command: TransferCommandOf<'needs_details'>,
  context: Context,
): Outcome {
  const reason = partnerReason(command.reason);
  const attempt = attemptOf(aggregate, command.attemptId);
  if (attempt.state !== 'sent' || attempt.failureReason === reason) return nothing(aggregate);
  const draft = new TransferDraft(aggregate, context);
  draft.changeAttempt(attempt, { failureReason: reason });
  draft.set({ payout: 'pending', refund: 'needs_details' }, { failureReason: reason });
  const isNews = draft.kind === 'refund' && aggregate.refund?.status !== 'needs_details';
  if (isNews) announceFailed(draft, reason);
  return draft.decision();
}

export function attemptOf({ attempts }: TransferAggregate, attemptId: string): Attempt {
  const attempt = attempts.find(({ id }) => id === attemptId);
  assert(attempt, `attempt ${attemptId} is not one of this transfer`);
  return attempt;
}

function nothing(aggregate: TransferAggregate): Outcome {
  return { kind: 'repeat', after: aggregate };
}
