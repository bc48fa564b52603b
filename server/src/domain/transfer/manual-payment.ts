import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import { receivableOf } from '../checkout/receivable.js';
import type { Attempt } from '../records.js';
import { announcePaid, announceRetried } from './announce.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft } from './draft.js';
import { recordManualDuplicate, wasDuplicatePayment } from './duplicate-payment.js';
import { transferOf } from './owed.js';
import { isScheduled } from './scheduled.js';
import { attemptInFlight, hasPayoutReceivable, isRefundedByBank, newAttempt, sourceProblem } from './send.js';
import { dropUnsent, isUnsent } from './unsent.js';

/** Why nothing more can be paid, by the status of the payout or refund. */
const over: Readonly<Record<string, Refusal['code']>> = {
  paid: 'already_paid',
  returned_to_payer: 'final',
  cancelled: 'final',
};

/**
 * Has a transfer that failed, came back or waits sent now, to the payee's current bank account, or an attempt
 * that was not sent yet called now. Clearing the failure reason ends the pause of a refund that came back.
 */
export function retry(aggregate: TransferAggregate, context: Context): Decision<TransferAggregate> {
  const { payout, payeeBankAccount } = aggregate;
  const inFlight = attemptInFlight(aggregate);
  if (inFlight !== null && isUnsent(inFlight)) return callNow(aggregate, context);
  const problem = problemOf(aggregate);
  if (problem !== null) return problem;
  const { status } = transferOf(aggregate);
  if (status === 'below_minimum' || status === 'manual') return refused(status);
  if (isScheduled(payout)) return refused('payout_scheduled');
  if (isRefundedByBank(aggregate)) return refused('payment_reversed');
  if (payout !== null && payeeBankAccount === null) return refused('payout_details_missing');
  const draft = new TransferDraft(aggregate, context);
  draft.set({ payout: 'pending', refund: 'pending' }, { failureReason: null });
  if (payeeBankAccount !== null) draft.setPayout(payeeBankAccount);
  draft.job(draft.kind === 'payout' ? 'payout.run' : 'refund.run', draft.transfer.id);
  announceRetried(draft);
  return draft.decision();
}

/** Has an attempt that was not sent yet called now, instead of after the pause of its job. */
function callNow(aggregate: TransferAggregate, context: Context): Decision<TransferAggregate> {
  const problem = sourceProblem(aggregate);
  if (problem !== null) return problem;
  const draft = new TransferDraft(aggregate, context);
  draft.job(draft.kind === 'payout' ? 'payout.run' : 'refund.run', draft.transfer.id);
  return draft.decision();
}

/**
 * Posts a manual payment of the operator: a paid attempt under a reference the partner has never seen.
 * Refused while the partner has an attempt under way, which may pay as well. If it was paid meanwhile, the
 * second payment is money owed to us.
 */
export function recordPayment(
  aggregate: TransferAggregate,
  { sessionId }: TransferCommandOf<'record_payment'>,
  context: Context,
): Decision<TransferAggregate> {
  if (isRecorded(aggregate, sessionId)) return { kind: 'repeat', after: aggregate };
  const draft = new TransferDraft(aggregate, context);
  if (draft.transfer.status === 'paid') {
    recordManualDuplicate(draft, newAttempt(draft, null), sessionId);
    return draft.decision();
  }
  const problem = manualPaymentProblem(aggregate);
  if (problem !== null) return problem;
  dropUnsent(draft);
  draft.addAttempt({ ...newAttempt(draft, null), state: 'paid', sessionId });
  draft.set({ payout: 'paid', refund: 'paid' }, { sessionId, failureReason: null });
  draft.payOwed(draft.operatorBank);
  draft.guardSource();
  announcePaid(draft, sessionId);
  return draft.decision();
}

/** Whether the payment with this session id is posted, as the one that was owed or as a duplicate. */
function isRecorded({ attempts }: TransferAggregate, wanted: string): boolean {
  return attempts.some(
    (attempt) => hasSessionId(attempt, wanted) && (attempt.state === 'paid' || wasDuplicatePayment(attempt)),
  );
}

/** Whether an attempt has this session id, in any case. */
export function hasSessionId({ sessionId }: Pick<Attempt, 'sessionId'>, wanted: string): boolean {
  return sessionId?.toLowerCase() === wanted.toLowerCase();
}

/** Why the operator must not pay it manually now, or null. */
export function manualPaymentProblem(aggregate: TransferAggregate): Refusal | null {
  return problemOf(aggregate) ?? (hasPayoutReceivable(aggregate) ? refused('payment_reversed') : null);
}

/** The payer of a reversed credit has the money; it is owed again once the receivable is settled. */
function problemOf(aggregate: TransferAggregate): Refusal | null {
  const inFlight = attemptInFlight(aggregate);
  const mayPay = inFlight !== null && !isUnsent(inFlight);
  if (mayPay) return { refused: true, code: 'in_flight', attemptId: inFlight.id };
  const code = over[transferOf(aggregate).status];
  if (code !== undefined) return refused(code);
  const { credit, checkout } = aggregate;
  const isOpen = credit !== null && receivableOf(credit, checkout).amount > 0;
  return isOpen && isRefundedByBank(aggregate) ? refused('payment_reversed') : null;
}

function refused(code: Refusal['code']): Refusal {
  return { refused: true, code };
}
