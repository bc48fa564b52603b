import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import type { Attempt } from '../records.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft, transferOf } from './draft.js';

/** What stands in the way of a try, by the status of the payout or refund. */
const notSendable: Readonly<Record<string, string>> = {
  waiting_details: 'payout_details_missing',
  below_minimum: 'below_minimum',
  paid: 'already_paid',
  given_back: 'final',
};

/**
 * Marks a try as sent, before the partner is called. A try under way is looked up, never joined by another.
 */
export function send(
  aggregate: TransferAggregate,
  { leaseToken }: TransferCommandOf<'send'>,
  context: Context,
): Decision<TransferAggregate> {
  const refusal = sendProblem(aggregate);
  if (refusal !== null) return refusal;
  const draft = new TransferDraft(aggregate, context);
  draft.set({ payout: 'pending', refund: 'pending' });
  const waiting = draft.attempts.find(({ state }) => state === 'created');
  const sent = { state: 'sent', leaseToken, sentAt: context.now } as const;
  if (waiting) draft.changeAttempt(waiting, sent);
  else draft.addAttempt({ ...newAttempt(draft), ...sent });
  return draft.decision();
}

function sendProblem(aggregate: TransferAggregate): Refusal | null {
  const flying = attemptInFlight(aggregate);
  if (flying !== null) return { refused: true, code: 'in_flight', attemptId: flying.id };
  const code = notSendable[transferOf(aggregate).status];
  if (code !== undefined) return { refused: true, code };
  return aggregate.creditBusyWith ? { refused: true, code: 'credit_busy' } : null;
}

/** The try that is with the partner now, whose outcome has to be looked up; or null. */
export function attemptInFlight({ attempts }: TransferAggregate): Attempt | null {
  return attempts.find(({ state }) => state === 'sent') ?? null;
}

/** A try under a reference of its own; the partner never sees the same one twice for two tries. */
function newAttempt({ kind, transfer, attempts, context }: TransferDraft): Attempt {
  const id = context.newId();
  const prefix = kind === 'payout' ? 'po' : 're';
  return {
    id,
    objectKind: kind,
    objectId: transfer.id,
    n: 1 + Math.max(0, ...attempts.map(({ n }) => n)),
    reference: `${prefix}-${id.replaceAll('-', '').toLowerCase()}`,
    version: 1,
    state: 'created',
    leaseToken: null,
    partnerReference: null,
    sessionId: null,
    failureReason: null,
    sentAt: null,
    createdAt: context.now,
    updatedAt: context.now,
  };
}
