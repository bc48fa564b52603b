import type { ChargeAggregate, ChargeCommand } from '../aggregate.js';
import { isPaymentOverdue, paymentTimeMs } from '../checkout/opening.js';
import { sendBack } from '../checkout/outgoing.js';
import { coverReceivable, partsTaken, receivableProblem } from '../checkout/receivable.js';
import type { RuleOf } from '../checkout/state-table.js';
import { addVirtualAccount } from '../virtual-account.js';
import { ChargeDraft } from './draft.js';

export type ChargeCommandName = ChargeCommand['command'];

/** A rule of the charge table. */
export type ChargeRule<Name extends ChargeCommandName> = RuleOf<ChargeAggregate, ChargeCommand, Name>;

/** Payment did not arrive in time, the grace included; what did arrive goes back. */
export const expireCharge: ChargeRule<'expire'> = (aggregate, _command, context) => {
  if (!isPaymentOverdue(aggregate.charge, context)) return { kind: 'repeat', after: aggregate };
  const draft = new ChargeDraft(aggregate, context);
  closeUnpaid(draft, 'expired', 'expired');
  return draft.decision();
};

/**
 * The partner refuses to open another account, so the rest cannot be paid. The caller has already asked the
 * partner about every account. If a concurrent request opened one that is still open, the charge goes on.
 */
export const failCharge: ChargeRule<'account_refused'> = (aggregate, _command, context) => {
  if (aggregate.charge.accountExpiresAt > context.now) return { kind: 'repeat', after: aggregate };
  const draft = new ChargeDraft(aggregate, context);
  closeUnpaid(draft, 'failed', 'account_refused');
  return draft.decision();
};

/** The merchant repeats an expired charge: it gets a new virtual account and a new deadline. */
export const reopenCharge: ChargeRule<'reopen'> = (aggregate, { account }, context) => {
  const draft = new ChargeDraft(aggregate, context);
  const paymentDeadlineAt = context.now + paymentTimeMs(aggregate.charge, context.policy);
  draft.set({ status: 'pending', closedReason: null, paymentDeadlineAt });
  addVirtualAccount(draft, account);
  return draft.decision();
};

/** The operator settles money that the bank reversed. A charge holds none to settle it from. */
export const settleReceivable: ChargeRule<'settle_receivable'> = (aggregate, command, context) => {
  const { charge, credits } = aggregate;
  const problem = receivableProblem(charge.amountReceivable, command, false, partsTaken(credits));
  if (problem !== null) return problem;
  const draft = new ChargeDraft(aggregate, context);
  coverReceivable(draft, command.amount, command.from);
  return draft.decision();
};

/** Ends a charge whose price was not reached; what is held goes back to the payers. */
function closeUnpaid(draft: ChargeDraft, status: 'expired' | 'failed', reason: string): void {
  const refunded = draft.row.amountHeld;
  sendBack(draft, refunded, reason);
  draft.set({ status, closedReason: reason });
  draft.event('charge.failed', { failure_reason: reason, refunded_amount: refunded });
}
