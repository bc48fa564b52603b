import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { isSameSealed } from '../sealed-text.js';
import { announceFailed } from './announce.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft } from './draft.js';
import { isDue } from './due.js';
import { settleWithDuplicate } from './duplicate-payment.js';
import { attemptInFlight, sourceProblem } from './send.js';
import { dropUnsent, isUnsent } from './unsent.js';

/**
 * Marks a payout as failed before anything is sent, since the partner that pays it cannot be told its bank
 * account with certainty. Another bank account lets it start again, as after a refusal of the bank.
 */
export function unpayable(
  aggregate: TransferAggregate,
  { accountNumberSealed, reason }: TransferCommandOf<'unpayable'>,
  context: Context,
): Decision<TransferAggregate> {
  const { payeeBankAccount } = aggregate;
  const inFlight = attemptInFlight(aggregate);
  if (inFlight !== null && !isUnsent(inFlight)) {
    return { refused: true, code: 'in_flight', attemptId: inFlight.id };
  }
  const problem = sourceProblem(aggregate);
  if (problem !== null) return problem;
  const mayFail = inFlight !== null || isDue(aggregate, context.now);
  const isOnFile = isSameSealed(payeeBankAccount?.accountNumberSealed, accountNumberSealed);
  if (payeeBankAccount === null || !isOnFile || !mayFail) return { refused: true, code: 'too_early' };
  const draft = new TransferDraft(aggregate, context);
  dropUnsent(draft);
  draft.setPayout(payeeBankAccount);
  draft.set({ payout: 'failed', refund: 'failed' }, { failureReason: reason });
  announceFailed(draft, reason);
  settleWithDuplicate(draft);
  return draft.decision();
}
