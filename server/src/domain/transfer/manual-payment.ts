import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft, transferOf } from './draft.js';
import { attemptInFlight, isPayoutUncovered, newAttempt } from './send.js';

/** Why nothing can be paid any more, by the status of the payout or refund. */
const over: Readonly<Record<string, string>> = {
  paid: 'already_paid',
  given_back: 'final',
  cancelled: 'final',
};

/**
 * Lets what has failed, came back or waits for its next try be tried now, to where its payee wants it. Why
 * the last try failed is forgotten with it, which ends the rest of a refund that came back.
 */
export function retry(aggregate: TransferAggregate, context: Context): Decision<TransferAggregate> {
  const { payout, credit, payeeDestination } = aggregate;
  const problem = problemOf(aggregate);
  if (problem !== null) return problem;
  if (transferOf(aggregate).status === 'below_minimum') return refused('below_minimum');
  if (credit?.status === 'reversed') return refused('payment_reversed');
  if (payout !== null && payeeDestination === null) return refused('payout_details_missing');
  const draft = new TransferDraft(aggregate, context);
  draft.set({ payout: 'pending', refund: 'pending' }, { failureReason: null });
  if (payeeDestination !== null) draft.setPayout(payeeDestination);
  draft.job(draft.kind === 'payout' ? 'payout.run' : 'refund.run', draft.transfer.id);
  draft.event(`${draft.kind}.retried`, {
    [`${draft.kind}_id`]: draft.transfer.id,
    [`${draft.kind}_amount`]: draft.transfer.amount,
  });
  return draft.decision();
}

/**
 * Posts what the operator paid by hand: a try that has paid, under a reference the partner has never seen.
 * Refused while the partner has a try of its own, which may pay as well.
 */
export function recordPayment(
  aggregate: TransferAggregate,
  { sessionId }: TransferCommandOf<'record_payment'>,
  context: Context,
): Decision<TransferAggregate> {
  if (isRecorded(aggregate, sessionId)) return { kind: 'repeat', after: aggregate };
  const problem = problemOf(aggregate);
  if (problem !== null) return problem;
  if (isPayoutUncovered(aggregate)) return refused('payment_reversed');
  const draft = new TransferDraft(aggregate, context);
  draft.addAttempt({ ...newAttempt(draft, null), state: 'paid', sessionId });
  draft.set({ payout: 'paid', refund: 'paid' }, { sessionId, failureReason: null });
  draft.move(draft.owed, draft.bank, draft.transfer.amount);
  draft.guardSource();
  draft.bankEvent('paid', { session_id: sessionId });
  return draft.decision();
}

function isRecorded({ attempts }: TransferAggregate, wanted: string): boolean {
  return attempts.some(
    ({ state, leaseToken, sessionId }) => state === 'paid' && leaseToken === null && sessionId === wanted,
  );
}

/** Money that the bank took back is with its payer; only what was made good since is owed to him again. */
function problemOf(aggregate: TransferAggregate): Refusal | null {
  const flying = attemptInFlight(aggregate);
  if (flying !== null) return { refused: true, code: 'in_flight', attemptId: flying.id };
  const code = over[transferOf(aggregate).status];
  if (code !== undefined) return refused(code);
  const { credit, checkout } = aggregate;
  const isTakenBack = credit?.status === 'reversed' && (checkout ?? credit).amountUncovered > 0;
  return isTakenBack ? refused('payment_reversed') : null;
}

function refused(code: string): Refusal {
  return { refused: true, code };
}
